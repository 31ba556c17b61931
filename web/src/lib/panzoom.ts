// The mathematics of looking at a table: a camera is where the picture's origin lies on the screen, and its scale.

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MOST_ZOOM = 6;
/** A picture that is longer than the frame fills its width when that makes it this much larger. */
const WORTH_SCROLLING = 1.18;

/** The whole picture in the frame; or its full width from the top, where that lets one see much better. */
export function fit(picture: Size, frame: Size, margin = 0): Camera {
  const room = { width: Math.max(1, frame.width - 2 * margin), height: Math.max(1, frame.height - 2 * margin) };
  const wide = room.width / picture.width;
  const whole = Math.min(wide, room.height / picture.height);
  const scrolls = picture.height > picture.width && wide / whole > WORTH_SCROLLING;
  const scale = scrolls ? wide : whole;
  return {
    x: (frame.width - picture.width * scale) / 2,
    y: scrolls ? margin : (frame.height - picture.height * scale) / 2,
    scale,
  };
}

/** The scale at which everything is in sight: nobody needs to go further away. */
export function leastScale(picture: Size, frame: Size): number {
  return Math.min(frame.width / picture.width, frame.height / picture.height) * 0.9;
}

/** Zoom by a factor, keeping what lies under a point of the screen where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, least: number): Camera {
  const most = Math.max(least, MOST_ZOOM);
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const real = scale / camera.scale;
  return { x: at.x - (at.x - camera.x) * real, y: at.y - (at.y - camera.y) * real, scale };
}

/** A picture that grows: what lay in the middle stays there, as much larger than the whole as it was. */
export function sameView(camera: Camera, before: Size, now: Size, frame: Size): Camera {
  const grown = fit(now, frame).scale / fit(before, frame).scale;
  const scale = camera.scale * grown;
  const along = (start: number, room: number, old: number, size: number) =>
    room / 2 - ((room / 2 - start) / (old * camera.scale)) * size * scale;
  return {
    x: along(camera.x, frame.width, before.width, now.width),
    y: along(camera.y, frame.height, before.height, now.height),
    scale,
  };
}

/** Two fingers hold two points of the picture: where the camera goes when they move. */
export function pinch(camera: Camera, before: [Point, Point], now: [Point, Point], least: number): Camera {
  const factor = distance(now) / Math.max(1, distance(before));
  const from = middle(before);
  const to = middle(now);
  const zoomed = zoomAt(camera, from, factor, least);
  return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}

/** Never lose the picture: at least part of it stays in the frame; a small one stays inside whole. */
export function keepInSight(camera: Camera, picture: Size, frame: Size): Camera {
  return {
    x: within(camera.x, picture.width * camera.scale, frame.width),
    y: within(camera.y, picture.height * camera.scale, frame.height),
    scale: camera.scale,
  };
}

function within(start: number, length: number, room: number): number {
  if (length <= room) return Math.min(room - length, Math.max(0, start));
  const slack = Math.min(60, room / 4);
  return Math.min(slack, Math.max(room - length - slack, start));
}

/** Move as little as needed to bring a box of the picture into the frame. */
export function reveal(camera: Camera, box: Point & Size, frame: Size, margin: number): Camera {
  const left = camera.x + box.x * camera.scale;
  const top = camera.y + box.y * camera.scale;
  return {
    x: camera.x + shift(left, box.width * camera.scale, frame.width, margin),
    y: camera.y + shift(top, box.height * camera.scale, frame.height, margin),
    scale: camera.scale,
  };
}

/** Whether one sees a box of the picture: its middle is in the frame. */
export function inSight(camera: Camera, box: Point & Size, frame: Size): boolean {
  const x = camera.x + (box.x + box.width / 2) * camera.scale;
  const y = camera.y + (box.y + box.height / 2) * camera.scale;
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
}

function shift(start: number, length: number, room: number, margin: number): number {
  if (start < margin) return margin - start;
  const beyond = start + length - (room - margin);
  return beyond > 0 ? -Math.min(beyond, start - margin) : 0;
}

function distance([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
