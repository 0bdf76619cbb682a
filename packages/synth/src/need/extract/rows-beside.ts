import type { Found } from "../findings.ts";
import { placeAt } from "./place.ts";
import { hedgeAt } from "./quantity.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";
import { windowAt } from "./window.ts";

/** Words behind which no plural of what is counted stands. */
const stops = new Set("of with and for in per to the each on at from by or de con mit und avec et y e com".split(" "));

/** "taxi rides, 2.5m: fare", "network edges 50k", "calls, 40,000 over the last 14 days": a count beside what it counts, without a noun of rows. */
export function rowsBesideAt(reading: Reading, at: number): Found | undefined {
  return (
    alone(reading, at) ??
    millions(reading, at) ??
    last(reading, at) ??
    beforeFormat(reading, at) ??
    behindNoun(reading, at) ??
    withinWindow(reading, at)
  );
}

const deliveries = /^(?:csv|json|ndjson|jsonl|parquet|arrow|tsv)$/;

/** "chess games, 10,000 in CSV", "crash reports 5k jsonl" */
function beforeFormat(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  if (value === undefined) return undefined;
  const isBare = deliveries.test(word(reading, value.next)) && isBreak(reading, value.next + 1) && at > 0;
  if (isBare && value.value >= 10 && Number.isInteger(value.value) && !isFigure(reading, at - 1))
    return rowsFound(reading, at, value.next, value.value, false);
  if (!isBreak(reading, at - 1)) return undefined;
  if (!["in", "as", "als", "en", "em", "au"].includes(word(reading, value.next))) return undefined;
  return deliveries.test(word(reading, value.next + 1))
    ? rowsFound(reading, at, value.next, value.value, false)
    : undefined;
}

/** The "75k" of ", 75k, in 2025" or "~4k" behind a full stop: a number with a scale that is an item of its own. */
function alone(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  const isPlaced =
    value !== undefined &&
    (isSecond(reading, at) || endsHead(reading, at, value.next) || opensCounts(reading, at, value.next));
  if (value === undefined || value.spelled === true || value.value < (isPlaced ? 20 : 1_000)) return undefined;
  if (/^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "")) return undefined;
  // Plain figures want to be grouped as counts are: "2,500"; or to stand right behind what the rows are, or at its end.
  if (
    value.plain === true &&
    !isPlaced &&
    !endsFirst(reading, at, value.next) &&
    !/^\d{1,3}(?:[,.' ]\d{3})+$/.test(reading.tokens[first]?.text ?? "")
  )
    return undefined;
  if (!isBreak(reading, at - 1) || !isBreak(reading, value.next) || at === 0) return undefined;
  // "bike trips, 20k: bike id, ..." may go on with figures.
  const isHead = reading.tokens[value.next]?.text === ":";
  const isListed =
    (!isHead && isFigureOfList(reading, value.next + 1)) ||
    isFigure(reading, at - 2) ||
    (reading.tokens[at - 1]?.text === ":" && !isPlaced);
  return isListed ? undefined : rowsFound(reading, at, value.next, value.value, about);
}

/** The 60 of "50, 60 or 70 km", no share such as the one of "5k, 4% errors", nor what is counted or graded: "1000, one to five stars". */
function isFigureOfList(reading: Reading, at: number): boolean {
  const value = number(reading, at);
  if (value === undefined) return false;
  const behind = reading.tokens[value.next];
  if (behind?.text === "%" || /^(?:percent|pct|prozent)$/.test(behind?.folded ?? "")) return false;
  return !isCount(reading, value.next) && !isScale(reading, value.next);
}

/** "900 listeners", "three ticket types": so many of what is called by its plural, and nothing measured. */
function isCount(reading: Reading, at: number): boolean {
  if (unitAt(reading.tokens, at) !== undefined) return false;
  for (let last = at; last < at + 3 && isWord(reading, last) && !stops.has(word(reading, last)); last += 1)
    if (singularAt(reading, last) !== word(reading, last)) return true;
  return false;
}

/** The "to five stars" of "one to five stars", the "to 60 months" of "12 to 60 months". */
function isScale(reading: Reading, at: number): boolean {
  const upper = /^(?:to|bis|a|-|–)$/.test(word(reading, at)) ? number(reading, at + 1) : undefined;
  return upper !== undefined && (isCount(reading, upper.next) || unitAt(reading.tokens, upper.next) !== undefined);
}

/** The place of the 12,000 in "listening events: 12,000, 900 listeners, 40 shows": behind what the rows are and before what else is counted. */
function opensCounts(reading: Reading, at: number, next: number): boolean {
  const other = word(reading, next) === "," && word(reading, at - 1) === ":" ? number(reading, next + 1) : undefined;
  if (other === undefined || !isCount(reading, other.next)) return false;
  for (let back = 0; back < at - 1; back++) if (!isWord(reading, back)) return false;
  return at > 1 && singularAt(reading, at - 2) !== word(reading, at - 2);
}

/** A figure of a list; the year of "June to August 2025, 2k" is none. */
function isFigure(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "number" && !/^(?:19|20)\d\d$/.test(token.text);
}

/** The place of the 500 in "trips of a week in May 2025, 500: fare": the columns begin behind it. */
function endsHead(reading: Reading, at: number, next: number): boolean {
  if (reading.tokens[at - 1]?.text !== "," || reading.tokens[next]?.text !== ":") return false;
  for (let back = 0; back < at; back++) if (reading.tokens[back]?.text === ":") return false;
  return true;
}

/** The place of the 8000 in "chess games (rated ones), 8000. Columns: ...": the first sentence ends with it. */
function endsFirst(reading: Reading, at: number, next: number): boolean {
  if (reading.tokens[at - 1]?.text !== "," || reading.tokens[next]?.text !== ".") return false;
  for (let back = 0; back < at - 1; back++) if (/^[.:;!?\n]$/.test(reading.tokens[back]?.text ?? "")) return false;
  return true;
}

/** The "2.5m" of "taxi rides, 2.5m: fare": so many millions, where it stands right behind what the rows are. */
function millions(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  const isMillions = value !== undefined && /^(?:m|mm|mn|mio)$/.test(word(reading, value.next));
  if (!isMillions || !isSecond(reading, at) || !isBreak(reading, value.next + 1) || value.value >= 1_000)
    return undefined;
  if (reading.tokens[value.next]?.start !== reading.tokens[value.next - 1]?.end) return undefined;
  return rowsFound(reading, at, value.next + 1, value.value * 1e6, false);
}

/** The place of the 300 in "employees of a factory, 300, age 18-64". */
function isSecond(reading: Reading, at: number): boolean {
  if (at < 2 || reading.tokens[at - 1]?.text !== ",") return false;
  // "preference judgments (arena style), 8000."
  const isPlain = (back: number): boolean => isWord(reading, back) || ["(", ")"].includes(word(reading, back));
  for (let back = 0; back < at - 1; back++) if (!isPlain(back)) return false;
  return true;
}

/** The ", 1200" that ends a need, where it can be no year and goes on with no list of figures. */
function last(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || reading.tokens[first]?.kind !== "number" || value.value < 20) return undefined;
  if (at === 0 || !isBreak(reading, at - 1) || reading.tokens[at - 1]?.text === ":") return undefined;
  // "timeouts, a quarter each. 2000": a sentence of nothing but a round figure is no year.
  const isRound = reading.tokens[at - 1]?.text === "." && value.value % 500 === 0;
  const isYear = /^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "") && !isRound;
  if (isYear || !Number.isInteger(value.value)) return undefined;
  let end = value.next;
  if (["please", "pls", "bitte", "por", "thanks"].includes(word(reading, end))) end += 1;
  while (reading.tokens[end]?.kind === "break") end += 1;
  // "2500, jsonl"
  if (deliveries.test(word(reading, end))) end += 1;
  while (reading.tokens[end]?.kind === "break") end += 1;
  const goesOn = end < reading.tokens.length || isFigure(reading, at - 2);
  return goesOn ? undefined : rowsFound(reading, at, value.next, value.value, about);
}

