import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { startOfDay } from "../../engine/window.ts";

/** Queries in a week: the same number in each, spread over its hours as people ask. */
const WEEK_QUERIES = 2_600;
const HOURS = [
  0.32, 0.22, 0.16, 0.13, 0.12, 0.15, 0.25, 0.42, 0.62, 0.78, 0.88, 0.9, 0.98, 0.88, 0.82, 0.8, 0.82, 0.86, 0.95, 1.04,
  1.06, 0.94, 0.74, 0.5,
];
const WEEKDAYS = [1.12, 1.1, 1.06, 1.03, 0.92, 0.78, 0.99];
const HOURS_A_WEEK = 168;
const MS_PER_HOUR = 3_600_000;

/** Share of a week's queries before each of its hours, from Monday on. */
const cumulative = new Float64Array(HOURS_A_WEEK + 1);
for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
  const weight = (HOURS[hour % 24] as number) * (WEEKDAYS[(hour - (hour % 24)) / 24] as number);
  cumulative[hour + 1] = (cumulative[hour] as number) + weight;
}
const total = cumulative[HOURS_A_WEEK] as number;
for (let hour = 0; hour <= HOURS_A_WEEK; hour++) cumulative[hour] = (cumulative[hour] as number) / total;

/** When the queries are sent: the instant (ms since 1970) of a position in their stream, which never decreases. */
export function queryClock(from: string): (position: number) => number {
  const start = startOfDay(from);
  const day = weekday(start / MS_PER_DAY);
  const monday = start - day * MS_PER_DAY;
  const before = (cumulative[day * 24] as number) * WEEK_QUERIES;
  return (position) => {
    const weeks = (position + before) / WEEK_QUERIES;
    const week = Math.floor(weeks);
    const share = weeks - week;
    const low = lastAtMost(cumulative, 0, HOURS_A_WEEK, share);
    const left = cumulative[low] as number;
    const within = (share - left) / ((cumulative[low + 1] as number) - left);
    return (
      monday + week * 7 * MS_PER_DAY + low * MS_PER_HOUR + Math.min(MS_PER_HOUR - 1, Math.floor(within * MS_PER_HOUR))
    );
  };
}
