import { isWord, number, type Reading, singularAt, word } from "./reading.ts";

const measures = new Set(
  "score salary wage price temperature weight height rent fare income balance premium".split(" "),
);
/** Fewer are so many columns: "three temperatures". */
const FEWEST = 13;
const LONGEST = 3;

/** Whether a noun in the singular is of what is measured once in each row. */
export function isRowMeasure(noun: string): boolean {
  return measures.has(noun);
}

/** "600 exam scores", "500 salaries": what is counted is a measure, of which each row has one; the place behind its number. */
export function measuredRowsAt(
  reading: Reading,
  at: number,
): { readonly count: number; readonly next: number } | undefined {
  const value = reading.language === "en" ? number(reading, at) : undefined;
  if (value === undefined || !Number.isInteger(value.value) || value.value < FEWEST) return undefined;
  for (let last = value.next; last < value.next + LONGEST && isWord(reading, last); last += 1) {
    const noun = singularAt(reading, last);
    if (!measures.has(noun) || noun === word(reading, last)) continue;
    return isWord(reading, last + 1) && !follows.test(word(reading, last + 1))
      ? undefined
      : { count: value.value, next: value.next };
  }
  return undefined;
}

const follows =
  /^(?:in|of|for|from|between|with|and|per|at|by|on|over|to|above|below|under|around|normal\w*|uniform\w*|as|please)$/;
