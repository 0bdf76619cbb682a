import type { Found } from "../findings.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isWord, number, type Reading, spanOf, word } from "./reading.ts";

const openers = phraseList(
  "in steps of|steps of|in lots of|lots of|in batches of|in packs of|in bundles of|in losen zu|en lotes de|par lots de|em lotes de|with steps of|with a step of|step of|step size|in increments of|increments of|with increments of|in multiples of|multiples of|multiple of|a multiple of|divisible by|rounded to the nearest|to the nearest|nearest|in schritten von|schrittweite|in schritten zu|vielfache von|en pasos de|en incrementos de|multiplos de|par pas de|par paliers de|par tranches de|multiples de|em passos de|em incrementos de|in intervals of|step|step =|step=",
);
const behind = new Set("step steps increment increments schritte schritten".split(" "));
const halves = phrases<number>([
  [0.5, "half|half-point|half-hour|half-hourly|half-star|half-unit|half-size|half-degree|halben"],
  [0.25, "quarter|quarter-point|quarter-hour|viertel"],
  [1, "whole|whole-point|unit"],
]);
/** What "to the nearest" says of a time or a count of decimals. */
const notSteps = new Set("cent cents integer minute hour day second decimal".split(" "));

/** "in steps of 0.5", "step 5", "in 2.5 kg steps", "multiples of 50", "in half-hour steps". */
export function stepAt(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, openers);
  const start =
    opener === undefined ? at : ["=", ":", "a"].includes(word(reading, opener.next)) ? opener.next + 1 : opener.next;
  if (opener !== undefined) {
    const said = quantityAt(reading, start);
    // "step 5 of the funnel" counts.
    const counts = word(reading, at) === "step" && opener.next === at + 1 && !isBehindFigures(reading, at);
    if (said === undefined || said.value <= 0 || said.spelled || counts || notSteps.has(word(reading, said.next)))
      return undefined;
    return step(reading, at, said.next, said.value, said.unit?.symbol);
  }
  const from = ["in", "with", "by", "mit", "auf"].includes(word(reading, at)) ? at + 1 : at;
  if (from === at) return undefined;
  const part = phraseAt(reading, from, halves);
  // "up to 10 in quarter hours"
  if (part !== undefined && part.meaning < 1 && word(reading, part.next) === "hours")
    return step(reading, at, part.next + 1, part.meaning, undefined);
  if (part !== undefined) {
    // "in half point steps"
    const next = behind.has(word(reading, part.next)) ? part.next + 1 : part.next + 2;
    return behind.has(word(reading, next - 1)) ? step(reading, at, next, part.meaning, undefined) : undefined;
  }
  const size = quantityAt(reading, from);
  if (size === undefined || size.value <= 0 || !behind.has(word(reading, size.next))) return undefined;
  return step(reading, at, size.next + 1, size.value, size.unit?.symbol);
}

/** The figures of a range stand before: "1.8 to 3.2 bar step 0.1". */
function isBehindFigures(reading: Reading, at: number): boolean {
  const before = [",", "(", ";"].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  const isUnit = isWord(reading, before) && number(reading, before - 1) !== undefined;
  return (
    number(reading, before) !== undefined || isUnit || word(reading, before) === "%" || word(reading, at + 1) === "="
  );
}

function step(reading: Reading, from: number, next: number, size: number, unit: string | undefined): Found {
  return { kind: "step", step: size, ...(unit === undefined ? {} : { unit }), ...spanOf(reading, from, next) };
}
