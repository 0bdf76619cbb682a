import { number, tokenFrom, word } from "../../extract/reading.ts";
import { convert, namesCurrency, unitNamed } from "../../extract/units.ts";
import { singular } from "../../text/stem.ts";
import { wordSet } from "../../text/word-set.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { isPartial } from "./names.ts";
import { clauseAround, isWall } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
import type { RangeSaid } from "./quantities/ranges.ts";
import { inUnitOf, type SaidBound } from "./said-bounds.ts";
import { quoteOf } from "./said-orders.ts";

/** "nobody is older than 30, everybody is at least 45", "scores from 0 to 20 with an average of 35". */
export function findOpposedBounds(reading: NeedReading, said: readonly SaidBound[], notes: DraftNotes): void {
  for (const [index, one] of said.entries()) {
    for (const other of said.slice(index + 1)) {
      if (!areOfOne(reading, one, other) || one.relative !== other.relative) continue;
      if (!areOpposed(one, other) && !isBeyondAll(reading, one, other) && !isBeyondAll(reading, other, one)) continue;
      const spans = [one.span, other.span];
      const isMiddle = one.mean !== undefined || other.mean !== undefined;
      notes.impossible.push({
        reason: `"${quoteOf(reading, one.span)}" and "${quoteOf(reading, other.span)}" cannot both hold for ${one.name}: ${
          isMiddle ? "its mean lies outside of its range" : "its minimum is above its maximum"
        }`,
        spans,
        fix: isMiddle
          ? `say a mean of ${one.name} within its range, or a wider range`
          : `say a minimum of ${one.name} that is not above its maximum`,
      });
    }
  }
}

const prices = /^(?:pric|price|preis|precio|prix|preco)$/;
/** What is paid of them is made up of several prices. */
const sums =
  /(?:^| )(?:order|invoice|basket|cart|sale|purchase|transaction|receipt|payment|bill|line|item|customer|client|user|person|people|employee|shop|store|booking|stay|trip|bestellung|rechnung|pedido|factura|commande|facture)s?$/;

/** "used cars under 10,000 EUR, prices from 12,000": what things are had for is their price. */
function areOfOne(reading: NeedReading, one: SaidBound, other: SaidBound): boolean {
  if (one.of === other.of) return true;
  const isMoney = one.unit !== undefined && namesCurrency(one.unit);
  const noun = one.of.split(" ").at(-1) ?? "";
  return isMoney && prices.test(other.of) && !sums.test(one.of) && isNamedFirst(reading, noun);
}

const everybody = /^(?:everyone|everybody|nobody|noone|none|all)$/;

/** "everyone over 21, ages 18 to 70": a scale of scores may be wider than what anybody has, and ages have none. */
function isBeyondAll(reading: NeedReading, all: SaidBound, range: SaidBound): boolean {
  const [least, most] = [range.minimum, range.maximum];
  if (all.of !== "age" || least === undefined || most === undefined || all.mean !== undefined) return false;
  if ((all.minimum === undefined) === (all.maximum === undefined)) return false;
  const [first, next] = clauseAround(reading, tokenFrom(reading, 0, all.span.start));
  // "everyone over 21 gets a badge" tells of some.
  const isAlone = (reading.tokens[next - 1]?.end ?? 0) <= all.span.end + 10;
  if (!everybody.test(word(reading, first)) || !isAlone) return false;
  return (all.minimum ?? least) > least || (all.maximum ?? most) < most;
}

/** Whether no value lies in both. */
function areOpposed(one: SaidBound, other: SaidBound): boolean {
  if (one.mean !== undefined && other.mean !== undefined) return false;
  return isAbove(one, other) || isAbove(other, one);
}

/** Whether the least of one lies above the most of the other. */
function isAbove(one: SaidBound, other: SaidBound): boolean {
  const least = one.minimum ?? one.mean;
  const most = other.maximum ?? other.mean;
  if (least === undefined || most === undefined) return false;
  const compared = inUnitOf(least, one, other);
  if (compared === undefined) return false;
  return compared > most || (compared === most && (one.exclusiveMinimum === true || other.exclusiveMaximum === true));
}

