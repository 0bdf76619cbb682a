import { civilFromDays, MS_PER_DAY, weekday } from "../engine/calendar.ts";
import { officeRhythm, shoppersRhythm, type Rhythm as Weights } from "../engine/calendar-clock.ts";
import { lastAtMost } from "../engine/last-at-most.ts";
import type { Rhythm } from "./model.ts";

const MS_PER_HOUR = 3_600_000;
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
}

/** `months` (1 … 12): only these occur. */
export function timeWindow(
  from: number,
  to: number,
  rhythm: Rhythm,
  months: readonly number[] | undefined,
): TimeWindow {
  if (rhythm === "flat" && months === undefined) {
    return { from, to, isEmpty: to <= from, at: (share) => from + Math.floor(share * (to - from)) };
  }
  const weights = rhythms[rhythm];
  const hours = new Float64Array(25);
  for (let hour = 0; hour < 24; hour++) hours[hour + 1] = (hours[hour] as number) + (weights.hours[hour] as number);
  const wholeDay = hours[24] as number;
  const firstDay = Math.floor(from / MS_PER_DAY);
  const dayCount = Math.max(0, Math.ceil(to / MS_PER_DAY) - firstDay);

  /** How much of a day's amount has happened so many milliseconds after it began. */
  const inDay = (ms: number): number => {
    const hour = Math.min(23, Math.max(0, Math.floor(ms / MS_PER_HOUR)));
    const left = hours[hour] as number;
    return left + ((hours[hour + 1] as number) - left) * Math.min(1, Math.max(0, ms / MS_PER_HOUR - hour));
  };
  const occurs = (day: number): boolean => months === undefined || months.includes(civilFromDays(day).month);

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
      const part = inDay(to - start) - inDay(from - start);
      known[i + 1] = (known[i] as number) + weight * part;
    }
    return known;
  };
  // Mostly it is the same day again, and often the same hour: what they are is kept.
  let day = -1;
  let start = 0;
  let before = 0;
  let weight = 0;
  let begin = 0;
  let span = 0;
  let hour = 0;
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
    if (amount < (hours[hour] as number) || amount >= (hours[hour + 1] as number)) {
      hour = lastAtMost(hours, 0, 24, amount);
    }
    const within = (amount - (hours[hour] as number)) / (weights.hours[hour] as number);
    return Math.min(to - 1, Math.max(from, start + hour * MS_PER_HOUR + Math.floor(within * MS_PER_HOUR)));
  };
  const isEmpty = to <= from || !Array.from({ length: Math.min(dayCount, 366) }, (_, i) => firstDay + i).some(occurs);
  return { from, to, isEmpty, at };
}
