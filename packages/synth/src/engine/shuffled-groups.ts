import { below, draw, keyAt, type Stream } from "../random/hash.ts";
import type { CalendarClock } from "./calendar-clock.ts";

/** Rows that belong together: those from `first` to first + rows − 1. */
export interface Group {
  /** Groups are counted from 0 without gaps. */
  number: number;
  first: number;
  rows: number;
  /** The key of the group's draws. */
  key: number;
}

export interface Groups {
  /** The group of a row; the object is reused. */
  at(row: number): Group;
  /** The key of a group by its number. */
  keyOf(number: number): number;
  /** The first row of a group by its number. */
  firstRowOf(number: number): number;
}

/** The sizes that the groups of every block have, ascending, and how many rows that makes. */
export interface GroupSizes {
  readonly sizes: Uint16Array;
  readonly rows: number;
}

/** Keys of blocks lie beyond those of groups. */
const BLOCK_KEYS = 0x40000000;

/** `count` sizes out of a quantile function, rounded, at least `minimum` each. */
export function groupSizes(count: number, minimum: number, quantile: (p: number) => number): GroupSizes {
  const sizes = Uint16Array.from({ length: count }, (_, i) =>
    Math.max(minimum, Math.round(quantile((i + 0.5) / count))),
  ).sort();
  return { sizes, rows: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Which rows form which group. Every block of groups has the same sizes in another order, so a row's block is a division and
 * the groups of a block are known by their number too. A block is shuffled only as far as rows are asked for.
 * The first `smallAtFirst` groups of all are of the smaller half, so that whoever reads only the top sees several.
 */
export function shuffledGroups(of: Stream, { sizes, rows: blockRows }: GroupSizes, smallAtFirst = 0): Groups {
  const count = sizes.length;
  const order = new Uint16Array(count);
  const starts: number[] = [0];
  const group: Group = { number: -1, first: 0, rows: 0, key: 0 };
  let block = -1;
  let blockKey = 0;
  let laid = 0;
  let current = 0;

  const extend = (): void => {
    const left = block === 0 && laid < smallAtFirst ? Math.max(1, (count >>> 1) - laid) : count - laid;
    const j = laid + below(draw(blockKey, laid), left);
    const size = order[j] as number;
    order[j] = order[laid] as number;
    order[laid] = size;
    laid += 1;
    starts[laid] = (starts[laid - 1] as number) + size;
  };
  const find = (inBlock: number): number => {
    while ((starts[laid] as number) <= inBlock) extend();
    if ((starts[current] as number) <= inBlock && inBlock < (starts[current + 1] as number)) return current;
    if (inBlock === starts[current + 1]) return current + 1;
    let low = 0;
    let high = laid;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] as number) <= inBlock) low = middle;
      else high = middle;
    }
    return low;
  };
  const enter = (entered: number): void => {
    if (entered === block) return;
    block = entered;
    blockKey = keyAt(of, BLOCK_KEYS + block);
    order.set(sizes);
    laid = 0;
    current = 0;
    extend();
  };
  const at = (row: number): Group => {
    if (row >= group.first && row < group.first + group.rows) return group;
    enter(Math.floor(row / blockRows));
    current = find(row - block * blockRows);
    group.number = block * count + current;
    group.first = block * blockRows + (starts[current] as number);
    group.rows = order[current] as number;
    group.key = keyAt(of, group.number);
    return group;
  };
  const firstRowOf = (number: number): number => {
    enter(Math.floor(number / count));
    while (laid < number - block * count) extend();
    return block * blockRows + (starts[number - block * count] as number);
  };
  return { at, keyOf: (number) => keyAt(of, number), firstRowOf };
}

/**
 * How many rows the groups that start before an instant have, where group n starts at `startOf(n)`, between the clock's
 * positions n and n + 1.
 */
export function rowsOfGroupsBefore(
  groups: Groups,
  clock: CalendarClock,
  startOf: (number: number) => number,
  until: number,
): number {
  let number = Math.max(0, Math.floor(clock.positionAt(until)) - 2);
  while (startOf(number) < until) number += 1;
  return groups.firstRowOf(number);
}
