import { number, type Reading, word } from "../../../extract/reading.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { RangeSaid } from "../quantities/ranges.ts";

/** The one value that so many rows have: "10% of the ratings a 7", "80% last exactly 0 seconds". */
export function exactAt(reading: NeedReading, from: number, to: number): RangeSaid | undefined {
  const insisted = reading.quantities.find(
    ({ insists, is, first, next }) => insists && is === "exactly" && first >= from && next <= to && first > from,
  );
  return insisted === undefined || number(reading, insisted.figure)?.value === 1
    ? lastAt(reading, from, to)
    : rangeOf(insisted);
}

function rangeOf({ value, unit, first, next, span }: Quantity): RangeSaid {
  const found = { kind: "range" as const, minimum: value, maximum: value, ...span };
  return { found: unit === undefined ? found : { ...found, unit }, first, next };
}

const LONGEST = 5;

/** "70% leave on time (delay 0)": the value that a bracket gives right behind the words of a share. */
export function bracketedAt(reading: NeedReading, at: number): RangeSaid | undefined {
  if (reading.tokens[at]?.text !== "(") return undefined;
  let end = at + 1;
  while (end < at + LONGEST && !isWall(reading, end)) end += 1;
  const quantity = reading.quantities.find((each) => each.figure > at + 1 && each.next === end);
  const isNamed = reading.tokens[at + 1]?.kind === "word" && quantity?.is === "exactly";
  return quantity === undefined || !isNamed || reading.tokens[end]?.text !== ")" || quantity.unit === "%"
    ? undefined
    : rangeOf(quantity);
}

/** The value at the end of the words of a share: "10% of the ratings a 7", "5% have quantity 2.5". */
function lastAt(reading: Reading, from: number, to: number): RangeSaid | undefined {
  const last = isValueNoun(reading, to - 1) ? to - 2 : to - 1;
  const value = number(reading, last);
  const before = word(reading, last - 1);
  if (value === undefined || last <= from + 1 || value.next !== last + 1) return undefined;
  if (
    !isHadOf(reading, last) &&
    (/^(?:of|the|all|in|on|by|than|to|and|or|von|de|of which)$/.test(before) || number(reading, last - 1) !== undefined)
  )
    return undefined;
  const figure = reading.tokens[last]?.text ?? "";
  if (/^(?:19|20)\d\d$/.test(figure)) return undefined;
  const { start, end } = reading.tokens[last] ?? { start: 0, end: 0 };
  return {
    found: { kind: "range", minimum: value.value, maximum: value.value, start, end },
    first: last,
    next: last + 1,
  };
}

const having = /^(?:have|has|had|get|gets|got|score|haben|bekommen|tienen?|sacan|ont|obtiennent|tem|tiram)$/;
const articles = /^(?:an?|eine?n?|una?|une|uma?)$/;

/** "should have a score of 130", "tienen una nota de 130" */
function isHadOf(reading: Reading, at: number): boolean {
  return (
    /^(?:of|von|de)$/.test(word(reading, at - 1)) &&
    articles.test(word(reading, at - 3)) &&
    having.test(word(reading, at - 4))
  );
}

function isValueNoun(reading: Reading, at: number): boolean {
  return /^(?:stars?|points?|marks?|years?|sterne?|punkte?|estrellas?|puntos?|etoiles?|estrelas?|pontos?)$/.test(
    word(reading, at),
  );
}
