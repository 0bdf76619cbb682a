import { number, word } from "../../../extract/reading.ts";
import { endsSentence, isJoint, isWall, sentenceOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const splitting =
  /^(?:split|divided|broken|made|composed|allocated|distributed|verteilt|gegliedert|distribuido|dividida|repartida|consisting|consists|comprising|aufgeteilt|dividido|repartido|reparti|composto)$/;
const links = /^(?:into|in|up|of|between|across|as|down|follows|auf|en|entre|de|em|:)$/;
const SLACK = 0.005;
const LONGEST = 4;

/** "a budget of 10,000 EUR split into rent 6,000, staff 5,000 and marketing 2,000": parts that come to another whole. */
export function findOtherWhole(ledger: Ledger): void {
  const { reading } = ledger;
  for (const [index, whole] of reading.quantities.entries()) {
    const from = partsFrom(reading, whole.next) ?? behindTotal(reading, whole) ?? behindColon(reading, whole);
    if (from === undefined || whole.is !== "exactly" || whole.about) continue;
    const parts = partsOf(reading, from, reading.quantities.slice(index + 1));
    const units = new Set([whole, ...parts].map(({ unit }) => unit).filter((unit) => unit !== undefined));
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    const last = parts.at(-1);
    const isPlain = parts.every(({ is, about, statistic }) => is === "exactly" && !about && statistic === undefined);
    if (parts.length < 2 || last === undefined || units.size > 1 || !isPlain) continue;
    if (Math.abs(total - whole.value) <= SLACK * whole.value || parts.some(({ value }) => value >= whole.value))
      continue;
    const span = { start: parts[0]?.span.start ?? whole.span.end, end: last.span.end };
    ledger.tell(
      `the parts of ${quoteOf(ledger, whole.span)}, ${quoteOf(ledger, span)}, come to ${total}`,
      [whole.span, span],
      `say parts that add up to ${whole.value}, or ${total} in all`,
    );
    return;
  }
}

/** Behind the "split into" that follows a figure. */
function partsFrom(reading: NeedReading, next: number): number | undefined {
  const at = [next, next + 1, next + 2].find((place) => splitting.test(word(reading, place)));
  if (at === undefined || endsSentence(reading, next)) return undefined;
  let from = at + 1;
  while (links.test(word(reading, from)) || reading.tokens[from]?.text === ":") from += 1;
  // "across 12 departments" are no parts.
  const isAmong =
    number(reading, from) !== undefined && /^(?:across|between|among|entre|over)$/.test(word(reading, from - 1));
  return from > at + 1 && !isAmong ? from : undefined;
}

const totals = /^(?:totals?|totalling|totaling|sum|insgesamt|summe|gesamt|suma|somme|soma)$/;

/** Behind the colon of "revenue totals 400k per year: Q1 120k, Q2 110k". */
function behindTotal(reading: NeedReading, { first, next }: Quantity): number | undefined {
  if (![first - 1, first - 2].some((at) => totals.test(word(reading, at)))) return undefined;
  const at = [next, next + 1, next + 2, next + 3].find((place) => reading.tokens[place]?.text === ":");
  return at === undefined ? undefined : at + 1;
}

/** Behind the colon of "500 ha farm: 220 ha wheat, 180 ha maize and 160 ha fallow": all of them in its unit. */
function behindColon(reading: NeedReading, { unit, next }: Quantity): number | undefined {
  const at = [next, next + 1, next + 2].find((place) => reading.tokens[place]?.text === ":");
  if (unit === undefined || unit === "%" || at === undefined) return undefined;
  const [, end] = sentenceOf(reading, at);
  const parts = reading.quantities.filter(({ figure }) => figure > at && figure < end);
  const own = partsOf(reading, at + 1, parts);
  const isClosed = own.length > 2 && isJoint(word(reading, (own.at(-1)?.first ?? 0) - 1));
  return isClosed && own.every((part) => part.unit === unit) ? at + 1 : undefined;
}

/** The figures of "rent 6,000, staff 5,000 and marketing 2,000": each behind or before its name, up to what has none. */
function partsOf(reading: NeedReading, from: number, quantities: readonly Quantity[]): readonly Quantity[] {
  const parts: Quantity[] = [];
  let at = from;
  for (const quantity of quantities) {
    if (quantity.figure < at) continue;
    if (quantity.figure - at > LONGEST) break;
    let end = at;
    while (end < quantity.figure && !isWall(reading, end)) end += 1;
    if (end < quantity.figure) break;
    const isNamed = quantity.figure > at && number(reading, at) === undefined;
    // "24 months" is no part of what the others are of.
    if (!isNamed && parts.some((each) => each.figure !== from) && parts[0]?.figure !== from) break;
    parts.push(quantity);
    at = quantity.next;
    while (at < quantity.next + LONGEST && !isWall(reading, at) && !isJoint(word(reading, at)) && !isNamed) at += 1;
    if (!isJoint(word(reading, at)) && reading.tokens[at]?.text !== ",") break;
    at += 1;
    if (isJoint(word(reading, at))) at += 1;
  }
  return parts;
}
