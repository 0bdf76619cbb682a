import { endsPhrase } from "../../../extract/clause.ts";
import { phraseAt, phraseList, phrases } from "../../../extract/phrases.ts";
import { hedgeAt, quantityAt } from "../../../extract/quantity.ts";
import { isWord, number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";
import { isDenied } from "./each.ts";
import { isStop, startsClause } from "./stops.ts";

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

const exactly = phraseList(
  "exactly|precisely|only|just|genau|exakt|nur|exactamente|justo|solo|exactement|precisement|seulement|exatamente|apenas|somente",
);
const before = phrases<"least" | "most" | "more" | "less">([
  [
    "least",
    "at least|no fewer than|no less than|not fewer than|not less than|a minimum of|minimum|min|min.|mindestens|wenigstens|al menos|por lo menos|como minimo|un minimo de|au moins|au minimum|un minimum de|pelo menos|no minimo|um minimo de",
  ],
  [
    "most",
    "at most|no more than|not more than|never more than|up to|a maximum of|maximum|max|max.|hochstens|maximal|bis zu|nicht mehr als|nie mehr als|como maximo|a lo sumo|hasta|no mas de|nunca mas de|un maximo de|au plus|au maximum|jusqu'a|pas plus de|un maximum de|no maximo|ate|nao mais de|nao mais que|nunca mais de|um maximo de",
  ],
  ["more", "more than|over|above|mehr als|uber|mas de|plus de|plus d'|mais de|mais que"],
  ["less", "fewer than|less than|under|below|weniger als|unter|menos de|moins de|moins d'|menos que"],
]);
const behind = phrases<"least" | "most">([
  [
    "least",
    "or more|and more|or over|or better|at least|at a minimum|oder mehr|und mehr|mindestens|o mas|y mas|como minimo|ou plus|et plus|au moins|au minimum|ou mais|e mais|no minimo|pelo menos",
  ],
  [
    "most",
    "or fewer|or less|at most|at the most|tops|max|maximum|oder weniger|hochstens|maximal|o menos|como maximo|ou moins|au plus|au maximum|maximum|ou menos|no maximo",
  ],
]);
/** Findings whose numbers count nothing. */
const noCounts = new Set<Found["kind"]>(
  "window hours cadence rate shares offset gap decimals step seed distribution average prefix nulls duplicates format".split(
    " ",
  ) as Found["kind"][],
);
/** Glued to a number they make it part of something else: a date, a code, a price. */
const glue = new Set(["-", "/", ".", ":", "$", "€", "£", "#", "_", "=", "%", "^", "°"]);
const LONGEST_LABEL = 7;
const MOST_COUNTS = 40;

/** The counts of a need in their order: numbers that are no year, no measure and no part of a date. */
export function countsOf(reading: Reading, findings: Findings): readonly Count[] {
  const counts: Count[] = [];
  const taken = findings.found.filter((each) => noCounts.has(each.kind) && !isCountedOut(reading, each));
  const ranges = findings.found.filter((each) => each.kind === "range");
  let at = 0;
  while (at < reading.tokens.length && counts.length < MOST_COUNTS) {
    const value = number(reading, at);
    const count = value === undefined ? undefined : countAt(reading, at, taken, ranges);
    if (count !== undefined) counts.push(count);
    at = count?.next ?? value?.next ?? at + 1;
  }
  return counts;
}

const ofMany = /^(?:[a-z]+ )?\d[\d.,]* (?:of|von|de) (?:the |our |den |las |los |les |des |as |os )?\d[\d.,]* \p{L}/u;
const orMore = /^ (?:or (?:more|fewer|less)|each|oder mehr|o m[aá]s|ou plus|ou mais)\b/;

/** "exactly 600 of 2,000 subscribers churned" is a share, and two counts; "5 tents of 12 or more" is no share. */
function isCountedOut({ text }: Reading, { kind, start, end }: Found): boolean {
  return kind === "rate" && (ofMany.test(text.slice(start, end + 3)) || orMore.test(text.slice(end, end + 12)));
}

function countAt(
  reading: Reading,
  at: number,
  taken: readonly Found[],
  ranges: readonly Extract<Found, { kind: "range" }>[],
): Count | undefined {
  const token = reading.tokens[at];
  const quantity = quantityAt(reading, at);
  if (token === undefined || quantity === undefined || quantity.unit !== undefined) return undefined;
  if (!Number.isInteger(quantity.value) || quantity.value < 1 || isGlued(reading, at, quantity.next)) return undefined;
  if (taken.some(({ start, end }) => start <= token.start && token.start < end)) return undefined;
  if (quantity.value === 1 && articles.has(word(reading, at))) return undefined;
  const range = ranges.find(({ start, end }) => start <= token.start && token.start < end);
  const isTwoSided = range?.minimum !== undefined && range.maximum !== undefined;
  // "1 (bad) until 5 (very good)" is a scale.
  const isScale = range !== undefined && reading.text.slice(range.start, range.end).includes("(");
  if (range?.unit !== undefined || isScale) return undefined;
  if (isTwoSided) {
    let next = quantity.next;
    while (next < reading.tokens.length && (reading.tokens[next]?.end ?? 0) <= range.end) next += 1;
    return made(reading, at, at, next, range.minimum ?? 0, range.maximum ?? 0, false, false);
  }
  const opened = openingBefore(reading, at);
  const isYear = /^(?:19|20)\d\d$/.test(token.text) && !opened.insists && isStop(reading, quantity.next);
  if (isYear) return undefined;
  const closed = phraseAt(reading, quantity.next, behind);
  const far = closed === undefined ? closingBehind(reading, quantity.next) : undefined;
  const bound = opened.bound ?? closed?.meaning ?? far;
  const [least, most] = endsOf(bound, quantity.value, reading, at);
  const next = closed?.next ?? quantity.next;
  return made(reading, opened.first, at, next, least, most, opened.insists, opened.about);
}

const articles = new Set("a an ein eine einen einem einer un una une um uma".split(" "));

function isGlued(reading: Reading, at: number, next: number): boolean {
  const [token, last] = [reading.tokens[at], reading.tokens[next - 1]];
  const [ahead, after] = [reading.tokens[at - 1], reading.tokens[next]];
  const isAhead = ahead !== undefined && ahead.end === token?.start && glue.has(ahead.text) && ahead.kind === "symbol";
  const isAfter = after !== undefined && after.start === last?.end && glue.has(after.text) && after.kind === "symbol";
  return isAhead || isAfter || after?.text === "%";
}

/** "nobody more than 12" is at most 12; "more than 12" alone is at least 13. */
function endsOf(
  bound: "least" | "most" | "more" | "less" | undefined,
  value: number,
  reading: Reading,
  at: number,
): readonly [least: number, most: number] {
  const unbounded = Number.POSITIVE_INFINITY;
  const denied = (bound === "more" || bound === "less") && isDenied(reading, at);
  switch (bound) {
    case undefined:
      return [value, value];
    case "least":
      return [value, unbounded];
    case "most":
      return [0, value];
    case "more":
      return denied ? [0, value] : [value + 1, unbounded];
    case "less":
      return denied ? [value, unbounded] : [0, value - 1];
  }
}

interface Opening {
  readonly first: number;
  readonly insists: boolean;
  readonly about: boolean;
  readonly bound: "least" | "most" | "more" | "less" | undefined;
}

/** What stands right before a number: "at least", "about", "exactly". */
function openingBefore(reading: Reading, at: number): Opening {
  for (let first = Math.max(0, at - 4); first < at; first++) {
    const bound = phraseAt(reading, first, before);
    const isPlace = places.has(word(reading, first)) && spreading.test(word(reading, first - 1));
    if (bound?.next === at && !isPlace) return { first, insists: false, about: false, bound: bound.meaning };
    if (phraseAt(reading, first, exactly)?.next === at) return { first, insists: true, about: false, bound: undefined };
    const hedge = hedgeAt(reading, first);
    if (hedge.about && hedge.next === at) return { first, insists: false, about: true, bound: undefined };
  }
  return { first: at, insists: false, about: false, bound: undefined };
}

/** "split over 5 classes", "unter 20 Kindern verteilt" */
const places = new Set("over under uber unter".split(" "));
const spreading = /^(?:split|spread|divided|distributed|shared|scattered|verteilt|aufgeteilt)$/;

/** "five times or more", "12 books at most": the bound stands behind the noun. */
function closingBehind(reading: Reading, next: number): "least" | "most" | undefined {
  for (let at = next + 1; at < next + 4 && isWord(reading, at - 1) && number(reading, at - 1) === undefined; at++) {
    const closed = phraseAt(reading, at, behind);
    if (closed !== undefined && isStop(reading, closed.next)) return closed.meaning;
    if (startsClause(word(reading, at))) return undefined;
  }
  return undefined;
}

function made(
  reading: Reading,
  first: number,
  figure: number,
  next: number,
  least: number,
  most: number,
  insists: boolean,
  about: boolean,
): Count {
  let end = next;
  while (end < next + LONGEST_LABEL && isWord(reading, end) && number(reading, end) === undefined) end += 1;
  const label = reading.tokens.slice(next, end).map(({ folded }) => folded);
  const isLate = phraseAt(reading, end, exactly) !== undefined || label.some((each) => lateExact.has(each));
  const nouns = end > next ? nounsOf(reading, next) : nounsBefore(reading, first);
  const span = spanOf(reading, first, Math.max(next, Math.min(end, next + Math.max(1, nouns.length))));
  return { least, most, insists: insists || isLate, about, nouns, label, first, figure, next, end, span };
}

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
