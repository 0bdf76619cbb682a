import { normalTable } from "../random/distributions.ts";
import { draw, innerKey, unit } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";

/** Up to so many points are drawn and sorted; more are split in two. */
const LEAF = 16;
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
  /** The interval that was asked for last: its points' numbers, its own key, and its points. */
  const points = new Float64Array(LEAF);
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

  const descend = (key: number, count: number, index: number): void => {
    let at = key;
    let left = count;
    let from = 0;
    let width = 1;
    first = 0;
    while (left > LEAF) {
      const normal = normalTable();
      const chance = 0.5 + burst * quantileAt(normal, draw(at, field.swing));
      const share = Math.min(0.95, Math.max(0.05, chance));
      const spread = Math.sqrt(left * share * (1 - share));
      const drawn = Math.round(left * share + spread * quantileAt(normal, draw(at, field.split)));
      const lower = Math.min(left, Math.max(0, drawn));
      width *= 0.5;
      if (index < first + lower) {
        at = innerKey(at, 1);
        left = lower;
      } else {
        at = innerKey(at, 2);
        first += lower;
        left -= lower;
        from += width;
      }
    }
    held = left;
    sorted(at, held, from, width);
  };

  return {
    at(key, count, index) {
      if (key !== root || count !== total || index < first || index >= first + held) {
        root = key;
        total = count;
        descend(key, count, index);
      }
      return points[index - first] as number;
    },
  };
}
