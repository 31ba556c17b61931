// Walking over the table with the keyboard: one node at a time can be reached by Tab, arrows go on from there.

import { type SceneNode, readingOrder } from "./scene";

export class Walk {
  private lit: SceneNode[] = [];
  private all: SceneNode[] = [];
  private current = "";
  private element: (id: string) => SVGElement | null = () => null;

  renew(nodes: SceneNode[], element: (id: string) => SVGElement | null): void {
    const reachable = nodes.filter((node) => !node.quiet && node.sprite);
    this.element = element;
    this.all = readingOrder(reachable);
    this.lit = readingOrder(reachable.filter((node) => node.actions.length));
    const stands = this.lit.some((node) => node.id === this.current);
    this.stand(stands ? this.current : (this.lit[0]?.id ?? ""));
  }

  /** The node at which Tab enters the table. */
  stand(id: string): void {
    this.element(this.current)?.setAttribute("tabindex", "-1");
    this.current = id;
    this.element(id)?.setAttribute("tabindex", "0");
  }

  /** Go to where one may act; false if there is no such place. */
  enter(): boolean {
    const [first] = this.lit;
    if (first) this.element(first.id)?.focus();
    return first !== undefined;
  }

  /** To the next or the previous place where one may act; `everywhere` over all pieces. */
  step(key: string, everywhere: boolean): void {
    const path = everywhere || !this.lit.length ? this.all : this.lit;
    if (!path.length) return;
    const back = key === "ArrowLeft" || key === "ArrowUp";
    const here = path.findIndex((node) => node.id === this.current);
    const next = here < 0 ? (back ? path.length - 1 : 0) : (here + (back ? -1 : 1) + path.length) % path.length;
    const target = path[next];
    if (target) this.element(target.id)?.focus();
  }
}
