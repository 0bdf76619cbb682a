import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Found } from "../findings.ts";
import { type Duration, durationAt, isLong, isoDuration, misspeltDurationAt, unitOfTime } from "./durations.ts";
import { plainYear } from "./period.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, word } from "./reading.ts";
import { unitAt } from "./units.ts";
import { found, moved, skipThe, tomorrow } from "./window-ends.ts";

const lasts = phraseList(
  "last|past|previous|prior|trailing|recent|preceding|latest|most recent|rolling|letzten|letzte|letzter|letztes|letztem|vergangenen|vergangene|vergangenes|ultimos|ultimas|ultimo|ultima|pasados|pasado|pasada|derniers|dernieres|dernier|derniere|passes|passados|passado",
);

const nexts = phraseList("next|coming|upcoming|following|nachsten|kommenden|proximos|proximas|prochains|prochaines");

const openers = phraseList(
  "over the|in the|during the|within the|for the|from the|of the|across the|throughout the|over|during|in|within|for|from|on|the|uber die|in den|der|die|den|im|wahrend|aus dem|aus den|durante los|durante las|en los|en las|en el|de los|de las|los|las|el|la|au cours des|sur les|pendant les|des|les|ces|nos|nas|dos|das|os|as|durante os|o|a",
);

/** The last N units end today; "last month" is read as the last month up to today. */
export function rolling(reading: Reading, at: number): Found | undefined {
  const first = skip(reading, at, openers);
  const duration = lastDuration(reading, first) ?? lastDuration(reading, at);
  const behind =
    duration === undefined
      ? backFromNow(reading, at, skip(reading, skip(reading, at, openers), lengthOpeners))
      : undefined;
  if (behind !== undefined) return behind;
  // "last quarter of 2025" is its fourth.
  const isDated = duration !== undefined && isOfPeriod(reading, duration.next);
  if (duration !== undefined && !isDated) {
    const to = tomorrow(reading);
    return found(reading, at, duration.next, moved(to, duration, -1), to, { last: isoDuration(duration) });
  }
  for (const start of first > at ? [first, at] : [at]) {
    const ahead = phraseAt(reading, start, nexts);
    const counted = ahead === undefined ? undefined : durationAt(reading, ahead.next);
    const future = ahead === undefined ? undefined : (counted ?? oneUnit(reading, ahead.next));
    const whole =
      counted === undefined && future !== undefined && !isRolled(reading, start)
        ? calendarUnit(reading, future)
        : undefined;
    if (future !== undefined && whole !== undefined) return found(reading, at, future.next, whole.from, whole.to);
    if (future !== undefined && isLong(future.unit)) {
      const from = tomorrow(reading);
      return found(reading, at, future.next, from, moved(from, future, 1), { span: isoDuration(future) });
    }
  }
  return undefined;
}

/** "over the next month" goes on from today; "next month" is the one of the calendar. */
function isRolled(reading: Reading, at: number): boolean {
  return /^(?:the|den|die|dem|der|los|las|el|la|les|o|a)$/.test(word(reading, at - 1));
}

/** The week, month, quarter or year of the calendar that follows the current one. */
function calendarUnit(
  reading: Reading,
  { count, unit }: Duration,
): { readonly from: number; readonly to: number } | undefined {
  const named = count === 3 && unit === "month" ? "quarter" : unit;
  if ((named !== "quarter" && count !== 1) || !isCalendar(named)) return undefined;
  const from = moved(startOf(reading, named), { count, unit }, 1);
  return { from, to: moved(from, { count, unit }, 1) };
}

const isCalendar = (unit: string): unit is "week" | "month" | "quarter" | "year" =>
  ["week", "month", "quarter", "year"].includes(unit);

const lengthOpeners = phraseList("for|over|the|covering|spanning");
const backs = phrases<0 | 1>([
  [
    0,
    "back from now|back from today|back|up to today|up to now|up until today|up until now|until today|until now|till today|till now|ending today|ending now|to date|leading up to today|before today|bis heute|hasta hoy|jusqu'a aujourd'hui|ate hoje",
  ],
  [
    1,
    "to yesterday|up to yesterday|until yesterday|till yesterday|through yesterday|ending yesterday|bis gestern|hasta ayer|jusqu'a hier|ate ontem",
  ],
]);

