import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../engine/calendar.ts";
import type { DurationUnit } from "./check.ts";

/** Milliseconds of a unit; of a month and a year their mean. */
export const unitMs: Readonly<Record<DurationUnit, number>> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  day: MS_PER_DAY,
  week: 7 * MS_PER_DAY,
  month: 30.436875 * MS_PER_DAY,
  year: 365.2425 * MS_PER_DAY,
};

function isCivil(unit: DurationUnit): boolean {
  return unit === "month" || unit === "year";
}

/** So many whole or broken units after an instant; whole months and years go by the calendar, at its end cut to the last day. */
export function after(ms: number, count: number, unit: DurationUnit): number {
  if (!isCivil(unit)) return ms + Math.round(count * unitMs[unit]);
  const months = Math.trunc(unit === "year" ? count * 12 : count);
  const rest = (unit === "year" ? count * 12 : count) - months;
  return addMonths(ms, months) + Math.round(rest * 30) * MS_PER_DAY;
}

function addMonths(ms: number, months: number): number {
  const day = Math.floor(ms / MS_PER_DAY);
  const date = civilFromDays(day);
  const month = date.year * 12 + date.month - 1 + months;
  const first = daysFromCivil(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 1);
  const next = daysFromCivil(Math.floor((month + 1) / 12), ((((month + 1) % 12) + 12) % 12) + 1, 1);
  return (first + Math.min(date.day, next - first) - 1) * MS_PER_DAY + (ms - day * MS_PER_DAY);
}

/** How many units lie between two instants, not necessarily whole; months and years by the calendar. */
export function unitsBetween(from: number, to: number, unit: DurationUnit): number {
  if (!isCivil(unit)) return (to - from) / unitMs[unit];
  if (to < from) return -unitsBetween(to, from, unit);
  const start = civilFromDays(Math.floor(from / MS_PER_DAY));
  const end = civilFromDays(Math.floor(to / MS_PER_DAY));
  const size = unit === "year" ? 12 : 1;
  let whole = Math.floor(((end.year - start.year) * 12 + end.month - start.month) / size);
  if (addMonths(from, whole * size) > to) whole -= 1;
  const reached = addMonths(from, whole * size);
  return whole + (to - reached) / (addMonths(from, (whole + 1) * size) - reached);
}

/** Milliseconds since 1970 of an ISO 8601 day or UTC instant; read by hand, because Date is not for the row path. */
export function instantOf(text: string): number {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?Z?)?$/.exec(text);
  if (parts === null) throw new TypeError(`${text} is neither a day nor an instant of ISO 8601`);
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0"] = parts;
  const clock = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return (
    daysFromCivil(Number(year), Number(month), Number(day)) * MS_PER_DAY +
    clock * 1000 +
    Number(fraction.padEnd(3, "0"))
  );
}
