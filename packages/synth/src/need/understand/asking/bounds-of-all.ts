import { isBreak, isWord, type Reading, word } from "../../extract/reading.ts";
import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { inUnit } from "./bound-contradictions.ts";
import { isPartial } from "./names.ts";
import { isJoint } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { RangeSaid } from "./quantities/ranges.ts";
import { quotesOf } from "./said-orders.ts";

const quantifiers = wordSet(
  "each every all none no nobody jede jeder jedes alle keine keiner kein cada todos todas ninguno ninguna ningun chaque tous toutes aucun aucune cada nenhum nenhuma",
);
const small = wordSet(
  "one of them is are must be weighs weigh has have to should ist sind muss wiegt es son pesa est sont pese is it can may",
);
const FAR = 4;
const HEAD = 5;

/** A bound that all rows keep, and the one word between that may name what it is of. */
interface OfAll {
  readonly range: RangeSaid;
  readonly noun: string | undefined;
}

/** "crates, each at least 15 kg, …. None over 12 kg": two bounds of all rows that no row keeps. */
export function findBoundsOfAll(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const bounds = reading.ranges.flatMap((range) => ofAll(reading, range));
  for (const [index, one] of bounds.entries()) {
    const other = bounds.slice(index + 1).find((each) => areOpposed(one, each));
    if (other === undefined) continue;
    const spans = [one, other].map(({ range: { found } }) => ({ start: found.start, end: found.end }));
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold for all: the least is above the most`,
      spans,
      fix: "say a minimum that is not above the maximum",
    });
    return;
  }
}

function ofAll(reading: NeedReading, range: RangeSaid): readonly OfAll[] {
  const { minimum, maximum, unit } = range.found;
  if (unit === undefined || (minimum === undefined) === (maximum === undefined) || isPartial(reading, range.first))
    return [];
  // "None over 12 kg" is found whole.
  if (quantifiers.has(word(reading, range.first)))
    return isBreak(reading, range.first - 1) ? [{ range, noun: undefined }] : [];
  let noun: string | undefined;
  for (let at = range.first - 1; at >= Math.max(0, range.first - FAR) && isWord(reading, at); at--) {
    if (quantifiers.has(word(reading, at))) return isOpening(reading, at) ? [{ range, noun }] : [];
    if (small.has(word(reading, at))) continue;
    if (noun !== undefined) return [];
    noun = singular(word(reading, at), reading.language);
    if (!isHead(reading, noun)) return [];
  }
  return [];
}

/** "all lighter than 12 t and all heavier than 20 t" */
function isOpening(reading: Reading, at: number): boolean {
  return at === 0 || isBreak(reading, at - 1) || isJoint(word(reading, at - 1));
}

/** Whether the rows are of it: it stands at the head of the need. */
function isHead(reading: Reading, noun: string): boolean {
  return reading.tokens.slice(0, HEAD).some(({ folded }) => singular(folded, reading.language) === noun);
}

function areOpposed({ range: one }: OfAll, { range: other }: OfAll): boolean {
  const [low, high] = one.found.minimum === undefined ? [other.found, one.found] : [one.found, other.found];
  if (low.minimum === undefined || high.maximum === undefined) return false;
  const least = inUnit(low.minimum, low.unit, high.unit);
  return least !== undefined && least > high.maximum;
}
