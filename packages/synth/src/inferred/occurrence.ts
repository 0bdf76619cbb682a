import { MS_PER_DAY, weekday } from "../engine/calendar.ts";

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 1_440;

/** Minutes after midnight (UTC), the end excluded; where `to` lies before `from` they go over midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/** When something happens at all: on some weekdays (Monday is 0), in some hours of the day. */
export interface Occurrence {
  readonly weekdays?: readonly number[];
  readonly hours?: Hours;
}

export function isRestricted({ weekdays, hours }: Occurrence): boolean {
  return weekdays !== undefined || hours !== undefined;
}

export function isInHours(minute: number, { from, to }: Hours): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** How long the hours of a day are, in minutes. */
export function minutesOf({ from, to }: Hours): number {
  return from < to ? to - from : MINUTES_PER_DAY - from + to;
}

/** How long something goes on at most without a break: the hours of a day, or the day. */
export function stretchMs({ hours }: Occurrence): number {
  return hours === undefined ? MS_PER_DAY : minutesOf(hours) * MS_PER_MINUTE;
}

/** The stretch without a break that an instant at which it happens lies in, [from, to). */
export function stretchAt(ms: number, { hours }: Occurrence): { readonly from: number; readonly to: number } {
  const day = Math.floor(ms / MS_PER_DAY) * MS_PER_DAY;
  if (hours === undefined) return { from: day, to: day + MS_PER_DAY };
  const start = hours.from * MS_PER_MINUTE;
  // What goes over midnight began the day before.
  const from = day + start > ms ? day + start - MS_PER_DAY : day + start;
  return { from, to: from + minutesOf(hours) * MS_PER_MINUTE };
}

/** The exact steps of a window at which something happens, in order. */
export interface OccurringSteps {
  /** The rank-th of them, in milliseconds since 1970; goes on behind the window's end. */
  at(rank: number): number;
  /** How many begin before an instant. */
  before(to: number): number;
}

/** Steps shorter than a day begin anew with the hours of each day; steps of whole days fall on the days that occur. */
export function occurringSteps(from: number, stepMs: number, { weekdays, hours }: Occurrence): OccurringSteps {
  const firstDay = Math.floor(from / MS_PER_DAY);
  const isLong = stepMs >= MS_PER_DAY;
  const start = (hours?.from ?? 0) * MS_PER_MINUTE;
  const length = (hours === undefined ? MINUTES_PER_DAY : minutesOf(hours)) * MS_PER_MINUTE;
  const slots = isLong ? 1 : Math.ceil(length / stepMs);
  const stride = isLong ? Math.max(1, Math.round(stepMs / MS_PER_DAY)) : 1;
  // Weeks keep the day on which they begin; single days go on to the next that occurs.
  const isEach = stride % 7 !== 0;
  const days: number[] = [];
  let next = firstDay;
  const occurs = (day: number): boolean => weekdays === undefined || weekdays.includes(weekday(day));
  const dayAt = (index: number): number => {
    while (days.length <= index) {
      if (occurs(next)) {
        days.push(next);
        next += stride;
      } else next += isEach || days.length === 0 ? 1 : stride;
    }
    return days[index] as number;
  };
  const slotsOfFirst = dayAt(0) * MS_PER_DAY + start;
  const skipped = isLong ? 0 : Math.max(0, Math.ceil((from - slotsOfFirst) / stepMs));
  const at = (rank: number): number => {
    const place = rank + Math.min(skipped, slots);
    const day = Math.floor(place / slots);
    return dayAt(day) * MS_PER_DAY + start + (place - day * slots) * stepMs;
  };
  return {
    at,
    before(to) {
      let [low, high] = [0, 1];
      while (at(high - 1) < to) [low, high] = [high, high * 2];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (at(middle) < to) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
