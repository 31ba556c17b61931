import { describe, expect, it } from "vitest";
import { nearestChoice, picking, turned, turnsOf } from "../src/lib/picking";
import type { Choice, Decision } from "../src/lib/protocol";

function choice(action: number, nodes: string[], turn?: number): Choice {
  const [node = "", at = ""] = nodes;
  const ghost = turn === undefined ? null : { node, at, turn };
  return { action, notation: "", nodes, sentence: `do ${action}`, final: false, ghost };
}

const laying: Decision = {
  seat: 0,
  turn: 0,
  kind: "lay",
  pick: "one",
  picked: [],
  choices: [
    choice(1, ["hand-0", "space-a"], 0),
    choice(2, ["hand-0", "space-a"], -120),
    choice(3, ["hand-0", "space-b"], -60),
    choice(4, ["hand-1", "space-b"], 0),
    choice(5, ["stop"]),
  ],
};
const shown = new Set(["hand-0", "hand-1", "space-a", "space-b", "stop"]);
const numbers = (choices: Choice[]) => choices.map((each) => each.action);

describe("picking a thing and a place", () => {
  it("begins with the things, and leaves the places beside", () => {
    const now = picking(laying, [], shown);
    expect([...now.next]).toEqual(["hand-0", "hand-1", "stop"]);
    expect([...now.beside]).toEqual(["space-a", "space-b"]);
    expect(now.complete).toEqual([]);
  });

  it("goes on with the places of the picked thing, and lets one change to another thing", () => {
    const now = picking(laying, ["hand-0"], shown);
    expect([...now.next]).toEqual(["space-a", "space-b"]);
    expect([...now.beside]).toEqual(["hand-1", "stop"]);
    expect([...now.settled]).toEqual(["hand-0"]);
  });

  it("needs no click on what all remaining choices share", () => {
    const now = picking(laying, ["space-a"], shown);
    expect([...now.settled].sort()).toEqual(["hand-0", "space-a"]);
    expect(numbers(now.complete)).toEqual([1, 2]);
    expect(now.next.size).toBe(0);
  });

  it("is complete with one click on a node that stands alone", () => {
    expect(numbers(picking(laying, ["stop"], shown).complete)).toEqual([5]);
  });

  it("does not wait for nodes that the scene does not show", () => {
    const now = picking(laying, ["hand-1"], new Set(["hand-0", "hand-1"]));
    expect(numbers(now.complete)).toEqual([4]);
  });

  it("offers what is complete while more can be picked", () => {
    const attack = { ...laying, choices: [choice(1, ["s1", "spot"]), choice(2, ["s1", "s2", "spot"])] };
    const now = picking(attack, ["s1", "spot"], new Set(["s1", "s2", "spot"]));
    expect(numbers(now.complete)).toEqual([1]);
    expect([...now.next]).toEqual(["s2"]);
  });

  it("leaves sets of nodes alone", () => {
    expect(picking({ ...laying, pick: "set" }, [], shown).next.size).toBe(0);
    expect(picking(null, [], shown).choices).toEqual([]);
  });
});

describe("turning a thing", () => {
  const turns = turnsOf([choice(1, ["a", "b"], 0), choice(2, ["a", "b"], -120), choice(3, ["a", "b"], -300)]);

  it("goes through the turns that fit, clockwise and back", () => {
    expect(numbers(turns)).toEqual([1, 3, 2]);
    const [first = null] = turns;
    expect(turned(turns, first, 1)?.action).toBe(3);
    expect(turned(turns, first, -1)?.action).toBe(2);
    expect(turned([], null, 1)).toBeNull();
  });

  it("begins with the one nearest to what somebody liked", () => {
    expect(nearestChoice(turns, -180)?.action).toBe(2);
    expect(nearestChoice(turns, 350)?.action).toBe(1);
    expect(nearestChoice([], 0)).toBeNull();
  });

  it("knows no turns where choices differ in more", () => {
    expect(turnsOf([choice(1, ["a", "b"], 0), choice(2, ["a", "c"], 0)])).toEqual([]);
    expect(turnsOf([choice(1, ["a"])])).toEqual([]);
  });
});
