// What somebody is about to do at a table: places picked, a choice to confirm, an explanation that is shown.

import { canGrow, choiceOfSet, choicesAt, mustConfirm, toggled, withoutPlace } from "../lib/choices";
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
  pending = $state.raw<Choice | null>(null);
  menu = $state.raw<{ node: string; choices: Choice[] } | null>(null);
  bubble = $state.raw<Bubble | null>(null);
  private position = -1;

  constructor(readonly state: TableState) {}

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
    this.pending = null;
    this.menu = null;
    this.bubble = null;
  }

  async click(node: string): Promise<void> {
    const choices = choicesAt(this.decision, node);
    this.bubble = null;
    if (!choices.length) return this.explain(node);
    if (this.picksSet) {
      this.picked = toggled(this.picked, node);
      return;
    }
    const [only] = choices;
    if (choices.length === 1 && only) return this.choose(only);
    this.pending = null;
    this.menu = { node, choices };
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
    if (this.picksSet) this.picked = new Set(hint.nodes);
    this.bubble = { node: hint.nodes[0] ?? null, sentence: [t("hint-says", { sentence: hint.sentence }), ...hint.reasons].join(" "), rule: null };
    this.state.say(this.bubble.sentence);
  }

  /** Close what is open, the nearest thing first; false when there was nothing. */
  escape(): boolean {
    if (this.menu) this.menu = null;
    else if (this.pending) this.pending = null;
    else if (this.bubble) this.bubble = null;
    else if (this.hasPicked) this.startOver();
    else return false;
    return true;
  }

  private async explain(node: string): Promise<void> {
    if (this.state.moment) {
      this.bubble = { node, sentence: t("why-past"), rule: null };
      return;
    }
    const answer = await this.state.why(node);
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
