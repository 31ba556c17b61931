export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "match"; match: string }
  | { page: "join"; match: string; token: string };

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/");
  if (page === "new" && first) return { page, game: first };
  if (page === "match" && first) return { page, match: first };
  if (page === "join" && first && second) return { page, match: first, token: second };
  return { page: "start" };
}

export const to = {
  start: "#/",
  newTable: (game: string) => `#/new/${game}`,
  match: (match: string) => `#/match/${match}`,
};
