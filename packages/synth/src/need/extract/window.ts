import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { DurationUnit } from "../../inferred/check.ts";
import type { Found } from "../findings.ts";
import { type Duration, durationAt, isLong, isoDuration, unitOfTime } from "./durations.ts";
import { type Period, periodAt, plainYear, seasons } from "./period.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, number, type Reading, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";

const lasts = phraseList(
  "last|past|previous|prior|trailing|recent|preceding|latest|most recent|rolling|letzten|letzte|letzter|letztes|letztem|vergangenen|vergangene|vergangenes|ultimos|ultimas|ultimo|ultima|pasados|pasado|pasada|derniers|dernieres|dernier|derniere|passes|passados|passado",
);
const nexts = phraseList("next|coming|upcoming|following|nachsten|kommenden|proximos|proximas|prochains|prochaines");
const openers = phraseList(
  "over the|in the|during the|within the|for the|from the|of the|across the|throughout the|over|during|in|within|for|from|on|the|uber die|in den|der|die|den|im|wahrend|aus dem|aus den|durante los|durante las|en los|en las|en el|de los|de las|los|las|el|la|au cours des|sur les|pendant les|des|les|ces|nos|nas|dos|das|os|as|durante os|o|a",
);
const sinces = phraseList(
  "since|from|starting|starting in|starting on|starting from|beginning|beginning in|beginning on|as of|seit|ab|desde|depuis|a partir de|a partir du|desde o|desde el|going back to|dating back to|dated from|since early|since late|since mid",
);
const untils = phraseList(
  "until|till|up to|through|up until|by|ending|ending in|bis|hasta|jusqu'a|jusqu'au|jusqu'en|ate|before|prior to|earlier than|vor|avant|antes de",
);
const strictUntils = phraseList("before|prior to|earlier than|vor|avant|antes de");
const afters = phraseList("after|later than|nach|despues de|apres|depois de");
const links = phraseList(
  "to|until|till|through|thru|up to|and|-|--|->|bis|bis zum|und|hasta|a|al|y|au|a la|jusqu'a|jusqu'au|et|ate|e|à",
);
const withins = phraseList(
  "in|during|for|of|throughout|on|within|over|from|across|covering|dated|year|calendar year|fiscal year|im jahr|im|in den|in dem|am|fur|aus|en|en el|durante|para|del ano|del|pour|pendant|sur|au|courant|em|no|na|de|do ano de|as of|all of|the year|around",
);
const froms = phraseList(
  "from|between|von|vom|zwischen|desde|de|del|entre|du|starting|dates from|dated between|in|during|over|the period|period",
);
const onwards = phraseList(
  "onwards|onward|on|to date|to now|to today|to present|until now|until today|till now|till date|through today|forward|bis heute|bis jetzt|hasta hoy|hasta ahora|jusqu'a aujourd'hui|ate hoje|ate agora|to the present|until present|or later|and later|or newer|and newer|and after|or after|and beyond",
);

/** "over the last 90 days", "since January 2024", "Q3 2025", "from 3 March to 5 April 2025", "for one year", "in winter". */
export function windowAt(reading: Reading, at: number): Found | undefined {
  return (
    rolling(reading, at) ??
    fromTo(reading, at) ??
    since(reading, at) ??
    current(reading, at) ??
    span(reading, at) ??
    season(reading, at) ??
    within(reading, at) ??
    until(reading, at)
  );
}

/** [from, to) in milliseconds as the finding has them: days where they are whole. */
function found(
  reading: Reading,
  first: number,
  next: number,
  from: number,
  to: number,
  more: { readonly last?: string; readonly span?: string; readonly months?: readonly number[] } = {},
): Found | undefined {
  if (!(to > from) || from < -2_208_988_800_000 || to > 7_258_118_400_000) return undefined;
  return { kind: "window", from: isoMoment(from), to: isoMoment(to), ...more, ...spanOf(reading, first, next) };
}

function isoMoment(ms: number): string {
  const iso = new Date(ms).toISOString();
  return ms % MS_PER_DAY === 0 ? iso.slice(0, 10) : iso.replace(".000Z", "Z");
}