/** "20 days back from now", "the 60 days up to today", "for 45 days to yesterday": a length that ends so. */
function backFromNow(reading: Reading, at: number, start: number): Found | undefined {
  const duration = durationAt(reading, start);
  const back = duration === undefined ? undefined : phraseAt(reading, duration.next, backs);
  if (duration === undefined || back === undefined) return undefined;
  const to = tomorrow(reading) - back.meaning * MS_PER_DAY;
  const more = back.meaning === 0 ? { last: isoDuration(duration) } : {};
  return found(reading, at, back.next, moved(to, duration, -1), to, more);
}

/** "of 2025", "of March", or the year itself. */
function isOfPeriod(reading: Reading, at: number): boolean {
  if (plainYear(reading, at) !== undefined) return true;
  if (!["of", "de", "in", "von", "du", "im"].includes(word(reading, at))) return false;
  return periodAt(reading, skipThe(reading, at + 1))?.dated === true;
}

function lastDuration(reading: Reading, at: number): Duration | undefined {
  const last = phraseAt(reading, at, lasts);
  // "at the latest 14 days after" is a bound.
  if (last !== undefined && !(word(reading, at - 2) === "at" && word(reading, at - 1) === "the")) {
    const behind = word(reading, last.next) === "full" ? last.next + 1 : last.next;
    // "first day, last day": an item of its own is a column.
    const isItem =
      word(reading, last.next) === "day" && isBreak(reading, at - 1) && isBreak(reading, last.next + 1) && at > 0;
    if (isItem || isOtherEnd(reading, at)) return undefined;
    return durationAt(reading, behind) ?? misspeltDurationAt(reading, behind) ?? oneUnit(reading, behind);
  }
  // "les 90 derniers jours", "los 3 últimos meses", "el mes pasado", "année dernière"
  const value = number(reading, at);
  if (value !== undefined) {
    const middle = phraseAt(reading, value.next, lasts);
    const unit = middle === undefined ? undefined : unitOfTime(reading, middle.next);
    if (unit !== undefined && Number.isInteger(value.value) && value.value > 0) {
      return { count: value.value * unit.times, unit: unit.unit, next: unit.next };
    }
    return undefined;
  }
  if (reading.language === "en" || reading.language === "de") return undefined;
  const unit = oneUnit(reading, at);
  const behind = unit === undefined ? undefined : phraseAt(reading, unit.next, lasts);
  return unit === undefined || behind === undefined ? undefined : { ...unit, next: behind.next };
}

const firsts =
  /^(?:first|1st|start|starting|erste[rsnm]?|primer[oa]?s?|premiere?s?|primeir[oa]s?|next|nachste[rsnm]?|proxim[oa]|prochaine?)$/;

/** "first and last day", "first day and last day": of two columns the other one, and no stretch of time. */
function isOtherEnd(reading: Reading, at: number): boolean {
  const joint = /^(?:the|der|die|das|el|la|le|o|a)$/.test(word(reading, at - 1)) ? at - 2 : at - 1;
  if (!/^(?:and|or|&|\/|und|y|et|e)$/.test(word(reading, joint))) return false;
  return firsts.test(word(reading, joint - 1)) || firsts.test(word(reading, joint - 2));
}

export function oneUnit(reading: Reading, at: number): Duration | undefined {
  const isQualified = ["fiscal", "calendar", "full", "financial", "business", "academic", "school"].includes(
    word(reading, at),
  );
  const unit = unitOfTime(reading, isQualified ? at + 1 : at);
  if (unit === undefined || /^[a-z]$/i.test(word(reading, at))) return undefined;
  return { count: unit.times, unit: unit.unit, next: unit.next };
}

