// Dragging a piece: to the other of its two places, or a picked thing to a place where it may go.

import type { Grip } from "./gestures";
import type { Camera, Point } from "./panzoom";
import type { ScenePicture } from "./picture";
import type { SceneNode } from "./scene";

interface Dragged {
  node: SceneNode;
  picture: ScenePicture;
  /** A point of the screen as a point of the picture. */
  point: (at: Point) => Point;
  milliseconds: number;
}

/** From the screen to the picture. */
export function pointOf(at: Point, frame: { left: number; top: number }, camera: Camera): Point {
  return { x: (at.x - frame.left - camera.x) / camera.scale, y: (at.y - frame.top - camera.y) / camera.scale };
}

/** A piece with two places goes to the one that is nearer when it is dropped. */
export function betweenPlaces({ node, picture, point, milliseconds }: Dragged, other: Point, change: () => void): Grip {
  const apart = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y);
  return {
    ...carried(node, picture, point),
    drop: (at) => {
      picture.element(node.id)?.classList.remove("carried");
      if (apart(point(at), other) < apart(point(at), node)) change();
      else picture.putBack(node.id, milliseconds);
    },
    cancel: () => {
      picture.element(node.id)?.classList.remove("carried");
      picture.putBack(node.id, milliseconds);
    },
  };
}

/** A thing is picked by dragging it; it is dropped on what lies under the pointer. */
export function toAPlace({ node, picture, point, milliseconds }: Dragged, hand: { lift(): void; over(at: Point): void; drop(): void }): Grip {
  const carrying = carried(node, picture, point);
  const back = () => {
    picture.element(node.id)?.classList.remove("carried");
    picture.putBack(node.id, milliseconds);
  };
  return {
    start: () => {
      hand.lift();
      carrying.start();
    },
    move: (at) => {
      carrying.move(at);
      hand.over(at);
    },
    drop: (at) => {
      hand.over(at);
      back();
      hand.drop();
    },
    cancel: back,
  };
}

function carried(node: SceneNode, picture: ScenePicture, point: (at: Point) => Point): Pick<Grip, "start" | "move"> {
  return {
    start: () => picture.element(node.id)?.classList.add("carried"),
    move: (at) => {
      const { x, y } = point(at);
      picture.carry(node.id, x, y);
    },
  };
}
