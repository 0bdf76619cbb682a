import { type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import { unitAt, unitNamed } from "../../../extract/units.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { nameBefore } from "../names.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quoteOf } from "../said-orders.ts";
import { measureOf } from "./measured-in.ts";

const ins = wordSet("in ( en em");
const given = wordSet(
  "measured given stored recorded expressed noted gemessen angegeben medido medida expresado exprimee mesuree medido expresso",
);
/** "weight by age in kg": what is told in that unit stands before. */
const towards = wordSet("by per of for at over versus vs against nach je pro por de par selon from to and-of");
/** Single letters are units and much else. */
const SHORTEST = 2;

/** "body weight in centimetres", "age in kilograms", "weight (cm)": what is measured in no such unit. */
export function findOtherMeasure(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (let at = 1; at < reading.tokens.length; at++) {
    if (!ins.has(reading.tokens[at]?.folded ?? "")) continue;
    const unit = dimensionAt(reading, at + 1);
    if (unit === undefined) continue;
    const name = nameBefore(reading, given.has(word(reading, at - 1)) ? at - 1 : at);
    const measure = measureOf(name?.key ?? "");
    if (name === undefined || measure === undefined || measure.dimensions.test(unit.dimension)) continue;
    const first = tokenFrom(reading, 0, name.span.start);
    if (towards.has(word(reading, first - 1)) || isOneOfSeveral(reading, at, unit.next)) continue;
    // "annual rent (sq ft x base rent)"
    if (reading.tokens[at]?.text === "(" && reading.tokens[unit.next]?.text !== ")") continue;
    const span = spanOf(reading, first, unit.next);
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}": ${name.text} is measured in ${measure.unit}, and that is none`,
      spans: [span],
      fix: `say ${name.text} in ${measure.unit}`,
    });
    return;
  }
}

/** The unit that alone stands behind "in": no quotient, and no share, in which anything may be told. */
function dimensionAt(reading: Reading, at: number): { readonly dimension: string; readonly next: number } | undefined {
  const said = word(reading, at);
  // "in Zentimetern"
  const dative = said.endsWith("n") ? unitNamed(said.slice(0, -1)) : undefined;
  const found = unitAt(reading.tokens, at) ?? (dative === undefined ? undefined : { unit: dative, next: at + 1 });
  if (found === undefined || said.length < SHORTEST) return undefined;
  const { dimension } = found.unit;
  // Pounds are weighed and paid, and "miles" and "bars" are more than lengths and pressures.
  const isTwofold = /^(?:pounds?|pfund|libras?|livres?|miles|bars?|oz|ounces?|stones?|points?|db|decibels?)$/.test(
    said,
  );
  const isOther =
    isTwofold ||
    /^share| per |^force|^energy/.test(dimension) ||
    /^(?:\/|per|pro|por|par)$/.test(word(reading, found.next));
  return isOther ? undefined : { dimension, next: found.next };
}

const joints = /^(?:and|or|und|oder|y|o|et|ou|e)$/;

/** "height and weight in cm and kg, respectively", "size (cm, kg)": one of them may be of the other. */
function isOneOfSeveral(reading: Reading, at: number, next: number): boolean {
  const said = reading.tokens[next];
  const isJoined = joints.test(said?.folded ?? "") || said?.text === "/";
  const isListed = said?.text === "," && reading.tokens[at]?.text === "(";
  return (isJoined || isListed) && unitAt(reading.tokens, next + 1) !== undefined;
}
