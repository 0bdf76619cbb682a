import { type Reading, singularAt, word } from "./reading.ts";

/** Nouns of rows that are things too: a laboratory's samples. */
const things = new Set("sample specimen instance example".split(" "));
const holders = new Set("in from across over aus uber dans des em".split(" "));
const sets = new Set(
  "dataset set data table file total corpus collection list batch output minimum maximum".split(" "),
);

/** "called in 8 samples", "variants of 30 samples": what the rows are taken from is no number of rows. */
export function isHeldIn(reading: Reading, at: number, noun: number): boolean {
  if (!things.has(singularAt(reading, noun))) return false;
  const before = word(reading, at - 1);
  return holders.has(before) || (before === "of" && at > 1 && !sets.has(singularAt(reading, at - 2)));
}
