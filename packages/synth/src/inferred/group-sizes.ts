import { exponentialTable } from "../random/distributions.ts";
import { draw, keyAt, type Stream } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";

/** Rows that belong together: those from `first` to first + size − 1. */
export interface Group {
  number: number;
  first: number;
  size: number;
}

/** How a table's rows fall into groups. */
export interface GroupPlan {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** Rows that the groups would have: at least as many as the table, whose last groups may be cut. */
  readonly rows: number;
}

/** Groups whose sizes are drawn together: they share their rows out among themselves. */
const BLOCK = 32;

/** The group of a row; the object is reused. Where a block begins is a division, so any row is found alone. */
export function groups(of: Stream, plan: GroupPlan): (row: number) => Group {
  const { count, least, most, rows } = plan;
  const starts = new Float64Array(BLOCK + 1);
  const weights = new Float64Array(BLOCK);
  const group: Group = { number: 0, first: 0, size: 0 };
  let block = -1;
  let members = 0;
  let current = 0;
  const startOf = (number: number): number => Math.floor((Math.min(number, count) * rows) / count);

  const enter = (entered: number): void => {
    block = entered;
    members = Math.min(BLOCK, count - block * BLOCK);
    current = 0;
    const first = startOf(block * BLOCK);
    const size = startOf((block + 1) * BLOCK) - first;
    const key = keyAt(of, block);
    const exponential = exponentialTable();
    let sum = 0;
    for (let i = 0; i < members; i++) {
      weights[i] = 0.05 + quantileAt(exponential, draw(key, i));
      sum += weights[i] as number;
    }
    shareOut(weights, members, size - members * least, sum, most - least);
    starts[0] = first;
    for (let i = 0; i < members; i++) starts[i + 1] = (starts[i] as number) + least + (weights[i] as number);
  };

  return (row) => {
    if (row >= group.first && row < group.first + group.size) return group;
    let wanted = Math.min(Math.floor(count / BLOCK), Math.floor((row * count) / rows / BLOCK));
    while (wanted > 0 && startOf(wanted * BLOCK) > row) wanted -= 1;
    while (startOf((wanted + 1) * BLOCK) <= row) wanted += 1;
    if (wanted !== block) enter(wanted);
    if ((starts[current] as number) > row) current = 0;
    while ((starts[current + 1] as number) <= row) current += 1;
    group.number = block * BLOCK + current;
    group.first = starts[current] as number;
    group.size = (starts[current + 1] as number) - group.first;
    return group;
  };
}

/** Turns weights into whole parts of `extra`, none above `most`. */
function shareOut(weights: Float64Array, count: number, extra: number, sum: number, most: number): void {
  let left = extra;
  for (let i = 0; i < count; i++) {
    const part = Math.min(most, Math.floor((extra * (weights[i] as number)) / sum));
    weights[i] = part;
    left -= part;
  }
  for (let step = Math.max(1, Math.ceil(left / count)); left > 0; ) {
    const before = left;
    for (let i = 0; i < count && left > 0; i++) {
      const part = Math.min(step, left, most - (weights[i] as number));
      weights[i] = (weights[i] as number) + part;
      left -= part;
    }
    if (left === before) return;
    step = Math.max(1, Math.ceil(left / count));
  }
}

/** How many groups of `least` to `most` rows make up so many rows; more small ones than large ones. */
export function groupCount(rows: number, least: number, most: number): number {
  const mean = least + (most - least) * 0.4;
  const fewest = Math.max(1, Math.ceil(rows / most));
  return Math.max(fewest, Math.min(Math.round(rows / mean), Math.floor(rows / least)));
}
