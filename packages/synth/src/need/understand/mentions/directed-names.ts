import type { Item } from "../words/items.ts";
import { withoutUnit } from "../words/name-words.ts";
import { type JoinedPhrases, mentionInList } from "./mention.ts";
import { named, type Reading } from "./reading.ts";

const directions: ReadonlyMap<string, string> = new Map([
  ["in", "out"],
  ["out", "in"],
]);

/** "in octets, out octets": the "in" that leads nowhere is part of the name where the same noun stands behind an "out". */
export function directedName(items: readonly Item[], index: number, reading: Reading): JoinedPhrases | undefined {
  const item = items[index] as Item;
  const { words, unit } = withoutUnit(item.words, () => false);
  const [direction, ...noun] = words;
  const other = directions.get(direction?.folded ?? "");
  if (item.zone !== "list" || other === undefined || noun.length === 0 || item.founds.length > 0) return undefined;
  const isTwin = ({ words: [first, ...rest] }: Item): boolean =>
    first?.folded === other && noun.every(({ english }, at) => english === rest[at]?.english);
  if (!items.some(isTwin)) return undefined;
  const own = named(words, reading).meaning;
  // What no list of words knows is of the kind of its noun.
  const meaning = own.by === "form" ? { ...named(noun, reading).meaning, words, field: null } : own;
  return { mentions: [{ ...mentionInList(meaning, item, words), unit }], count: 1, last: item };
}
