import type { Found, Span, Token } from "../findings.ts";
import type { Language } from "../ontology/semantic-type.ts";
import { type NumberReading, numberAt } from "../text/numbers.ts";
import { singular } from "../text/stem.ts";
import { type Opened, openedBy } from "./opened-tables.ts";

/** A need as the extractors read it. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  /** Days since 1970 of the day against which "last week" is understood. */
  readonly today: number;
  /** It speaks of steps of time ("every", "hourly"): "over 2 hours" is then how long, not how much. */
  readonly stepped: boolean;
  /** The number that begins at each token. */
  readonly numbers: readonly (NumberReading | undefined)[];
  /** The tables of phrases of which one may begin at each token. */
  readonly opened: readonly Opened[];
}

/** Looks for one kind of finding that begins at a token. Looks at a bounded number of tokens. */
export type Extractor = (reading: Reading, at: number) => Found | undefined;

export function readingOf(
  text: string,
  tokens: readonly Token[],
  language: Language,
  today: number,
): Omit<Reading, "stepped"> {
  return { text, tokens, language, today, ...begunAt(tokens, language) };
}

type Begun = Pick<Reading, "numbers" | "opened">;

const begun = new WeakMap<readonly Token[], Begun>();

/** What begins at each token. A need is read more than once, against other days; its tokens stay, and so does their language. */
function begunAt(tokens: readonly Token[], language: Language): Begun {
  const known = begun.get(tokens);
  if (known !== undefined) return known;
  const found = {
    numbers: tokens.map((_, at) => numberAt(tokens, at, language)),
    opened: tokens.map(({ folded }) => openedBy(folded)),
  };
  begun.set(tokens, found);
  return found;
}

/** What stands at a token; an array that is once read below 0 is read slowly ever after at that place of the code. */
function tokenAt({ tokens }: Reading, at: number): Token | undefined {
  return at < 0 ? undefined : tokens[at];
}

/** The folded word at a token; empty where there is none, so that it equals nothing. */
export function word(reading: Reading, at: number): string {
  return tokenAt(reading, at)?.folded ?? "";
}

export function isWord(reading: Reading, at: number): boolean {
  const kind = tokenAt(reading, at)?.kind;
  return kind === "word" || kind === "identifier";
}

/** A comma, full stop, line end or the end of the text. */
export function isBreak(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at);
  return token === undefined || token.kind === "break";
}

/** No space before this token. */
export function isGlued(reading: Reading, at: number): boolean {
  const token = tokenAt(reading, at);
  const before = tokenAt(reading, at - 1);
  return token !== undefined && before !== undefined && token.start === before.end;
}

/** The span of the tokens from `from` up to and without `next`. */
export function spanOf(reading: Reading, from: number, next: number): Span {
  const start = reading.tokens[from]?.start ?? reading.text.length;
  return { start, end: reading.tokens[next - 1]?.end ?? start };
}

/** The written text of the tokens from `from` up to and without `next`. */
export function written(reading: Reading, from: number, next: number): string {
  const { start, end } = spanOf(reading, from, next);
  return reading.text.slice(start, end);
}

/** The number at a token. */
export function number(reading: Reading, at: number): NumberReading | undefined {
  return at < 0 ? undefined : reading.numbers[at];
}

/** The most tokens that a number has: "one thousand two hundred and fifty". */
const LONGEST_NUMBER = 6;

/** The number that ends right before a token, with all of its words. */
export function numberBefore(reading: Reading, at: number): NumberReading | undefined {
  for (let back = LONGEST_NUMBER; back > 0; back--) {
    const value = number(reading, at - back);
    if (value?.next === at) return value;
  }
  return undefined;
}

/** The index of the first token that begins at or after a place in the text. */
export function tokenFrom(reading: Reading, from: number, place: number): number {
  let at = from;
  while (at < reading.tokens.length && (reading.tokens[at]?.start ?? 0) < place) at += 1;
  return at;
}

/** The singular of the folded word at a token, in the need's language or in English. */
export function singularAt(reading: Reading, at: number): string {
  return singular(word(reading, at), reading.language);
}
