// A fingertip is larger than many pieces: what lies close under it is meant as well.

import type { Point, Size } from "./panzoom";

/** What a fingertip covers; a smaller place is as easy to hit as one of this size. */
export const FINGERTIP = 44;

export type Target = Point & Size & { id: string };

/** Whether a finger could miss this. */
export function isSmall({ width, height }: Size): boolean {
  return width < FINGERTIP && height < FINGERTIP;
}

/** The nearest of the places that a finger covers; points and boxes are on the screen. */
export function underFinger(at: Point, targets: readonly Target[]): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const target of targets) {
    const [x, y] = [Math.abs(at.x - target.x - target.width / 2), Math.abs(at.y - target.y - target.height / 2)];
    if (x > Math.max(target.width, FINGERTIP) / 2 || y > Math.max(target.height, FINGERTIP) / 2) continue;
    const far = Math.hypot(Math.max(0, x - target.width / 2), Math.max(0, y - target.height / 2));
    if (far < least) [best, least] = [target.id, far];
  }
  return best;
}
