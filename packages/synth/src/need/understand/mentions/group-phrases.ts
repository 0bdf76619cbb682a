import { membersOfGroup } from "../words/groups.ts";
import { frameFieldOf, keysOfWords } from "../words/lookup.ts";
import { wordOf } from "../words/name-words.ts";
import { wordsOf } from "../words/phrase.ts";
import type { Word } from "../words/pieces.ts";
import { type NamedPhrase, named, type Reading } from "./reading.ts";

/** The fields of a group phrase ("coordinates", "OHLCV"), unless the frame has one field for it. */
export function groupOf(words: readonly Word[], reading: Reading): readonly NamedPhrase[] | undefined {
  for (const key of keysOfWords(words)) {
    const members = membersOfGroup(key);
    const at = words[0];
    if (members === undefined || at === undefined) continue;
    const fields = members.map((member) =>
      named(
        wordsOf(member).map((text) => ({ ...wordOf(text, at), text })),
        reading,
      ),
    );
    // One field of the domain may be called so too; its parts go before it where the domain has them all.
    const whole = new Set(fields.map(({ meaning }) => meaning.field)).size === fields.length;
    const parts = whole && fields.every(({ meaning }) => meaning.field !== null);
    if (!parts && (frameFieldOf(words, reading.lookup) !== undefined || /token/.test(key))) return undefined;
    return fields;
  }
  return undefined;
}

/** "OHLCV bars", "readings with coordinates": short forms in a sentence that stand for several fields of the domain. */
export function groupAt(
  words: readonly Word[],
  start: number,
  reading: Reading,
): { readonly fields: readonly NamedPhrase[]; readonly length: number } | undefined {
  for (const length of [2, 1]) {
    const phrase = words.slice(start, start + length);
    if (phrase.length < length || phrase[0]?.folded === "gps") continue;
    const fields = groupOf(phrase, reading);
    if (fields?.every(({ meaning }) => meaning.field !== null) === true) return { fields, length };
  }
  return undefined;
}
