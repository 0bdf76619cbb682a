import { spanOf } from "../../../extract/reading.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { isOfThose, isParted } from "./figures-before-sum.ts";
import { type Ledger, quotesOf } from "./ledger.ts";
import { openedAt } from "./sum-said.ts";

/** Tokens from one range to the next: "sleep 7 to 9, hours of work 8 to 10". */
const FARTHEST = 6;
/** Tokens from the last range to the sum: "8 to 10. The four columns fill the day, so they have to add up to 24". */
const REACH = 20;
const FEWEST = 2;
const SLACK = 0.011;

/** "sleep 7 to 9, work 8 to 10, leisure 8 to 10, the three add up to 20": parts that all together are more than their sum, or less. */
export function findRangesApart(ledger: Ledger): void {
  const { reading } = ledger;
  for (const sum of reading.quantities) {
    // The "up to" of "add up to 24" is no bound.
    const opened = sum.about || sum.isSpelled ? undefined : openedAt(reading, sum.figure);
    if (opened === undefined) continue;
    const parts = partsBefore(reading, opened, sum.value);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined || parts.length < FEWEST) continue;
    const units = new Set([sum.unit, ...parts.map(({ found }) => found.unit)].filter((unit) => unit !== undefined));
    if (units.size > 1 || !isOfThose(reading, last.next, opened, parts.length)) continue;
    const [least, most] = [sumOf(parts, "minimum"), sumOf(parts, "maximum")];
    const isOver = least !== undefined && least > sum.value * (1 + SLACK);
    if (!isOver && (most === undefined || most >= sum.value * (1 - SLACK))) continue;
    const spans = [spanOf(reading, first.first, last.next), spanOf(reading, opened, sum.next)];
    ledger.tell(
      `${quotesOf(ledger, spans)}: the parts come to ${isOver ? `at least ${least}` : `at most ${most}`}`,
      spans,
      `say ranges that leave room for a sum of ${sum.value}, or another sum`,
    );
    return;
  }
}

/** The run of ranges that ends before the sum, each behind its own name. */
function partsBefore(reading: NeedReading, opened: number, sum: number): readonly RangeSaid[] {
  const parts: RangeSaid[] = [];
  let next = opened;
  for (const range of reading.ranges.toReversed()) {
    if (range.next > opened) continue;
    const isNear = next - range.next <= (parts.length === 0 ? REACH : FARTHEST);
    const isNamed = range.first > 0 && reading.tokens[range.first - 1]?.kind === "word";
    // "voters 1,000 to 5,000, yes 10 to 60, no 20 to 80": what alone is more is none of them.
    if ((range.found.minimum ?? 0) > sum) break;
    if (!isNear || !isNamed || isParted(reading, range.next, next, parts.length === 0)) break;
    parts.unshift(range);
    next = range.first;
  }
  return parts;
}

/** What the ends of all parts come to, where all of them have one. */
function sumOf(parts: readonly RangeSaid[], end: "minimum" | "maximum"): number | undefined {
  const ends = parts.flatMap(({ found }) => found[end] ?? []);
  return ends.length < parts.length ? undefined : ends.reduce((all, each) => all + each, 0);
}
