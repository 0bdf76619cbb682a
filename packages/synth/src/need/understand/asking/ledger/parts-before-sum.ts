import { number, spanOf, word } from "../../../extract/reading.ts";
import { endsSentence, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { type Ledger, quotesOf } from "./ledger.ts";
import { openedAt } from "./sum-said.ts";

/** A figure or a range behind its own name. */
interface Part {
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly unit: string | undefined;
  readonly first: number;
  readonly next: number;
}

const SLACK = 0.011;
/** Tokens from one part to the next: "sleep 7 to 9, hours of work 8 to 10". */
const FARTHEST = 6;
/** Tokens from the last part to the sum: "8 to 10. The four columns fill the day, so they have to add up to 24". */
const REACH = 20;
const FEWEST = 2;

/**
 * "solar always 50 percent, wind 40, gas 30, the three have to add up to 100", "sleep 7 to 9, work 8 to 10, leisure 8 to 10, the three
 * add up to 20": parts that come to another sum than they have to.
 */
export function findPartsBeforeSum(ledger: Ledger): void {
  const { reading } = ledger;
  const said = saidIn(reading);
  for (const sum of reading.quantities) {
    // The "up to" of "add up to 100" is no bound.
    const opened = sum.about || sum.isSpelled ? undefined : openedAt(reading, sum.figure);
    if (opened === undefined) continue;
    const parts = partsBefore(reading, said, opened, sum.value);
    const [first, last] = [parts[0], parts.at(-1)];
    if (first === undefined || last === undefined || parts.length < FEWEST) continue;
    // "100 in each row" are no inches.
    const units = new Set(
      [...parts, sum].map(({ unit }) => unit).filter((unit) => unit !== undefined && unit !== "in"),
    );
    if (units.size > 1 || !isOfThose(reading, last.next, opened, parts.length)) continue;
    const [least, most] = [sumOf(parts.map((part) => part.least)), sumOf(parts.map((part) => part.most))];
    const isOver = least !== undefined && least > sum.value * (1 + SLACK);
    if (!isOver && (most === undefined || most >= sum.value * (1 - SLACK))) continue;
    const spans = [spanOf(reading, first.first, last.next), spanOf(reading, opened, sum.next)];
    const isExact = least === most;
    ledger.tell(
      `${quotesOf(ledger, spans)}: the parts come to ${isExact ? "" : isOver ? "at least " : "at most "}${isOver ? least : most}`,
      spans,
      isExact
        ? `say parts that add up to ${sum.value}, or ${least} in all`
        : `say ranges that leave room for a sum of ${sum.value}, or another sum`,
    );
    return;
  }
}

/** The figures and ranges that a word stands right before. */
function saidIn(reading: NeedReading): readonly Part[] {
  const ranges = reading.ranges.map(
    ({ found: { minimum, maximum, unit }, first, next }): Part => ({
      least: minimum,
      most: maximum,
      unit,
      first,
      next,
    }),
  );
  const figures = reading.quantities.flatMap((quantity): readonly Part[] => {
    const { is, about, statistic, isSpelled, value, unit, figure, first, next } = quantity;
    const isPlain = is === "exactly" && !about && statistic === undefined && !isSpelled;
    const isEnd = isWall(reading, next) || /^(?:and|und|y|et|e)$/.test(word(reading, next));
    const isOwn = !ranges.some((range) => range.first <= figure && figure < range.next);
    return isPlain && isEnd && isOwn ? [{ least: value, most: value, unit, first, next }] : [];
  });
  return [...ranges, ...figures]
    .filter(({ first }) => first > 0 && reading.tokens[first - 1]?.kind === "word")
    .sort((one, other) => one.first - other.first);
}

/** The run of parts that ends before the sum. */
function partsBefore(reading: NeedReading, said: readonly Part[], opened: number, sum: number): readonly Part[] {
  const parts: Part[] = [];
  let next = opened;
  for (const part of said.toReversed()) {
    if (part.next > opened) continue;
    const isNear = next - part.next <= (parts.length === 0 ? REACH : FARTHEST);
    // "voters 1,000 to 5,000, yes 10 to 60, no 20 to 80": what alone is more is none of them.
    const isMore = (part.least ?? 0) > sum && part.least !== part.most;
    if (!isNear || isMore || isParted(reading, part.next, next, parts.length === 0)) break;
    parts.unshift(part);
    next = part.first;
  }
  return parts;
}

/** Another figure, or the end of what is said. */
function isParted(reading: NeedReading, from: number, to: number, isLast: boolean): boolean {
  for (let at = from; at < to; at++) {
    if (endsSentence(reading, at) && !(isLast && [";", "."].includes(reading.tokens[at]?.text ?? ""))) return true;
    // The "three" of "the three have to" is how many they are.
    const value = number(reading, at);
    if (value !== undefined && !(isLast && value.spelled)) return true;
  }
  return false;
}

/** What the ends of all parts come to, where all of them have one. */
function sumOf(ends: readonly (number | undefined)[]): number | undefined {
  return ends.reduce((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0);
}

const counts = new Map(
  [
    "two both zwei beide dos ambos ambas deux dois duas",
    "three drei tres trois",
    "four vier cuatro quatre quatro",
    "five funf cinco cinq",
  ].flatMap((words, at) => words.split(" ").map((each) => [each, at + 2] as const)),
);
const these =
  /^(?:they|these|those|together|them|sie|diese|zusammen|juntos|juntas|estos|estas|ensemble|ils|elles|ceux-ci|estes|somados)$/;
const sums = /^(?:sum|total|summe|suma|somme|soma) (?:of|de|der|da|do|des) (?:the )?\p{L}/u;

/** "the three have to", "together they": said of the figures before; a "sum of amounts" is of the amounts. */
function isOfThose(reading: NeedReading, from: number, opened: number, size: number): boolean {
  const words = reading.tokens.slice(from, opened + 1).map(({ folded }) => folded);
  const told = words.flatMap((each) => counts.get(each) ?? []);
  if (told.length > 0) return told[0] === size;
  if (words.some((each) => these.test(each))) return true;
  const opening = [0, 1, 2, 3].map((step) => word(reading, opened + step)).join(" ");
  return !sums.test(opening) && words.slice(0, -1).every((each) => !/\p{L}/u.test(each) || linking.test(each));
}

const linking = /^(?:and|which|that|have|has|must|should|to|always|und|die|mussen|y|que|deben|et|qui|doivent|e|devem)$/;
