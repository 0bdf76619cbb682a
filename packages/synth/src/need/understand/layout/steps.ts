import type { DurationUnit } from "../../../inferred/check.ts";
import { isRestricted, type Occurrence, occurringSteps, stretchMs } from "../../../inferred/occurrence.ts";

const MS_PER_DAY = 86_400_000;

/** Milliseconds of a step; months and years as they are on average. */
export function stepMs({ count, unit }: { readonly count: number; readonly unit: DurationUnit }): number {
  const lengths: Readonly<Record<DurationUnit, number>> = {
    ms: 1,
    s: 1_000,
    min: 60_000,
    h: 3_600_000,
    day: MS_PER_DAY,
    week: 7 * MS_PER_DAY,
    month: 30.436875 * MS_PER_DAY,
    year: 365.2425 * MS_PER_DAY,
  };
  return count * lengths[unit];
}

/** How many steps begin in [from, to), on the days and in the hours that occur. */
export function stepsIn(
  from: string,
  to: string,
  every: { readonly count: number; readonly unit: DurationUnit },
  occurrence: Occurrence = {},
): number {
  if (every.unit === "month" || every.unit === "year") {
    const start = new Date(Date.parse(from));
    const end = new Date(Date.parse(to) - 1);
    const months =
      (end.getUTCFullYear() - start.getUTCFullYear()) * 12 +
      end.getUTCMonth() -
      start.getUTCMonth() +
      (end.getUTCDate() >= start.getUTCDate() ? 1 : 0);
    return Math.max(1, Math.ceil(months / (every.count * (every.unit === "year" ? 12 : 1))));
  }
  if (isRestricted(occurrence))
    return Math.max(1, occurringSteps(Date.parse(from), stepMs(every), occurrence).before(Date.parse(to)));
  return Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / stepMs(every)));
}

/** So many steps before a time, as ISO. */
export function stepsBefore(
  to: string,
  steps: number,
  every: { readonly count: number; readonly unit: DurationUnit },
  occurrence: Occurrence = {},
): string {
  if (every.unit === "month" || every.unit === "year") {
    const date = new Date(Date.parse(to));
    const months = steps * every.count * (every.unit === "year" ? 12 : 1);
    return iso(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
  }
  const end = Date.parse(to);
  if (!isRestricted(occurrence)) return iso(end - steps * stepMs(every));
  const perDay = Math.max(1, Math.floor(stretchMs(occurrence) / stepMs(every)));
  const days = Math.ceil(((steps / perDay) * 7) / (occurrence.weekdays?.length ?? 7)) + 7;
  const length = Math.max(days * MS_PER_DAY, (steps + 1) * Math.max(stepMs(every), MS_PER_DAY));
  const from = Math.floor((end - length) / MS_PER_DAY) * MS_PER_DAY;
  const all = occurringSteps(from, stepMs(every), occurrence);
  return iso(all.at(Math.max(0, all.before(end) - steps)));
}

/** A day where it is whole, else an instant. */
export function iso(ms: number): string {
  const text = new Date(ms).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.replace(".000Z", "Z");
}
