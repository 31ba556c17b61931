// The seats of a table that is being set up.

import type { Game, GameOption, NewSeat, Setting } from "./protocol";

export interface SeatRow {
  kind: NewSeat["kind"];
  name: string;
  level: string;
}

/** Oneself and bots: what a newcomer wants. */
export function firstSeating(game: Game, name: string, level: string): SeatRow[] {
  const most = Math.max(...game.seats);
  return Array.from({ length: most }, (_, seat) => ({
    kind: seat === 0 ? ("me" as const) : ("bot" as const),
    name: seat === 0 ? name : "",
    level,
  }));
}

export function defaultOptions(game: Game): Record<string, Setting> {
  return Object.fromEntries(game.options.map((option) => [option.key, option.default]));
}

export function fits(value: GameOption["values"][number], seats: number): boolean {
  return value.seats === null || value.seats.includes(seats);
}

/** Settings that cannot be played with so many seats fall back to the default. */
export function fittingOptions(
  game: Game,
  options: Record<string, Setting>,
  seats: number,
): Record<string, Setting> {
  return Object.fromEntries(
    game.options.map((option) => {
      const wanted = options[option.key] ?? option.default;
      const value = option.values.find((each) => each.value === wanted);
      return [option.key, value && fits(value, seats) ? wanted : option.default];
    }),
  );
}

export function isSwitch(option: GameOption): boolean {
  return option.values.every((value) => typeof value.value === "boolean");
}

export function asSeats(rows: SeatRow[], guest: (seat: number) => string): NewSeat[] {
  return rows.map((row, seat) => {
    if (row.kind === "bot") return { kind: "bot", level: row.level };
    const name = row.name.trim();
    if (row.kind === "friend") return { kind: "friend", ...(name && { name }) };
    return { kind: row.kind, name: name || guest(seat) };
  });
}
