import type { Found } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { fold } from "../text/fold.ts";
import { singular } from "../text/stem.ts";
import { wordSet } from "../text/word-set.ts";

export type Range = Extract<Found, { kind: "range" }>;
export type CaseRange = Extract<Found, { kind: "caseRange" }>;

export interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** What stands beside a range. */
export interface Sides {
  /** The words between the last mark or finding and the range. */
  readonly before: readonly Word[];
  /** Those between the range and the next mark or finding. */
  readonly behind: readonly Word[];
}

/** So far before and behind a range is looked. */
const CLAUSE = 80;

export const joints = wordSet(
  "and but with where while whereas plus und aber mit wobei y pero con et mais avec e mas com",
);
export const openers = wordSet(
  "for in on at if when where whenever among bei fur im wenn en para si cuando pour chez dans quand em se quando por no na",
);
export const articles = wordSet(
  "the a an all every each their der die das den alle el la los las un una le les un une o os as um uma",
);

/** The words of a case by which it is the same elsewhere. */
export function keyOf(words: readonly Word[], language: Language): string {
  return words.map(({ folded }) => singular(folded, language)).join(" ");
}

/** The words around a range, which stands between two other findings. */
export function sidesOf(range: Range, last: Found | undefined, next: Found | undefined, text: string): Sides {
  const from = Math.max(last?.end ?? 0, range.start - CLAUSE);
  const before = text.slice(from, range.start);
  const opened = before.search(/[^,;:.()\n]*$/);
  const behind = text.slice(range.end, Math.min(next?.start ?? text.length, range.end + CLAUSE));
  const ended = behind.search(/[,;:.()\n]/);
  const words = wordsIn(before.slice(opened), from + opened);
  return {
    // "40-60k for juniors and 80-120k for seniors"
    before: words.slice(words.findLastIndex(({ folded }) => joints.has(folded)) + 1),
    behind: wordsIn(ended < 0 ? behind : behind.slice(0, ended), range.end),
  };
}

/** The words of a text that begins at a place. */
export function wordsIn(text: string, offset: number): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’_-]*/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: offset + index,
    end: offset + index + word.length,
  }));
}

/** "users", and not "glass". */
export function isPlural(word: Word | undefined): boolean {
  return word !== undefined && /[^s]s$/.test(word.folded);
}

export function textOf(words: readonly Word[], text: string): string {
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end);
}

/** The place behind the words of a set. */
export function skipped(words: readonly Word[], from: number, among: ReadonlySet<string>): number {
  let at = from;
  while (at < words.length && among.has(words[at]?.folded ?? "")) at += 1;
  return at;
}

/** A range as one of a case. */
export function told({ kind: _, ...range }: Range, start: number, end: number, left: string, when: string): CaseRange {
  return { ...range, kind: "caseRange", left, when, start, end };
}
