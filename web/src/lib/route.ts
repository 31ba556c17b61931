import type { Game } from "./protocol";

export type Route =
  | { page: "start" }
  | { page: "nowhere" }
  | { page: "new"; game: string }
  | { page: "match"; match: string }
  | { page: "join"; match: string; token: string };

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/");
  if (page === "new" && first) return { page, game: first };
  if (page === "match" && first) return { page, match: first };
  if (page === "join" && first && second) return { page, match: first, token: second };
  return { page: page ? "nowhere" : "start" };
}

type Elsewhere = Exclude<Route, { page: "new" | "nowhere" }>;
/** What is found where an address leads; `game` is one that it names in vain. */
export type Place = Elsewhere | { page: "new"; game: Game } | { page: "waiting" } | { page: "nowhere"; game?: string };

/** As long as there are no games the list of them is still under way. */
export function reach(route: Route, games: readonly Game[]): Place {
  if (route.page !== "new") return route;
  const game = games.find((each) => each.id === route.game);
  if (game) return { page: "new", game };
  return games.length ? { page: "nowhere", game: route.game } : { page: "waiting" };
}

export const to = {
  start: "#/",
  newTable: (game: string) => `#/new/${game}`,
  match: (match: string) => `#/match/${match}`,
};
