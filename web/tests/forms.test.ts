import { describe, expect, it } from "vitest";
import type { Game } from "../src/lib/protocol";
import { reach, readRoute, to } from "../src/lib/route";
import { searchRules } from "../src/lib/rules";
import { asSeats, defaultOptions, firstSeating, fittingOptions, isSwitch } from "../src/lib/seating";

const game = {
  seats: [2, 3, 4],
  options: [
    {
      key: "expert",
      label: "",
      help: null,
      default: false,
      values: [
        { value: false, label: "", seats: null },
        { value: true, label: "", seats: [2, 3] },
      ],
    },
    { key: "first", label: "", help: null, default: "lot", values: [{ value: "lot", label: "", seats: null }] },
  ],
} as unknown as Game;

describe("a new table", () => {
  it("has oneself and bots", () => {
    const rows = firstSeating(game, "Ada", "easy");
    expect(rows.map((row) => row.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(asSeats(rows.slice(0, 2), () => "Guest")).toEqual([
      { kind: "me", name: "Ada" },
      { kind: "bot", level: "easy" },
    ]);
  });

  it("names those who have no name", () => {
    const rows = [
      { kind: "me", name: " ", level: "" },
      { kind: "friend", name: "", level: "" },
      { kind: "hotseat", name: "", level: "" },
    ] as const;
    expect(asSeats([...rows], (seat) => `Guest ${seat}`)).toEqual([
      { kind: "me", name: "Guest 0" },
      { kind: "friend" },
      { kind: "hotseat", name: "Guest 2" },
    ]);
  });

  it("falls back where a setting cannot be played with so many", () => {
    const wanted = { ...defaultOptions(game), expert: true };
    expect(fittingOptions(game, wanted, 3)).toEqual({ expert: true, first: "lot" });
    expect(fittingOptions(game, wanted, 4)).toEqual({ expert: false, first: "lot" });
  });

  it("tells switches from lists", () => {
    expect(game.options.map(isSwitch)).toEqual([true, false]);
  });
});

describe("addresses", () => {
  it.each(["#/", "#", ""])("'%s' is the start page", (hash) => {
    expect(readRoute(hash)).toEqual({ page: "start" });
  });

  it.each(["#/nonsense/x", "#/new", "#/match/", "#/join/onlymatch", "#/join/onlymatch/"])("%s leads nowhere", (hash) => {
    expect(reach(readRoute(hash), [])).toEqual({ page: "nowhere" });
  });

  it("name a game in vain only once it is known which there are", () => {
    const nim = { ...game, id: "nim" };
    expect(reach(readRoute("#/new/nim"), [])).toEqual({ page: "waiting" });
    expect(reach(readRoute("#/new/nim"), [nim])).toEqual({ page: "new", game: nim });
    expect(reach(readRoute("#/new/mill"), [nim])).toEqual({ page: "nowhere", game: "mill" });
  });

  it("lead where they say", () => {
    expect(readRoute(to.match("m1"))).toEqual({ page: "match", match: "m1" });
    expect(readRoute(to.newTable("nim"))).toEqual({ page: "new", game: "nim" });
    expect(readRoute("#/join/m1/t-x")).toEqual({ page: "join", match: "m1", token: "t-x" });
  });
});

describe("searching the rules", () => {
  const sections = [
    { title: "Queens", rules: [{ id: "MIC-1", text: "A queen reigns." }] },
    { title: "Katonák", rules: [{ id: "MIC-2", text: "Tíz katona." }] },
  ];

  it("finds all words, anywhere, with or without accents", () => {
    expect(searchRules(sections, "QUEEN reigns")).toHaveLength(1);
    expect(searchRules(sections, "katonak tiz")[0]?.rules[0]?.id).toBe("MIC-2");
    expect(searchRules(sections, "mic-2")).toHaveLength(1);
    expect(searchRules(sections, "queen katona")).toEqual([]);
  });

  it("shows everything when nothing is searched", () => {
    expect(searchRules(sections, "  ")).toBe(sections);
  });
});