/** The end of windows that end today: the first instant of tomorrow. */
function tomorrow(reading: Reading): number {
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
function moved(ms: number, { count, unit }: Pick<Duration, "count" | "unit">, sign: 1 | -1): number {
  const length = lengths[unit];
  if (length !== undefined) return ms + sign * count * length;
  const { year, month, day } = civilFromDays(Math.floor(ms / MS_PER_DAY));
  const months = year * 12 + (month - 1) + sign * count * (unit === "year" ? 12 : 1);
  const newYear = Math.floor(months / 12);
  const newMonth = months - newYear * 12 + 1;
  const following = newMonth === 12 ? daysFromCivil(newYear + 1, 1, 1) : daysFromCivil(newYear, newMonth + 1, 1);
  return Math.min(daysFromCivil(newYear, newMonth, day), following - 1) * MS_PER_DAY;
}

/** The last N units end today; "last month" is read as the last month up to today. */
function rolling(reading: Reading, at: number): Found | undefined {
  const first = skip(reading, at, openers);
  const duration = lastDuration(reading, first) ?? lastDuration(reading, at);
  if (duration !== undefined) {
    const to = tomorrow(reading);
    return found(reading, at, duration.next, moved(to, duration, -1), to, { last: isoDuration(duration) });
  }
  for (const start of first > at ? [first, at] : [at]) {
    const ahead = phraseAt(reading, start, nexts);
    const future = ahead === undefined ? undefined : (durationAt(reading, ahead.next) ?? oneUnit(reading, ahead.next));
    if (future !== undefined && isLong(future.unit)) {
      const from = tomorrow(reading);
      return found(reading, at, future.next, from, moved(from, future, 1), { span: isoDuration(future) });
    }
  }
  return undefined;
}

function lastDuration(reading: Reading, at: number): Duration | undefined {
  const last = phraseAt(reading, at, lasts);
  if (last !== undefined) {
    const behind = word(reading, last.next) === "full" ? last.next + 1 : last.next;
    return durationAt(reading, behind) ?? oneUnit(reading, behind);
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

function oneUnit(reading: Reading, at: number): Duration | undefined {
  const unit = unitOfTime(reading, at);
  if (unit === undefined || /^[a-z]$/i.test(word(reading, at))) return undefined;
  return { count: unit.times, unit: unit.unit, next: unit.next };
}

function fromTo(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, froms);
  for (const start of opener === undefined ? [at] : [opener.next, at]) {
    const pair = periods(reading, start);
    if (pair === undefined) continue;
    const { low, high } = pair;
    // Two plain years may be bounds of a field of years.
    const areYears = low.grain === "year" && high.grain === "year";
    if (
      areYears &&
      (!isDateYears(reading, at, opener !== undefined) || unitAt(reading.tokens, high.next) !== undefined)
    )
      return undefined;
    return found(reading, at, high.next, low.from, high.to);
  }
  return undefined;
}

const yearFields = new Set(
  "year built vintage model_year construction jahr baujahr ano annee manufactured founded published publication release birth born anno edition cohort graduation".split(
    " ",
  ),
);

/** Whether two years are a window and not the bounds of "year built between 1950 and 2020". */
function isDateYears(reading: Reading, at: number, isOpened: boolean): boolean {
  for (let back = 1; back <= 3; back++) {
    if (isBreak(reading, at - back)) break;
    if (yearFields.has(word(reading, at - back))) return false;
  }
  return isOpened || reading.tokens[at - 1]?.kind !== "number";
}

function periods(reading: Reading, at: number): { readonly low: Period; readonly high: Period } | undefined {
  const low = periodAt(reading, at);
  const bareDay = /^\d{1,2}(?:st|nd|rd|th)?$/.test(reading.tokens[at]?.text ?? "");
  for (const start of low === undefined || !bareDay ? [low?.next] : [low.next, at + 1]) {
    const from = start ?? (bareDay ? at + 1 : undefined);
    if (from === undefined) continue;
    const link = phraseAt(reading, from, links);
    if (link === undefined) continue;
    const high = periodAt(reading, skipThe(reading, link.next)) ?? lastDay(reading, low, link.next);
    if (high === undefined) continue;
    if (low !== undefined && from === low.next) return inOneYear(low, high);
    // "from 3 to 10 March 2025": the first day shares month and year with the second.
    const day = Number.parseInt(reading.tokens[at]?.text ?? "", 10);
    if (high.grain !== "day" || day < 1 || day > 31) continue;
    const { year, month } = civilFromDays(high.from / MS_PER_DAY);
    const shared = daysFromCivil(year, month, day) * MS_PER_DAY;
    return { low: { ...high, from: shared, to: shared + MS_PER_DAY }, high };
  }
  return undefined;
}

/** The "5, 2025" of "March 3-5, 2025". */
function lastDay(reading: Reading, low: Period | undefined, at: number): Period | undefined {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(reading.tokens[at]?.lower ?? "");
  if (low === undefined || low.grain !== "day" || low.dated || match === null) return undefined;
  const behind = reading.tokens[at + 1]?.text === "," ? at + 2 : at + 1;
  const named = plainYear(reading, behind);
  const { year, month } = civilFromDays(low.from / MS_PER_DAY);
  const from = daysFromCivil(named ?? year, month, Number(match[1])) * MS_PER_DAY;
  const next = named === undefined ? at + 1 : behind + 1;
  return { from, to: from + MS_PER_DAY, next, dated: named !== undefined, grain: "day" };
}

function skipThe(reading: Reading, at: number): number {
  return ["the", "el", "le", "den", "dem", "o", "la"].includes(word(reading, at)) ? at + 1 : at;
}

/** "January to March 2025": a first period without a year takes that of the second, or the year before where it would come after. */
function inOneYear(low: Period, high: Period): { readonly low: Period; readonly high: Period } | undefined {
  if (low.dated === high.dated) {
    if (high.to > low.from) return { low, high };
    return low.dated ? undefined : { low: moveYears(low, -1), high };
  }
  if (low.dated) {
    let later = moveYears(high, yearOf(low) - yearOf(high));
    if (later.to <= low.from) later = moveYears(later, 1);
    return { low, high: later };
  }
  let earlier = moveYears(low, yearOf(high) - yearOf(low));
  if (earlier.from >= high.to) earlier = moveYears(earlier, -1);
  return { low: earlier, high };
}

function yearOf(period: Period): number {
  return civilFromDays(Math.floor(period.from / MS_PER_DAY)).year;
}

function moveYears(period: Period, years: number): Period {
  const by = { count: Math.abs(years), unit: "year" } as const;
  const sign = years < 0 ? -1 : 1;
  return years === 0 ? period : { ...period, from: moved(period.from, by, sign), to: moved(period.to, by, sign) };
}

/** From a period on until today; where that lies ahead, for one year. */
function since(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, sinces);
  const after = opener === undefined ? phraseAt(reading, at, afters) : undefined;
  const next = opener?.next ?? after?.next;
  if (next === undefined) {
    // "2024 onwards", "January 2024 to date", "in 2019 or later"
    const period = periodAt(reading, skip(reading, at, withins));
    const open = period === undefined ? undefined : phraseAt(reading, period.next, onwards);
    if (period === undefined || open === undefined) return undefined;
    return found(reading, at, open.next, period.from, openEnd(reading, period.from));
  }
  const period = periodAt(reading, skipThe(reading, next));
  if (period === undefined || period.next === next) return undefined;
  const isVagueOpener = ["from", "de", "ab", "desde"].includes(word(reading, at));
  const end = skip(reading, period.next, onwards);
  // "invoices from 2024" are those of that year; "from 2024 on" is open.
  if (isVagueOpener && word(reading, at) !== "ab" && end === period.next && period.grain !== "day") return undefined;
  const from = after === undefined ? period.from : period.to;
  return found(reading, at, end, from, openEnd(reading, from));
}

function openEnd(reading: Reading, from: number): number {
  const end = tomorrow(reading);
  return from < end ? end : moved(from, { count: 1, unit: "year" }, 1);
}

const thises = phraseList(
  "this|current|the current|dieses|diesen|diese|dieser|laufenden|este|esta|cette|ce|ces|en cours",
);
const toDates = phraseList("year to date|year-to-date|ytd|month to date|month-to-date|mtd|quarter to date|qtd");

/** "this year", "year to date", "today", "yesterday": up to today at most. */
function current(reading: Reading, at: number): Found | undefined {
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
  const day = ["today", "yesterday", "heute", "gestern", "hoy", "ayer", "hier", "hoje", "ontem"].includes(
    word(reading, at),
  )
    ? periodAt(reading, at)
    : undefined;
  return day === undefined ? undefined : found(reading, at, day.next, day.from, day.to);
}

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

const spanOpeners = phraseList(
  "over|for|spanning|covering|across|during|throughout|over the course of|over a period of|for a period of|over a span of|lasting|uber|fur|wahrend|uber einen zeitraum von|durante|por|a lo largo de|pendant|sur|durant|sur une periode de|ao longo de|por um periodo de",
);
const spanNouns = new Set(
  "period window history span horizon timeframe range zeitraum dataset timespan worth".split(" "),
);
const dataNouns = new Set(
  "data history readings records logs measurements observations daily hourly weekly monthly minute minutely trading transactions sales events telemetry orders samples prices values activity daten messwerte historie datos historial donnees historique dados historico traffic metrics entries candles ohlcv billing usage invoices".split(
    " ",
  ),
);
const noSpan = new Set("old overdue late long experience tenure ago maturity notice earlier later ahead of".split(" "));
const durationFields = new Set(
  "duration age tenure delay length wait experience overdue delays late old valid warranty stay stays lasting term time runtime latency older trips calls sessions".split(
    " ",
  ),
);

/** How long it goes on, wherever it lies; it is laid so that it ends today: "for one year", "12 months of daily data". */
function span(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, spanOpeners);
  const article = opener === undefined ? at : skipThe(reading, opener.next);
  const adjective =
    ["full", "whole", "entire", "single", "ganzes", "ganze"].includes(word(reading, article + 1)) &&
    /^(?:a|one|un|une|um|uma|ein|the)$/.test(word(reading, article))
      ? article + 2
      : article;
  const duration = adjective === article ? durationAt(reading, article) : oneUnit(reading, adjective);
  if (duration === undefined) return undefined;
  if (!isLong(duration.unit) && !(reading.stepped && opener !== undefined)) return undefined;
  let next = duration.next;
  const follow = word(reading, next);
  if (opener === undefined) {
    const isNamed =
      spanNouns.has(follow) || (["of", "de", "von", "an", "worth"].includes(follow) && isData(reading, next + 1));
    const isAlone = reading.stepped && isBreak(reading, at - 1) && isBreak(reading, next);
    if (!isNamed && !isAlone) return undefined;
    if (spanNouns.has(follow)) next += 1;
    else next += follow === "worth" ? 1 : 0;
  } else {
    if (noSpan.has(follow) && !(follow === "of" && isData(reading, next + 1))) return undefined;
    if (durationFields.has(word(reading, at - 1))) return undefined;
    if (spanNouns.has(follow)) next += 1;
  }
  const to = tomorrow(reading);
  return found(reading, at, next, moved(to, duration, -1), to, { span: isoDuration(duration) });
}

