import type { Item } from "../words/items.ts";
import { spanOf } from "../words/name-words.ts";
import { phraseKey } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { isAboutField, type Mention, mentionAt } from "./mention.ts";

/**
 * "Members: name, membership number. Membership numbers have 7 digits.": a listed name that the sentence says whole is that column,
 * whatever else its words mean.
 */
export function saidAgain(item: Item, listed: readonly Mention[]): readonly Mention[] {
  if (item.zone !== "prose" || !item.founds.some(({ found }) => isAboutField(found))) return [];
  const keys = item.words.map(keyOf);
  return listed.flatMap(({ meaning, words }) => {
    if (meaning.by !== "form" || !words.some(isLong) || words.length > keys.length) return [];
    const own = words.map(keyOf);
    const at = keys.findIndex((_, start) => own.every((key, index) => key === keys[start + index]));
    const said = at < 0 ? [] : item.words.slice(at, at + own.length);
    return said.length === 0 ? [] : [mentionAt(meaning, item, spanOf(said), said, false)];
  });
}

function keyOf({ text }: Word): string {
  return phraseKey([text]);
}

/** Short words are said of much else. */
function isLong({ text }: Word): boolean {
  return text.length > 5;
}
