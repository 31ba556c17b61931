// Draws scenes as SVG. Every node keeps its element by id and glides to its new place with the Web Animations API:
// CSS transitions would be lost whenever an element moves in the document, and there order means height.

import type { Sheet, SpriteForm } from "./protocol";
import { type Scene, type SceneNode, difference, nearestTurn, textPlace, thrown } from "./scene";

const TUMBLE = 600;
const SVG = "http://www.w3.org/2000/svg";
const CHECK = "M-11 0A11 11 0 1 1 11 0 11 11 0 1 1-11 0M-5 0-1.500 4 5.500-4";

interface Pose {
  x: number;
  y: number;
  turn: number;
  scale: number;
  textX: number;
  textY: number;
}

interface Drawn {
  node: SceneNode;
  place: SVGGElement;
  art: SVGGElement;
  text: SVGTextElement | null;
  from: Pose;
  to: Pose;
  running: Animation | null;
  others: Animation[];
}

export interface ShowOptions {
  /** How long pieces glide; 0 puts them there at once. */
  milliseconds: number;
}

export class ScenePicture {
  private scene: Scene | null = null;
  private readonly drawn = new Map<string, Drawn>();
  private sprites = new Map<string, SpriteForm>();

  constructor(
    private readonly root: SVGGElement,
    private readonly definitions: SVGDefsElement,
    /** Called when the piece that has the focus leaves the table. */
    private readonly focusLost: () => void = () => undefined,
  ) {}

  useSheet(sheet: Sheet): void {
    this.sprites = new Map(sheet.sprites.map((sprite) => [sprite.name, sprite]));
    const symbols = sheet.sprites.map((sprite) => {
      let body = sprite.body;
      for (const used of sprite.uses ?? []) body = body.replaceAll(`href="#${used}"`, `href="#sprite-${used}"`);
      return `<symbol id="sprite-${sprite.name}" overflow="visible">${body}</symbol>`;
    });
    const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${symbols.join("")}</svg>`, "image/svg+xml");
    this.definitions.replaceChildren(...parsed.documentElement.children);
  }

  show(scene: Scene, options: ShowOptions): void {
    const change = difference(this.scene, scene);
    const tumbling = options.milliseconds ? thrown(this.scene, scene) : [];
    const focused = document.activeElement;
    const starts = new Map(change.moved.map(({ now }) => [now.id, this.poseNow(now.id)]));
    for (const node of change.removed) this.remove(node.id, options.milliseconds);
    for (const node of change.added) this.add(node, options.milliseconds);
    for (const { now } of change.moved) this.redraw(now);
    for (const node of change.restyled) this.redraw(node);
    this.putInOrder(scene.nodes);
    this.scene = scene;
    if (options.milliseconds) {
      for (const [id, start] of starts) if (start) this.glide(id, start, options.milliseconds);
    }
    for (const node of tumbling) this.tumble(node.id);
    // Moving an element in the document takes the focus from it.
    if (focused instanceof SVGElement && focused !== document.activeElement && focused.isConnected) focused.focus();
  }

  element(id: string): SVGGElement | null {
    return this.drawn.get(id)?.place ?? null;
  }

  mark(className: string, ids: ReadonlySet<string>): void {
    for (const [id, { place }] of this.drawn) place.classList.toggle(className, ids.has(id));
  }

  sprite(name: string): SpriteForm | null {
    return this.sprites.get(name) ?? null;
  }

  /** Put a node somewhere else for a while, as when it is dragged. */
  carry(id: string, x: number, y: number): void {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    this.poseNow(id);
    drawn.from = drawn.to = { ...drawn.to, x, y };
    drawn.place.setAttribute("transform", `translate(${round(x)} ${round(y)})`);
  }

  /** Bring it back to its place. */
  putBack(id: string, milliseconds: number): void {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    const from = drawn.to;
    settle(drawn, drawn.node);
    if (milliseconds) this.glide(id, from, milliseconds);
  }

  /** Half of what a node covers, for putting words beside it. */
  reach(node: SceneNode): { x: number; y: number } {
    const sprite = this.sprites.get(node.sprite);
    const width = (sprite?.width ?? (node.text?.size ?? 20) * 2) * node.scale;
    const height = (sprite?.height ?? node.text?.size ?? 20) * node.scale;
    const angle = (node.turn * Math.PI) / 180;
    const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    return { x: (width * c + height * s) / 2, y: (width * s + height * c) / 2 };
  }

  private add(node: SceneNode, milliseconds: number): void {
    const place = make("g", { class: "node", "data-node": node.id });
    const art = make("g", { class: "art" });
    place.append(art);
    const pose = poseOf(node);
    const drawn: Drawn = { node, place, art, text: null, from: pose, to: pose, running: null, others: [] };
    this.drawn.set(node.id, drawn);
    this.fill(drawn, node);
    if (milliseconds && this.scene) place.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds });
  }

  private remove(id: string, milliseconds: number): void {
    const drawn = this.drawn.get(id);
    this.drawn.delete(id);
    if (!drawn) return;
    if (drawn.place === document.activeElement) this.focusLost();
    if (!milliseconds) return drawn.place.remove();
    drawn.place.classList.add("leaving");
    const fading = drawn.place.animate([{ opacity: 1 }, { opacity: 0 }], { duration: milliseconds / 2, fill: "forwards" });
    fading.onfinish = () => drawn.place.remove();
  }

  private redraw(node: SceneNode): void {
    const drawn = this.drawn.get(node.id);
    if (drawn) this.fill(drawn, node);
  }

  private fill(drawn: Drawn, node: SceneNode): void {
    const { place, art } = drawn;
    const sprite = this.sprites.get(node.sprite);
    const lit = node.actions.length > 0;
    place.classList.toggle("lit", lit);
    place.classList.toggle("quiet", node.quiet);
    place.classList.toggle("silent", !node.sprite);
    place.classList.toggle("changes-place", node.pickedAt !== null);
    describe(place, node, lit);
    const outline = sprite ? outlineOf(sprite) : "";
    const inside: SVGElement[] = [];
    if (outline && !node.quiet) inside.push(make("path", { class: "glow", d: outline }));
    if (node.sprite) inside.push(make("use", { href: `#sprite-${node.sprite}`, ...(node.tone && { color: node.tone }) }));
    if (outline && !node.quiet) inside.push(make("path", { class: "line", d: outline }));
    art.replaceChildren(...inside);
    place.querySelector(":scope > .check")?.remove();
    if (lit) place.append(this.check(node));
    this.write(drawn, node);
    settle(drawn, node);
  }

