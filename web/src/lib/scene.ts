// Scenes as plain values: defaults filled in, what changes from one to the next, and in which order to read them.

import type { AreaForm, NodeForm, SceneForm, TextForm } from "./protocol";

export interface SceneText {
  value: string;
  size: number;
  anchor: "start" | "middle" | "end";
  bold: boolean;
  italic: boolean;
  colour: string;
  dx: number;
  dy: number;
}

export interface SceneNode {
  id: string;
  sprite: string;
  x: number;
  y: number;
  turn: number;
  scale: number;
  layer: number;
  label: string;
  text: SceneText | null;
  tone: string;
  quiet: boolean;
  actions: number[];
  pickedAt: { x: number; y: number } | null;
  tumble: number;
  /** The node that this one is as good as. */
  like: string;
}

/** What belongs together, such as the tiles of a nest, and the points where it is not finished. */
export interface Area {
  id: string;
  nodes: string[];
  label: string;
  open: { x: number; y: number }[];
}

export interface Scene {
  width: number;
  height: number;
  nodes: SceneNode[];
  areas: Area[];
}

export const INK = "#2b2119";

export function readScene(form: SceneForm): Scene {
  const nodes = form.nodes.map(readNode);
  // The server sends them in this order already; a picture must not depend on it.
  nodes.sort((a, b) => a.layer - b.layer);
  return { width: form.width, height: form.height, nodes, areas: (form.areas ?? []).map(readArea) };
}

function readArea(form: AreaForm): Area {
  return { id: form.id, nodes: form.nodes, label: form.label, open: (form.open ?? []).map(([x, y]) => ({ x, y })) };
}

function readNode(form: NodeForm): SceneNode {
  return {
    id: form.id,
    sprite: form.sprite ?? "",
    x: form.x ?? 0,
    y: form.y ?? 0,
    turn: form.turn ?? 0,
    scale: form.scale ?? 1,
    layer: form.layer ?? 0,
    label: form.label ?? "",
    text: form.text ? readText(form.text) : null,
    tone: form.tone ?? "",
    quiet: form.quiet ?? false,
    actions: form.actions ?? [],
    pickedAt: form.picked_at ? { x: form.picked_at[0], y: form.picked_at[1] } : null,
    tumble: form.tumble ?? 0,
    like: form.like ?? "",
  };
}

/** What is picked lies where it then belongs, if it has such a place. */
export function withPicked(scene: Scene, picked: ReadonlySet<string>): Scene {
  const nodes = scene.nodes.map((node) => (node.pickedAt && picked.has(node.id) ? { ...node, ...node.pickedAt } : node));
  return { ...scene, nodes };
}

/** Only these nodes are lit, whatever else may be chosen later. */
export function withLit(scene: Scene, lit: ReadonlySet<string>): Scene {
  const nodes = scene.nodes.map((node) => (node.actions.length && !lit.has(node.id) ? { ...node, actions: [] } : node));
  return { ...scene, nodes };
}

/** What is as good as a lit node is lit with it. */
export function withEquals(scene: Scene): Scene {
  const actions = new Map(scene.nodes.map((node) => [node.id, node.actions]));
  const nodes = scene.nodes.map((node) => (actions.get(node.like)?.length ? { ...node, actions: actions.get(node.like) ?? [] } : node));
  return { ...scene, nodes };
}

/** The node that a click on this one means. */
export function meantNode(node: SceneNode): string {
  return node.like || node.id;
}

/** What has been thrown since the scene before; at the first sight of a table everything lies still. */
export function thrown(before: Scene | null, now: Scene): SceneNode[] {
  if (!before) return [];
  const earlier = new Map(before.nodes.map((node) => [node.id, node.tumble]));
  return now.nodes.filter((node) => node.tumble && node.tumble !== earlier.get(node.id));
}

function readText(form: TextForm): SceneText {
  return {
    value: form.value,
    size: form.size ?? 18,
    anchor: form.anchor ?? "middle",
    bold: form.bold ?? false,
    italic: form.italic ?? false,
    colour: form.colour ?? INK,
    dx: form.dx ?? 0,
    dy: form.dy ?? 0,
  };
}

export interface SceneChange {
  added: SceneNode[];
  removed: SceneNode[];
  moved: { before: SceneNode; now: SceneNode }[];
  /** Same place, other looks. */
  restyled: SceneNode[];
}

export function difference(before: Scene | null, now: Scene): SceneChange {
  const old = new Map((before?.nodes ?? []).map((node) => [node.id, node]));
  const change: SceneChange = { added: [], removed: [], moved: [], restyled: [] };
  for (const node of now.nodes) {
    const earlier = old.get(node.id);
    old.delete(node.id);
    if (!earlier) change.added.push(node);
    else if (!samePlace(earlier, node)) change.moved.push({ before: earlier, now: node });
    else if (!sameLooks(earlier, node)) change.restyled.push(node);
  }
  change.removed.push(...old.values());
  return change;
}

export function samePlace(a: SceneNode, b: SceneNode): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.scale === b.scale;
}

function sameLooks(a: SceneNode, b: SceneNode): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The shorter way round: a piece that turns from 350 to 10 degrees goes on by 20, not back by 340. */
export function nearestTurn(from: number, to: number): number {
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  return from + way;
}

/** Where the words of a node stand: the offset turns and scales with it. */
export function textPlace(node: SceneNode): { x: number; y: number; size: number } {
  const text = node.text;
  if (!text) return { x: 0, y: 0, size: 0 };
  const angle = (node.turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const size = text.size * node.scale;
  return {
    x: (text.dx * c - text.dy * s) * node.scale,
    // A third of the size brings the middle of capitals and digits to the point.
    y: (text.dx * s + text.dy * c) * node.scale + size * 0.36,
    size,
  };
}

const LINE = 60;

/** From the top to the bottom, and along each line from the left to the right. */
export function readingOrder<T extends { x: number; y: number }>(nodes: T[]): T[] {
  const lines: T[][] = [];
  for (const node of [...nodes].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && node.y - first.y < LINE) line.push(node);
    else lines.push([node]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.x - b.x));
}
