// The sentences of the interface, in the language of the reader.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";

export const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch", hu: "Magyar" } as const;
export type LanguageCode = keyof typeof LANGUAGES;

const files: Record<LanguageCode, () => Promise<{ default: string }>> = {
  en: () => import("../text/en.ftl?raw"),
  nl: () => import("../text/nl.ftl?raw"),
  de: () => import("../text/de.ftl?raw"),
  hu: () => import("../text/hu.ftl?raw"),
};

function isKnown(code: string): code is LanguageCode {
  return code in LANGUAGES;
}

class Speech {
  code = $state<LanguageCode>("en");
  private bundle = $state.raw(new FluentBundle("en"));

  async use(code: LanguageCode): Promise<void> {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource((await files[code]()).default));
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
  }

  say(key: string, args?: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args) : key;
  }
}

export const speech = new Speech();

/** A sentence of the interface. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return speech.say(key, args);
}

export function preferredLanguage(): LanguageCode {
  for (const wanted of [prefs.language, ...navigator.languages]) {
    const code = wanted.slice(0, 2).toLowerCase();
    if (isKnown(code)) return code;
  }
  return "en";
}
