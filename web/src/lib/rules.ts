import type { Rules } from "./protocol";

/** The rules that have every word of the search, in their text, id or title of section. */
export function searchRules(sections: Rules["sections"], search: string): Rules["sections"] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  return sections
    .map((section) => ({
      title: section.title,
      rules: section.rules.filter((rule) => {
        const text = plain(`${rule.id} ${rule.text} ${section.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.rules.length > 0);
}

/** Small letters without accents: nobody types them into a search. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