const thises = phraseList(
  "this|current|the current|dieses|diesen|diese|dieser|laufenden|este|esta|cette|ce|ces|en cours",
);

const toDates = phraseList("year to date|year-to-date|ytd|month to date|month-to-date|mtd|quarter to date|qtd");

/** "this year", "year to date", "today", "yesterday": up to today at most. */
export function current(reading: Reading, at: number): Found | undefined {
  const toDate = phraseAt(reading, at, toDates);
  const initial = word(reading, at)[0];
  if (toDate !== undefined) {
    const unit = initial === "y" ? "year" : initial === "m" ? "month" : "quarter";
    return found(reading, at, toDate.next, startOf(reading, unit), tomorrow(reading));
  }
  const first = skip(reading, at, openers);
  for (const start of first > at ? [first, at] : [at]) {
    const pronoun = phraseAt(reading, start, thises);
    const unit = pronoun === undefined ? undefined : unitAt(reading.tokens, pronoun.next);
    if (unit !== undefined && unit.unit.dimension === "time" && unit.next - (pronoun?.next ?? 0) === 1) {
      const symbol = unit.unit.symbol;
      if (symbol === "day" || symbol === "week" || symbol === "month" || symbol === "quarter" || symbol === "year") {
        return found(reading, at, unit.next, startOf(reading, symbol), tomorrow(reading));
      }
    }
  }
  const coming = comingAt(reading, at);
  if (coming !== undefined) return coming;
  const day = nearDays.has(word(reading, at)) ? periodAt(reading, at) : undefined;
  if (day === undefined) return undefined;
  const before = daysBefore(reading, day.next);
  return found(reading, at, before?.next ?? day.next, moved(day.from, before ?? { count: 0, unit: "day" }, -1), day.to);
}

const nearDays = new Set("today tonight yesterday heute gestern hoy ayer hier hoje ontem".split(" "));
const deadlines = new Set(
  "for by until till before due pour avant para ate it them this that data rows demo meeting us me".split(" "),
);

/** "deliveries tomorrow", "orders for tomorrow morning"; what is wanted "for tomorrow" is told of the asker. */
function comingAt(reading: Reading, at: number): Found | undefined {
  if (!/^(?:tomorrow|demain|amanha)$/.test(word(reading, at)) || !isWord(reading, at - 1)) return undefined;
  const isPart = /^(?:morning|afternoon|evening|night|matin|manha)$/.test(word(reading, at + 1));
  if (!isPart && deadlines.has(word(reading, at - 1))) return undefined;
  const from = tomorrow(reading);
  return found(reading, at, isPart ? at + 2 : at + 1, from, from + MS_PER_DAY);
}

const ands = phraseList("and|plus|und|y|et|e");
const befores = phraseList("before|before that|before it|davor|anteriores|precedents|precedentes|antes");

/** The end of "yesterday and the 6 days before". */
function daysBefore(reading: Reading, at: number): Duration | undefined {
  const and = phraseAt(reading, at, ands);
  const start = and === undefined ? at : skip(reading, and.next, articles);
  const length = and === undefined ? undefined : durationAt(reading, start);
  const before = length === undefined ? undefined : phraseAt(reading, length.next, befores);
  return length === undefined || before === undefined ? undefined : { ...length, next: before.next };
}

const articles = phraseList("the|die|los|las|les|os|as");

function startOf(reading: Reading, unit: "day" | "week" | "month" | "quarter" | "year"): number {
  const { year, month } = civilFromDays(reading.today);
  switch (unit) {
    case "day":
      return reading.today * MS_PER_DAY;
    case "week":
      // 1970-01-05 was a Monday.
      return (Math.floor((reading.today - 4) / 7) * 7 + 4) * MS_PER_DAY;
    case "month":
      return daysFromCivil(year, month, 1) * MS_PER_DAY;
    case "quarter":
      return daysFromCivil(year, month - ((month - 1) % 3), 1) * MS_PER_DAY;
    case "year":
      return daysFromCivil(year, 1, 1) * MS_PER_DAY;
  }
}
