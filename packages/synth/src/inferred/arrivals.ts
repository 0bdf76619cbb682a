import { normalTable } from "../random/distributions.ts";
import { powerOfTwo } from "../random/elementary.ts";
import { draw, innerKey, unit } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";

/** Up to so many points are drawn and sorted; more are split in two. */
const LEAF = 16;
/** Halvings: a million points need some twenty; chance does not reach this. */
const DEEPEST = 60;
const field = { split: 0, swing: 1, point: 2 } as const;

/** The places of `count` points that fell on [0, 1) one by one, in ascending order. */
export interface Arrivals {
  /** Where the index-th point lies; quickest when asked in order. */
  at(key: number, count: number, index: number): number;
}

/**
 * Points as a bursty Poisson process has them, given their number: half of an interval gets a binomial number of its points,
 * whose chance itself swings by `burst`, and so on down to a few points, which are sorted. So any point can be found alone, and
 * all of them together are neither evenly spaced nor merely random.
 */
export function arrivals(burst: number): Arrivals {
  /** The way down to the interval that was asked for last: keys, first points, numbers of points and left ends. */
  const keys = new Float64Array(DEEPEST);
  const firsts = new Float64Array(DEEPEST);
  const counts = new Float64Array(DEEPEST);
  const lefts = new Float64Array(DEEPEST);
  const points = new Float64Array(LEAF);
  let depth = 0;
  let root = 0;
  let total = -1;
  let first = 0;
  let held = 0;

  const sorted = (key: number, count: number, from: number, width: number): void => {
    for (let i = 0; i < count; i++) {
      const point = from + width * unit(draw(key, field.point + i));
      let place = i;
      for (; place > 0 && (points[place - 1] as number) > point; place--) points[place] = points[place - 1] as number;
      points[place] = point;
    }
  };
  const enter = (key: number, from: number, count: number, left: number): void => {
    keys[depth] = key;
    firsts[depth] = from;
    counts[depth] = count;
    lefts[depth] = left;
  };
  const split = (index: number): void => {
    const normal = normalTable();
    const key = keys[depth] as number;
    const count = counts[depth] as number;
    const start = firsts[depth] as number;
    const chance = 0.5 + burst * quantileAt(normal, draw(key, field.swing));
    const share = Math.min(0.95, Math.max(0.05, chance));
    const spread = Math.sqrt(count * share * (1 - share));
    const drawn = Math.round(count * share + spread * quantileAt(normal, draw(key, field.split)));
    const lower = Math.min(count, Math.max(0, drawn));
    const left = lefts[depth] as number;
    depth += 1;
    if (index < start + lower) enter(innerKey(key, 1), start, lower, left);
    else enter(innerKey(key, 2), start + lower, count - lower, left + powerOfTwo(-depth));
  };
  const find = (key: number, count: number, index: number): void => {
    if (key !== root || count !== total) {
      root = key;
      total = count;
      depth = 0;
      enter(key, 0, count, 0);
    }
    while (
      depth > 0 &&
      (index < (firsts[depth] as number) || index >= (firsts[depth] as number) + (counts[depth] as number))
    ) {
      depth -= 1;
    }
    while ((counts[depth] as number) > LEAF && depth < DEEPEST - 1) split(index);
    first = firsts[depth] as number;
    held = Math.min(LEAF, counts[depth] as number);
    sorted(keys[depth] as number, held, lefts[depth] as number, powerOfTwo(-depth));
  };

  return {
    at(key, count, index) {
      if (key !== root || count !== total || index < first || index >= first + held) find(key, count, index);
      return points[Math.min(index - first, held - 1)] as number;
    },
  };
}