function isData(reading: Reading, at: number): boolean {
  for (let ahead = at; ahead < at + 4; ahead++) {
    if (dataNouns.has(word(reading, ahead))) return true;
    if (isBreak(reading, ahead)) return false;
  }
  return false;
}

/** "in winter", "summer months", "every December": months that recur, within the last year or three. */
function season(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, withins);
  const recurs = ["every", "each", "jeden", "cada", "chaque"].includes(word(reading, at));
  const start = skipThe(reading, recurs ? at + 1 : (opener?.next ?? at));
  const named = phraseAt(reading, start, seasons);
  const to = tomorrow(reading);
  if (named === undefined) {
    if (!recurs) return undefined;
    const period = periodAt(reading, start);
    if (period === undefined || period.grain !== "month" || period.dated) return undefined;
    const { month } = civilFromDays(period.from / MS_PER_DAY);
    return found(reading, at, period.next, moved(to, { count: 3, unit: "year" }, -1), to, { months: [month] });
  }
  if (periodAt(reading, start) !== undefined) return undefined;
  const isClear =
    opener !== undefined || recurs || ["months", "season", "monate", "meses"].includes(word(reading, named.next));
  // "spring" and "fall" are also things, "été" was.
  if (
    !isClear &&
    !["winter", "summer", "sommer", "verano", "invierno", "hiver", "inverno", "verao"].includes(word(reading, start))
  ) {
    return undefined;
  }
  const next = ["months", "season", "monate"].includes(word(reading, named.next)) ? named.next + 1 : named.next;
  const first = named.meaning;
  const months = [0, 1, 2].map((step) => ((first - 1 + step) % 12) + 1);
  return found(reading, at, next, moved(to, { count: recurs ? 3 : 1, unit: "year" }, -1), to, { months });
}