  /** Where words stand, the sign that this is picked goes to a corner. */
  private check(node: SceneNode): SVGPathElement {
    const check = make("path", { class: "check", d: CHECK });
    const { x, y } = this.reach(node);
    if (node.text) check.style.translate = `${round(x)}px ${round(-y)}px`;
    return check;
  }

  private write(drawn: Drawn, node: SceneNode): void {
    drawn.text?.remove();
    drawn.text = null;
    if (!node.text) return;
    const { size } = textPlace(node);
    const text = make("text", { "font-size": round(size), "text-anchor": node.text.anchor, fill: node.text.colour });
    if (node.text.bold) text.setAttribute("font-weight", "700");
    if (node.text.italic) text.setAttribute("font-style", "italic");
    text.textContent = node.text.value;
    drawn.place.append(text);
    drawn.text = text;
  }

  private putInOrder(nodes: SceneNode[]): void {
    let after: Element | null = null;
    for (const node of nodes) {
      const place = this.drawn.get(node.id)?.place;
      if (!place) continue;
      let next: Element | null = after ? after.nextElementSibling : this.root.firstElementChild;
      while (next?.classList.contains("leaving")) next = next.nextElementSibling;
      if (next !== place) this.root.insertBefore(place, next);
      after = place;
    }
  }

  /** Where a node is seen at this moment, which is on its way if it glides. */
  private poseNow(id: string): Pose | null {
    const drawn = this.drawn.get(id);
    if (!drawn) return null;
    const progress = drawn.running?.effect?.getComputedTiming().progress ?? 1;
    drawn.running?.cancel();
    for (const animation of drawn.others) animation.cancel();
    drawn.running = null;
    return between(drawn.from, drawn.to, progress);
  }

