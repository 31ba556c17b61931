// A thing and then a place: how clicks on nodes narrow the choices of a decision until one is left.

import type { Choice, Decision } from "./protocol";

export interface Picking {
  /** The choices that are still possible. */
  choices: Choice[];
  /** What is picked, and what all those choices share. */
  settled: ReadonlySet<string>;
  /** The choices for which nothing more needs to be picked. */
  complete: Choice[];
  /** Where one can go on. */
  next: ReadonlySet<string>;
  /** Where one can begin anew, or with another node than the first. */
  beside: ReadonlySet<string>;
}

/** What is left of a decision when these nodes are picked; `shown` are the nodes of the scene. */
export function picking(decision: Decision | null, held: readonly string[], shown: ReadonlySet<string>): Picking {
  const all = decision?.pick === "one" ? decision.choices : [];
  const choices = all.filter((choice) => held.every((node) => choice.nodes.includes(node)));
  const settled = held.length ? new Set([...held, ...common(choices)]) : new Set<string>();
  const left = (choice: Choice) => choice.nodes.filter((node) => shown.has(node) && !settled.has(node));
  const complete = held.length ? choices.filter((choice) => !left(choice).length) : [];
  const first = all.flatMap((choice) => choice.nodes.filter((node) => shown.has(node)).slice(0, 1));
  const next = new Set(held.length ? choices.flatMap(left) : first);
  const others = held.length ? first : all.flatMap(left);
  const beside = new Set(others.filter((node) => !next.has(node) && !settled.has(node)));
  return { choices, settled, complete, next, beside };
}

function common(choices: Choice[]): string[] {
  return choices[0]?.nodes.filter((node) => choices.every((choice) => choice.nodes.includes(node))) ?? [];
}

/** The turns in which a thing fits at a place, clockwise; empty when the choices differ in more than that. */
export function turnsOf(choices: Choice[]): Choice[] {
  const [first] = choices;
  if (!first?.ghost || !choices.every((choice) => choice.ghost?.node === first.ghost?.node && choice.ghost?.at === first.ghost?.at))
    return [];
  return [...choices].sort((a, b) => angle(a) - angle(b));
}

/** The choice that is turned least away from a turn that somebody liked. */
export function nearestChoice(turns: Choice[], wanted: number): Choice | null {
  let best: Choice | null = null;
  for (const turn of turns) if (!best || apart(angle(turn), wanted) < apart(angle(best), wanted)) best = turn;
  return best;
}

/** The next turn that fits, `by` 1 clockwise and -1 back. */
export function turned(turns: Choice[], now: Choice | null, by: 1 | -1): Choice | null {
  const here = now ? turns.indexOf(now) : -1;
  return turns[(here + by + turns.length) % turns.length] ?? null;
}

function angle(choice: Choice): number {
  return (((choice.ghost?.turn ?? 0) % 360) + 360) % 360;
}

function apart(one: number, other: number): number {
  const way = Math.abs(one - other) % 360;
  return Math.min(way, 360 - way);
}
