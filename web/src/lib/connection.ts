// One live connection that outlives its sockets: requests without an answer are sent again, with the same id,
// after every reconnect; the server carries each of them out at most once.

import type { Answer, LogMessage, ServerMessage, Shape, TableMessage, Wish } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  table(message: TableMessage): void;
  log(message: LogMessage): void;
  thinking(seat: number, busy: boolean): void;
  status(status: Status, sentence: string): void;
}

export interface SocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export const QUIET_MS = 15_000;
export const PONG_MS = 5_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
// The server closes with these when coming back would not help.
const FINAL_CODES = [4400, 4401];

interface Waiting {
  text: string;
  settle: (answer: Answer) => void;
}

export class LiveConnection {
  language: string;
  shape: Shape;
  private seen = 0;
  private socket: SocketLike | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private failures = 0;
  private ended = false;
  private greeted = false;
  private farewell: { sentence: string; again: boolean } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => SocketLike,
    start: { language: string; shape: Shape },
  ) {
    this.language = start.language;
    this.shape = start.shape;
  }

  connect(): void {
    if (this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.listener.status(this.failures ? "lost" : "connecting", "");
    const socket = this.open(this.address);
    this.socket = socket;
    this.greeted = false;
    this.expectSoon();
    socket.onopen = () => this.greet(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.heard(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.dropped(event.code);
    };
  }

  /** Ask for something; the promise is kept for as long as the connection lives, across reconnects. */
  request(wish: Wish): Promise<Answer> {
    this.count += 1;
    const id = `${this.prefix}-${this.count}`;
    const text = JSON.stringify({ ...wish, id });
    if (wish.type === "language") this.language = wish.language;
    if (wish.type === "shape") this.shape = wish.shape;
    return new Promise((settle) => {
      this.waiting.set(id, { text, settle });
      this.sendIfOpen(text);
    });
  }

  /** The network has changed, or the page has become visible: find out at once how things stand. */
  probe(): void {
    if (this.ended) return;
    if (this.socket) this.ping();
    else this.connect();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close(1000);
    this.socket = null;
  }

  private greet(socket: SocketLike): void {
    this.greeted = true;
    const { seen, language, shape } = this;
    socket.send(JSON.stringify({ type: "hello", protocol: 1, seen, language, shape }));
    for (const { text } of this.waiting.values()) socket.send(text);
    this.expectSoon();
  }

  private sendIfOpen(text: string): void {
    // What is asked before the greeting goes out with it.
    if (this.greeted) this.socket?.send(text);
  }

  private heard(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    this.listenForSilence();
    switch (message.type) {
      case "table":
        this.failures = 0;
        this.listener.status("open", "");
        this.listener.table(message);
        break;
      case "log":
        for (const entry of message.entries) this.seen = Math.max(this.seen, entry.seq);
        this.listener.log(message);
        break;
      case "answer":
        this.waiting.get(message.id)?.settle(message);
        this.waiting.delete(message.id);
        break;
      case "thinking":
        this.listener.thinking(message.seat, message.busy);
        break;
      case "bye":
        this.farewell = message;
        break;
    }
  }

  private listenForSilence(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ping(), QUIET_MS);
  }

  private ping(): void {
    this.sendIfOpen(JSON.stringify({ type: "ping", seen: this.seen }));
    this.expectSoon();
  }

  private expectSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dropped(0), PONG_MS);
  }

  private dropped(code: number): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
    if (this.ended) return;
    const farewell = this.farewell;
    this.farewell = null;
    if (FINAL_CODES.includes(code) || farewell?.again === false) {
      this.ended = true;
      this.listener.status("closed", farewell?.sentence ?? "");
      return;
    }
    this.failures += 1;
    this.listener.status("lost", farewell?.sentence ?? "");
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }
}
