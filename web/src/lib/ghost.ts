// What is not on the table yet: the ghost of a thing that could lie somewhere, and marks where an area is open.

import { make, outlineOf } from "./picture";
import type { SpriteForm } from "./protocol";
import { type SceneNode, nearestTurn } from "./scene";

const TURNING = 180;
const MARK = 9;

export class GhostPicture {
  private readonly ghost = make("g", { class: "ghost" });
  private readonly art = make("g", {});
  private readonly marks = make("g", { class: "gaps" });
  private shown = "";
  private turn = 0;

  constructor(root: SVGGElement) {
    this.ghost.append(this.art);
    root.append(this.marks, this.ghost);
  }

  /** Draw a thing as if it lay at a place, turned by so many degrees. */
  show(thing: SceneNode, sprite: SpriteForm, at: SceneNode, turn: number, still: boolean): void {
    const what = `${thing.sprite} ${thing.tone} ${at.id}`;
    if (what !== this.shown) this.fill(thing, sprite, at);
    const from = nearestTurn(turn, this.turn);
    this.art.setAttribute("transform", `rotate(${turn}) scale(${at.scale})`);
    if (what === this.shown && from !== turn && !still) {
      const steps = [from, turn].map((angle) => ({ transform: `rotate(${angle}deg) scale(${at.scale})` }));
      this.art.animate(steps, { duration: TURNING, easing: "ease-out" });
    }
    this.shown = what;
    this.turn = turn;
  }

  hide(): void {
    this.shown = "";
    this.ghost.classList.remove("seen");
    this.art.replaceChildren();
  }

  /** Mark the points where the areas in question are open. */
  mark(points: { x: number; y: number }[]): void {
    this.marks.replaceChildren(...points.map(({ x, y }) => make("circle", { cx: x, cy: y, r: MARK })));
  }

  private fill(thing: SceneNode, sprite: SpriteForm, at: SceneNode): void {
    this.ghost.classList.add("seen");
    this.ghost.setAttribute("transform", `translate(${at.x} ${at.y})`);
    const use = make("use", { href: `#sprite-${thing.sprite}`, ...(thing.tone && { color: thing.tone }) });
    this.art.replaceChildren(use, make("path", { class: "rim", d: outlineOf(sprite) }));
  }
}
