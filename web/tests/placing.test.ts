import { describe, expect, it } from "vitest";
import { around, type Box, placeNote } from "../src/lib/placing";

const room = { x: 8, y: 8, width: 374, height: 640 };
const wide = { width: 374, height: 200 };
const small = { width: 100, height: 40 };
const box = (x: number, y: number, width = 70, height = 80): Box => ({ x, y, width, height });

function hides(note: { width: number; height: number }, about: Box[], thing: Box): boolean {
  const at = placeNote(note, about, room);
  return (
    at.x < thing.x + thing.width && at.x + note.width > thing.x && at.y < thing.y + thing.height && at.y + note.height > thing.y
  );
}

describe("a note", () => {
  it("stands above what it tells about, in its middle", () => {
    expect(placeNote(small, [box(200, 400)], room)).toEqual({ x: 185, y: 352 });
  });

  it("stands below where there is no room above", () => {
    expect(placeNote(small, [box(200, 20)], room)).toEqual({ x: 185, y: 108 });
  });

  it("stays in the room at its sides", () => {
    expect(placeNote(small, [box(0, 400)], room).x).toBe(8);
    expect(placeNote(small, [box(360, 400)], room).x).toBe(282);
  });

  it("stands beside what is too high to go above or below it", () => {
    expect(placeNote(small, [box(150, 10, 70, 630)], room)).toEqual({ x: 42, y: 305 });
    expect(placeNote(small, [box(20, 10, 70, 630)], room)).toEqual({ x: 98, y: 305 });
  });

  it("goes to the end of the table where it hides least when nothing is left free", () => {
    expect(placeNote(wide, [box(10, 190, 370, 300)], room).y).toBe(8);
    expect(placeNote(wide, [box(10, 170, 370, 300)], room).y).toBe(448);
  });

  it("stands at the foot of the table when it belongs to nothing there", () => {
    expect(placeNote(small, [], room)).toEqual({ x: 145, y: 608 });
  });

  it.each([
    ["the tile in the hand above its place", box(20, 40), box(180, 330, 47, 55)],
    ["the sign below the spot", box(100, 250, 162, 33), box(200, 320, 20, 20)],
    ["the ant beside the exit", box(200, 420, 19, 26), box(40, 450, 162, 33)],
    ["the open tile above its place", box(300, 160), box(40, 460, 51, 59)],
  ])("leaves free all that it tells about: %s", (_, thing, place) => {
    expect(hides(wide, [place, thing], thing)).toBe(false);
    expect(hides(wide, [place, thing], place)).toBe(false);
  });

  it("begins where the room begins when it is larger", () => {
    expect(placeNote({ width: 500, height: 900 }, [box(200, 300)], room)).toEqual({ x: 8, y: 8 });
  });
});

describe("the box around several", () => {
  it("reaches from the first to the last", () => {
    expect(around([box(10, 50), box(100, 20, 10, 10)])).toEqual({ x: 10, y: 20, width: 100, height: 110 });
  });
});
