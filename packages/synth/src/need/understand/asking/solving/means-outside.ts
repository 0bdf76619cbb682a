import { tokenFrom } from "../../../extract/reading.ts";
import { convert, unitNamed } from "../../../extract/units.ts";
import type { Findings, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isContent } from "../claims/parts-of-text.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { middlesOf } from "../said-bounds.ts";
import { quoteOf } from "../said-orders.ts";
import { isOfEvent } from "./time-names.ts";
import { type WholeRange, wholeRanges } from "./whole-ranges.ts";

/** A mean and the words that tell of what. */
interface SaidMean {
  readonly value: number;
  readonly unit: string | undefined;
  readonly words: readonly string[];
  readonly span: Span;
}

/**
 * "decided within 20 days each, the average decision takes 33": a mean lies in what all lie in. The verb of the one and the noun
 * of the other are of one event; that both are times does not suffice.
 */
export function findMeansOfEvents(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const means = meansOf(reading, findings);
  if (means.length === 0) return;
  const wholes = wholeRanges(reading, findings);
  for (const mean of means) {
    const whole = wholes.find((each) => isOutside(mean, each) && areOfOneEvent(reading, mean, each));
    if (whole === undefined) continue;
    notes.impossible.push({
      reason: `"${quoteOf(reading, mean.span)}" lies outside of "${quoteOf(reading, whole.span)}", in which all are`,
      spans: [whole.span, mean.span].sort((one, other) => one.start - other.start),
      fix: "say a mean within the range of all, or a wider range",
    });
    return;
  }
}

function meansOf(reading: NeedReading, { found }: Findings): readonly SaidMean[] {
  const said = found.flatMap((each) =>
    each.kind === "average" ? [{ value: each.mean, unit: each.unit, span: { start: each.start, end: each.end } }] : [],
  );
  const middles = middlesOf(reading).flatMap(({ mean, unit, span }) =>
    mean === undefined ? [] : [{ value: mean, unit, span }],
  );
  return [...said, ...middles].map((mean) => ({ ...mean, words: contentAround(reading, mean.span) }));
}

function contentAround(reading: NeedReading, { start }: Span): readonly string[] {
  const at = tokenFrom(reading, 0, start);
  const [from, to] = clauseAround(reading, at);
  return reading.tokens
    .slice(from, to)
    .flatMap(({ folded }, index) => (isContent(reading, from + index) ? [bare(folded)] : []));
}

/** "bezahlt" is of the "Zahlung". */
function bare(folded: string): string {
  const said = folded === "paid" ? "pay" : folded;
  return said.length > 6 ? said.replace(/^(?:be|ge|er)(?=[^aeiou])/, "") : said;
}

function isOutside({ value, unit }: SaidMean, { interval, unit: of }: WholeRange): boolean {
  if (unit === undefined || of === undefined || unitNamed(unit)?.dimension !== "time") return false;
  const compared = unit === of ? value : convert(value, unit, of);
  return compared !== undefined && (compared > interval.most || compared < interval.least);
}

const general =
  /^(?:average|avg|mean|median|typical\p{L}*|times?|tim|days?|hours?|minutes?|weeks?|months?|years?|all|each|order\p{L}*|schnitt|durchschnitt\p{L}*|tage?n?|stunden?|minuten?|wochen?|dauer\p{L}*|promedio|media|medio|dias?|horas?|minutos?|tiempo|moyenne?|jours?|heures?|temps|duree|tempo|within|innerhalb)$/u;

function areOfOneEvent(reading: NeedReading, mean: SaidMean, whole: WholeRange): boolean {
  const words = contentAround(reading, whole.span).filter((each) => !general.test(each));
  return mean.words.some((one) => !general.test(one) && words.some((other) => one.length > 2 && isOfEvent(one, other)));
}
