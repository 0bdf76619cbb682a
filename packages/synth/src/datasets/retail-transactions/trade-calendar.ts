import { type Arena, arena } from "../../engine/arena.ts";
import { civilFromDays, daysFromCivil, MS_PER_DAY, weekday } from "../../engine/calendar.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";
import { normalTable } from "../../random/distributions.ts";
import { fastExp } from "../../random/exponential.ts";
import { innerKey, keyAt, type Stream } from "../../random/hash.ts";
import { quantileAt } from "../../random/quantile-table.ts";

/**
 * When rows happen. A week holds a fixed number of rows (season, growth, Black Friday), so that a row's week follows from
 * its number alone; inside a week the hours follow the shopper's day, made bursty by a cascade of random factors.
 */
const FIRST_DAY = daysFromCivil(2020, 1, 6);
const WEEKS = 2_100;
const ROWS_IN_FIRST_WEEK = 1_520;
/** Row 0 stands this far into the first week: on Monday morning, when the shops open. */
const ROWS_BEFORE_OPENING = 34;
/** A quarter more a year for six years, then steady. */
const WEEKLY_GROWTH = 1.0043;
const GROWING_WEEKS = 312;

const MONTHS = [0.86, 0.84, 0.92, 0.93, 0.97, 0.96, 0.95, 0.97, 0.95, 1.02, 1.28, 1.45];
const WEEKDAYS = [1, 0.98, 0.98, 1, 1.1, 1.32, 1.14];
const HOURS = [
  0.32, 0.22, 0.16, 0.13, 0.12, 0.15, 0.25, 0.42, 0.58, 0.68, 0.74, 0.78, 0.82, 0.8, 0.78, 0.78, 0.8, 0.84, 0.92, 1, 1,
  0.92, 0.74, 0.5,
];
const HOURS_A_WEEK = 168;
/** Spans of the cascade's factors in hours, and the spread of each one's logarithm. */
const CASCADE = [1, 2, 4, 8, 24];
const CASCADE_SIGMA = 0.19;
const MS_PER_HOUR = 3_600_000;

export function dayWeight(day: number): number {
  const { year, month, day: dayOfMonth } = civilFromDays(day);
  let weight = (MONTHS[month - 1] as number) * (WEEKDAYS[weekday(day)] as number);
  if (isBlackFridayWeek(day, year, month)) weight *= 1.9;
  if (month === 12 && dayOfMonth === 25) weight *= 0.15;
  if (month === 1 && dayOfMonth === 1) weight *= 0.4;
  return weight;
}

function isBlackFridayWeek(day: number, year: number, month: number): boolean {
  if (month < 11 || month > 12) return false;
  const first = daysFromCivil(year, 11, 1);
  const fourthThursday = first + ((3 - weekday(first) + 7) % 7) + 21;
  const monday = fourthThursday - 3;
  return day >= monday && day < monday + 7;
}

/** True when the week has the Black Friday promotions. */
export function isPromotionWeek(week: number): boolean {
  const friday = FIRST_DAY + week * 7 + 4;
  const { year, month } = civilFromDays(friday);
  return isBlackFridayWeek(friday, year, month);
}

let builtWeeks: Float64Array | undefined;

/** Cumulative rows at the start of each week; the same for every seed. */
function weekStarts(): Float64Array {
  if (builtWeeks === undefined) {
    builtWeeks = new Float64Array(WEEKS + 1);
    let growth = 1;
    for (let week = 0; week < WEEKS; week++) {
      let season = 0;
      for (let day = 0; day < 7; day++) season += dayWeight(FIRST_DAY + week * 7 + day) / 7;
      builtWeeks[week + 1] = (builtWeeks[week] as number) + ROWS_IN_FIRST_WEEK * growth * season;
      if (week < GROWING_WEEKS) growth *= WEEKLY_GROWTH;
    }
  }
  return builtWeeks;
}

export interface TradeClock {
  /** The instant (ms since 1970) of a position in the stream of rows; never decreases. */
  timeAt(position: number): number;
}

/** The number of the calendar week (Monday 00:00 UTC to Sunday) of an instant. */
export function weekOf(ms: number): number {
  return Math.floor((ms / MS_PER_DAY - FIRST_DAY) / 7);
}

export function tradeClock(noise: Stream, memory: Arena = arena()): TradeClock {
  const starts = weekStarts();
  const hours = memory.float64(HOURS_A_WEEK + 1);
  let week = 0;
  let hoursOf = -1;
  let hour = 0;

  const weekAt = (position: number): number => {
    if (position >= (starts[week] as number) && position < (starts[week + 1] as number)) return week;
    week = lastAtMost(starts, 0, WEEKS, position);
    return week;
  };
  const timeAt = (row: number): number => {
    const position = row + ROWS_BEFORE_OPENING;
    const at = weekAt(position);
    if (at !== hoursOf) {
      fillHours(hours, noise, at);
      hoursOf = at;
      hour = 0;
    }
    const from = starts[at] as number;
    const mass = ((position - from) / ((starts[at + 1] as number) - from)) * (hours[HOURS_A_WEEK] as number);
    // Most orders follow the last one within the hour or in the next.
    if (hour + 1 < HOURS_A_WEEK && mass >= (hours[hour + 1] as number)) hour += 1;
    if (mass < (hours[hour] as number) || mass >= (hours[hour + 1] as number)) {
      hour = lastAtMost(hours, 0, HOURS_A_WEEK, mass);
    }
    const left = hours[hour] as number;
    const within = Math.floor(((mass - left) / ((hours[hour + 1] as number) - left)) * MS_PER_HOUR);
    return (FIRST_DAY + at * 7) * MS_PER_DAY + hour * MS_PER_HOUR + Math.min(within, MS_PER_HOUR - 1);
  };
  return { timeAt };
}

/** Cumulative weights of a week's hours, bursts included. */
function fillHours(hours: Float64Array, noise: Stream, week: number): void {
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
    const weight = dayWeight(FIRST_DAY + week * 7 + day);
    for (let hourOfDay = 0; hourOfDay < 24; hourOfDay++, hour++) {
      const mass = weight * (HOURS[hourOfDay] as number) * fastExp(CASCADE_SIGMA * (hours[hour + 1] as number));
      hours[hour + 1] = (hours[hour] as number) + mass;
    }
  }
}
