import type {
  Fault,
  Games,
  Invitation,
  ListedMatch,
  Match,
  Me,
  Moment,
  NewSeat,
  Review,
  Rules,
  Setting,
  Shape,
  Sheet,
} from "./protocol";

/** The server said no, or could not be reached (code "unreachable"). */
export class ApiFault extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.sentence);
  }
}

async function ask<T>(path: string, language: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("language", language);
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    throw new ApiFault(0, { code: "unreachable", sentence: "", rule: null, field: null });
  }
  const form: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiFault(response.status, faultOf(form, response));
  return form as T;
}

function faultOf(form: unknown, response: Response): Fault {
  const found = (form as { error?: Fault } | null)?.error;
  return found ?? { code: "broken", sentence: response.statusText, rule: null, field: null };
}

export interface NewMatch {
  game: string;
  seats: NewSeat[];
  options: Record<string, Setting>;
  seed?: string;
}

export const api = {
  me: (language: string) => ask<Me>("/api/me", language),
  games: (language: string) => ask<Games>("/api/games", language),
  rules: (game: string, language: string) => ask<Rules>(`/api/games/${game}/rules`, language),
  matches: (language: string) =>
    ask<{ matches: ListedMatch[] }>("/api/matches", language).then((found) => found.matches),
  open: (match: NewMatch, language: string) => ask<Match>("/api/matches", language, match),
  match: (id: string, language: string) => ask<Match>(`/api/matches/${id}`, language),
  invitation: (id: string, token: string, language: string) =>
    ask<Invitation>(`/api/matches/${id}/invite?token=${encodeURIComponent(token)}`, language),
  join: (id: string, token: string, name: string, seat: number | null, language: string) =>
    ask<Match>(`/api/matches/${id}/join`, language, { token, name, seat }),
  rematch: (id: string, language: string) => ask<Match>(`/api/matches/${id}/rematch`, language, {}),
  moment: (id: string, step: number, seat: number, shape: Shape, language: string) =>
    ask<Moment>(
      `/api/matches/${id}/at/${step}?shape=${shape}${seat < 0 ? "" : `&seat=${seat}`}`,
      language,
    ),
  review: (id: string, language: string) => ask<Review>(`/api/matches/${id}/review`, language),
  fork: (id: string, step: number, seat: number, language: string) =>
    ask<Match>(`/api/matches/${id}/fork`, language, { step, seat }),
  sheet: (address: string): Promise<Sheet> => fetch(address).then((response) => response.json()),
  qr: (link: string) => `/api/qr.svg?text=${encodeURIComponent(link)}`,
  record: (id: string) => `/api/matches/${id}/record`,
};
