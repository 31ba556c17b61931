// The look back on a match as lines in a picture.

import type { Review } from "./protocol";

export const WIDTH = 640;
export const HEIGHT = 240;

/** One dash pattern a seat, since colour alone tells nobody apart for certain. */
export const DASHES = ["none", "9 4", "2 4", "12 3 2 3", "5 5", "1 3"];

export function xOf(step: number, steps: number): number {
  return Math.round((WIDTH * 10 * step) / Math.max(1, steps)) / 10;
}

export function yOf(chance: number): number {
  return Math.round(HEIGHT * 10 * (1 - Math.min(1, Math.max(0, chance)))) / 10;
}

/** The line of one seat's chance to win, as the points of a polyline. */
export function lineOf(review: Review, seat: number): string {
  return review.chances
    .map(({ step, chances }) => `${xOf(step, review.steps)},${yOf(chances[seat] ?? 0)}`)
    .join(" ");
}
