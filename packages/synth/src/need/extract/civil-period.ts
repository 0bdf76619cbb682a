import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";

/** A day, month, quarter, season or year that a need names: [from, to) in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly next: number;
  /** False where the year was not said and the most recent one is taken. */
  readonly dated: boolean;
  readonly grain: "instant" | "day" | "month" | "quarter" | "half" | "season" | "year";
}

export function dayOf(year: number, month: number, day: number, next: number, dated: boolean): Period | undefined {
  if (month < 1 || month > 12 || day < 1) return undefined;
  const days = daysFromCivil(year, month, day);
  const civil = civilFromDays(days);
  if (civil.month !== month || civil.year !== year) return undefined;
  return { from: days * MS_PER_DAY, to: (days + 1) * MS_PER_DAY, next, dated, grain: "day" };
}

export function monthOf(year: number, month: number, next: number, dated: boolean): Period | undefined {
  return month < 1 || month > 12 ? undefined : monthsOf(year, month, 1, next, dated, "month");
}

export function yearOf(year: number, next: number): Period {
  return monthsOf(year, 1, 12, next, true, "year");
}

export function monthsOf(
  year: number,
  first: number,
  count: number,
  next: number,
  dated: boolean,
  grain: Period["grain"],
): Period {
  const end = first + count;
  const from = daysFromCivil(year, first, 1);
  const to = end > 12 ? daysFromCivil(year + 1, end - 12, 1) : daysFromCivil(year, end, 1);
  return { from: from * MS_PER_DAY, to: to * MS_PER_DAY, next, dated, grain };
}
