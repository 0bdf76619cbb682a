import { endsPhrase } from "../../../extract/clause.ts";
import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { isWord, number, type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** A number of things, as it is said: "exactly 350 cancelled", "no more than 12 books", "five times or more". */
export interface Count {
  readonly least: number;
  readonly most: number;
  /** "exactly", "only": it is meant to the one. */
  readonly insists: boolean;
  readonly about: boolean;
  /** Singulars of the words that name what is counted. */
  readonly nouns: readonly string[];
  /** All words behind it, up to the next stop or number. */
  readonly label: readonly string[];
  /** The token of its first word, of its figure, and the ones behind the figure and behind its label. */
  readonly first: number;
  readonly figure: number;
  readonly next: number;
  readonly end: number;
  readonly span: Span;
}

/** Whether two things are called alike: "Regale" and "Regal". */
export function sharesNoun(one: readonly string[], other: readonly string[]): boolean {
  return one.some((a) => other.some((b) => a === b || isInflected(a, b) || isInflected(b, a)));
}

function isInflected(one: string, other: string): boolean {
  return one.length > 3 && other.startsWith(one) && /^(?:e|n|en|es|s)$/.test(other.slice(one.length));
}

/** The number where it is one number. */
export function exactOf({ least, most, about }: Count): number | undefined {
  return least === most && !about ? least : undefined;
}

/** Findings whose numbers count nothing. */
const noCounts = new Set<Found["kind"]>(
  "window hours cadence rate shares offset gap decimals step seed distribution average prefix shape nulls duplicates format unkept".split(
    " ",
  ) as Found["kind"][],
);
/** Glued to a number they make it part of something else: a date, a code, a price. */
const glue = new Set(["-", "/", ".", ":", "$", "€", "£", "#", "_", "=", "%", "^", "°"]);
const LONGEST_LABEL = 7;
const MOST_COUNTS = 40;

/** The counts of a need in their order: numbers that are no year, no measure and no part of a date. */
export function countsOf(reading: NeedReading, findings: Findings): readonly Count[] {
  const taken = findings.found.filter((each) => noCounts.has(each.kind) && !isCountedOut(reading, each));
  const ranges = findings.found.filter((each) => each.kind === "range");
  let end = 0;
  const counts = reading.quantities.flatMap((quantity): readonly Count[] => {
    if (quantity.figure < end) return [];
    const count = countAt(reading, quantity, taken, ranges);
    if (count !== undefined) end = count.next;
    return count === undefined ? [] : [count];
  });
  return counts.slice(0, MOST_COUNTS);
}

const ofMany = /^(?:[a-z]+ )?\d[\d.,]* (?:of|von|de) (?:the |our |den |las |los |les |des |as |os )?\d[\d.,]* \p{L}/u;
const orMore = /^ (?:or (?:more|fewer|less)|each|oder mehr|o m[aá]s|ou plus|ou mais)\b/;

/** "exactly 600 of 2,000 subscribers churned" is a share, and two counts; "5 tents of 12 or more" is no share. */
function isCountedOut({ text }: Reading, found: Found): boolean {
  const { kind, start, end } = found;
  if ((kind === "rate" || kind === "shares") && found.isCounted) return true;
  return kind === "rate" && (ofMany.test(text.slice(start, end + 3)) || orMore.test(text.slice(end, end + 12)));
}

function countAt(
  reading: Reading,
  quantity: Quantity,
  taken: readonly Found[],
  ranges: readonly Extract<Found, { kind: "range" }>[],
): Count | undefined {
  const { value, unit, figure, next, insists, about } = quantity;
  const token = reading.tokens[figure];
  if (token === undefined || unit !== undefined || !Number.isInteger(value) || value < 1) return undefined;
  const range = ranges.find(({ start, end }) => start <= token.start && token.start < end);
  // "12-20 beds"; "trust 1-5" is a scale.
  const isDashed =
    range?.minimum === value && range.start === token.start && isWord(reading, tokenFrom(reading, figure, range.end));
  if (!isDashed && isGlued(reading, figure, number(reading, figure)?.next ?? next)) return undefined;
  if (taken.some(({ start, end }) => start <= token.start && token.start < end)) return undefined;
  if (value === 1 && articles.has(word(reading, figure))) return undefined;
  // "1 (bad) until 5 (very good)" is a scale.
  const isScale = range !== undefined && reading.text.slice(range.start, range.end).includes("(");
  if (range?.unit !== undefined || isScale) return undefined;
  if (range?.minimum !== undefined && range.maximum !== undefined) {
    const end = tokenFrom(reading, figure, range.end);
    const ends = { least: range.minimum, most: range.maximum, insists: false, about: false };
    return made(reading, { first: figure, figure, next: Math.max(next, end) }, ends);
  }
  // "between five and eight orders", in words
  const ends = betweenAt(reading, quantity);
  if (ends !== undefined)
    return made(reading, { first: figure - 1, figure, next: ends.next }, { ...ends, insists: false, about: false });
  // "beginnt um 9 Uhr": an hour of the day
  if (clocks.test(word(reading, next))) return undefined;
  const isYear = /^(?:19|20)\d\d$/.test(token.text) && !insists && isWall(reading, next);
  if (isYear) return undefined;
  return made(reading, quantity, { ...endsOf(quantity), insists, about });
}

const clocks = /^(?:uhr|o['’]?clock|[ap]m)$/;
const betweens = /^(?:between|zwischen|entre)$/;
const ands = /^(?:and|und|y|et|e)$/;
const froms = /^(?:from|von|de|desde)$/;
const tos = /^(?:to|bis|a|hasta|ate)$/;

/** The ends of "between five and eight", and of "de 20 a 30". */
function betweenAt(
  reading: Reading,
  { value, figure, next }: Quantity,
): { readonly least: number; readonly most: number; readonly next: number } | undefined {
  const [before, joint] = [word(reading, figure - 1), word(reading, next)];
  const isRange = (betweens.test(before) && ands.test(joint)) || (froms.test(before) && tos.test(joint));
  const most = isRange ? number(reading, next + 1) : undefined;
  if (most === undefined || most.value <= value) return undefined;
  return { least: value, most: most.value, next: most.next };
}

const articles = new Set("a an ein eine einen einem einer un una une um uma".split(" "));

function isGlued(reading: Reading, at: number, next: number): boolean {
  const [token, last] = [reading.tokens[at], reading.tokens[next - 1]];
  const [ahead, after] = [reading.tokens[at - 1], reading.tokens[next]];
  const isAhead = ahead !== undefined && ahead.end === token?.start && glue.has(ahead.text) && ahead.kind === "symbol";
  const isAfter = after !== undefined && after.start === last?.end && glue.has(after.text) && after.kind === "symbol";
  return isAhead || isAfter || after?.text === "%";
}

/** "more than 12" is at least 13. */
function endsOf({ is, isStrict, value }: Quantity): Pick<Count, "least" | "most"> {
  if (is === "exactly") return { least: value, most: value };
  const beside = isStrict ? 1 : 0;
  return is === "least"
    ? { least: value + beside, most: Number.POSITIVE_INFINITY }
    : { least: 0, most: value - beside };
}

function made(
  reading: Reading,
  { first, figure, next }: Pick<Quantity, "first" | "figure" | "next">,
  { insists, ...ends }: Pick<Count, "least" | "most" | "insists" | "about">,
): Count {
  let end = next;
  while (end < next + LONGEST_LABEL && isWord(reading, end) && number(reading, end) === undefined) end += 1;
  const label = reading.tokens.slice(next, end).map(({ folded }) => folded);
  const isLate = phraseAt(reading, end, lateExactly) !== undefined || label.some((each) => lateExact.has(each));
  // "Online orders, 1,200 in total"
  const isTotal = inTotal.test(label.slice(0, 2).join(" "));
  const nouns = end > next && !isTotal ? nounsOf(reading, next) : nounsBefore(reading, first);
  const span = spanOf(reading, first, Math.max(next, Math.min(end, next + Math.max(1, nouns.length))));
  return { ...ends, insists: insists || isLate, nouns, label, first, figure, next, end, span };
}

const inTotal = /^(?:in total|in all|altogether|overall|insgesamt|en total|au total|no total|em total)\b/;
const lateExactly = phraseList("exactly|precisely|genau|exakt|exactamente|exactement|exatamente");
const lateExact = new Set("exactly precisely exactement exactamente exatamente genau".split(" "));

/** The noun phrase behind a number. */
function nounsOf(reading: Reading, from: number): readonly string[] {
  const nouns: string[] = [];
  for (let at = from; at < from + 4 && isWord(reading, at) && number(reading, at) === undefined; at++) {
    if (endsPhrase(word(reading, at))) break;
    // "subscribers churned" counts subscribers.
    const isPlural = nouns.length > 0 && nouns.at(-1) !== word(reading, at - 1);
    if (reading.language === "en" && isPlural && /ed$/.test(word(reading, at))) break;
    nouns.push(singular(word(reading, at), reading.language));
  }
  return nouns;
}

/** "Library loans, 6,000": what stands before a number that has nothing behind it. */
function nounsBefore(reading: Reading, first: number): readonly string[] {
  const nouns: string[] = [];
  for (let at = first - 1; at >= 0 && at > first - 8; at--) {
    if (!isWord(reading, at)) {
      if (nouns.length > 0) break;
      continue;
    }
    if (number(reading, at) !== undefined) break;
    if (!endsPhrase(word(reading, at))) nouns.push(singular(word(reading, at), reading.language));
  }
  return nouns;
}
