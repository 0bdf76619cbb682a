import { daysFromCivil, MS_PER_DAY } from "./calendar.ts";
import type { RowSource } from "./rows.ts";

/** Milliseconds since 1970 at which a day YYYY-MM-DD begins, UTC. Read by hand, because Date is not for the row path. */
export function startOfDay(day: string): number {
  return daysFromCivil(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))) * MS_PER_DAY;
}

/**
 * How many rows begin before `until` (milliseconds since 1970), where `startOf(row)` never falls as rows go up. For rows of
 * a group it is the group's start, so that a window never cuts a group.
 */
export function rowsBefore(startOf: (row: number) => number, until: number, limit: number): number {
  let low = 0;
  let high = limit;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (startOf(middle) < until) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface TimeWindow {
  /** Days YYYY-MM-DD: inclusive, and exclusive or open. */
  readonly from: string;
  readonly to: string | null;
}

/**
 * The part of a source that begins within a window: row 0 is the first row that begins on its first day or later, so the
 * seasons stay where the calendar has them. `firstDay` is where the source itself begins.
 */
export function windowed(
  source: RowSource,
  startOf: (row: number) => number,
  { from, to }: TimeWindow,
  firstDay: string,
  limit: number,
): RowSource {
  if (from === firstDay && to === null) return source;
  const skipped = from === firstDay ? 0 : rowsBefore(startOf, startOfDay(from), limit);
  const end = to === null ? limit : rowsBefore(startOf, startOfDay(to), limit);
  return { register: source.register, rows: end - skipped, load: (row) => source.load(row + skipped) };
}
