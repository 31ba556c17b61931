// Mouse, fingers, wheel and keys, turned into cameras.

import { type Camera, type Point, type Size, fit, keepInSight, leastScale, pinch, reveal, sameView, zoomAt } from "./panzoom";

const DRAG = 6;
const STEP = 80;
/** How far a wheel turns for one step of what lies under it. */
const NOTCH = 60;

/** Something that is dragged instead of the table; points are on the screen. */
export interface Grip {
  start(): void;
  move(at: Point): void;
  drop(at: Point): void;
  cancel(): void;
}

export interface Grasp {
  /** What a pointer would drag that is pressed here. */
  grip(event: PointerEvent): Grip | null;
  /** Whether the wheel turns something here instead of changing the size. */
  spins(): boolean;
  spin(by: 1 | -1): void;
}

const NOTHING: Grasp = { grip: () => null, spins: () => false, spin: () => undefined };

export class Gestures {
  camera: Camera = { x: 0, y: 0, scale: 1 };
  private grip: Grip | null = null;
  private gripping = false;
  private spun = 0;
  private picture: Size = { width: 1, height: 1 };
  private touched = false;
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private dragged = false;
  private readonly stop = new AbortController();

  constructor(
    private readonly frame: HTMLElement,
    /** `chosen`: somebody moved the picture, so that it is not shown whole by itself. */
    private readonly apply: (camera: Camera, chosen: boolean) => void,
    private readonly grasp: Grasp = NOTHING,
  ) {
    const { signal } = this.stop;
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false, signal });
    frame.addEventListener("pointerdown", (event) => this.down(event), { signal });
    frame.addEventListener("pointermove", (event) => this.move(event), { signal });
    frame.addEventListener("pointerup", (event) => this.up(event), { signal });
    frame.addEventListener("pointercancel", (event) => this.up(event), { signal });
    // The click that ends a drag means nothing to the piece under it.
    frame.addEventListener("click", (event) => this.click(event), { capture: true, signal });
  }

  end(): void {
    this.stop.abort();
  }

  /** The picture or the frame has changed: show it all again, unless somebody chose what to look at. */
  resize(picture: Size): void {
    const before = this.picture;
    const changed = picture.width !== before.width || picture.height !== before.height;
    this.picture = picture;
    if (!this.touched || picture.width / picture.height < 1 !== before.width / before.height < 1) this.reset();
    else this.set(changed ? sameView(this.camera, before, picture, this.size()) : this.camera);
  }

  reset(): void {
    this.touched = false;
    this.set(fit(this.picture, this.size(), 4));
  }

  zoom(factor: number, at: Point = this.middle()): void {
    this.touched = true;
    this.set(zoomAt(this.camera, at, factor, leastScale(this.picture, this.size())));
  }

  pan(x: number, y: number): void {
    this.touched = true;
    this.set({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  /** `covered`: how much of the foot of the frame something else covers. */
  reveal(box: Point & Size, covered = 0): void {
    const { width, height } = this.size();
    this.set(reveal(this.camera, box, { width, height: height - covered }, 12));
  }

  key(name: string): boolean {
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(1.25),
      "=": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      "0": () => this.reset(),
      ArrowLeft: () => this.pan(STEP, 0),
      ArrowRight: () => this.pan(-STEP, 0),
      ArrowUp: () => this.pan(0, STEP),
      ArrowDown: () => this.pan(0, -STEP),
    };
    const move = moves[name];
    move?.();
    return move !== undefined;
  }

  private set(camera: Camera): void {
    this.camera = keepInSight(camera, this.picture, this.size());
    this.apply(this.camera, this.touched);
  }

  private size(): Size {
    return { width: this.frame.clientWidth, height: this.frame.clientHeight };
  }

  private middle(): Point {
    return { x: this.frame.clientWidth / 2, y: this.frame.clientHeight / 2 };
  }

  private at(event: MouseEvent): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!event.ctrlKey && this.grasp.spins()) return this.spin(event.deltaY);
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    this.zoom(Math.exp(-event.deltaY * speed), this.at(event));
  }

  /** A trackpad sends many small turns of a wheel. */
  private spin(by: number): void {
    this.spun = Math.sign(by) === Math.sign(this.spun) ? this.spun + by : by;
    if (Math.abs(this.spun) < NOTCH) return;
    this.grasp.spin(this.spun > 0 ? 1 : -1);
    this.spun = 0;
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.pointers.set(event.pointerId, this.at(event));
    if (this.pointers.size === 1) {
      this.start = this.at(event);
      this.dragged = false;
      this.grip = this.grasp.grip(event);
    } else {
      this.letGo();
    }
  }

  private letGo(): void {
    if (this.gripping) this.grip?.cancel();
    this.grip = null;
    this.gripping = false;
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (this.pointers.size === 2) {
      this.pinched(event.pointerId, now);
    } else if (this.start && (this.dragged || Math.hypot(now.x - this.start.x, now.y - this.start.y) > DRAG)) {
      if (!this.dragged) this.beginDrag(event.pointerId);
      if (this.grip) this.grip.move({ x: event.clientX, y: event.clientY });
      else this.pan(now.x - before.x, now.y - before.y);
    } else {
      return;
    }
    this.pointers.set(event.pointerId, now);
  }

  private beginDrag(pointer: number): void {
    this.frame.setPointerCapture(pointer);
    this.dragged = true;
    this.gripping = this.grip !== null;
    this.grip?.start();
  }

  private pinched(moving: number, now: Point): void {
    const other = [...this.pointers].find(([id]) => id !== moving)?.[1];
    const before = this.pointers.get(moving);
    if (!other || !before) return;
    this.dragged = true;
    this.touched = true;
    this.set(pinch(this.camera, [before, other], [now, other], leastScale(this.picture, this.size())));
  }

  private up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
    if (this.gripping && event.type === "pointerup") this.grip?.drop({ x: event.clientX, y: event.clientY });
    else if (this.gripping) this.grip?.cancel();
    this.grip = null;
    this.gripping = false;
    if (this.pointers.size === 0) this.start = null;
  }

  private click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
