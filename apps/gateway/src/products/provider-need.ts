import { policies } from "./policies.ts";

/** The words of each key that a provider must deliver. */
const keys: readonly { readonly key: string; readonly words: readonly string[] }[] = policies
  .filter(({ source }) => source === "licensed-provider")
  .map(({ key }) => ({ key, words: key.split("-").map(singular) }));

/** What stands around a name without asking for anything else. */
const fillers: ReadonlySet<string> = new Set(
  "a all an any data dataset example for from get give i key me need of please policy record result row sample set some the want with".split(
    " ",
  ),
);

/** Who speaks of these wants the records of a source, not rows that are made. */
const sources: ReadonlySet<string> = new Set(
  "actual authentic entitlement exchange feed genuine licence licenced license licensed live official provider real realtime subscription upstream vendor".split(
    " ",
  ),
);

/** Who says one of these wants rows that are made. */
const made: ReadonlySet<string> = new Set(
  "artificial dummy fake invented mock mocked simulated simulation synthetic".split(" "),
);

/**
 * The key that a need names and that only a provider can deliver: spelled as a key anywhere, alone in any spelling, or in words
 * that ask for the source's own records. Words that merely describe such rows, or ask for synthetic ones, name none.
 */
export function providerKeyNamed(need: string): string | undefined {
  const text = need
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Pd}/gu, "-");
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
  const spelled = new Set((text.match(/[a-z0-9]+(?:[-_][a-z0-9]+)+/g) ?? []).map((name) => name.replaceAll("_", "-")));
  return keys.find(({ key, words: named }) => {
    if (spelled.has(key)) return true;
    const at = words.findIndex((_, start) => isNamedAt(words, start, named));
    if (at < 0) return false;
    const rest = words.toSpliced(at, named.length);
    if (rest.every((word) => fillers.has(word) || /^\d+$/.test(word))) return true;
    return rest.some((word) => sources.has(word)) && !rest.some((word) => made.has(word));
  })?.key;
}

/** In any order: "live weather metrics" too. */
function isNamedAt(words: readonly string[], start: number, named: readonly string[]): boolean {
  const window = words.slice(start, start + named.length);
  return window.length === named.length && named.every((word) => window.includes(word));
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}
