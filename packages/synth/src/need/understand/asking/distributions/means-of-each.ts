import { isBreak, singularAt, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { inUnit } from "../bound-contradictions.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { isMiddle } from "../quantities/statistic-words.ts";
import { quotesOf } from "../said-orders.ts";
import { dimensionOf } from "./figures.ts";

const everys = wordSet(
  "each every all no none jede jeder jedes alle kein keine keiner cada todos todas ningun ninguna ninguno chaque tous toutes aucun aucune nenhum nenhuma",
);
/** What is measured in a unit, where the bound alone says nothing more: a film of 90 minutes, a parcel of 20 kg. */
const measures: Readonly<Record<string, ReadonlySet<string>>> = {
  time: wordSet(
    "length duration runtime running play playing time lange dauer laufzeit spieldauer duracion longitud duree longueur duracao comprimento",
  ),
  mass: wordSet("weight mass gewicht masse peso masa poids massa"),
  length: wordSet("length distance lange strecke distanz distancia longitud longueur distance comprimento"),
};
const being = wordSet(
  "is are be must should has have to may can stays runs lasts takes weighs ist muss soll dauert wiegt es debe ser dura pesa est doit etre dure pese deve",
);
/** Words between "every film" and its bound. */
const FAR = 6;
const HEAD = 5;

/** "every episode under 20 minutes, median length 45 min": what each of the rows keeps, their mean keeps too. */
export function findMeansOfEachOutside(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const bounds = reading.ranges.filter((range) => isOfEachRow(reading, range));
  for (const { statistic, value, unit, is, figure, next, span } of reading.quantities) {
    if (statistic === undefined || !isMiddle(statistic.statistic) || is !== "exactly" || !isWall(reading, next))
      continue;
    const isMeasure = isOfMeasure(reading, { unit, figure }, statistic);
    const bound = isMeasure ? bounds.find((each) => isOutside(value, unit, each)) : undefined;
    if (bound === undefined) continue;
    const spans = [
      { start: bound.found.start, end: bound.found.end },
      { start: reading.tokens[statistic.first]?.start ?? span.start, end: span.end },
    ];
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: the mean lies outside of all values`,
      spans: spans.sort((one, other) => one.start - other.start),
      fix: "say a mean within the bounds, or wider bounds",
    });
    return;
  }
}

/** "every episode under 20 minutes", where the rows are episodes. */
function isOfEachRow(reading: NeedReading, { found, first, next }: RangeSaid): boolean {
  if (measures[dimensionOf(found.unit)] === undefined || !isWall(reading, next)) return false;
  for (let at = first - 1; at > HEAD && at > first - FAR && !isBreak(reading, at); at--) {
    if (!everys.has(word(reading, at - 1))) {
      if (!being.has(word(reading, at))) return false;
      continue;
    }
    const noun = singularAt(reading, at);
    return reading.tokens.slice(0, HEAD).some(({ folded }) => singular(folded, reading.language) === noun);
  }
  return false;
}

/** The "length" of "median length 45 min", and nothing else. */
function isOfMeasure(
  reading: NeedReading,
  { unit, figure }: Pick<Quantity, "unit" | "figure">,
  { first, next }: NonNullable<Quantity["statistic"]>,
): boolean {
  const names = measures[dimensionOf(unit)];
  const words = reading.tokens.slice(next, figure).map(({ folded }) => folded);
  // "la duración mediana 45 minutos" has its name before.
  const named = words.length === 0 && !isBreak(reading, first - 1) ? [word(reading, first - 1)] : words;
  return names !== undefined && named.length > 0 && named.every((each) => names.has(each));
}

function isOutside(value: number, unit: string | undefined, { found }: RangeSaid): boolean {
  const own = inUnit(value, unit, found.unit);
  return own !== undefined && (own < (found.minimum ?? own) || own > (found.maximum ?? own));
}
