import type { DrawSequence } from "../random/draw-sequence.ts";
import type { EventCode } from "./family-book.ts";

const positive: readonly (readonly [EventCode, number])[] = [
  ["good", 3],
  ["hope", 3],
  ["pride", 2.2],
  ["kind", 2.6],
  ["fgood", 1.4],
  ["like", 1.2],
  ["love", 1.2],
];
const negative: readonly (readonly [EventCode, number])[] = [
  ["bad", 2.4],
  ["stuck", 2.2],
  ["wrong", 2.4],
  ["fear", 3.2],
  ["shame", 1.8],
  ["unfair", 1.4],
  ["fbad", 1.5],
  ["dislike", 0.8],
  ["disgust", 0.8],
  ["odd", 0.8],
];

/** How often a welcome event comes next, and how far the last action moves that. */
const share = { welcome: 0.47, byTilt: 0.35 } as const;

/** Whether people are glad of events of a kind. */
export function isWelcome(code: EventCode): boolean {
  return positive.some(([each]) => each === code);
}

/** The kind of what happens next, after an action that leans towards good (above 0) or bad. */
export function chooseCode(draws: DrawSequence, tilt: number): EventCode {
  const list = draws.chance(share.welcome + tilt * share.byTilt) ? positive : negative;
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  let left = draws.share() * total;
  for (const [code, weight] of list) {
    left -= weight;
    if (left < 0) return code;
  }
  return "good";
}
