// What somebody is about to do at a table: things picked, a choice to confirm, an explanation that is shown.

import { canGrow, choiceOfSet, choicesAt, mustConfirm, toggled, withoutPlace } from "../lib/choices";
import { type Picking, nearestChoice, picking, turned, turnsOf } from "../lib/picking";
import type { Answer, Choice } from "../lib/protocol";
import { t } from "./language.svelte";
import { askingNow } from "./prefs.svelte";
import type { TableState } from "./table.svelte";

export interface Bubble {
  node: string | null;
  sentence: string;
  rule: string | null;
}

export class Play {
  picked = $state.raw<ReadonlySet<string>>(new Set());
  hinted = $state.raw<ReadonlySet<string>>(new Set());
  /** A choice that is looked at from elsewhere, such as the list of choices. */
  looked = $state.raw<Choice | null>(null);
  /** The things picked so far of which a choice is made. */
  held = $state.raw<readonly string[]>([]);
  /** The node under the pointer or with the focus. */
  over = $state<string | null>(null);
  pending = $state.raw<Choice | null>(null);
  menu = $state.raw<{ node: string; choices: Choice[] } | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  /** The turn that somebody gave the last thing: the next place begins with what is nearest to it. */
  private wantedTurn = $state(0);
  private position = -1;

  constructor(readonly state: TableState) {}

  private readonly shown: ReadonlySet<string> = $derived.by(() => new Set(this.state.scene?.nodes.map((node) => node.id)));
  readonly picking: Picking = $derived.by(() => picking(this.state.decision, this.held, this.shown));
  private readonly pickingAtOver: Picking | null = $derived(this.over ? this.pickingWith(this.over) : null);

  /** What else a click here is about, such as the one of several pieces that a sign speaks of. */
  readonly meant: ReadonlySet<string> = $derived.by(() => {
    const here = this.pickingAtOver;
    return new Set([...(here?.choices.length ? here.settled : [])].filter((node) => node !== this.over));
  });

  /** How the thing would lie at the place in question: all turns that fit. */
  readonly turns: Choice[] = $derived.by(() => {
    if (this.pending) return this.turnsLike(this.pending);
    const here = this.pickingAtOver;
    return here && here.complete.length === here.choices.length ? turnsOf(here.complete) : [];
  });

  /** The choice whose ghost is seen. */
  readonly ghost: Choice | null = $derived(
    this.pending ?? nearestChoice(this.turns, this.wantedTurn) ?? this.looked,
  );

  get decision() {
    return this.state.decision;
  }

  get picksSet(): boolean {
    return this.decision?.pick === "set";
  }

  get setChoice(): Choice | null {
    return this.picksSet ? choiceOfSet(this.decision, this.picked) : null;
  }

  get canPickMore(): boolean {
    return canGrow(this.decision, this.picked);
  }

  get buttons(): Choice[] {
    return withoutPlace(this.decision);
  }

  get hasPicked(): boolean {
    const before = this.decision?.picked ?? [];
    return before.length !== this.picked.size || before.some((node) => !this.picked.has(node));
  }

  startOver(): void {
    this.picked = new Set(this.decision?.picked);
  }

  /** The table has changed: what was begun on the old one is forgotten. */
  follow(position: number): void {
    if (position === this.position) return;
    this.position = position;
    this.startOver();
    this.hinted = new Set();
    this.looked = null;
    this.held = [];
    this.pending = null;
    this.menu = null;
    this.bubble = null;
  }

  /** `seen`: whoever clicks has seen what the click does, because a pointer or the focus was there before. */
  async click(node: string, seen: boolean): Promise<void> {
    this.bubble = null;
    if (this.picksSet && choicesAt(this.decision, node).length) {
      this.picked = toggled(this.picked, node);
      return;
    }
    if (this.pending?.ghost && this.pending.nodes.includes(node)) {
      this.turn(1);
      return;
    }
    this.menu = null;
    this.pending = null;
    if (this.pickingWith(node).choices.length && !this.held.includes(node)) return this.pick(node, seen);
    if (this.picking.settled.has(node)) this.held = [];
    else if (this.picking.beside.has(node)) {
      this.held = [];
      return this.pick(node, seen);
    } else return this.explain(node);
  }

  private async pick(node: string, seen: boolean): Promise<void> {
    this.leaveHint(node);
    const after = this.pickingWith(node);
    if (after.complete.length < after.choices.length) {
      this.held = [...this.held, node];
      this.state.say(t("held", { count: after.next.size }));
      return;
    }
    const [only] = after.complete;
    const turns = turnsOf(after.complete);
    const best = nearestChoice(turns, this.wantedTurn);
    if (best && turns.length > 1 && !seen) this.pending = best;
    else if (best) await this.choose(best);
    else if (after.complete.length === 1 && only) await this.choose(only);
    else this.menu = { node, choices: after.complete };
  }

