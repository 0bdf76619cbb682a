import type { Found } from "../findings.ts";
import { isParticiple } from "../text/participles.ts";
import { endsPhrase } from "./clause.ts";
import { phraseList } from "./phrases.ts";
import { isBreak, isGlued, isWord, type Reading, spanOf, word, written } from "./reading.ts";

export const MOST = 16;
const joints = new Set([",", "and", "und", "y", "et", "e", "or", "oder", "ou", "/", ";", "|", "&", "+"]);
export const splitNouns = phraseList(
  "split|mix|ratio|distribution|breakdown|balance|weights|weighted|shares|percent split|% split|verteilung|aufteilung|reparto|repartition|divisao",
);
export interface Share {
  readonly value: string;
  readonly share: number;
}

export function sharesFound(reading: Reading, from: number, next: number, list: readonly Share[]): Found | undefined {
  const sum = list.reduce((total, one) => total + one.share, 0);
  if (list.length < 2 || Math.abs(sum - 1) > 0.011) return undefined;
  const exact = list.map(({ value, share }) => ({ value, share: Number((share / sum).toPrecision(12)) }));
  return { kind: "shares", shares: exact, ...spanOf(reading, from, next) };
}

/** The sign that is glued to a word: "O+". */
function signAt(reading: Reading, at: number): string {
  return ["+", "-"].includes(word(reading, at)) && isGlued(reading, at) ? word(reading, at) : "";
}

const rests = /^(?:rest|remaining|remainder|resto|reste|else|otherwise|sonst|ansonsten|sinon|autrement|senao)$/;

const against = /^(?:vs\.?|versus|gegen|contra|contre)$/;

/** The "vs" between two members. */
export function isOpposed(reading: Reading, at: number): boolean {
  return against.test(word(reading, at));
}

/** Up to three words that name a member. */
export function labelAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const isCode = /^[A-Z]{2,3}$/.test(reading.tokens[at]?.text ?? "") || isLetterBeforeFigure(reading, at);
  const start = !isCode && ["of", "are", "is", "the", "de", "is_a"].includes(word(reading, at)) ? at + 1 : at;
  const quoted = quotedAt(reading, start);
  if (quoted !== undefined) return quoted;
  let next = isLed(reading, start) ? start + 1 : start;
  // "DE" is a country, whatever "de" may be.
  const isLabel = (at: number): boolean =>
    isWord(reading, at) &&
    !isOpposed(reading, at) &&
    (!endsPhrase(word(reading, at)) ||
      isLetterBeforeFigure(reading, at) ||
      isTierBeforeFigure(reading, at) ||
      /^(?:[A-Z]{2,3}|[A-Z][+-])$/.test(`${reading.tokens[at]?.text}${signAt(reading, at + 1)}`));
  // "15% denied rest allowed", "30% monthly the rest one-off"
  const isRest = (at: number): boolean =>
    at > start && (rests.test(word(reading, at)) || (word(reading, at) === "the" && rests.test(word(reading, at + 1))));
  while (next < start + 3 && isLabel(next) && !isRest(next)) next += 1;
  // "O+ 38%"
  if (next > start && ["+", "-"].includes(word(reading, next)) && isGlued(reading, next) && !isGlued(reading, next + 1))
    next += 1;
  return next === start ? undefined : { value: written(reading, start, next), next };
}

/** So many words tell at most what happened. */
const CLAUSE = 6;

/** "left before being seen 7%": what was done, with all that is said of it, up to the figure right behind it. */
export function deedBeforeAt(
  reading: Reading,
  at: number,
): { readonly value: string; readonly next: number } | undefined {
  const next = deedEnd(reading, at, () => false);
  return next > at + 1 && reading.tokens[next]?.kind === "number"
    ? { value: written(reading, at, next), next }
    : undefined;
}

/** The "adjourned without a date" of "12% adjourned without a date, 60% granted": up to the mark behind it. */
export function deedBehindAt(
  reading: Reading,
  at: number,
): { readonly value: string; readonly next: number } | undefined {
  const isEnd = (index: number): boolean => joints.has(word(reading, index)) || rests.test(word(reading, index));
  const next = deedEnd(reading, at, isEnd);
  return next > at + 1 && (isBreak(reading, next) || joints.has(word(reading, next)))
    ? { value: written(reading, at, next), next }
    : undefined;
}

const deeds = /^(?:withdrew|broke|fell|hung|went|walked|gave|gone|ran|did|never|still|awaiting|waiting)$/;

/** Whether a token begins to tell what was done or happened: "left", "withdrew". */
export function beginsDeed(reading: Reading, at: number): boolean {
  const text = reading.tokens[at]?.text ?? "";
  return isParticiple(text, reading.language) || deeds.test(text);
}

/** Where the words end that begin with what was done. */
function deedEnd(reading: Reading, at: number, isEnd: (index: number) => boolean): number {
  if (!beginsDeed(reading, at)) return at;
  let next = at;
  while (next < at + CLAUSE && isWord(reading, next) && !isEnd(next)) next += 1;
  return next;
}

const leads = new Set("en em in not no non nicht kein sans sin sem ohne".split(" "));

/** The "en" of "(en trámite 20 %, concedida 65 %)": at the head of its item it begins a member. */
function isLed(reading: Reading, at: number): boolean {
  const heads = ["(", ",", ":", "/", ";"].includes(word(reading, at - 1));
  return heads && leads.has(word(reading, at)) && isWord(reading, at + 1) && reading.tokens[at + 2]?.kind === "number";
}

/** The "O" of "A 41%, O 44%", whatever "o" may be in other languages. */
function isLetterBeforeFigure(reading: Reading, at: number): boolean {
  return /^[A-Z]$/.test(reading.tokens[at]?.text ?? "") && reading.tokens[at + 1]?.kind === "number";
}

/** The "plus" of "basic 60%, plus 30%, pro 10%" is a tier and adds nothing. */
function isTierBeforeFigure(reading: Reading, at: number): boolean {
  return (
    word(reading, at) === "plus" &&
    (at === 0 || [",", ":", "(", "/", ";"].includes(word(reading, at - 1))) &&
    reading.tokens[at + 1]?.kind === "number" &&
    word(reading, at + 2) === "%" &&
    !isWord(reading, at + 3)
  );
}

/** A member in quotes, without them. */
export function quotedAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quote = reading.tokens[at]?.text;
  if (quote !== '"' && quote !== "'" && quote !== "`") return undefined;
  for (let close = at + 2; close < at + 10; close++) {
    if (reading.tokens[close]?.text === quote) return { value: written(reading, at + 1, close), next: close + 1 };
  }
  return undefined;
}

/** The token after commas and "and" between two members. */
export function jointsAt(reading: Reading, at: number): number {
  let next = at;
  while (next < at + 2 && joints.has(word(reading, next)) && !isLetterBeforeFigure(reading, next)) next += 1;
  return next;
}

/** "404": what a server answers, where it stands among members or shares. */
export function isAnswerCode(text: string): boolean {
  return /^[1-5]\d\d$/.test(text);
}
