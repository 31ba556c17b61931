// What a click means: choices by node, and sets of nodes that are picked one by one.

import type { Choice, Decision } from "./protocol";

export function choicesAt(decision: Decision | null, node: string): Choice[] {
  return decision?.choices.filter((choice) => choice.nodes.includes(node)) ?? [];
}

/** Choices that no place on the table stands for; they become buttons. */
export function withoutPlace(decision: Decision | null): Choice[] {
  if (!decision || decision.pick === "set") return [];
  return decision.choices.filter((choice) => choice.nodes.length === 0);
}

/** The choice that is exactly this set of nodes. */
export function choiceOfSet(decision: Decision | null, picked: ReadonlySet<string>): Choice | null {
  const found = decision?.choices.find(
    (choice) => choice.nodes.length === picked.size && choice.nodes.every((node) => picked.has(node)),
  );
  return found ?? null;
}

/** Whether a set can still become a choice by picking more nodes. */
export function canGrow(decision: Decision | null, picked: ReadonlySet<string>): boolean {
  return Boolean(
    decision?.choices.some(
      (choice) => choice.nodes.length > picked.size && [...picked].every((node) => choice.nodes.includes(node)),
    ),
  );
}

export function toggled(picked: ReadonlySet<string>, node: string): Set<string> {
  const now = new Set(picked);
  if (!now.delete(node)) now.add(node);
  return now;
}

export type Asking = "never" | "final" | "always";

/** Whether a choice is to be confirmed before it is done. */
export function mustConfirm(choice: Choice, asking: Asking): boolean {
  return asking === "always" || (asking === "final" && choice.final);
}
