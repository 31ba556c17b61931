// One table as the server tells it, and everything that can be asked of it.

import { api } from "../lib/api";
import { LiveConnection, type SocketLike, type Status } from "../lib/connection";
import type { Answer, Choice, LogEntry, Moment, Shape, TableMessage, Wish } from "../lib/protocol";
import { sentenceOf } from "./app.svelte";
import { speech } from "./language.svelte";

const NOW = -1;
const MOST_SPOKEN = 12;

function openSocket(address: string): SocketLike {
  return new WebSocket(address) as unknown as SocketLike;
}

export class TableState {
  table = $state.raw<TableMessage | null>(null);
  log = $state.raw<LogEntry[]>([]);
  status = $state<Status>("connecting");
  farewell = $state("");
  moment = $state.raw<Moment | null>(null);
  /** The position for which an action is on its way. */
  private busyAt = $state<number | null>(null);
  shape = $state<Shape>("wide");
  /** What the live region says. */
  spoken = $state.raw<{ number: number; words: string }[]>([]);

  private readonly connection: LiveConnection;

  constructor(
    readonly match: string,
    shape: Shape,
  ) {
    this.shape = shape;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new LiveConnection(
      `${scheme}://${location.host}/api/matches/${match}/live`,
      {
        table: (message) => this.heardTable(message),
        log: (message) => this.heardLog(message.after, message.entries),
        thinking: (seat, busy) => this.heardThinking(seat, busy),
        status: (status, sentence) => {
          this.status = status;
          this.farewell = sentence;
        },
      },
      openSocket,
      { language: speech.code, shape },
    );
    this.connection.connect();
  }

  end(): void {
    this.connection.end();
  }

  probe(): void {
    this.connection.probe();
  }

  get scene() {
    return this.moment?.scene ?? this.table?.scene ?? null;
  }

  get score() {
    return this.moment?.score ?? this.table?.score ?? null;
  }

  /** An action is on its way and the table has not moved on: the news may come before the answer does. */
  get busy(): boolean {
    return this.busyAt !== null && this.busyAt === this.table?.position;
  }

  /** What the seat at this device has to decide now; nothing while looking back. */
  get decision() {
    const { table } = this;
    if (!table || this.moment || table.over || !table.decision?.choices.length) return null;
    return table.prompt.yours ? table.decision : null;
  }

  async act(choice: Choice): Promise<Answer | null> {
    const { table } = this;
    if (!table || this.busy) return null;
    const { position, prompt } = table;
    return this.whileBusy({ type: "act", seat: prompt.seat, position, action: choice.action });
  }

  async undo(): Promise<Answer | null> {
    const { table } = this;
    if (!table?.undo || this.busy) return null;
    return this.whileBusy({ type: "undo", seat: table.undo.seat, position: table.position });
  }

  private async whileBusy(wish: Wish & { position: number }): Promise<Answer> {
    this.busyAt = wish.position;
    const answer = await this.connection.request(wish);
    if (this.busyAt === wish.position) this.busyAt = null;
    return answer;
  }

  why(node: string, held: string[]): Promise<Answer> {
    return this.connection.request({ type: "why", node, held });
  }

  async hint(): Promise<Answer | null> {
    const { table } = this;
    if (!table) return null;
    return this.connection.request({ type: "hint", seat: table.prompt.seat, position: table.position });
  }

  resign(seat: number): Promise<Answer> {
    return this.connection.request({ type: "resign", seat });
  }

  handOver(seat: number, level: string): Promise<Answer> {
    return this.connection.request({ type: "hand-over", seat, level });
  }

  takeBack(seat: number): Promise<Answer> {
    return this.connection.request({ type: "take-back", seat });
  }

  rename(seat: number, name: string): Promise<Answer> {
    return this.connection.request({ type: "rename", seat, name });
  }

  speak(language: string): void {
    void this.connection.request({ type: "language", language });
    if (this.moment) void this.lookAt(this.moment.step);
  }

  arrange(shape: Shape): void {
    if (shape === this.shape) return;
    this.shape = shape;
    void this.connection.request({ type: "shape", shape });
    if (this.moment) void this.lookAt(this.moment.step);
  }

  private wantedStep = NOW;
  private fetching = false;

  /** Show the table as it was. One question at a time: while a slider is dragged, only the newest wish counts. */
  async lookAt(step: number): Promise<void> {
    const { table } = this;
    if (!table) return;
    if (step >= table.step) return this.lookNow();
    this.wantedStep = Math.max(0, step);
    if (this.fetching) return;
    this.fetching = true;
    try {
      let shown = NOW;
      while (this.wantedStep !== NOW && this.wantedStep !== shown) {
        shown = this.wantedStep;
        const moment = await api.moment(this.match, shown, table.you.seat, this.shape, speech.code);
        if (this.wantedStep !== NOW) this.moment = moment;
      }
      this.say(this.moment?.sentences.join(" ") ?? "");
    } catch (fault) {
      this.lookNow();
      this.say(sentenceOf(fault));
    } finally {
      this.fetching = false;
    }
  }

  lookNow(): void {
    this.wantedStep = NOW;
    this.moment = null;
  }

  /** Each line is added, so that a screen reader misses none when bots are quick; only the last ones stay. */
  say(words: string): void {
    const number = (this.spoken.at(-1)?.number ?? 0) + 1;
    if (words) this.spoken = [...this.spoken.slice(1 - MOST_SPOKEN), { number, words }];
  }

  private heardTable(message: TableMessage): void {
    const before = this.table;
    this.table = message;
    if (message.prompt.sentence !== before?.prompt.sentence || message.position !== before.position) {
      const news = message.prompt.yours || message.over ? message.prompt.sentence : "";
      this.say([this.fresh, news].filter(Boolean).join(" "));
      this.fresh = "";
    }
  }

  /** Sentences that have not been spoken yet. */
  private fresh = "";

  private heardLog(after: number, entries: LogEntry[]): void {
    const known = this.log.filter((entry) => entry.seq <= after);
    const last = this.log.at(-1)?.seq ?? 0;
    if (last) {
      const news = entries.filter((entry) => entry.seq > last).flatMap((entry) => entry.sentences);
      this.fresh = [this.fresh, ...news].filter(Boolean).join(" ");
    }
    this.log = [...known, ...entries];
  }

  private heardThinking(seat: number, busy: boolean): void {
    if (!this.table) return;
    const seats = this.table.seats.map((each) => (each.seat === seat ? { ...each, thinking: busy } : each));
    this.table = { ...this.table, seats };
  }
}
