import type { Found } from "../findings.ts";
import { comparingAt } from "./comparators.ts";
import { isBreak, type Reading, spanOf, word } from "./reading.ts";
import { leftOf, rightOf } from "./sides.ts";

/** So far back, in tokens, what was compared before may begin. */
const FARTHEST = 14;

/** "low never above open or close, high never below": what stood behind the comparison before is meant again. */
export function comparedAgainAt(reading: Reading, at: number): Found | undefined {
  const comparing = comparingAt(reading, at);
  if (comparing === undefined || comparing.bare || comparing.is === "=" || !ends(reading, comparing.next))
    return undefined;
  const left = leftOf(reading, at);
  if (left === undefined || left.apart) return undefined;
  for (let before = left.first - 2; before > at - FARTHEST && before > 0; before -= 1) {
    // Another sentence speaks of something else.
    if (word(reading, before) === ".") return undefined;
    const other = comparingAt(reading, before);
    const isOpposed = other !== undefined && !other.bare && other.is[0] !== comparing.is[0];
    const right = isOpposed ? rightOf(reading, other.next) : undefined;
    // "is never above": the words of a comparison may begin further ahead.
    if (right === undefined || right.next > left.first) continue;
    const span = spanOf(reading, left.first, comparing.next);
    return { kind: "comparison", left: left.text, is: comparing.is, right: right.text, of: "size", ...span };
  }
  return undefined;
}

function ends(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")";
}
