import { isBreak, number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Found } from "../../../findings.ts";
import { isDifferentWord } from "./capacities.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const figures = /^(?:number|figure|ball|value|integer|digit|zahle?|nummer|kugel|numero|bola|nombre|boule|chiffre)$/;
const FAR = 7;

/** "8 different numbers out of 1 to 6": of so few no more can be drawn that differ. */
export function findTooManyDrawn(ledger: Ledger): void {
  const { counts, findings, reading } = ledger;
  const ranges = findings.found.filter((each) => each.kind === "range" && each.unit === undefined);
  for (const count of counts) {
    const drawn = exactOf(count);
    const isDifferent = count.label.slice(0, 2).some((each) => isDifferentWord(each) || each === "unique");
    if (drawn === undefined || !isDifferent || !count.nouns.some((noun) => figures.test(noun))) continue;
    const range = ranges.find((each) => isBehind(reading, count, each));
    if (range?.kind !== "range" || range.minimum === undefined || range.maximum === undefined) continue;
    const size = range.maximum - range.minimum + 1;
    if (!Number.isInteger(size) || size < 1 || size >= drawn) continue;
    ledger.tell(
      `${quoteOf(ledger, count.span)} and ${quoteOf(ledger, range)}: there are only ${size} of them`,
      [count.span, { start: range.start, end: range.end }],
      `ask for ${size} or fewer, let them repeat, or widen the range`,
    );
    return;
  }
}

/** Whether a range stands behind what is counted with no other number and no comma between. */
function isBehind(reading: Reading, count: Count, range: Found): boolean {
  const end = tokenFrom(reading, count.next, range.end);
  if (range.end <= count.span.start || end - count.next > FAR + 3) return false;
  const first = tokenFrom(reading, count.next, range.start);
  for (let at = count.next; at < first; at++)
    if (isBreak(reading, at) || number(reading, at) !== undefined || word(reading, at) === "with") return false;
  return first >= count.next && range.start > count.span.start;
}
