import type { Reading } from "./reading.ts";

/** Phrases of folded words with what they mean. */
export interface Phrases<Meaning> {
  /** Its number among all tables. */
  readonly number: number;
  readonly byFirst: ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly meaning: Meaning }[]>;
}

/** Tables of phrases as a set of their numbers, one bit each. */
export type Opened = readonly number[];

const BITS = 5;
const openedByWord = new Map<string, number[]>();
const none: Opened = [];
let tables = 0;

/** The tables in which any phrase begins with a word: most words begin none, and there are hundreds of tables to look in. */
export function openedBy(folded: string): Opened {
  return openedByWord.get(folded) ?? none;
}

/** Numbers a table that these words open. */
function numbered(words: Iterable<string>): number {
  const number = tables;
  tables += 1;
  for (const word of words) {
    const opened = openedByWord.get(word) ?? [];
    while (opened.length <= number >>> BITS) opened.push(0);
    opened[number >>> BITS] = (opened[number >>> BITS] ?? 0) | (1 << number);
    openedByWord.set(word, opened);
  }
  return number;
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
  const opened = at < 0 ? undefined : reading.opened[at]?.[table.number >>> BITS];
  if (opened === undefined || (opened & (1 << table.number)) === 0) return undefined;
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
