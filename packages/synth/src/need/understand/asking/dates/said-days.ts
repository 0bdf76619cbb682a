import { MS_PER_DAY, weekday } from "../../../../engine/calendar.ts";
import { wholePeriodAt } from "../../../extract/period.ts";
import { type Phrases, phraseAt, phrases } from "../../../extract/phrases.ts";
import { type Reading, word } from "../../../extract/reading.ts";
import { weekdayNames } from "../../../extract/weekdays.ts";

/** A day of the calendar as a need says it, with its year. */
export interface SaidDay {
  /** Days since 1970. */
  readonly day: number;
  /** Monday is 0. */
  readonly weekday: number;
  readonly first: number;
  readonly next: number;
}

export function saidDays(reading: Reading): readonly SaidDay[] {
  const days: SaidDay[] = [];
  for (let at = 0; at < reading.tokens.length; at++) {
    const period = wholePeriodAt(reading, at);
    if (period === undefined) continue;
    const said = reading.text.slice(reading.tokens[at]?.start, reading.tokens[period.next - 1]?.end);
    if (period.grain === "day" && period.dated && /\d{4}/.test(said)) {
      const day = Math.round(period.from / MS_PER_DAY);
      days.push({ day, weekday: weekday(day), first: at, next: period.next });
    }
    at = Math.max(at, period.next - 1);
  }
  return days;
}

const shorts: Phrases<number> = phrases<number>([
  [0, "mon|mon."],
  [1, "tue|tues|tue."],
  [2, "wed|wed."],
  [3, "thu|thur|thurs|thu."],
  [4, "fri|fri."],
  [5, "sat|sat."],
  [6, "sun|sun."],
]);

/** "às quartas": without the "feira" they are days behind their preposition alone. */
const feiras: Phrases<number> = phrases<number>([
  [0, "segundas"],
  [1, "tercas"],
  [2, "quartas"],
  [3, "quintas"],
  [4, "sextas"],
]);

/** The day of the week that a token names. */
export function weekdayAt(
  reading: Reading,
  at: number,
  isShort = false,
): { readonly meaning: number; readonly next: number } | undefined {
  const long = phraseAt(reading, at, weekdayNames);
  if (long === undefined && reading.language === "pt" && /^(?:as|nas|na|das|a)$/.test(word(reading, at - 1)))
    return phraseAt(reading, at, feiras);
  if (long !== undefined || !isShort || reading.language !== "en") return long;
  return phraseAt(reading, at, shorts);
}

export function isPlural(reading: Reading, at: number): boolean {
  return (
    /days$|tags$/.test(word(reading, at)) ||
    /^(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|sabados|domingos)$/.test(word(reading, at))
  );
}
