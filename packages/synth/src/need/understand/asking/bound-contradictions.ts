import { number, tokenFrom, word } from "../../extract/reading.ts";
import { convert, namesCurrency } from "../../extract/units.ts";
import { singular } from "../../text/stem.ts";
import type { DraftNotes } from "../draft/draft.ts";
import { clauseAround } from "./quantities/clauses.ts";
import type { NeedReading } from "./quantities/need-reading.ts";
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

export function inUnit(value: number, of: string | undefined, unit: string | undefined): number | undefined {
  return of === undefined || unit === undefined || of === unit ? value : convert(value, of, unit);
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
