import type { Arena } from "../../engine/arena.ts";
import { MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { draw, innerKey, keyAt, type Stream, unit } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/**
 * When traces begin. A week holds a fixed number of them; inside it the hours follow the agents' day, made uneven by a
 * cascade of random factors, and inside the hour schedulers wake at full and quarter hours.
 */
const HOURS_A_WEEK = 168;
const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
/** Monday first: agents that serve offices rest a little at weekends. */
const WEEKDAYS = [1.02, 1.06, 1.06, 1.04, 1, 0.86, 0.84];
const HOURS = [
  0.8, 0.79, 0.78, 0.77, 0.77, 0.78, 0.81, 0.86, 0.92, 0.95, 0.96, 0.96, 0.96, 0.98, 1, 1, 1, 0.98, 0.96, 0.93, 0.9,
  0.87, 0.84, 0.82,
];
const CASCADE = [1, 2, 4, 8, 24];
const CASCADE_SIGMA = 0.16;

/** Share of an hour's traces before each of its minutes. */
const minutes = cumulativeMinutes();

function cumulativeMinutes(): Float64Array {
  const weight = (minute: number): number => (minute === 0 ? 7 : minute % 15 === 0 ? 3 : minute % 5 === 0 ? 1.3 : 0.85);
  const sums = new Float64Array(61);
  for (let minute = 0; minute < 60; minute++) sums[minute + 1] = (sums[minute] as number) + weight(minute);
  const total = sums[60] as number;
  return sums.map((sum) => sum / total);
}

/** The instant (ms since 1970) at which a trace begins; never decreases with its number. */
type TraceClock = (trace: number) => number;

export function traceClock(noise: Stream, start: number, tracesADay: number, memory: Arena): TraceClock {
  const perWeek = tracesADay * 7;
  const hours = memory.float64(HOURS_A_WEEK + 1);
  const firstDay = Math.floor(start / MS_PER_DAY);
  let known = -1;
  let hour = 0;
  return (trace) => {
    const position = trace + unit(draw(keyAt(noise, trace), 0));
    const week = Math.floor(position / perWeek);
    if (week !== known) {
      fillHours(hours, keyAt(noise, 0xc0000000 + week), firstDay);
      known = week;
      hour = 0;
    }
    const mass = (position / perWeek - week) * (hours[HOURS_A_WEEK] as number);
    if (mass < (hours[hour] as number) || mass >= (hours[hour + 1] as number)) {
      hour = lastAtMost(hours, 0, HOURS_A_WEEK, mass);
    }
    const left = hours[hour] as number;
    const share = Math.min(1 - 1e-9, Math.max(0, (mass - left) / ((hours[hour + 1] as number) - left)));
    const minute = lastAtMost(minutes, 0, 60, share);
    const from = minutes[minute] as number;
    const within = Math.floor(((share - from) / ((minutes[minute + 1] as number) - from)) * MS_PER_MINUTE);
    return start + (week * HOURS_A_WEEK + hour) * MS_PER_HOUR + minute * MS_PER_MINUTE + Math.min(within, 59_999);
  };
}

/** Cumulative weights of a week's hours. All weeks begin on the weekday of the first day. */
function fillHours(hours: Float64Array, key: number, firstDay: number): void {
  const normal = normalTable();
  hours.fill(0);
  for (let level = 0; level < CASCADE.length; level++) {
    const span = CASCADE[level] as number;
    for (let hour = 0, k = 0; hour < HOURS_A_WEEK; k++) {
      const factor = quantileAt(normal, innerKey(key + level, k));
      for (const end = hour + span; hour < end; hour++) hours[hour + 1] = (hours[hour + 1] as number) + factor;
    }
  }
  for (let hour = 0; hour < HOURS_A_WEEK; hour++) {
    const weight = (WEEKDAYS[weekday(firstDay + Math.floor(hour / 24))] as number) * (HOURS[hour % 24] as number);
    hours[hour + 1] = (hours[hour] as number) + weight * fastExp(CASCADE_SIGMA * (hours[hour + 1] as number));
  }
}
