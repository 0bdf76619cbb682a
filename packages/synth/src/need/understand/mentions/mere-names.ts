import type { Item } from "../words/items.ts";
import type { Word } from "../words/pieces.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

const containers = new Set("list table set sheet file liste tabelle lista tabla tabela".split(" "));
const links = new Set("of with the a an some von mit de con avec com des".split(" "));
/** What follows says what the rows are for. */
const purposes = new Set("for to fur para pour so".split(" "));
const shells = new Set("field column list data entry value".split(" "));
const MOST = 3;

/** "list of cities", "phone numbers and addresses for a form": heads that name columns and nothing else. */
export function mereNames(items: readonly Item[], { cues, typesNamed }: Vocabulary): readonly Item[] | undefined {
  if (items.length === 0 || items.length > MOST || items.some(({ zone, inner }) => zone !== "head" || inner.length > 0))
    return undefined;
  const named = items.map((item) => ({ ...item, words: nameIn(item.words), zone: "list" as const, opener: "," }));
  const areColumns = named.every(({ words }) => {
    const key = words.map((word) => word.english).join(" ");
    if (words.length === 0 || words.at(-1)?.english === "record" || cues(key).some(({ weight }) => weight >= 2))
      return false;
    // "temperatures" alone are readings, and records are no column.
    const isMeasurable = named.length > 1;
    return typesNamed(key).some(
      ({ type }) => type.type === "string" || (isMeasurable && ["date", "number", "int"].includes(type.type)),
    );
  });
  return areColumns ? named : undefined;
}

function nameIn(words: readonly Word[]): readonly Word[] {
  let first = 0;
  while (containers.has(words[first]?.english ?? "") || links.has(words[first]?.folded ?? "")) first += 1;
  const end = words.findIndex((word, at) => at > first && purposes.has(word.folded));
  const name = words.slice(first, end < 0 ? words.length : end);
  return name.length > 1 && shells.has(name.at(-1)?.english ?? "") ? name.slice(0, -1) : name;
}
