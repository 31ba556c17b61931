// What the whole page shares: the games, where we are, and which dialog is open.

import { api, ApiFault } from "../lib/api";
import type { Game, Games, Level } from "../lib/protocol";
import { type Route, readRoute } from "../lib/route";
import { type LanguageCode, speech, t } from "./language.svelte";
import { keepPrefs, prefs } from "./prefs.svelte";

class App {
  route = $state.raw<Route>(readRoute(location.hash));
  games = $state.raw<Game[]>([]);
  levels = $state.raw<Level[]>([]);
  fault = $state("");
  settings = $state(false);
  help = $state(false);

  async start(): Promise<void> {
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
      this.settings = false;
      this.help = false;
      scrollTo(0, 0);
    });
    await this.load(true);
  }

  async load(first = false): Promise<void> {
    try {
      if (first) await api.me(speech.code);
      const found: Games = await api.games(speech.code);
      this.games = found.games;
      this.levels = found.levels;
      this.fault = "";
    } catch (fault) {
      this.fault = sentenceOf(fault);
    }
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }

  async speak(code: LanguageCode): Promise<void> {
    prefs.language = code;
    keepPrefs();
    await speech.use(code);
    await this.load();
  }
}

export const app = new App();

export function sentenceOf(fault: unknown): string {
  if (fault instanceof ApiFault && fault.fault.sentence) return fault.fault.sentence;
  return t("error-unreachable");
}

export function go(address: string): void {
  location.hash = address;
}
