import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { quotesOf } from "../said-orders.ts";

const rates =
  /^(?:vat|tax|taxes|gst|fee|fees|commission|surcharge|tip|levy|duty|mwst|ust|mehrwertsteuer|steuer|aufschlag|provision|iva|impuestos?|comision|tva|taxe|imposto|taxa|comissao)$/;
const adding =
  /\b(?:on top|added|adding|plus|in addition|extra|zzgl|zuzuglich|dazu|obendrauf|kommen hinzu|mas|anadid[oa]|aparte|en plus|en sus|ajoutee?|acrescid[oa]|mais)\b/;
const totals =
  /\b(?:gross|totals?|brutto\p{L}*|incl|including|inclusive|with (?:the )?(?:fee|tax|vat)|bruto|ttc|iva incluido|gesamt\p{L}*|toute?s? taxes? comprises?)\b/u;
const nets =
  /\b(?:net|netto\p{L}*|neto|ht|prices?|cost|costs|amounts?|rooms?|loans?|preis|preise|importe|base|prix|precio|preco)\b/u;
const SLACK = 1e-6;

/** An end of the values of some rows, or of all, with what says it. */
interface End {
  readonly value: number;
  readonly span: Span;
}

/**
 * "net 50-900, 20% VAT on top, gross never above 700, 10% with net 800 or more": what is added is a share of what it is added to, so
 * that the end of the one is known by the end of the other.
 */
export function findBeyondTotal(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const rate = addedRate(reading);
  if (rate === undefined) return;
  const amounts = reading.ranges.filter(({ found: { unit } }) => unit !== "%" && unit !== "day");
  const said = amounts.map((range) => ({ range, words: wordsBefore(reading, range) }));
  const total = said.filter(({ words }) => totals.test(words)).map(({ range }) => range);
  const net = said.filter(({ words }) => !totals.test(words) && nets.test(words)).map(({ range }) => range);
  const [most] = endsOf(total, "maximum");
  const least = [...endsOf(net, "minimum")].sort((one, other) => other.value - one.value)[0];
  if (most === undefined || least === undefined || least.value * (1 + rate.value) <= most.value * (1 + SLACK)) return;
  const spans = [rate, most, least].map(({ span }) => span).sort((one, other) => one.start - other.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)}: ${least.value} comes to ${Math.round(least.value * (1 + rate.value) * 100) / 100} with what is added, more than ${most.value}`,
    spans,
    fix: `say a total up to ${Math.ceil(least.value * (1 + rate.value))}, or smaller amounts`,
  });
}

/** "including 19% VAT …, VAT added on top of net" */
function isAddedElsewhere(reading: Reading, from: number, to: number): boolean {
  return reading.tokens.some(({ folded }, at) => {
    if ((at >= from && at < to) || !rates.test(folded)) return false;
    return adding.test(foldedOf(reading, ...clauseAround(reading, at)));
  });
}

function endsOf(ranges: readonly RangeSaid[], end: "minimum" | "maximum"): readonly End[] {
  return ranges.flatMap(({ found }) => {
    const value = found[end];
    return value === undefined ? [] : [{ value, span: { start: found.start, end: found.end } }];
  });
}

/** "20% VAT added on top", "plus 10% tax", "fee 2% of the amount added" */
function addedRate(reading: NeedReading): { readonly value: number; readonly span: Span } | undefined {
  for (const { value, unit, first, next, span } of reading.quantities) {
    if (unit !== "%" || value <= 0) continue;
    const [from, to] = clauseAround(reading, first);
    const isRate = [first - 1, first - 2, next, next + 1, next + 2].some((at) => rates.test(word(reading, at)));
    if (isRate && (adding.test(foldedOf(reading, from, to)) || isAddedElsewhere(reading, from, to)))
      return { value: value / 100, span };
  }
  return undefined;
}

/** The words of the clause before a range, and of the one before where that is nothing but a share: "10% of the invoices with net 800". */
function wordsBefore(reading: Reading, { found }: RangeSaid): string {
  const at = tokenFrom(reading, 0, found.start);
  const [from] = clauseAround(reading, at);
  return foldedOf(reading, from, at);
}
