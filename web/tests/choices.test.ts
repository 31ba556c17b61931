import { describe, expect, it } from "vitest";
import { canGrow, choiceOfSet, choicesAt, mustConfirm, toggled, withoutPlace } from "../src/lib/choices";
import type { Choice, Decision } from "../src/lib/protocol";

function choice(action: number, ...nodes: string[]): Choice {
  return { action, notation: "", nodes, sentence: `do ${action}`, final: false, ghost: null };
}

function decision(pick: "one" | "set", ...choices: Choice[]): Decision {
  return { seat: 0, turn: 0, kind: "any", pick, picked: [], choices };
}

describe("one place at a time", () => {
  const asked = decision("one", choice(1, "a"), choice(2, "a"), choice(3, "b"), choice(4));

  it("finds everything that a place means", () => {
    expect(choicesAt(asked, "a").map((each) => each.action)).toEqual([1, 2]);
    expect(choicesAt(asked, "nowhere")).toEqual([]);
    expect(choicesAt(null, "a")).toEqual([]);
  });

  it("makes buttons of choices without a place", () => {
    expect(withoutPlace(asked).map((each) => each.action)).toEqual([4]);
  });
});

describe("several places together", () => {
  const asked = decision("set", choice(1), choice(2, "a"), choice(3, "b", "a"), choice(4, "c"));

  it("is a choice when the set is one, in any order", () => {
    expect(choiceOfSet(asked, new Set(["a", "b"]))?.action).toBe(3);
    expect(choiceOfSet(asked, new Set())?.action).toBe(1);
    expect(choiceOfSet(asked, new Set(["b"]))).toBeNull();
  });

  it("knows whether more can make it one", () => {
    expect(canGrow(asked, new Set(["b"]))).toBe(true);
    expect(canGrow(asked, new Set(["b", "c"]))).toBe(false);
  });

  it("has no buttons: the empty set is confirmed like any other", () => {
    expect(withoutPlace(asked)).toEqual([]);
  });

  it("leaves the old set alone", () => {
    const before = new Set(["a"]);
    expect([...toggled(before, "b")]).toEqual(["a", "b"]);
    expect([...toggled(before, "a")]).toEqual([]);
    expect([...before]).toEqual(["a"]);
  });
});

describe("asking first", () => {
  const final = { ...choice(1, "a"), final: true };
  it.each([
    ["never", final, false],
    ["final", final, true],
    ["final", choice(2), false],
    ["always", choice(2), true],
  ] as const)("%s", (asking, asked, expected) => {
    expect(mustConfirm(asked, asking)).toBe(expected);
  });
});
