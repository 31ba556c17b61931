// Where a note stands beside what it tells about.

import type { Point, Size } from "./panzoom";

export type Box = Point & Size;

const GAP = 8;

/**
 * Where a note hides least of what it tells about: beside that, above before below before left and right, or at an end
 * of the room. The first box is what it belongs to; without any it stands at the foot of the room.
 */
export function placeNote(note: Size, about: readonly Box[], room: Box): Point {
  const [main] = about;
  const foot = room.y + room.height - note.height;
  const x = (main ?? room).x + ((main ?? room).width - note.width) / 2;
  const ends = main ? [{ x, y: room.y }, { x, y: foot }] : [{ x, y: foot }];
  const places = [...about.flatMap((box) => besides(note, box)), ...ends].map((place) => inside(place, note, room));
  const hidden = places.map((place) => about.reduce((sum, box) => sum + hiddenPart(box, { ...place, ...note }), 0));
  return places[hidden.indexOf(Math.min(...hidden))] ?? room;
}

function besides(note: Size, box: Box): Point[] {
  const x = box.x + (box.width - note.width) / 2;
  const y = box.y + (box.height - note.height) / 2;
  return [
    { x, y: box.y - note.height - GAP },
    { x, y: box.y + box.height + GAP },
    { x: box.x - note.width - GAP, y },
    { x: box.x + box.width + GAP, y },
  ];
}

/** What is larger than the room begins where the room begins. */
function inside(place: Point, note: Size, room: Box): Point {
  return {
    x: Math.max(room.x, Math.min(place.x, room.x + room.width - note.width)),
    y: Math.max(room.y, Math.min(place.y, room.y + room.height - note.height)),
  };
}

/** How much of a box lies under another, from 0 to 1: small things are hidden by little. */
function hiddenPart(box: Box, by: Box): number {
  const width = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const height = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
}

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