  /** Something was dragged to a place: it is laid there, or turned first if it fits in several ways. */
  async drop(node: string): Promise<void> {
    if (this.pickingWith(node).choices.length) await this.pick(node, false);
  }

  /** Whether this is a thing that goes to a place, and not the place. */
  canLift(node: string): boolean {
    const { next, beside, settled } = this.picking;
    const isThing = this.held.length ? beside.has(node) || settled.has(node) : next.has(node);
    return isThing && picking(this.decision, [node], this.shown).next.size > 0;
  }

  /** Pick a thing that is being dragged. */
  lift(node: string): void {
    this.leaveHint(node);
    if (!this.picking.settled.has(node)) this.held = [node];
    this.pending = null;
    this.menu = null;
    this.bubble = null;
  }

  private pickingWith(node: string): Picking {
    return picking(this.decision, this.held.includes(node) ? this.held : [...this.held, node], this.shown);
  }

  private turnsLike(choice: Choice): Choice[] {
    const same = (this.decision?.choices ?? []).filter(
      (each) => each.nodes.length === choice.nodes.length && each.nodes.every((node) => choice.nodes.includes(node)),
    );
    return turnsOf(same);
  }

  /** Turn what is about to be laid; false if there is no such thing. */
  turn(by: 1 | -1): boolean {
    const now = turned(this.turns, this.ghost, by);
    if (!now?.ghost) return false;
    this.wantedTurn = now.ghost.turn;
    if (this.pending) this.pending = now;
    this.state.say(this.turnSentence);
    return true;
  }

  get turnSentence(): string {
    const { ghost, turns } = this;
    if (!ghost) return "";
    if (turns.length < 2) return t("turn-only", { sentence: ghost.sentence });
    return t("turn-of", { turn: turns.indexOf(ghost) + 1, turns: turns.length, sentence: ghost.sentence });
  }

  async choose(choice: Choice): Promise<void> {
    this.menu = null;
    this.bubble = null;
    if (mustConfirm(choice, askingNow()) && this.pending !== choice) {
      this.pending = choice;
      return;
    }
    await this.carryOut(choice);
  }

  async carryOut(choice: Choice): Promise<void> {
    this.pending = null;
    this.complain(await this.state.act(choice), choice.nodes[0] ?? null);
  }

  async undo(): Promise<void> {
    const undo = this.state.table?.undo;
    if (!undo) return;
    if (!undo.possible || this.state.moment) {
      const sentence = this.state.moment ? t("undo-in-past") : undo.sentence;
      this.bubble = { node: null, sentence, rule: null };
      return;
    }
    this.complain(await this.state.undo(), null);
  }

  async hint(): Promise<void> {
    const answer = await this.state.hint();
    const hint = answer?.hint;
    if (!hint) return this.complain(answer, null);
    this.hinted = new Set(hint.nodes);
    this.looked = this.decision?.choices.find((choice) => choice.action === hint.action) ?? null;
    if (this.looked?.ghost) this.wantedTurn = this.looked.ghost.turn;
    if (this.picksSet) this.picked = new Set(hint.nodes);
    const sentence = [t("hint-says", { sentence: hint.sentence }), ...hint.reasons].join(" ");
    this.bubble = { node: hint.nodes.at(-1) ?? null, sentence, rule: null };
    this.state.say(this.bubble.sentence);
  }

  /** Show a choice on the table without choosing it. */
  look(choice: Choice | null): void {
    this.looked = choice;
    this.hinted = new Set(choice?.nodes);
  }

  /** Whoever picks something else has decided otherwise. */
  private leaveHint(node: string): void {
    if (!this.hinted.has(node)) this.look(null);
  }

  /** Close what is open, the nearest thing first; false when there was nothing. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.pending) this.pending = null;
    else if (this.bubble) this.bubble = null;
    else if (this.held.length) this.held = this.held.slice(0, -1);
    else if (this.hasPicked) this.startOver();
    else return false;
    return true;
  }

  private async explain(node: string): Promise<void> {
    if (this.state.moment) {
      this.bubble = { node, sentence: t("why-past"), rule: null };
      return;
    }
    const answer = await this.state.why(node, [...this.picking.settled]);
    if (!answer.why) return this.complain(answer, node);
    this.bubble = { node, sentence: answer.why.sentence, rule: answer.why.rule };
    this.state.say(answer.why.sentence);
  }

  private complain(answer: Answer | null, node: string | null): void {
    if (!answer || answer.ok || !answer.error) return;
    this.bubble = { node, sentence: answer.error.sentence, rule: answer.error.rule };
    this.state.say(answer.error.sentence);
  }
}
