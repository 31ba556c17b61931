import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection, type Listener, PONG_MS, QUIET_MS, type SocketLike } from "../src/lib/connection";

class FakeSocket implements SocketLike {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  ofType(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] === type);
  }
}

let sockets: FakeSocket[];
let listener: { [K in keyof Listener]: ReturnType<typeof vi.fn<Listener[K]>> };
let connection: LiveConnection;

function newest(): FakeSocket {
  return sockets[sockets.length - 1] as FakeSocket;
}

function open(): FakeSocket {
  newest().onopen?.();
  newest().hear({ type: "log", after: 0, entries: [{ seq: 4, sentences: [] }] });
  newest().hear({ type: "table" });
  return newest();
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  listener = { table: vi.fn(), log: vi.fn(), thinking: vi.fn(), status: vi.fn() };
  const start = { language: "en", shape: "wide" as const };
  connection = new LiveConnection("ws://here", listener, () => (sockets.push(new FakeSocket()), newest()), start);
  connection.connect();
});

afterEach(() => {
  connection.end();
  vi.useRealTimers();
});

describe("greeting", () => {
  it("says hello with what has been seen, in which language and shape", () => {
    open();
    expect(newest().sent[0]).toEqual({ type: "hello", protocol: 1, seen: 0, language: "en", shape: "wide" });
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ type: "hello", seen: 4 });
  });

  it("tells how things stand", () => {
    open();
    newest().onclose?.({ code: 1006 });
    expect(listener.status.mock.calls.map(([status]) => status)).toEqual(["connecting", "open", "lost"]);
  });
});

describe("requests", () => {
  it("are answered by their id", async () => {
    const socket = open();
    const asked = connection.request({ type: "why", node: "tile-07", held: [] });
    const id = socket.ofType("why")[0]?.["id"];
    socket.hear({ type: "answer", id: "somebody else's", ok: false });
    socket.hear({ type: "answer", id, ok: true });
    expect((await asked).ok).toBe(true);
  });

  it("are sent again with the same id after a reconnect, until they are answered", async () => {
    const first = open();
    const asked = connection.request({ type: "act", seat: 0, position: 4, action: 5 });
    first.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    const second = open();
    expect(second.ofType("act")).toEqual(first.ofType("act"));
    second.hear({ type: "answer", id: second.ofType("act")[0]?.["id"], ok: true, again: true });
    await asked;
    second.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(open().ofType("act")).toEqual([]);
  });

  it("made while nobody listens go out with the next greeting", () => {
    open().onclose?.({ code: 1006 });
    void connection.request({ type: "undo", seat: 0, position: 4 });
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    expect(newest().sent.map((message) => message["type"])).toEqual(["hello", "undo"]);
  });

  it("never share an id", () => {
    const socket = open();
    for (let count = 0; count < 50; count += 1) void connection.request({ type: "why", node: "a", held: [] });
    expect(new Set(socket.ofType("why").map((message) => message["id"])).size).toBe(50);
  });

  it("for a language or a shape hold after a reconnect", () => {
    open();
    void connection.request({ type: "shape", shape: "tall" });
    void connection.request({ type: "language", language: "hu" });
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    newest().onopen?.();
    expect(newest().sent[0]).toMatchObject({ language: "hu", shape: "tall" });
  });
});

describe("silence", () => {
  it("is asked about, and taken for a cut when nobody answers", () => {
    const socket = open();
    vi.advanceTimersByTime(QUIET_MS);
    expect(socket.ofType("ping")).toEqual([{ type: "ping", seen: 4 }]);
    vi.advanceTimersByTime(PONG_MS);
    expect(socket.closed).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  it("ends with any message", () => {
    const socket = open();
    vi.advanceTimersByTime(QUIET_MS);
    socket.hear({ type: "pong", seq: 4 });
    vi.advanceTimersByTime(PONG_MS);
    expect(socket.closed).toBe(false);
  });
});

describe("the end", () => {
  it("waits longer after every failure, and never gives up by itself", () => {
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    for (let count = 0; count < 10; count += 1) {
      newest().onclose?.({ code: 1006 });
      vi.advanceTimersToNextTimer();
    }
    expect(sockets).toHaveLength(12);
    newest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(12);
    vi.advanceTimersByTime(6_000);
    expect(sockets).toHaveLength(13);
  });

  it("does not come back where it is not wanted", () => {
    open().hear({ type: "bye", code: "too-many", sentence: "Too many messages.", again: false });
    newest().onclose?.({ code: 4429 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(listener.status).toHaveBeenLastCalledWith("closed", "Too many messages.");
  });

  it("ignores what an old socket still says", () => {
    const old = open();
    old.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    listener.table.mockClear();
    old.hear({ type: "table" });
    expect(listener.table).not.toHaveBeenCalled();
  });
});

