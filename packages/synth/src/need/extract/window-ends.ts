import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { DurationUnit } from "../../inferred/check.ts";
import type { Found } from "../findings.ts";
import type { Duration } from "./durations.ts";
import { phraseAt } from "./phrases.ts";
import { type Reading, spanOf, word } from "./reading.ts";
import { weekdayNames } from "./weekdays.ts";

/** 1500-01-01: parish books begin then. */
const EARLIEST = -14_831_769_600_000;

/** [from, to) in milliseconds as the finding has them: days where they are whole. */
export function found(
  reading: Reading,
  first: number,
  next: number,
  from: number,
  to: number,
  more: {
    readonly last?: string;
    readonly span?: string;
    readonly months?: readonly number[];
    readonly open?: true;
  } = {},
): Found | undefined {
  if (!(to > from) || from < EARLIEST || to > 7_258_118_400_000) return undefined;
  return { kind: "window", from: isoMoment(from), to: isoMoment(to), ...more, ...spanOf(reading, first, next) };
}

/** Two ends the wrong way round: found as they stand, so that it can be said that nothing lies between them. */
export function backwards(reading: Reading, first: number, next: number, from: number, to: number): Found {
  return { kind: "window", from: isoMoment(from), to: isoMoment(to), ...spanOf(reading, first, next) };
}

function isoMoment(ms: number): string {
  const iso = new Date(ms).toISOString();
  return ms % MS_PER_DAY === 0 ? iso.slice(0, 10) : iso.replace(".000Z", "Z");
}

/** The end of windows that end today: the first instant of tomorrow. */
export function tomorrow(reading: Reading): number {
  return (reading.today + 1) * MS_PER_DAY;
}

const lengths: Readonly<Partial<Record<DurationUnit, number>>> = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  day: MS_PER_DAY,
  week: 7 * MS_PER_DAY,
};

/** An instant so much later or earlier; months keep their day where they have it. */
export function moved(ms: number, { count, unit }: Pick<Duration, "count" | "unit">, sign: 1 | -1): number {
  const length = lengths[unit];
  if (length !== undefined) return ms + sign * count * length;
  const { year, month, day } = civilFromDays(Math.floor(ms / MS_PER_DAY));
  const months = year * 12 + (month - 1) + sign * count * (unit === "year" ? 12 : 1);
  const newYear = Math.floor(months / 12);
  const newMonth = months - newYear * 12 + 1;
  const following = newMonth === 12 ? daysFromCivil(newYear + 1, 1, 1) : daysFromCivil(newYear, newMonth + 1, 1);
  return Math.min(daysFromCivil(newYear, newMonth, day), following - 1) * MS_PER_DAY;
}

/** Behind an article, and the day of the week before a date: "Monday 2 June". */
export function skipThe(reading: Reading, at: number): number {
  const next = ["the", "el", "le", "den", "dem", "o", "la"].includes(word(reading, at)) ? at + 1 : at;
  const day = phraseAt(reading, next, weekdayNames);
  const behind = day === undefined || word(reading, day.next) !== "," ? day?.next : day.next + 1;
  return behind !== undefined && /^\d/.test(word(reading, behind)) ? behind : next;
}
