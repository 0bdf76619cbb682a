import { normalTable } from "../random/distributions.ts";
import { fastExp } from "../random/exponential.ts";
import { innerKey, keyAt, type Stream } from "../random/hash.ts";
import { quantileAt } from "../random/quantile-table.ts";
import type { Arena } from "./arena.ts";
import { civilFromDays, daysFromCivil, MS_PER_DAY, weekday } from "./calendar.ts";
import { lastAtMost } from "./last-at-most.ts";

/** How much happens by month, weekday (from Monday) and hour (UTC), each relative to its own mean. */
export interface Rhythm {
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  readonly hours: readonly number[];
}

/** Shoppers in Europe: evenings, weekends, the weeks before Christmas. */
export const shoppersRhythm: Rhythm = {
  months: [0.86, 0.84, 0.92, 0.93, 0.97, 0.96, 0.95, 0.97, 0.95, 1.02, 1.28, 1.45],
  weekdays: [1, 0.98, 0.98, 1, 1.08, 1.12, 1.02],
  hours: [
    0.32, 0.22, 0.16, 0.13, 0.12, 0.15, 0.25, 0.42, 0.58, 0.68, 0.74, 0.78, 0.82, 0.8, 0.78, 0.78, 0.8, 0.84, 0.92, 1,
    1, 0.92, 0.74, 0.5,
  ],
};

/** People at work: office hours, quiet weekends, a quiet August and Christmas. */
export const officeRhythm: Rhythm = {
  months: [1, 1.04, 1.06, 1, 1, 1, 0.92, 0.84, 1.06, 1.1, 1.06, 0.78],
  weekdays: [1, 1.05, 1.05, 1.02, 0.95, 0.35, 0.3],
  hours: [
    0.25, 0.2, 0.18, 0.18, 0.2, 0.28, 0.42, 0.62, 0.88, 1, 1, 0.98, 0.88, 0.95, 1, 0.98, 0.92, 0.8, 0.6, 0.48, 0.42,
    0.38, 0.34, 0.3,
  ],
};

/** Monday. Weeks are counted from here. */
const FIRST_DAY = daysFromCivil(2014, 12, 29);
const WEEKS = 7_800;
const HOURS_A_WEEK = 168;
const MS_PER_HOUR = 3_600_000;
/** Spans of the bursts' factors in hours, and the spread of each one's logarithm. */
const CASCADE = [1, 2, 4, 8, 24];
const CASCADE_SIGMA = 0.17;

export interface CalendarClock {
  /** The instant (ms since 1970) of a position, positions ≥ 0 not necessarily whole; never decreases as positions go up. */
  timeAt(position: number): number;
  /** The position that an instant falls on, to about a millisecond's worth; below 0 before the first day. */
  positionAt(ms: number): number;
}

/** Expected amount, in mean days, from the first week to the start of each week; the same for every seed. */
const weekTables = new WeakMap<Rhythm, Float64Array>();

function weekStarts(rhythm: Rhythm): Float64Array {
  let starts = weekTables.get(rhythm);
  if (starts === undefined) {
    starts = new Float64Array(WEEKS + 1);
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    const usual = mean(rhythm.months) * mean(rhythm.weekdays);
    for (let week = 0; week < WEEKS; week++) {
      let amount = 0;
      for (let day = 0; day < 7; day++) amount += dayWeight(rhythm, FIRST_DAY + week * 7 + day);
      starts[week + 1] = (starts[week] as number) + amount / usual;
    }
    weekTables.set(rhythm, starts);
  }
  return starts;
}

function dayWeight(rhythm: Rhythm, day: number): number {
  return (rhythm.months[civilFromDays(day).month - 1] as number) * (rhythm.weekdays[weekday(day)] as number);
}

/**
 * Spreads positions over the calendar from a day on, `perDay` of them on a mean day: the rhythm of the year, the week and
 * the day, made bursty by a cascade of random factors.
 */
