// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ScenePicture } from "../src/lib/picture";
import type { NodeForm } from "../src/lib/protocol";
import { readScene } from "../src/lib/scene";

const SVG = "http://www.w3.org/2000/svg";
let root: SVGGElement;
let picture: ScenePicture;
let glides: string[];

function show(milliseconds: number, ...nodes: NodeForm[]): void {
  const form = { scene: 1, width: 100, height: 100, title: "", prompt: "", language: "en", nodes };
  picture.show(readScene(form), { milliseconds });
}

function order(): (string | null)[] {
  return [...root.children].map((child) => child.getAttribute("data-node"));
}

beforeEach(() => {
  document.body.innerHTML = "";
  const svg = document.createElementNS(SVG, "svg");
  const defs = document.createElementNS(SVG, "defs");
  root = document.createElementNS(SVG, "g");
  svg.append(defs, root);
  document.body.append(svg);
  glides = [];
  Element.prototype.animate = vi.fn(function (this: Element, frames: Keyframe[]) {
    if (frames[0]?.["transform"]) glides.push(this.getAttribute("data-node") ?? this.getAttribute("class") ?? this.tagName);
    return { cancel: vi.fn(), effect: null, onfinish: null } as unknown as Animation;
  }) as unknown as typeof Element.prototype.animate;
  picture = new ScenePicture(root, defs);
  picture.useSheet({
    sheet: 1,
    sprites: [
      { name: "ant", body: "<circle r='4'/>", width: 8, height: 8, shape: "M0 0" },
      { name: "hill", body: '<use href="#ant"/>', width: 20, height: 10, uses: ["ant"] },
    ],
  });
});

describe("drawing", () => {
  it("keeps the element of a node while it moves", () => {
    show(0, { id: "a", sprite: "ant", x: 1, y: 2 });
    const before = picture.element("a");
    show(0, { id: "a", sprite: "ant", x: 5, y: 6, turn: 90 });
    expect(picture.element("a")).toBe(before);
    expect(before?.getAttribute("transform")).toBe("translate(5 6)");
    expect(before?.querySelector(".art")?.getAttribute("transform")).toBe("rotate(90) scale(1)");
  });

  it("marks in the corner what has words in the middle", () => {
    const words = { value: "End the turn" };
    show(0, { id: "a", sprite: "ant", actions: [1] }, { id: "b", sprite: "hill", actions: [2], text: words });
    const check = (id: string) => picture.element(id)?.querySelector<SVGPathElement>(".check")?.style.translate;
    expect([check("a"), check("b")]).toEqual(["", "10px -5px"]);
  });

  it("lets only what moves glide, and nothing when stillness is wanted", () => {
    show(400, { id: "a", sprite: "ant" }, { id: "b", sprite: "ant" });
    show(400, { id: "a", sprite: "ant", x: 9 }, { id: "b", sprite: "ant" });
    expect(glides).toEqual(["a", "art"]);
    glides.length = 0;
    show(0, { id: "a", sprite: "ant", x: 1 }, { id: "b", sprite: "ant" });
    expect(glides).toEqual([]);
  });

  it("lets what was thrown tumble, unless stillness is wanted", () => {
    show(400, { id: "a", sprite: "ant", tumble: 1 });
    show(400, { id: "a", sprite: "ant", tumble: 2 });
    expect(glides).toEqual(["art"]);
    show(0, { id: "a", sprite: "ant", tumble: 3 });
    expect(glides).toEqual(["art"]);
  });

  it("puts higher layers after lower ones, also when they change", () => {
    show(0, { id: "a", sprite: "ant" }, { id: "b", sprite: "ant", layer: 1 });
    expect(order()).toEqual(["a", "b"]);
    show(0, { id: "a", sprite: "ant", layer: 2 }, { id: "b", sprite: "ant", layer: 1 });
    expect(order()).toEqual(["b", "a"]);
  });

  it("refers to sprites by names of its own", () => {
    expect(document.querySelector("#sprite-hill use")?.getAttribute("href")).toBe("#sprite-ant");
  });
});

describe("for everybody", () => {
  it("makes a button of a lit piece, an image of another, nothing of decoration", () => {
    show(
      0,
      { id: "lit", sprite: "ant", label: "An ant", actions: [1] },
      { id: "other", sprite: "ant", label: "Another" },
      { id: "quiet", sprite: "ant", label: "Soil", quiet: true },
    );
    const roles = ["lit", "other", "quiet"].map((id) => picture.element(id)?.getAttribute("role"));
    expect(roles).toEqual(["button", "img", null]);
    expect(picture.element("lit")?.getAttribute("aria-label")).toBe("An ant");
    expect(picture.element("quiet")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("writes names of players as text, whatever they contain", () => {
    show(0, { id: "name", text: { value: "<script>alert(1)</script>" } });
    expect(root.querySelector("script")).toBeNull();
    expect(root.textContent).toContain("<script>");
  });

  it("tells when the piece with the focus leaves", () => {
    const lost = vi.fn();
    picture = new ScenePicture(root, document.createElementNS(SVG, "defs"), lost);
    show(0, { id: "a", sprite: "ant", actions: [1] });
    picture.element("a")?.focus();
    show(0);
    expect(lost).toHaveBeenCalledOnce();
  });
});
