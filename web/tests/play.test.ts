// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Answer, Choice, Decision } from "../src/lib/protocol";
import { Play } from "../src/state/play.svelte";
import type { TableState } from "../src/state/table.svelte";

const lay = (action: number, tile: string, place: string) =>
  ({ action, nodes: [tile, place], sentence: "", final: false, ghost: { node: tile, at: place, turn: 0 } }) as unknown as Choice;
const choices = [lay(1, "tile-a", "place-a"), lay(2, "tile-a", "place-b"), lay(3, "tile-b", "place-a"), lay(4, "tile-b", "place-b")];
const hint = { action: 1, nodes: ["tile-a", "place-a"], sentence: "Lay it there.", reasons: [] };

let play: Play;

beforeEach(() => {
  const table: Partial<TableState> = {
    decision: { pick: "one", choices, picked: [] } as unknown as Decision,
    scene: { nodes: [...new Set(choices.flatMap((each) => each.nodes))].map((id) => ({ id })) } as unknown as TableState["scene"],
    say: () => undefined,
    hint: () => Promise.resolve({ ok: true, hint } as unknown as Answer),
  };
  play = new Play(table as TableState);
});

describe("a hint", () => {
  it("marks what it is about and shows how it would lie", async () => {
    await play.hint();
    expect([...play.hinted]).toEqual(hint.nodes);
    expect(play.ghost?.action).toBe(1);
    expect(play.bubble?.node).toBe("place-a");
  });

  it("stays while somebody follows it", async () => {
    await play.hint();
    await play.click("tile-a", true);
    expect([...play.hinted]).toEqual(hint.nodes);
  });

  it("is gone when somebody picks something else", async () => {
    await play.hint();
    await play.click("tile-b", true);
    expect(play.held).toEqual(["tile-b"]);
    expect([play.hinted.size, play.ghost, play.bubble]).toEqual([0, null, null]);
  });
});
