import type { DurationUnit } from "../../inferred/check.ts";

const MS_PER_DAY = 86_400_000;

const lengths: Readonly<Partial<Record<DurationUnit, number>>> = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  day: MS_PER_DAY,
  week: 7 * MS_PER_DAY,
};

/** Milliseconds since 1970 of an ISO 8601 day or instant; undefined for anything else. */
export function instantOf(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z?)?)?$/.test(value)) {
    return undefined;
  }
  const ms = Date.parse(value.length > 10 && !value.endsWith("Z") ? `${value}Z` : value);
  return Number.isNaN(ms) ? undefined : ms;
}

/** Whether a value is a day without a time. */
export function isDay(value: unknown): boolean {
  return typeof value === "string" && value.length === 10;
}

/** So many units later; months and years by the calendar, cut to the last day of a month. */
export function later(ms: number, count: number, unit: DurationUnit): number {
  const length = lengths[unit];
  if (length !== undefined) return ms + count * length;
  const date = new Date(ms);
  const months = date.getUTCMonth() + count * (unit === "year" ? 12 : 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), months, day) + (ms % MS_PER_DAY);
}

/** Whole units (floor) from one instant to another. */
export function wholeUnits(from: number, to: number, unit: DurationUnit): number {
  const length = lengths[unit];
  if (length !== undefined) return Math.floor((to - from) / length);
  const [start, end] = [new Date(from), new Date(to)];
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  let count = unit === "year" ? Math.floor(months / 12) : months;
  while (later(from, count, unit) > to) count -= 1;
  while (later(from, count + 1, unit) <= to) count += 1;
  return count;
}

/** Two times as numbers that compare: where one is a day, both are. Undefined where either is no time. */
export function comparable(one: unknown, other: unknown): readonly [number, number] | undefined {
  const [first, second] = [instantOf(one), instantOf(other)];
  if (first === undefined || second === undefined) return undefined;
  if (isDay(one) === isDay(other)) return [first, second];
  return [Math.floor(first / MS_PER_DAY), Math.floor(second / MS_PER_DAY)];
}

/** The count and unit of an ISO 8601 duration of one part: P90D, PT15M, PT0.1S. */
export function durationOf(text: string): { readonly count: number; readonly unit: DurationUnit } | undefined {
  const match = /^P(T?)(\d+(?:\.\d+)?)([YMWDHS])$/.exec(text);
  if (match === null) return undefined;
  const [, time, digits, letter = ""] = match;
  const count = Number(digits);
  if (time === "T") {
    if (letter === "S")
      return Number.isInteger(count) ? { count, unit: "s" } : { count: Math.round(count * 1_000), unit: "ms" };
    return letter === "H" ? { count, unit: "h" } : letter === "M" ? { count, unit: "min" } : undefined;
  }
  const units: Readonly<Record<string, DurationUnit>> = { Y: "year", M: "month", W: "week", D: "day" };
  const unit = units[letter];
  return unit === undefined ? undefined : { count, unit };
}
