import { MS_PER_DAY } from "../../engine/calendar.ts";
import { startOfDay } from "../../engine/window.ts";
import { streamsOf } from "../../random/hash.ts";
import { type TradeClock, tradeClock, weekOf } from "../retail-transactions/trade-calendar.ts";

/**
 * When customers write: in step with the orders. Conversation i begins when row first + 7 i of retail-transactions is
 * ordered, so that orders of the days before are at hand by their row numbers.
 */
export const ROWS_A_CONVERSATION = 7;
/** The calendar of the orders ends some rows after this many. */
const RETAIL_ROWS = 10_000_000;
const GROWING_WEEKS = 312;

const hourStreams = streamsOf("retail-transactions/hour");

export interface ContactClock {
  /** The row of retail-transactions at which a conversation begins. */
  rowAt(conversation: number): number;
  /** When it begins, ms since 1970; never decreases. */
  startOf(conversation: number): number;
}

/** The first row of the week that a day lies in is the same for every seed, so it is sought once. */
const weekRows = new Map<number, number>();

export function contactClock(seed: string, from: string): ContactClock {
  const clock = tradeClock(hourStreams(seed));
  const start = startOfDay(from);
  let first = -1;
  const rowAt = (conversation: number): number => {
    if (first < 0) first = firstRow(clock, start);
    return first + conversation * ROWS_A_CONVERSATION;
  };
  return { rowAt, startOf: (conversation) => clock.timeAt(rowAt(conversation)) };
}

/** The first row that is ordered at or after an instant. */
function firstRow(clock: TradeClock, start: number): number {
  const week = weekOf(start);
  const low = weekRow(clock, week);
  const high = weekRow(clock, week + 1);
  return firstWhere(low, high, (row) => clock.timeAt(row) >= start);
}

function weekRow(clock: TradeClock, week: number): number {
  const known = weekRows.get(week);
  if (known !== undefined) return known;
  const row = firstWhere(0, RETAIL_ROWS, (candidate) => weekOf(clock.timeAt(candidate)) >= week);
  weekRows.set(week, row);
  return row;
}

function firstWhere(from: number, to: number, holds: (row: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** About how many rows a day holds at a time; the season is left out. */
const dailyRows = Float64Array.from({ length: GROWING_WEEKS + 1 }, (_, week) => {
  let rows = 217;
  for (let i = 0; i < week; i++) rows *= 1.0043;
  return rows;
});

export function rowsADay(ms: number): number {
  return dailyRows[Math.max(0, Math.min(GROWING_WEEKS, weekOf(ms)))] as number;
}

/** The number of the day of an instant. */
export function dayOf(ms: number): number {
  return Math.floor(ms / MS_PER_DAY);
}
