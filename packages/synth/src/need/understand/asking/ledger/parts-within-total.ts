import { spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { endsSentence } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quotesOf } from "./ledger.ts";

/** What comes behind is part of the amount before. */
const within =
  /\b(?:(?:with)?in(?:side)? (?:that|this|the|its|each) (?:total|sum|budget|amount|price|fee|whole|pot|bill|cost|figure)|within (?:that|this|it)|out of (?:that|this|it|which) (?:total|sum|budget|amount)?|(?:all )?(?:made up|composed) of|consisting of|consists of|broken down into|(?:is |are )?(?:split|divided) (?:up )?(?:into|between|among)|of which|thereof|that (?:total|sum|amount|budget) (?:covers|includes|contains|holds|pays)|which (?:covers|includes|contains)|davon(?: entfallen)?|darin(?: enthalten)?|zusammengesetzt aus|bestehend aus|aufgeteilt (?:in|auf)|de los cuales|de ese total|dentro de ese total|compuesto de|repartido en|dont|sur ce total|compose de|dos quais|desse total|composto por|dividido em)\b/g;
const amounts =
  /budget|total|sum|amount|costs?\b|price|fee|gesamt|betrag|preis|importe|presupuesto|precio|montant|prix|orcamento|valor/;
const NEAR = 30;
const FEWEST = 2;
const SLACK = 0.005;
/** So far before stands the amount of which the others are parts. */
const REACH = 12;
/** So far from one part to the next. */
const FAR = 7;

/** "total_budget is 80,000 EUR, and inside that total staff 60,000, rent 25,000 and materials 10,000": parts that come to more. */
export function findPartsWithinTotal(ledger: Ledger): void {
  const { reading } = ledger;
  const folded = foldInPlace(reading.text);
  for (const { index, 0: said } of folded.matchAll(within)) {
    const [from, next] = [index, index + said.length].map((place) => tokenFrom(reading, 0, place));
    const whole = from === undefined ? undefined : wholeBefore(reading, from);
    const parts = whole === undefined || next === undefined ? [] : partsBehind(reading, next, whole);
    const [first, last] = [parts[0], parts.at(-1)];
    if (whole === undefined || first === undefined || last === undefined || parts.length < FEWEST) continue;
    // "120 flats, of which 80 with a balcony and 70 with a cellar": what is counted may be both.
    if (whole.unit === undefined && !amounts.test(folded.slice(Math.max(0, whole.span.start - NEAR), index))) continue;
    const sum = parts.reduce((all, { value }) => all + value, 0);
    if (sum <= whole.value * (1 + SLACK)) continue;
    const spans = [whole.span, spanOf(reading, first.first, last.next)];
    ledger.tell(
      `${quotesOf(ledger, spans)}: the parts come to ${sum}, which is more than the whole`,
      spans,
      `say a whole of ${sum} or more, or smaller parts`,
    );
    return;
  }
}

/** The one exact amount in the words before. */
function wholeBefore(reading: NeedReading, from: number): Quantity | undefined {
  const whole = reading.quantities.findLast(({ next }) => next <= from);
  if (whole === undefined || from - whole.next > REACH || whole.is === "least" || whole.about) return undefined;
  for (let at = whole.next; at < from; at++) if (endsSentence(reading, at) && at < from - 1) return undefined;
  return isAmount(whole) ? whole : undefined;
}

function isAmount({ unit, isSpelled, statistic, value }: Quantity): boolean {
  const isTime = unit !== undefined && /^(?:year|month|week|day)$/.test(unit);
  return unit !== "%" && !isTime && !isSpelled && statistic === undefined && value > 0;
}

/** The figures behind, each next to a word that says of what, up to the end of the sentence. */
function partsBehind(reading: NeedReading, from: number, whole: Quantity): readonly Quantity[] {
  const parts: Quantity[] = [];
  let next = from;
  for (const quantity of reading.quantities) {
    if (quantity.figure < from) continue;
    const isOther = !isAmount(quantity) || quantity.is !== "exactly" || quantity.about;
    const isApart = quantity.unit !== undefined && whole.unit !== undefined && quantity.unit !== whole.unit;
    if (quantity.figure - next > FAR || isOther || isApart || isParted(reading, next, quantity.figure)) break;
    // "60,000 a month", "10,000 each"
    if (/^(?:per|a|each|every|pro|je|por|par)$/.test(word(reading, quantity.next))) return [];
    parts.push(quantity);
    next = quantity.next;
  }
  return parts;
}

function isParted(reading: NeedReading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (endsSentence(reading, at)) return true;
  return false;
}
