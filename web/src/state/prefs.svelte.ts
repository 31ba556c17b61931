// What somebody likes, kept in this browser.

import type { Asking } from "../lib/choices";

const KEY = "insectarium";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  theme: Theme;
  language: string;
  asking: Asking | "auto";
  name: string;
  level: string;
}

const DEFAULTS: Kept = { theme: "auto", language: "", asking: "auto", name: "", level: "easy" };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs: Kept = $state(read());

export function keepPrefs(): void {
  const form = JSON.stringify(prefs);
  try {
    localStorage.setItem(KEY, form);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** With a mouse, hovering tells what a click will do; a finger cannot hover, so it is asked. */
export function askingNow(): Asking {
  if (prefs.asking !== "auto") return prefs.asking;
  return matchMedia("(hover: hover)").matches ? "never" : "always";
}

export function wantsStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
