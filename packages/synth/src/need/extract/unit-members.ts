import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isWord, type Reading, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

const nouns = new Set("unit units uom measure dose_unit einheit unidad unite unidade".split(" "));
const openers = new Set(["of", "in", ":", "(", "de", "="]);

/** "unit of m, m2, nr or t", "unit (kg, g, piece)": behind a noun of units, units and the words for pieces are members. */
export function unitMembersAt(reading: Reading, at: number): Found | undefined {
  const noun = word(reading, at - 1).replace(/^.*_/, "");
  if (!nouns.has(noun)) return undefined;
  const opens = openers.has(word(reading, at)) ? at + 1 : at;
  const values: string[] = [];
  let units = 0;
  let next = opens;
  let first: string | undefined;
  let ends = false;
  for (let index = opens; values.length < MOST; ) {
    const unit = unitAt(reading.tokens, index);
    const end = unit?.next ?? (isWord(reading, index) ? index + 1 : index);
    if (end === index) break;
    if (unit !== undefined) units += 1;
    values.push(written(reading, index, end));
    next = end;
    const sign = word(reading, end);
    if ([",", "/", "|"].includes(sign)) first ??= sign;
    // "kg, g / quantity": another mark ends the list.
    const mark = sign !== "" && sign === first ? end + 1 : end;
    const last = isOr(reading, mark) || word(reading, mark) === "and";
    if (ends || (mark === end && !last)) break;
    ends = last;
    index = last ? mark + 1 : mark;
  }
  // "unit m" is one unit, "unit price, quantity kg" lists fields.
  if (values.length < 2 || units * 2 < values.length) return undefined;
  const closes = word(reading, at) === "(" && word(reading, next) === ")";
  return members(reading, at, closes ? next + 1 : next, values);
}
