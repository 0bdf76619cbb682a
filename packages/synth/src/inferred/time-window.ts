import { civilFromDays, MS_PER_DAY, weekday } from "../engine/calendar.ts";
import { officeRhythm, shoppersRhythm, type Rhythm as Weights } from "../engine/calendar-clock.ts";
import { lastAtMost } from "../engine/last-at-most.ts";
import type { Rhythm } from "./model.ts";
import { type Hours, isInHours, type Occurrence } from "./occurrence.ts";

const HOURS_PER_DAY = 24;
const MINUTES_PER_DAY = 1_440;
const even: Weights = { months: new Array(12).fill(1), weekdays: new Array(7).fill(1), hours: new Array(24).fill(1) };
const rhythms: Readonly<Record<Rhythm, Weights>> = { consumer: shoppersRhythm, business: officeRhythm, flat: even };

/** A stretch of time as a rhythm fills it. */
export interface TimeWindow {
  /** Milliseconds since 1970: inclusive, exclusive. */
  readonly from: number;
  readonly to: number;
  /** True where something may happen at all. */
  readonly isEmpty: boolean;
  /** The instant before which a share (0 ≤ share < 1) of all that happens in the window has happened. */
  at(share: number): number;
  /** The share of all that happens in the window in its busiest millisecond, or a little more. */
  busiest(): number;
}

/** What a day holds, up to the begin of each of its parts: of hours, or of minutes where only some hours of it occur. */
function sumsOfDay(weights: readonly number[], hours: Hours | undefined): Float64Array {
  const parts = hours === undefined ? HOURS_PER_DAY : MINUTES_PER_DAY;
  const perHour = parts / HOURS_PER_DAY;
  const sums = new Float64Array(parts + 1);
  for (let part = 0; part < parts; part++) {
    const weight = weights[Math.floor(part / perHour)] as number;
    sums[part + 1] = (sums[part] as number) + (hours === undefined || isInHours(part, hours) ? weight : 0);
  }
  return sums;
}

/** `months` (1 … 12): only these occur, only on such days and in such hours. */
export function timeWindow(
  from: number,
  to: number,
  rhythm: Rhythm,
  months: readonly number[] | undefined,
  { weekdays, hours }: Occurrence = {},
): TimeWindow {
  if (rhythm === "flat" && months === undefined && weekdays === undefined && hours === undefined) {
    return {
      from,
      to,
      isEmpty: to <= from,
      at: (share) => from + Math.floor(share * (to - from)),
      busiest: () => 1 / (to - from),
    };
  }
  const weights = rhythms[rhythm];
  const sums = sumsOfDay(weights.hours, hours);
  const parts = sums.length - 1;
  const partMs = MS_PER_DAY / parts;
  const wholeDay = sums[parts] as number;
  const firstDay = Math.floor(from / MS_PER_DAY);
  const dayCount = Math.max(0, Math.ceil(to / MS_PER_DAY) - firstDay);

  /** How much of a day's amount has happened so many milliseconds after it began. */
  const inDay = (ms: number): number => {
    const part = Math.min(parts - 1, Math.max(0, Math.floor(ms / partMs)));
    const left = sums[part] as number;
    return left + ((sums[part + 1] as number) - left) * Math.min(1, Math.max(0, ms / partMs - part));
  };
  const occurs = (day: number): boolean =>
    (months === undefined || months.includes(civilFromDays(day).month)) &&
    (weekdays === undefined || weekdays.includes(weekday(day)));

  let known: Float64Array | undefined;
  const days = (): Float64Array => {
    if (known !== undefined) return known;
    known = new Float64Array(dayCount + 1);
    for (let i = 0; i < dayCount; i++) {
      const day = firstDay + i;
      const month = civilFromDays(day).month;
      const weight = occurs(day)
        ? (weights.months[month - 1] as number) * (weights.weekdays[weekday(day)] as number)
        : 0;
      const start = day * MS_PER_DAY;
      const share = inDay(to - start) - inDay(from - start);
      known[i + 1] = (known[i] as number) + weight * share;
    }
    return known;
  };
  // Mostly it is the same day again, and often the same part of it: what they are is kept.
  let day = -1;
  let start = 0;
  let before = 0;
  let weight = 0;
  let begin = 0;
  let span = 0;
  let part = 0;
  const enter = (table: Float64Array, entered: number): void => {
    day = entered;
    start = (firstDay + day) * MS_PER_DAY;
    before = table[day] as number;
    weight = (table[day + 1] as number) - before;
    begin = inDay(from - start);
    span = inDay(to - start) - begin;
  };
  const at = (share: number): number => {
    const table = days();
    const mass = share * (table[dayCount] as number);
    if (day < 0 || mass < before || mass >= before + weight) enter(table, lastAtMost(table, 0, dayCount, mass));
    const amount = Math.min(wholeDay * 0.999999999, begin + (weight === 0 ? 0 : ((mass - before) / weight) * span));
    if (amount < (sums[part] as number) || amount >= (sums[part + 1] as number)) {
      part = lastAtMost(sums, 0, parts, amount);
    }
    const weightOfPart = weights.hours[Math.floor((part * HOURS_PER_DAY) / parts)] as number;
    const within = Math.floor(((amount - (sums[part] as number)) / weightOfPart) * partMs);
    return Math.min(
      to - 1,
      Math.max(from, start + part * partMs + (hours === undefined ? within : Math.min(within, partMs - 1))),
    );
  };
  const isNever =
    hours === undefined
      ? !Array.from({ length: Math.min(dayCount, 366) }, (_, i) => firstDay + i).some(occurs)
      : (days()[dayCount] as number) <= 0;
  const isEmpty = to <= from || isNever;
  const busiest = (): number => {
    const most = (of: readonly number[]): number => of.reduce((largest, each) => Math.max(largest, each), 0);
    const inMs = (most(weights.months) * most(weights.weekdays) * most(weights.hours)) / partMs;
    return inMs / (days()[dayCount] as number);
  };
  return { from, to, isEmpty, at, busiest };
}
