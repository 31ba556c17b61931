import { describe, expect, it } from "vitest";
import { fit, inSight, keepInSight, leastScale, MOST_ZOOM, pinch, reveal, sameView, zoomAt } from "../src/lib/panzoom";

const frame = { width: 400, height: 600 };

describe("fitting", () => {
  it("shows a wide picture whole and in the middle", () => {
    expect(fit({ width: 800, height: 400 }, frame)).toEqual({ x: 0, y: 200, scale: 0.5 });
  });

  it("fills the width with a long picture and starts at its top", () => {
    expect(fit({ width: 400, height: 1200 }, frame, 0)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it("shows a picture whole that is only a little too long", () => {
    const camera = fit({ width: 400, height: 660 }, frame);
    expect(camera.scale).toBeCloseTo(600 / 660);
  });
});

describe("zooming", () => {
  it("keeps what lies under the pointer", () => {
    const camera = zoomAt({ x: 10, y: 20, scale: 1 }, { x: 110, y: 220 }, 2, 0.1);
    expect(camera).toEqual({ x: -90, y: -180, scale: 2 });
  });

  it("stops at the nearest and the farthest", () => {
    const start = { x: 0, y: 0, scale: 1 };
    expect(zoomAt(start, { x: 0, y: 0 }, 1000, 0.5).scale).toBe(MOST_ZOOM);
    expect(zoomAt(start, { x: 0, y: 0 }, 0.0001, 0.5).scale).toBe(0.5);
  });

  it("never needs to go farther than the whole picture", () => {
    expect(leastScale({ width: 800, height: 600 }, frame)).toBeCloseTo(0.45);
  });
});

describe("two fingers", () => {
  it("hold what they touch", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const now = pinch(camera, [{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 100, y: 100 }, { x: 300, y: 100 }], 0.1);
    expect(now.scale).toBe(2);
    // The point under the first finger is still there.
    expect(now.x + 100 * now.scale).toBeCloseTo(100);
    expect(now.x + 200 * now.scale).toBeCloseTo(300);
  });

  it("move the picture when they move together", () => {
    const camera = { x: 5, y: 5, scale: 1 };
    const now = pinch(camera, [{ x: 0, y: 0 }, { x: 10, y: 0 }], [{ x: 7, y: 9 }, { x: 17, y: 9 }], 0.1);
    expect(now).toEqual({ x: 12, y: 14, scale: 1 });
  });
});

describe("staying in sight", () => {
  it("keeps a small picture inside", () => {
    const camera = keepInSight({ x: -50, y: 900, scale: 1 }, { width: 100, height: 100 }, frame);
    expect(camera).toEqual({ x: 0, y: 500, scale: 1 });
  });

  it("lets a large one move, but not away", () => {
    const camera = keepInSight({ x: -5000, y: 5000, scale: 2 }, { width: 400, height: 600 }, frame);
    expect(camera.x).toBe(400 - 800 - 60);
    expect(camera.y).toBe(60);
  });

  it("moves just enough to show something", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(reveal(camera, { x: 50, y: 50, width: 10, height: 10 }, frame, 10)).toEqual(camera);
    expect(reveal(camera, { x: 395, y: -20, width: 10, height: 10 }, frame, 10)).toEqual({ x: -15, y: 30, scale: 1 });
  });
});

describe("a picture that grows under a camera that somebody chose", () => {
  it("keeps what lay in the middle there", () => {
    const frame = { width: 400, height: 400 };
    const before = { width: 400, height: 400 };
    const camera = { x: -200, y: -400, scale: 2 };
    const now = sameView(camera, before, { width: 800, height: 800 }, frame);
    expect(now.scale).toBeCloseTo(1);
    // The middle of the frame showed the point (200, 300), half and three quarters of the way.
    expect((200 - now.x) / now.scale).toBeCloseTo(400);
    expect((200 - now.y) / now.scale).toBeCloseTo(600);
  });
});

describe("what one sees", () => {
  const camera = { x: -100, y: -50, scale: 2 };
  const frame = { width: 300, height: 200 };

  it("is what has its middle in the frame", () => {
    expect(inSight(camera, { x: 60, y: 30, width: 20, height: 20 }, frame)).toBe(true);
    expect(inSight(camera, { x: 60, y: 130, width: 20, height: 20 }, frame)).toBe(false);
    expect(inSight(camera, { x: 10, y: 30, width: 20, height: 20 }, frame)).toBe(false);
  });

  it("comes into sight when it is revealed", () => {
    const box = { x: 60, y: 130, width: 20, height: 20 };
    expect(inSight(reveal(camera, box, frame, 10), box, frame)).toBe(true);
  });
});
