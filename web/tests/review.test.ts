import { describe, expect, it } from "vitest";
import type { Review } from "../src/lib/protocol";
import { HEIGHT, lineOf, WIDTH } from "../src/lib/review";

const review: Review = {
  match: "m",
  ready: true,
  failed: false,
  judged: 4,
  steps: 4,
  chances: [
    { step: 0, chances: [0.5, 0.5] },
    { step: 2, chances: [0.75, 0.25] },
    { step: 4, chances: [1, 0] },
  ],
  turning_points: [],
};

describe("the picture of a review", () => {
  it("runs from the left to the right edge, and up with the chance", () => {
    expect(lineOf(review, 0)).toBe(`0,${HEIGHT / 2} ${WIDTH / 2},${HEIGHT / 4} ${WIDTH},0`);
    expect(lineOf(review, 1)).toBe(`0,${HEIGHT / 2} ${WIDTH / 2},${(HEIGHT * 3) / 4} ${WIDTH},${HEIGHT}`);
  });

  it("knows nothing of a match without steps", () => {
    expect(lineOf({ ...review, steps: 0, chances: [{ step: 0, chances: [1] }] }, 0)).toBe("0,0");
  });
});
