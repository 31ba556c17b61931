// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, TableMessage } from "../src/lib/protocol";
import { TableState } from "../src/state/table.svelte";

type Message = Record<string, unknown>;

let sent: Message[];
let hear: (message: Message) => void;
let state: TableState;

class FakeWebSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    hear = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.onmessage = null;
  }
}

const choice = { action: 7, nodes: [], sentence: "", final: false } as unknown as Choice;
const acts = () => sent.filter((message) => message["type"] === "act");

function tableAt(position: number): Message {
  const table: Partial<TableMessage> = { type: "table", position, seats: [] };
  return { ...table, prompt: { sentence: "", seat: 0, yours: true } };
}

beforeEach(async () => {
  sent = [];
  vi.stubGlobal("WebSocket", FakeWebSocket);
  state = new TableState("m", "wide");
  await Promise.resolve();
  hear(tableAt(4));
});

afterEach(() => {
  state.end();
  vi.unstubAllGlobals();
});

describe("an action on its way", () => {
  it("is not sent twice", () => {
    void state.act(choice);
    void state.act(choice);
    expect(state.busy).toBe(true);
    expect(acts()).toHaveLength(1);
  });

  it("does not hold up the next one when the table has moved on before the answer came", () => {
    void state.act(choice);
    hear(tableAt(5));
    expect(state.busy).toBe(false);
    void state.act(choice);
    expect(acts().map((message) => message["position"])).toEqual([4, 5]);
  });

  it("stays on its way when the answer to the one before comes late", async () => {
    void state.act(choice);
    hear(tableAt(5));
    const second = state.act(choice);
    hear({ type: "answer", id: acts()[0]?.["id"], ok: true });
    await Promise.resolve();
    expect(state.busy).toBe(true);
    hear({ type: "answer", id: acts()[1]?.["id"], ok: false });
    await second;
    expect(state.busy).toBe(false);
  });
});
