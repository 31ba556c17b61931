// What the server says and hears: docs/protocol.md, version 1. Unknown fields and messages are ignored.

export type Shape = "wide" | "tall";

export interface SpriteForm {
  name: string;
  body: string;
  width: number;
  height: number;
  shape?: string;
  uses?: string[];
}

export interface Sheet {
  sheet: number;
  sprites: SpriteForm[];
}

export interface TextForm {
  value: string;
  size?: number;
  anchor?: "start" | "middle" | "end";
  bold?: boolean;
  italic?: boolean;
  colour?: string;
  dx?: number;
  dy?: number;
}

export interface NodeForm {
  id: string;
  sprite?: string;
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  layer?: number;
  label?: string;
  text?: TextForm;
  tone?: string;
  quiet?: boolean;
  actions?: number[];
  picked_at?: [number, number];
  tumble?: number;
  like?: string;
}

export interface AreaForm {
  id: string;
  nodes: string[];
  label: string;
  open?: [number, number][];
}

export interface SceneForm {
  scene: number;
  width: number;
  height: number;
  title: string;
  prompt: string;
  language: string;
  nodes: NodeForm[];
  areas?: AreaForm[];
  status?: string;
}

export type Setting = boolean | string;

export interface GameOption {
  key: string;
  label: string;
  help: string | null;
  default: Setting;
  values: { value: Setting; label: string; seats: number[] | null }[];
}

export interface Game {
  id: string;
  title: string;
  summary: string;
  designers: string[];
  publisher: string;
  minutes: number;
  seats: number[];
  default_seats: number;
  languages: string[];
  tones: string[];
  options: GameOption[];
  sprites: string;
  picture: string;
}

export interface Level {
  level: string;
  label: string;
  help: string;
}

export interface Games {
  games: Game[];
  levels: Level[];
}

export interface Me {
  person: string;
  languages: string[];
  language: string;
  protocol: number;
  version: string;
}

export interface ListedMatch {
  match: string;
  game: string;
  title: string;
  created: number;
  changed: number;
  seats: string[];
  over: boolean;
  your_turn: boolean;
}

export type SeatKind = "human" | "open" | "bot" | "stand-in" | "resigned";

export interface Seat {
  seat: number;
  letter: string;
  tone: string;
  name: string;
  kind: SeatKind;
  bot: string | null;
  connected: boolean;
  thinking: boolean;
}

export interface NewSeat {
  kind: "me" | "friend" | "bot" | "hotseat";
  name?: string;
  level?: string;
}

export interface Match {
  match: string;
  game: string;
  title: string;
  over: boolean;
  rematch: string | null;
  seats: Seat[];
  you: { seats: number[]; host: boolean; watcher: boolean };
  links: { table: string | null; watch: string | null; seats: { seat: number; link: string }[] };
}

export interface Invitation {
  match: string;
  game: string;
  title: string;
  kind: "seat" | "table" | "watch";
  seat: number | null;
  free: number[];
  seats: { seat: number; name: string; kind: SeatKind }[];
  mine: number[];
}

export interface Rules {
  game: string;
  language: string;
  sections: { title: string; rules: { id: string; text: string }[] }[];
}

export interface Prompt {
  seat: number;
  yours: boolean;
  kind: string;
  sentence: string;
}

/** How a thing would lie: as `node`, at the place of the node `at`, turned by `turn` degrees. */
export interface Ghost {
  node: string;
  at: string;
  turn: number;
}

export interface Choice {
  action: number;
  notation: string;
  nodes: string[];
  sentence: string;
  final: boolean;
  ghost: Ghost | null;
}

export interface Decision {
  seat: number;
  turn: number;
  kind: string;
  pick: "one" | "set";
  picked: string[];
  choices: Choice[];
}

export interface Score {
  rows: { key: string; label: string; points: number[]; because: (string | null)[] }[];
  totals: number[];
  extra: string[];
}

export interface Undo {
  possible: boolean;
  seat: number;
  sentence: string;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  sentence: string;
}

export interface TableMessage {
  type: "table";
  match: string;
  seq: number;
  position: number;
  step: number;
  version: number;
  you: { seats: number[]; seat: number; host: boolean; watcher: boolean; curtain: boolean };
  seats: Seat[];
  prompt: Prompt;
  decision: Decision | null;
  scene: SceneForm;
  score: Score;
  undo: Undo | null;
  hints: boolean;
  over: boolean;
  outcome: Outcome | null;
  seed: { hash: string; value: string | null };
  rematch: string | null;
}

export interface LogEntry {
  seq: number;
  step: number;
  at: number;
  kind: string;
  seat: number;
  notation: string | null;
  sentences: string[];
  undoes: number | null;
}

export interface LogMessage {
  type: "log";
  after: number;
  entries: LogEntry[];
}

export interface Fault {
  code: string;
  sentence: string;
  rule: string | null;
  field: string | null;
}

export interface Why {
  node: string;
  possible: boolean;
  sentence: string;
  rule: string | null;
}

export interface Hint {
  action: number;
  notation: string;
  nodes: string[];
  sentence: string;
  reasons: string[];
}

export interface Answer {
  type: "answer";
  id: string;
  ok: boolean;
  seq?: number;
  again?: boolean;
  error?: Fault;
  why?: Why;
  hint?: Hint;
}

export type ServerMessage =
  | TableMessage
  | LogMessage
  | Answer
  | { type: "thinking"; seat: number; busy: boolean }
  | { type: "pong"; seq: number }
  | { type: "bye"; code: string; sentence: string; again: boolean };

/** Everything that a client may ask for over a live connection; the connection adds the id. */
export type Wish =
  | { type: "act"; seat: number; position: number; action: number }
  | { type: "undo"; seat: number; position: number }
  | { type: "resign"; seat: number }
  | { type: "hand-over"; seat: number; level: string }
  | { type: "take-back"; seat: number }
  | { type: "rename"; seat: number; name: string }
  | { type: "why"; node: string; held: string[]; seat?: number }
  | { type: "hint"; seat: number; position: number }
  | { type: "language"; language: string }
  | { type: "shape"; shape: Shape };

/** The table at an earlier step, for looking back. */
export interface TurningPoint {
  step: number;
  seat: number;
  cost: number;
  played: string;
  better: string;
  better_nodes: string[];
}

export interface Review {
  match: string;
  ready: boolean;
  failed: boolean;
  judged: number;
  steps: number;
  chances: { step: number; chances: number[] }[];
  turning_points: TurningPoint[];
}

export interface Moment {
  match: string;
  step: number;
  steps: number;
  seat: number;
  scene: SceneForm;
  score: Score;
  prompt: Prompt;
  sentences: string[];
  notation: string | null;
  by: number | null;
}
