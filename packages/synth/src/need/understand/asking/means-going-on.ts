import { word } from "../../extract/reading.ts";
import { wordSet } from "../../text/word-set.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { isPartial } from "./names.ts";
import { isJoint, isWall } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { Quantity } from "./quantities/quantity.ts";
import type { RangeSaid } from "./quantities/ranges.ts";
import { quotesOf } from "./said-orders.ts";

const joiners = wordSet(
  "with and but a an the der die das el la le o und mit einem ein y con un una et avec une e com um uma at im en",
);
/** Between "average" and its figure nothing is named. */
const bare = wordSet(
  "of is are = : around about von bei de es est e should must has to be come comes out at lie lies sit land soll sollte muss liegen liegt bei sein debe ser doit etre deve",
);
const closing = wordSet("liegen liegt sein betragen ergeben overall altogether stars points punkte sterne");
/** What anything has of one unit. */
const measures = wordSet(
  "length duration weight value price amount dauer lange gewicht preis duracion peso precio duree poids prix duracao preco",
);
const REACH = 3;

/** "results of patients, values from 7 to 15 g/dL with an average of 16.5": right behind a range, a mean is of the same. */
export function findMeansGoingOn(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (const range of reading.ranges) {
    const { minimum, maximum } = range.found;
    if (minimum === undefined || maximum === undefined || minimum > maximum || isPartial(reading, range.first))
      continue;
    const mean = reading.quantities.find((each) => goesOn(reading, range, each));
    if (mean === undefined || (mean.value >= minimum && mean.value <= maximum)) continue;
    const spans = [{ start: range.found.start, end: range.found.end }, mean.span];
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: the mean lies outside of the range`,
      spans,
      fix: "say a mean within the range, or a wider range",
    });
    return;
  }
}

function goesOn(
  reading: NeedReading,
  range: RangeSaid,
  { statistic, figure, is, unit, next, isSpelled }: Quantity,
): boolean {
  if (statistic?.statistic.kind !== "mean" || is !== "exactly" || isSpelled) return false;
  if (unit !== undefined && unit !== range.found.unit) return false;
  if (statistic.first < range.next || statistic.first - range.next > REACH) return false;
  for (let at = range.next; at < statistic.first; at++)
    if (!joiners.has(word(reading, at)) && !/^[,(]$/.test(reading.tokens[at]?.text ?? "")) return false;
  const isOfUnit = unit !== undefined;
  for (let at = statistic.next; at < figure; at++) {
    // "between 20 and 40 minutes, mean length 55 minutes"
    const isMeasure = isOfUnit && measures.has(word(reading, at));
    if (!isMeasure && !bare.has(word(reading, at)) && !bare.has(reading.tokens[at]?.text ?? "")) return false;
  }
  // "soll bei 5,4 liegen"
  const end = closing.has(word(reading, next)) ? next + 1 : next;
  return isWall(reading, end) || isJoint(word(reading, end));
}