/** The "50k" of "network edges 50k with ...": the first thing that a need counts, after its noun. */
function behindNoun(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || reading.tokens[first]?.kind !== "number" || value.value < 10) return undefined;
  if (/^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "") || at > 8) return undefined;
  const follows = word(reading, value.next);
  if (!isBreak(reading, value.next) && !["with", "mit", "con", "avec", "com", "("].includes(follows)) return undefined;
  if (isFigureOfList(reading, value.next + 1)) return undefined;
  const end = beforePlace(reading, at);
  for (let back = 0; back < end; back++) if (!isWord(reading, back) || stops.has(word(reading, back))) return undefined;
  const isPlural = end > 0 && singularAt(reading, end - 1) !== word(reading, end - 1);
  return isPlural ? rowsFound(reading, at, value.next, value.value, about) : undefined;
}

/** Where the place of "bike trips in Berlin 10k" begins; the token itself where no place ends before it. */
function beforePlace(reading: Reading, at: number): number {
  const end = reading.tokens[at - 1]?.end;
  for (let first = Math.max(1, at - LONGEST_PLACE); first < at; first++) {
    const place = isWord(reading, first) ? placeAt(reading, first) : undefined;
    if (place !== undefined && place.end === end) return first;
  }
  return at;
}

const LONGEST_PLACE = 4;

/** The "40,000" of "calls of a hotline, 40,000 over the last 14 days": so many in that time. */
function withinWindow(reading: Reading, at: number): Found | undefined {
  if (at === 0 || reading.tokens[at - 1]?.text !== ",") return undefined;
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || reading.tokens[first]?.kind !== "number" || value.value < 10) return undefined;
  const isYear = /^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "");
  if (isYear || !Number.isInteger(value.value) || !isInTime.test(word(reading, value.next))) return undefined;
  // Behind the colon stand the columns.
  for (let back = 0; back < at; back++) if ([":", "with"].includes(word(reading, back))) return undefined;
  return windowAt(reading, value.next) === undefined
    ? undefined
    : rowsFound(reading, at, value.next, value.value, about);
}

const isInTime =
  /^(?:over|in|during|within|from|between|for|since|across|uber|im|in|von|wahrend|seit|en|durante|de|entre|desde|sur|pendant|du|depuis|em|nos|nas|no|ao)$/;

/** So many rows, said from a token up to another. */
export function rowsFound(
  reading: Reading,
  from: number,
  next: number,
  value: number,
  about: boolean,
): Found | undefined {
  const count = Math.round(value);
  if (!Number.isSafeInteger(count) || count < 1) return undefined;
  return { kind: "rows", count, about, ...spanOf(reading, from, next) };
}
