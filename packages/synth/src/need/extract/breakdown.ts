import type { Found } from "../findings.ts";
import { dayNounAt, unitOfTime } from "./durations.ts";
import { periodAt } from "./period-part.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";

const pers = new Set("per by pro je por par".split(" "));
const ands = new Set("and & und y et e x /".split(" "));
/** What is drawn up for a stretch of time. */
const reportNouns = new Set(
  "metric stat statistic report summary figure aggregate total reading row record snapshot kpi usage log performance count breakdown rollup".split(
    " ",
  ),
);

/** "metrics per minute", "one row per cow and day", "per room per day", "per day & campaign": a row for each of them. */
export function breakdownAt(reading: Reading, at: number): Found | undefined {
  const isPer = pers.has(word(reading, at));
  if (!isPer && !ands.has(word(reading, at))) return undefined;
  const unit = unitOfTime(reading, at + 1) ?? dayNounAt(reading, at + 1);
  if (unit === undefined || word(reading, at + 1).length === 1 || unitAt(reading.tokens, unit.next) !== undefined)
    return undefined;
  // "price per kg, weight and day of delivery" lists columns; "per campaign and day of Q1" does not.
  const isNamed = word(reading, unit.next) === "of" && periodAt(reading, unit.next + 1) === undefined;
  if (!isPer) return followsPer(reading, at) && !isNamed ? step(reading, at, unit) : undefined;
  const isFirst = at === 0 || (isBreak(reading, at - 1) && number(reading, unit.next) === undefined);
  const isShared = ands.has(word(reading, unit.next)) && isWord(reading, unit.next + 1);
  const isReport = reportNouns.has(singularAt(reading, at - 1)) && !isListedAt(reading, at);
  const isBroken = isReport || isFirst || followsPer(reading, at) || (isShared && !isListedAt(reading, at));
  return isBroken ? step(reading, at, unit) : undefined;
}

/** "per cow" before the "and day", "per room (8 rooms)" before the "per day"; "20 calls per user per day" is a pace. */
function followsPer(reading: Reading, at: number): boolean {
  let back = at - 1;
  if (reading.tokens[back]?.text === ")") {
    while (back > at - 8 && reading.tokens[back]?.text !== "(") back -= 1;
    back -= 1;
  }
  let most = NEAR;
  for (let words = 0; words < most; words++, back--) {
    // "per store, product and day", "per store and product per day"
    const isJoint = words > 0 && (reading.tokens[back]?.text === "," || ands.has(word(reading, back)));
    if (isJoint) most = FAR;
    else if (!isWord(reading, back)) return false;
    if (words > 0 && pers.has(word(reading, back)))
      return (
        !isCounted(reading, back) && (most === NEAR || !(isListedAt(reading, back) || isMeasure(reading, back + 1)))
      );
  }
  return false;
}

/** So far back the first "per" stands: of one thing, and of several. */
const NEAR = 3;
const FAR = 7;

function isMeasure(reading: Reading, at: number): boolean {
  return unitAt(reading.tokens, at) !== undefined;
}

/** Whether a number stands one or two words before: "up to 20 calls per user". */
function isCounted(reading: Reading, at: number): boolean {
  return [1, 2].some(
    (back) => number(reading, at - 1 - back) !== undefined && !["one", "a", "1"].includes(word(reading, at - 1 - back)),
  );
}

/** Whether it stands in a list of columns: "requests per minute" is one of them. */
function isListedAt(reading: Reading, at: number): boolean {
  return reading.tokens.slice(0, at).some((token) => token.text === ":" || token.text === ",");
}

function step(reading: Reading, at: number, { times, unit, next }: NonNullable<ReturnType<typeof unitOfTime>>): Found {
  return { kind: "cadence", count: times, unit, ...spanOf(reading, at, next) };
}
