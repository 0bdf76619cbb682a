import { type Category, categories } from "./categories.ts";

export interface Match {
  readonly category: Category;
  readonly matchedBy: "id" | "label" | "alias";
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replace(/[\s_]+/g, " ")
    .trim();
}

const exact: ReadonlyMap<string, Match> = new Map(
  categories.flatMap((category): [string, Match][] => [
    ...category.aliases.map((alias): [string, Match] => [plain(alias), { category, matchedBy: "alias" }]),
    [plain(category.label), { category, matchedBy: "label" }],
    [plain(category.id.replaceAll("-", " ")), { category, matchedBy: "id" }],
    [category.id, { category, matchedBy: "id" }],
  ]),
);

/** The category whose id, label or alias the text is, letter case and spacing aside. */
export function matchExactly(text: string): Match | undefined {
  return exact.get(plain(text));
}

const profiles = categories.map((category) => ({
  category,
  grams: trigrams(
    [category.id.replaceAll("-", " "), category.label, category.description, ...category.aliases].join(" "),
  ),
  words: new Set(words([category.id.replaceAll("-", " "), category.label, ...category.aliases].join(" "))),
}));

/** The categories whose names and descriptions are closest to the text, best first, with a score from 0 to 1. */
export function nearestCategories(text: string, count: number): { category: Category; score: number }[] {
  const grams = trigrams(text);
  const asked = words(text);
  return profiles
    .map(({ category, grams: profile, words: names }) => {
      const shared = [...grams].filter((gram) => profile.has(gram)).length;
      const named = asked.filter((word) => names.has(word)).length;
      const score = 0.5 * (shared / Math.max(1, grams.size)) + 0.5 * Math.min(1, named / 2);
      return { category, score: Math.round(score * 1000) / 1000 };
    })
    .sort((a, b) => b.score - a.score || a.category.id.localeCompare(b.category.id))
    .slice(0, count);
}

/** The nearest categories as a refusal names them. */
export function nearestNames(text: string): { id: string; label: string }[] {
  return nearestCategories(text, 3).map(({ category: { id, label } }) => ({ id, label }));
}

function words(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(ies|s)$/, (ending) => (ending === "ies" ? "y" : "")));
}

function trigrams(text: string): Set<string> {
  const grams = new Set<string>();
  for (const word of words(text)) {
    const padded = ` ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
  }
  return grams;
}