export function calendarClock(
  rhythm: Rhythm,
  noise: Stream,
  fromDay: number,
  perDay: number,
  memory: Arena,
): CalendarClock {
  const starts = weekStarts(rhythm);
  const hours = memory.float64(HOURS_A_WEEK + 1);
  let hoursOf = -1;
  let hour = 0;
  let week = Math.floor((fromDay - FIRST_DAY) / 7);

  const enter = (entered: number): void => {
    if (entered === hoursOf) return;
    fillHours(hours, rhythm, noise, entered);
    hoursOf = entered;
    hour = 0;
  };
  enter(week);
  const weekShare = (hours[(fromDay - FIRST_DAY - week * 7) * 24] as number) / (hours[HOURS_A_WEEK] as number);
  const origin = (starts[week] as number) + weekShare * ((starts[week + 1] as number) - (starts[week] as number));

  const timeAt = (position: number): number => {
    const amount = origin + position / perDay;
    if (amount < (starts[week] as number) || amount >= (starts[week + 1] as number)) {
      week = lastAtMost(starts, 0, WEEKS, amount);
    }
    enter(week);
    const from = starts[week] as number;
    const share = (amount - from) / ((starts[week + 1] as number) - from);
    const mass = share * (hours[HOURS_A_WEEK] as number);
    // Mostly the same hour again or the next.
    if (hour + 1 < HOURS_A_WEEK && mass >= (hours[hour + 1] as number)) hour += 1;
    if (mass < (hours[hour] as number) || mass >= (hours[hour + 1] as number)) {
      hour = lastAtMost(hours, 0, HOURS_A_WEEK, mass);
    }
    const left = hours[hour] as number;
    const within = Math.floor(((mass - left) / ((hours[hour + 1] as number) - left)) * MS_PER_HOUR);
    return (FIRST_DAY + week * 7) * MS_PER_DAY + hour * MS_PER_HOUR + Math.max(0, Math.min(within, MS_PER_HOUR - 1));
  };
  const positionAt = (ms: number): number => {
    const hoursIn = ms / MS_PER_HOUR - FIRST_DAY * 24;
    const at = Math.floor(hoursIn / HOURS_A_WEEK);
    enter(at);
    const within = hoursIn - at * HOURS_A_WEEK;
    const cell = Math.floor(within);
    const left = hours[cell] as number;
    const mass = left + (within - cell) * ((hours[cell + 1] as number) - left);
    const from = starts[at] as number;
    const share = mass / (hours[HOURS_A_WEEK] as number);
    return (from + share * ((starts[at + 1] as number) - from) - origin) * perDay;
  };
  return { timeAt, positionAt };
}

/** Cumulative weights of a week's hours, bursts included. */
function fillHours(hours: Float64Array, rhythm: Rhythm, noise: Stream, week: number): void {
  const normal = normalTable();
  const weekKey = keyAt(noise, week);
  // First the cascade's sums, each where its hour's weight will stand.
  hours.fill(0);
  for (let level = 0; level < CASCADE.length; level++) {
    const span = CASCADE[level] as number;
    for (let hour = 0, k = 0; hour < HOURS_A_WEEK; k++) {
      const factor = quantileAt(normal, innerKey(weekKey + level, k));
      for (const end = hour + span; hour < end; hour++) hours[hour + 1] = (hours[hour + 1] as number) + factor;
    }
  }
  for (let day = 0, hour = 0; day < 7; day++) {
    const weight = dayWeight(rhythm, FIRST_DAY + week * 7 + day);
    for (let hourOfDay = 0; hourOfDay < 24; hourOfDay++, hour++) {
      const mass = weight * (rhythm.hours[hourOfDay] as number) * fastExp(CASCADE_SIGMA * (hours[hour + 1] as number));
      hours[hour + 1] = (hours[hour] as number) + mass;
    }
  }
}
