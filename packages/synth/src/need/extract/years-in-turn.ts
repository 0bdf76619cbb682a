import { plainYear } from "./period.ts";
import { type Reading, word } from "./reading.ts";

/** So many years are listed one by one. */
const MOST = 6;

/** The last year of "2022, 2023 and 2024", each right after the one before, which begin with the one that ends before a token. */
export function yearsBehind(
  reading: Reading,
  first: number,
  from: number,
  joints: RegExp,
): { readonly last: number; readonly next: number } | undefined {
  let [last, next, isJoined] = [first, from, false];
  while (last < first + MOST) {
    const isComma = word(reading, next) === ",";
    const joint = isComma && joints.test(word(reading, next + 1)) ? next + 1 : next;
    const year = isComma || joints.test(word(reading, joint)) ? plainYear(reading, joint + 1) : undefined;
    if (year !== last + 1) break;
    isJoined ||= joints.test(word(reading, joint));
    last = year;
    next = joint + 2;
  }
  return isJoined ? { last, next } : undefined;
}
