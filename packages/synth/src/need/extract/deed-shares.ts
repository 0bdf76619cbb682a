import type { Found } from "../findings.ts";
import { isBreak, isWord, type Reading, spanOf, word, written } from "./reading.ts";
import { beginsDeed } from "./share-parts.ts";
import { shareSaidAt } from "./share-said.ts";

/** What may stand within what was done: "left without being seen", "left with a neighbour". */
const within = /^(?:without|within|before|after|with|again|twice|out|off|unattended)$/;
const LONGEST = 5;

/** "left without being seen 3%", "dropped out early 11%", as an item of its own: a flag with all of its words. */
export function deedShareAt(reading: Reading, at: number): Found | undefined {
  if (at > 0 && !isBreak(reading, at - 1) && word(reading, at - 1) !== "(") return undefined;
  if (!within.test(word(reading, at + 1)) || !beginsDeed(reading, at)) return undefined;
  for (let next = at + 2; next <= at + LONGEST; next += 1) {
    const share = next > at + 2 ? shareSaidAt(reading, next) : undefined;
    if (share !== undefined && (isBreak(reading, share.next) || word(reading, share.next) === ")"))
      return {
        kind: "rate",
        rate: share.rate,
        about: false,
        of: written(reading, at, next),
        isFlag: true,
        ...spanOf(reading, at, share.next),
      };
    if (!isWord(reading, next) || /^(?:for|in|at|of|on)$/.test(word(reading, next))) return undefined;
  }
  return undefined;
}
