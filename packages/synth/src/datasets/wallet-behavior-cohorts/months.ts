import { civilFromDays, daysFromCivil } from "../../engine/calendar.ts";

const FIRST_DAY = daysFromCivil(2021, 1, 1);
const LAST_DAY = daysFromCivil(2037, 12, 31);

let monthOfDay: Int16Array | undefined;
let firstDays: Int32Array | undefined;

/** The number of a day's month, from January 2021 on; a table, because a row asks for several. */
export function monthOf(day: number): number {
  monthOfDay ??= Int16Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, i) => {
    const { year, month } = civilFromDays(FIRST_DAY + i);
    return (year - 2021) * 12 + month - 1;
  });
  return monthOfDay[day - FIRST_DAY] as number;
}

/** The first day of a month of that count. */
export function firstDayOf(month: number): number {
  firstDays ??= Int32Array.from({ length: monthOf(LAST_DAY) + 1 }, (_, i) =>
    daysFromCivil(2021 + Math.floor(i / 12), (i % 12) + 1, 1),
  );
  return firstDays[month] as number;
}
