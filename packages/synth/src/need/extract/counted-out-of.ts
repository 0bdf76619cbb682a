import type { Found } from "../findings.ts";
import { phraseBefore } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { rangeFound } from "./range-found.ts";
import { isBreak, number, type Reading, singularAt, word } from "./reading.ts";

const totals = phraseList(
  "of the last|of the past|of the previous|out of|out of the|out of the last|out of the past|out of the previous|out of a total of|out of the total of|out of a possible|out of a maximum of|of a possible|sur un total de|sur les|de un total de|sobre un total de|de um total de|num total de|von insgesamt|von maximal|d' un total de",
);
const singleTotals: Readonly<Record<string, string>> = { fr: "sur", es: "sobre", de: "von" };

/** "occupied beds out of 28", "active days of the last 30", "lits occupés sur 28": of so many there are none to all. */
export function countedOutOfAt(reading: Reading, at: number): Found | undefined {
  const isSingle = word(reading, at) === singleTotals[reading.language] && reading.language !== "en";
  const link = phraseAt(reading, at, totals)?.next ?? (isSingle ? at + 1 : undefined);
  const whole = link === undefined ? undefined : number(reading, link);
  if (whole === undefined || !Number.isInteger(whole.value) || whole.value < 2 || whole.spelled === true)
    return undefined;
  const before = word(reading, at - 1) === "(" ? at - 1 : at;
  const name = phraseBefore(reading, before, 3);
  if (name === undefined || number(reading, name.first - 1) !== undefined) return undefined;
  const isCounted = reading.tokens.slice(name.first, before).some((_, index) => isPlural(reading, name.first + index));
  // "out of 30 days", "out of 28 beds"
  const next = !isSingle && isPlural(reading, whole.next) ? whole.next + 1 : whole.next;
  if (!isCounted || !(isBreak(reading, next) || word(reading, next) === ")")) return undefined;
  return rangeFound(reading, at, next, { minimum: 0, maximum: whole.value });
}

function isPlural(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  return said.length > 3 && singularAt(reading, at) !== said;
}
