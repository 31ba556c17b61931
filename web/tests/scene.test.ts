import { describe, expect, it } from "vitest";
import type { NodeForm, SceneForm } from "../src/lib/protocol";
import { difference, nearestTurn, readScene, readingOrder, textPlace, thrown, withEquals, withLit, withPicked } from "../src/lib/scene";

function scene(...nodes: NodeForm[]): SceneForm {
  return { scene: 1, width: 100, height: 100, title: "", prompt: "", language: "en", nodes };
}

describe("reading a scene", () => {
  it("fills in what was left out", () => {
    const [node] = readScene(scene({ id: "ant", text: { value: "7" } })).nodes;
    expect(node).toMatchObject({ x: 0, y: 0, turn: 0, scale: 1, layer: 0, quiet: false, actions: [] });
    expect(node?.text).toMatchObject({ size: 18, anchor: "middle", bold: false });
  });

  it("draws lower layers first and keeps the order within a layer", () => {
    const forms = [{ id: "a", layer: 2 }, { id: "b" }, { id: "c", layer: 2 }, { id: "d", layer: 1 }];
    expect(readScene(scene(...forms)).nodes.map((node) => node.id)).toEqual(["b", "d", "a", "c"]);
  });
});

describe("what changes", () => {
  const before = readScene(scene({ id: "stays" }, { id: "moves", x: 1 }, { id: "leaves" }, { id: "lights" }));
  const now = readScene(scene({ id: "stays" }, { id: "moves", x: 2 }, { id: "comes" }, { id: "lights", actions: [3] }));

  it("tells what came, went, moved and looks different", () => {
    const change = difference(before, now);
    expect(change.added.map((node) => node.id)).toEqual(["comes"]);
    expect(change.removed.map((node) => node.id)).toEqual(["leaves"]);
    expect(change.moved.map(({ now }) => now.id)).toEqual(["moves"]);
    expect(change.restyled.map((node) => node.id)).toEqual(["lights"]);
  });

  it("is everything, when there was nothing before", () => {
    expect(difference(null, now).added).toHaveLength(4);
  });

  it("is nothing, when nothing changed", () => {
    const change = difference(now, now);
    expect([change.added, change.removed, change.moved, change.restyled].flat()).toEqual([]);
  });
});

describe("what has been thrown", () => {
  const lying = (...nodes: NodeForm[]) => readScene(scene(...nodes));
  const ids = (before: SceneForm | null, ...nodes: NodeForm[]) =>
    thrown(before && readScene(before), lying(...nodes)).map((node) => node.id);

  it("is what has another number than before, also when it shows the same", () => {
    expect(ids(scene({ id: "die", tumble: 3 }), { id: "die", tumble: 4 })).toEqual(["die"]);
    expect(ids(scene({ id: "die" }), { id: "die", tumble: 4 })).toEqual(["die"]);
    expect(ids(scene(), { id: "die", tumble: 4 })).toEqual(["die"]);
  });

  it("is nothing that lies as it lay, was put away, or is seen for the first time with the whole table", () => {
    expect(ids(scene({ id: "die", tumble: 4 }), { id: "die", tumble: 4, x: 9 })).toEqual([]);
    expect(ids(scene({ id: "die", tumble: 4 }), { id: "die" })).toEqual([]);
    expect(ids(null, { id: "die", tumble: 4 })).toEqual([]);
  });
});

describe("what is picked", () => {
  it("lies at its other place, if it has one", () => {
    const read = readScene(scene({ id: "a", x: 1, picked_at: [7, 8] }, { id: "b", x: 2, picked_at: [9, 9] }, { id: "c", x: 3 }));
    const places = withPicked(read, new Set(["a", "c"])).nodes.map(({ x, y }) => [x, y]);
    expect(places).toEqual([[7, 8], [2, 0], [3, 0]]);
  });
});

describe("turning", () => {
  it.each([
    [350, 10, 370],
    [10, 350, -10],
    [0, 180, -180],
    [0, 90, 90],
    [720, 0, 720],
  ])("from %i to %i goes by way of %i", (from, to, expected) => {
    expect(nearestTurn(from, to)).toBe(expected);
  });
});

describe("words at a node", () => {
  it("turn round the node with it, and stay upright", () => {
    const form = { id: "a", turn: 90, scale: 2, text: { value: "7", size: 10, dx: 5 } };
    const [place] = readScene(scene(form)).nodes.map(textPlace);
    expect(place?.x).toBeCloseTo(0);
    expect(place?.y).toBeCloseTo(10 + 20 * 0.36);
    expect(place?.size).toBe(20);
  });
});

describe("reading order", () => {
  it("goes along lines, even when they are not quite straight", () => {
    const nodes = [
      { id: "d", x: 10, y: 200 },
      { id: "b", x: 50, y: 0 },
      { id: "c", x: 90, y: 12 },
      { id: "a", x: 10, y: 8 },
    ];
    expect(readingOrder(nodes).map((node) => node.id)).toEqual(["a", "b", "c", "d"]);
  });
});

describe("equal things", () => {
  it("are lit together", () => {
    const nodes: NodeForm[] = [
      { id: "one", sprite: "tile", actions: [7] },
      { id: "two", sprite: "tile", like: "one" },
      { id: "other", sprite: "tile" },
    ];
    const form: SceneForm = { scene: 1, width: 9, height: 9, title: "", prompt: "", language: "en", nodes };
    const lit = (scene: ReturnType<typeof readScene>) => scene.nodes.filter((node) => node.actions.length).map((node) => node.id);
    expect(lit(withEquals(readScene(form)))).toEqual(["one", "two"]);
    expect(lit(withEquals(withLit(readScene(form), new Set())))).toEqual([]);
  });
});