  private glide(id: string, start: Pose, milliseconds: number): void {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    const from = { ...start, turn: nearestTurn(drawn.to.turn, start.turn) };
    const timing = { duration: milliseconds, easing: "cubic-bezier(.3,.1,.2,1)" };
    drawn.from = from;
    const { to } = drawn;
    drawn.running = drawn.place.animate([{ transform: moved(from.x, from.y) }, { transform: moved(to.x, to.y) }], timing);
    drawn.others = [drawn.art.animate([{ transform: turned(from) }, { transform: turned(to) }], timing)];
    if (drawn.text) {
      const steps = [{ transform: moved(from.textX, from.textY) }, { transform: moved(to.textX, to.textY) }];
      drawn.others.push(drawn.text.animate(steps, timing));
    }
  }

  /** Comes after a glide, so that the art turns as it was thrown while the node is still on its way. */
  private tumble(id: string): void {
    const drawn = this.drawn.get(id);
    if (!drawn) return;
    const { turn, scale } = drawn.to;
    const steps = [
      { transform: turned({ turn: turn - 640, scale: scale * 1.35 }) },
      { transform: turned({ turn: turn - 200, scale: scale * 1.5 }), offset: 0.45 },
      { transform: turned({ turn: turn + 24, scale }), offset: 0.8 },
      { transform: turned({ turn: turn - 9, scale }), offset: 0.9 },
      { transform: turned({ turn, scale }) },
    ];
    drawn.others.push(drawn.art.animate(steps, { duration: TUMBLE, easing: "ease-out" }));
    // Words stand upright; they are read when the thing lies still.
    if (drawn.text) drawn.others.push(drawn.text.animate([{ opacity: 0 }, { opacity: 0, offset: 0.7 }, { opacity: 1 }], { duration: TUMBLE }));
  }
}

function settle(drawn: Drawn, node: SceneNode): void {
  const pose = poseOf(node);
  drawn.node = node;
  drawn.from = pose;
  drawn.to = pose;
  drawn.place.setAttribute("transform", `translate(${round(pose.x)} ${round(pose.y)})`);
  drawn.art.setAttribute("transform", `rotate(${round(pose.turn)}) scale(${pose.scale})`);
  drawn.text?.setAttribute("transform", `translate(${round(pose.textX)} ${round(pose.textY)})`);
}

function describe(place: SVGGElement, node: SceneNode, lit: boolean): void {
  for (const name of ["role", "aria-label", "aria-hidden", "tabindex"]) place.removeAttribute(name);
  if (node.quiet) {
    place.setAttribute("aria-hidden", "true");
  } else if (node.sprite) {
    place.setAttribute("role", lit ? "button" : "img");
    place.setAttribute("aria-label", node.label);
    place.setAttribute("tabindex", "-1");
  }
}

function poseOf(node: SceneNode): Pose {
  const words = textPlace(node);
  return { x: node.x, y: node.y, turn: node.turn, scale: node.scale, textX: words.x, textY: words.y };
}

function between(from: Pose, to: Pose, progress: number): Pose {
  const part = (a: number, b: number) => a + (b - a) * progress;
  return {
    x: part(from.x, to.x),
    y: part(from.y, to.y),
    turn: part(from.turn, to.turn),
    scale: part(from.scale, to.scale),
    textX: part(from.textX, to.textX),
    textY: part(from.textY, to.textY),
  };
}

function moved(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}

function turned({ turn, scale }: Pick<Pose, "turn" | "scale">): string {
  return `rotate(${turn}deg) scale(${scale})`;
}

/** Where a sprite can be clicked and what of it is lit. */
export function outlineOf(sprite: SpriteForm): string {
  return sprite.shape || boxPath(sprite);
}

function boxPath({ width, height }: SpriteForm): string {
  return `M${-width / 2} ${-height / 2}h${width}v${height}h${-width}Z`;
}

export function make<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
