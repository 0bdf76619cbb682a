import { number, type Reading, word } from "../../../extract/reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";

/** The one value that so many rows have, at the end of the words of a share: "10% of the ratings a 7", "5% have quantity 2.5". */
export function exactAt(reading: Reading, from: number, to: number): RangeSaid | undefined {
  const last = isValueNoun(reading, to - 1) ? to - 2 : to - 1;
  const value = number(reading, last);
  const before = word(reading, last - 1);
  if (value === undefined || last <= from + 1 || value.next !== last + 1) return undefined;
  if (
    /^(?:of|the|all|in|on|by|than|to|and|or|von|de|of which)$/.test(before) ||
    number(reading, last - 1) !== undefined
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

function isValueNoun(reading: Reading, at: number): boolean {
  return /^(?:stars?|points?|marks?|years?|sterne?|punkte?|estrellas?|puntos?|etoiles?|estrelas?|pontos?)$/.test(
    word(reading, at),
  );
}
