import { spanOf, word } from "../../../extract/reading.ts";
import { endsSentence, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type Ledger, quotesOf } from "./ledger.ts";
import { openedAt } from "./sum-said.ts";

const SLACK = 0.011;
/** Words from one figure to the next: "50 percent, wind always 40". */
const FARTHEST = 5;
/** Words from the last figure to the sum: "30, the three of them have to add up to 100". */
const REACH = 14;
const FEWEST = 2;

/** "solar always 50 percent, wind 40, gas 30, the three have to add up to 100": figures that come to another sum than they have to. */
export function findFiguresApart(ledger: Ledger): void {
  const { reading } = ledger;
  for (const [index, sum] of reading.quantities.entries()) {
    // The "up to" of "add up to 100" is no bound.
    const opened = sum.about || sum.isSpelled ? undefined : openedAt(reading, sum.figure);
    if (opened === undefined) continue;
    const parts = partsBefore(reading, index, opened);
    const [first, last] = [parts[0], parts.at(-1)];
    const total = parts.reduce((all, { value }) => all + value, 0);
    if (first === undefined || last === undefined || parts.length < FEWEST) continue;
    if (!isOfThose(reading, last.next, opened, parts.length)) continue;
    // "100 in each row" are no inches.
    const units = new Set(
      [...parts, sum].map(({ unit }) => unit).filter((unit) => unit !== undefined && unit !== "in"),
    );
    if (units.size > 1 || Math.abs(total - sum.value) <= SLACK * sum.value) continue;
    const spans = [spanOf(reading, first.first - 1, last.next), spanOf(reading, opened, sum.next)];
    ledger.tell(
      `${quotesOf(ledger, spans)}: the parts come to ${total}`,
      spans,
      `say parts that add up to ${sum.value}, or ${total} in all`,
    );
    return;
  }
}

/** The "50" of "rent between 40 and 50". */
function isInRange({ ranges }: NeedReading, { figure }: Quantity): boolean {
  return ranges.some(({ first, next }) => first <= figure && figure < next);
}

function isPlain({ is, about, statistic, isSpelled }: Quantity): boolean {
  return is === "exactly" && !about && statistic === undefined && !isSpelled;
}

/** The run of figures that ends before the sum, each behind its own name. */
function partsBefore(reading: NeedReading, index: number, opened: number): readonly Quantity[] {
  const parts: Quantity[] = [];
  let next = opened;
  for (const quantity of reading.quantities.slice(0, index).toReversed()) {
    // "the three" is how many they are.
    if (parts.length === 0 && quantity.isSpelled && quantity.first >= opened - FARTHEST) continue;
    const isNear = next - quantity.next <= (parts.length === 0 ? REACH : FARTHEST);
    if (!isNear || !isPlain(quantity) || !isNamed(reading, quantity) || isInRange(reading, quantity)) break;
    if (isParted(reading, quantity.next, next, parts.length === 0)) break;
    parts.unshift(quantity);
    next = quantity.figure;
  }
  return parts;
}

/** "wind 40", "gas always 30": only a word stands right before the figure, and nothing behind it. */
function isNamed(reading: NeedReading, { first, next }: Quantity): boolean {
  const isEnd = isWall(reading, next) || /^(?:and|und|y|et|e)$/.test(word(reading, next));
  return isEnd && first > 0 && reading.tokens[first - 1]?.kind === "word";
}

export function isParted(reading: NeedReading, from: number, to: number, isLast: boolean): boolean {
  for (let at = from; at < to; at++)
    if (endsSentence(reading, at) && !(isLast && [";", "."].includes(reading.tokens[at]?.text ?? ""))) return true;
  return false;
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

/** "the three have to", "together they": said of the figures before. */
export function isOfThose(reading: NeedReading, from: number, opened: number, size: number): boolean {
  const words = reading.tokens.slice(from, opened + 1).map(({ folded }) => folded);
  const told = words.flatMap((each) => counts.get(each) ?? []);
  if (told.length > 0) return told[0] === size;
  return (
    words.some((each) => these.test(each)) ||
    words.slice(0, -1).every((each) => !/\p{L}/u.test(each) || linking.test(each))
  );
}

const linking = /^(?:and|which|that|have|has|must|should|to|always|und|die|mussen|y|que|deben|et|qui|doivent|e|devem)$/;
