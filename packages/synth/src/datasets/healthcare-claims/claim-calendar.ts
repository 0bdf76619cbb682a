import { civilFromDays, daysFromCivil, weekday } from "../../engine/calendar.ts";
import { lastAtMost } from "../../engine/last-at-most.ts";

/** When claims happen: so many a member and year, by the week's and the year's habits. A claim's day follows from its number. */
export const CLAIMS_A_YEAR = 13.7;

const FIRST_DAY = daysFromCivil(2000, 1, 1);
const DAYS = daysFromCivil(2200, 1, 1) - FIRST_DAY;
const WEEKDAYS = [1.28, 1.26, 1.24, 1.22, 1.14, 0.5, 0.36];
const MONTHS = [1.06, 1.02, 1.04, 1.01, 0.99, 0.96, 0.94, 0.96, 0.98, 1.03, 1.01, 1];
const HOLIDAY_WEIGHT = 0.36;
const HOLIDAYS = new Set(["1-1", "7-4", "12-25"]);

function dayWeight(day: number): number {
  const { month, day: dayOfMonth } = civilFromDays(day);
  const weight = (WEEKDAYS[weekday(day)] as number) * (MONTHS[month - 1] as number);
  return HOLIDAYS.has(`${month}-${dayOfMonth}`) ? Math.min(weight, HOLIDAY_WEIGHT) : weight;
}

let built: Float64Array | undefined;
const offDays = new Uint8Array(DAYS);

/** Cumulative weights at the start of each day from 2000 on; the same for every seed. */
function dayStarts(): Float64Array {
  if (built === undefined) {
    built = new Float64Array(DAYS + 1);
    for (let i = 0; i < DAYS; i++) {
      const weight = dayWeight(FIRST_DAY + i);
      built[i + 1] = (built[i] as number) + weight;
      offDays[i] = weekday(FIRST_DAY + i) >= 5 || weight <= HOLIDAY_WEIGHT ? 1 : 0;
    }
  }
  return built;
}

export interface ClaimCalendar {
  /** The day of a claim, days since 1970; never falls. */
  dayOf(claim: number): number;
  /** True on days when offices are closed. */
  isDayOff(day: number): boolean;
  /** The first claim on a day or after it. */
  firstOn(day: number): number;
}

export function claimCalendar(from: number, members: number): ClaimCalendar {
  const starts = dayStarts();
  const perWeight = (members * CLAIMS_A_YEAR) / 365.25;
  const origin = starts[from - FIRST_DAY] as number;
  let last = from - FIRST_DAY;

  const dayOf = (claim: number): number => {
    const at = origin + (claim + 0.5) / perWeight;
    if (at >= (starts[last] as number) && at < (starts[last + 1] as number)) return FIRST_DAY + last;
    const low = lastAtMost(starts, 0, DAYS, at);
    last = low;
    return FIRST_DAY + low;
  };
  return {
    dayOf,
    isDayOff: (day) => offDays[day - FIRST_DAY] === 1,
    firstOn: (day) => {
      if (day <= from) return 0;
      let claim = Math.max(0, Math.floor(((starts[day - FIRST_DAY] as number) - origin) * perWeight - 0.5));
      while (claim > 0 && dayOf(claim - 1) >= day) claim -= 1;
      while (dayOf(claim) < day) claim += 1;
      return claim;
    },
  };
}