const joints = wordSet(
  ", but yet and though with also never und aber y pero et mais mas e nie nunca jamais by of no none not nobody keine keiner keines kein niemand ningun ninguno ninguna nadie aucun aucune personne nenhum nenhuma ninguem is are be cost costs sin sans sem",
);
const nones = wordSet(
  "no none never nobody keine keiner keines kein nie niemand ningun ninguno ninguna nunca nadie aucun aucune jamais personne nenhum nenhuma ninguem",
);

/**
 * "at least 900 but none over 700", "amount at least 50,000 EUR but no loan over 20,000 EUR": the second goes on from the first,
 * so that no name is needed to tell what they are of.
 */
export function findBoundsGoingOn(reading: NeedReading, notes: DraftNotes): void {
  const { ranges } = reading;
  for (const [index, one] of ranges.entries()) {
    const other = ranges[index + 1];
    if (other === undefined || !goesOn(reading, one, other) || isPartial(reading, one.first)) continue;
    const least = one.found.minimum ?? other.found.minimum;
    const most = one.found.maximum ?? other.found.maximum;
    const areEnds = (one.found.minimum === undefined) !== (other.found.minimum === undefined);
    if (!areEnds || least === undefined || most === undefined) continue;
    const [of, to] = one.found.minimum === undefined ? [other, one] : [one, other];
    const compared = inUnit(least, of.found.unit, to.found.unit);
    if (compared === undefined || compared <= most) continue;
    const spans = [{ start: one.found.start, end: other.found.end }];
    if (notes.impossible.some((each) => each.spans.some(({ start }) => spans.some((span) => span.start === start))))
      return;
    notes.impossible.push({
      reason: `"${reading.text.slice(one.found.start, other.found.end)}" cannot hold: the least is above the most`,
      spans,
      fix: "say a minimum that is not above the maximum",
    });
    return;
  }
}

export function inUnit(value: number, of: string | undefined, unit: string | undefined): number | undefined {
  return of === undefined || unit === undefined || of === unit ? value : convert(value, of, unit);
}

const FARTHEST = 5;

/** What is measured behind the unit: "45 min long", "3 Meter hoch". */
const measured = wordSet(
  "long wide high tall deep old lang breit hoch tief alt largo larga ancho alto alta long longue haut haute large longo comprido velho",
);

/** "at least 45 min long and at most 30 min": two ends in one unit, and nothing named behind or between them; "under 18 and over 65" are two groups. */
function isOfOneMeasure(reading: NeedReading, one: RangeSaid, other: RangeSaid): boolean {
  const [unit, further] = [one.found.unit, other.found.unit].map((each) =>
    each === undefined ? undefined : unitNamed(each)?.dimension,
  );
  const isStrict = one.found.exclusiveMinimum === true || other.found.exclusiveMaximum === true;
  const next = measured.has(word(reading, other.next)) ? other.next + 1 : other.next;
  return (
    one.found.minimum !== undefined && !isStrict && unit !== undefined && unit === further && isWall(reading, next)
  );
}

/** Whether only "but no loan" stands between two bounds, of a thing that the rows are of. */
function goesOn(reading: NeedReading, one: RangeSaid, other: RangeSaid): boolean {
  if (other.first - one.next > FARTHEST || other.first < one.next) return false;
  let isNone = nones.has(word(reading, other.first));
  for (let at = one.next; at < other.first; at++) {
    const said = word(reading, at) || (reading.tokens[at]?.text ?? "");
    const isRow = nones.has(word(reading, at - 1)) && isNamedFirst(reading, said);
    if (!joints.has(said) && !isRow && !(at === one.next && measured.has(said))) return false;
    isNone ||= nones.has(said);
  }
  return isNone || isOfOneMeasure(reading, one, other);
}

/** What the need begins with is what its rows are of: "500 loan applications, requested amount …". */
function isNamedFirst(reading: NeedReading, noun: string): boolean {
  const one = singular(noun, reading.language);
  for (let at = 0; at < reading.tokens.length && at < 12; at++) {
    const { kind, text } = reading.tokens[at] ?? { kind: "break", text: "." };
    if (",:;.(\n".includes(text) && number(reading, at) === undefined) return false;
    if (kind === "word" && singular(word(reading, at), reading.language) === one) return true;
  }
  return false;
}
