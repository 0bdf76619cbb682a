import { isOpened, numbered } from "./opened-tables.ts";
import type { Reading } from "./reading.ts";

/** Phrases of folded words with what they mean. */
export interface Phrases<Meaning> {
  /** Its number among all tables. */
  readonly number: number;
  readonly byFirst: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly meaning: Meaning }[]>;
}

/** An elided word of French is a token of its own: "n'ont" is "n'" and "ont". */
const elided = /(^|\s)(l|d|s|n|j|c|m|t|qu)'(?=\p{L})/gu;

/** A table of phrases: `meaning → "phrase|another phrase"`; the words as the tokeniser parts them. */
export function phrases<Meaning>(entries: Iterable<readonly [Meaning, string]>): Phrases<Meaning> {
  const byFirst = new Map<string, { words: readonly string[]; meaning: Meaning }[]>();
  for (const [meaning, list] of entries) {
    for (const phrase of list.split("|")) {
      const words = phrase.trim().replace(elided, "$1$2' ").split(/\s+/);
      const known = byFirst.get(words[0] ?? "");
      if (known === undefined) byFirst.set(words[0] ?? "", [{ words, meaning }]);
      else known.push({ words, meaning });
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { number: numbered(byFirst.keys()), byFirst };
}

/** A table of phrases that all mean the same. */
export function phraseList(list: string): Phrases<true> {
  return phrases([[true, list]]);
}

/** The longest phrase of a table that begins at a token, with the token after it. */
export function phraseAt<Meaning>(
  reading: Reading,
  at: number,
  table: Phrases<Meaning>,
): { readonly meaning: Meaning; readonly next: number } | undefined {
  if (at < 0 || !isOpened(reading.opened[at], table.number)) return undefined;
  const candidates = table.byFirst.get(reading.tokens[at]?.folded ?? "");
  if (candidates === undefined) return undefined;
  for (const { words, meaning } of candidates) {
    let length = 1;
    while (length < words.length && reading.tokens[at + length]?.folded === words[length]) length += 1;
    if (length === words.length) return { meaning, next: at + length };
  }
  return undefined;
}

/** The token after a phrase of the table, or `at` itself where none begins. */
export function skip(reading: Reading, at: number, table: Phrases<unknown>): number {
  return phraseAt(reading, at, table)?.next ?? at;
}