/** "in 2025", "Q3 2025", "during March", "on 3 March 2025". */
function within(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, withins);
  const start = opener === undefined ? at : skipThe(reading, opener.next);
  const period = periodAt(reading, start);
  if (period === undefined || period.grain === "instant") return undefined;
  if (period.grain === "year" && !isYearHere(reading, start, opener !== undefined)) return undefined;
  if (opener === undefined && !period.dated && period.grain !== "quarter") return undefined;
  if (opener === undefined && ["today", "now", "present", "date", "jetzt", "ahora"].includes(word(reading, at)))
    return undefined;
  if (opener !== undefined && ["date", "now", "present"].includes(word(reading, start))) return undefined;
  // "harvest year 2018-2024" has the bounds of a field.
  const isName =
    word(reading, at) === "year" &&
    reading.tokens[at - 1]?.kind === "word" &&
    !["the", "calendar", "fiscal", "in", "of", "for", "financial"].includes(word(reading, at - 1));
  const isBound =
    period.grain === "year" &&
    ["-", "to", "bis", ".."].includes(word(reading, period.next)) &&
    plainYear(reading, period.next + 1) !== undefined;
  if (isName || isBound) return undefined;
  return found(reading, at, period.next, period.from, period.to);
}

/** A bare number from 1900 to 2099 is a year after a preposition, or where neither a count nor an amount can stand. */
function isYearHere(reading: Reading, at: number, isOpened: boolean): boolean {
  const year = plainYear(reading, at) ?? 0;
  if (unitAt(reading.tokens, at + 1) !== undefined) return false;
  const before = reading.tokens[at - 1];
  if (isOpened) return year >= 1950 && year < 2100 && !(year === 2000 && reading.tokens[at + 1]?.kind === "word");
  if (year < 2010 || year > 2040) return false;
  return (
    before === undefined ||
    before.kind === "break" ||
    before.text === "(" ||
    (before.kind === "word" &&
      ![
        "than",
        "least",
        "most",
        "to",
        "and",
        "need",
        "me",
        "generate",
        "size",
        "limit",
        "about",
        "exactly",
        "max",
        "min",
        "than",
      ].includes(before.folded))
  );
}

/** Up to the end of a period ("before": up to its start), one year back. */
function until(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, untils);
  if (opener === undefined) return undefined;
  const period = periodAt(reading, skipThe(reading, opener.next));
  if (period === undefined || (period.grain === "year" && !isYearHere(reading, opener.next, true))) return undefined;
  if (["now", "present", "date", "today"].includes(word(reading, opener.next))) return undefined;
  const to = phraseAt(reading, at, strictUntils) === undefined ? period.to : period.from;
  return found(reading, at, period.next, moved(to, { count: 1, unit: "year" }, -1), to);
}
