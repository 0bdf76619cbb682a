import { civilFromDays, MS_PER_DAY } from "../../engine/calendar.ts";
import { dayOf, monthOf, monthsOf, type Period, yearOf } from "./civil-period.ts";
import { onceAToken } from "./once-a-token.ts";
import { type Phrases, phraseAt, phrases } from "./phrases.ts";
import { isBreak, isGlued, number, type Reading, tokenFrom, word } from "./reading.ts";
import { unitAt } from "./units.ts";

export const monthNames: Phrases<number> = phrases<number>([
  [1, "january|jan|januar|janner|enero|janvier|janv|janeiro"],
  [2, "february|feb|februar|febrero|fevrier|fevr|fevereiro"],
  [3, "march|mar|marz|marzo|mars|marco"],
  [4, "april|apr|abril|avril|avr"],
  [5, "may|mai|mayo|maio"],
  [6, "june|jun|juni|junio|juin|junho"],
  [7, "july|jul|juli|julio|juillet|juil|julho"],
  [8, "august|aug|agosto|aout"],
  [9, "september|sep|sept|septiembre|septembre|setembro"],
  [10, "october|oct|oktober|okt|octubre|octobre|outubro"],
  [11, "november|nov|noviembre|novembre|novembro"],
  [12, "december|dec|dezember|dez|diciembre|decembre|dezembro"],
]);

/** First month of each season; winter begins in December of the year before. */
export const seasons: Phrases<number> = phrases<number>([
  [12, "winter|invierno|hiver|inverno"],
  [3, "spring|fruhling|fruhjahr|primavera|printemps"],
  [6, "summer|sommer|verano|ete|verao"],
  [9, "autumn|fall|herbst|otono|automne|outono"],
]);

const ordinals = phrases<number>([
  [1, "first|1st|erstes|ersten|primer|premier|1er|primeiro"],
  [2, "second|2nd|zweites|zweiten|segundo|deuxieme|2e"],
  [3, "third|3rd|drittes|dritten|tercer|troisieme|terceiro"],
  [4, "fourth|4th|last|viertes|vierten|letztes|letzten|cuarto|ultimo|quatrieme|dernier|quarto"],
]);
const quarterNouns = phrases<true>([[true, "quarter|quartal|trimestre"]]);
const halfNouns = phrases<true>([[true, "half|halbjahr|semestre"]]);
const of = new Set(["of", "de", "del", "do", "in", "the", ",", "'"]);

/** The whole period that begins at a token. A day and month in figures are read month first in English, else day first. */
export const wholePeriodAt = onceAToken(wholePeriodFrom);

function wholePeriodFrom(reading: Reading, at: number): Period | undefined {
  const token = reading.tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === "number" || /^\d/.test(token.text)) {
    // The rest of a date that is none is no date either.
    if (isGlued(reading, at) && ["/", "."].includes(word(reading, at - 1))) return undefined;
    return (
      isoAt(reading, at) ??
      figuresAt(reading, at) ??
      dayFirst(reading, at) ??
      ordinalAt(reading, at) ??
      yearAt(reading, at)
    );
  }
  if (token.kind === "break" || token.kind === "symbol") return undefined;
  return (
    monthFirst(reading, at) ??
    quarterAt(reading, at) ??
    ordinalAt(reading, at) ??
    seasonAt(reading, at) ??
    nearAt(reading, at)
  );
}

const iso =
  /(\d{4})([-/])(\d{1,2})(?:\2(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|\+00:?00)?)?)?(?![\d/-]|T\d)/y;

function isoAt(reading: Reading, at: number): Period | undefined {
  iso.lastIndex = reading.tokens[at]?.start ?? 0;
  const match = iso.exec(reading.text);
  if (match === null) return undefined;
  const [, year, , month, day, hour, minute, second] = match;
  const next = tokenFrom(reading, at, iso.lastIndex);
  if (day === undefined) return monthOf(Number(year), Number(month), next, true);
  const whole = dayOf(Number(year), Number(month), Number(day), next, true);
  if (whole === undefined || hour === undefined) return whole;
  const from = whole.from + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1_000;
  return { from, to: from, next, dated: true, grain: "instant" };
}

/** Years to come that two figures may still say. */
const FARTHEST_SHORT = 15;
const figures = /(\d{1,2})([./])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/y;
/** A date that can only be read day first: all of the text are written so. */
const dayLeads = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/\d{2}/;
const lengths =
  /^(?:terms?|tenors?|durations?|lengths?|instal?lments?|laufzeit|plazos?|dur[ée]es?|prazos?|parcelas|cuotas)$/;
const monthOfYear = /(\d{1,2})\/(\d{4})(?![\d/])/y;

function figuresAt(reading: Reading, at: number): Period | undefined {
  const start = reading.tokens[at]?.start ?? 0;
  figures.lastIndex = start;
  const match = figures.exec(reading.text);
  if (match === null) {
    monthOfYear.lastIndex = start;
    const month = monthOfYear.exec(reading.text);
    if (month === null) return undefined;
    return monthOf(Number(month[2]), Number(month[1]), tokenFrom(reading, at, monthOfYear.lastIndex), true);
  }
  const [, first, mark, second, yearText = ""] = match;
  const year = yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  // "price by plan 10/25/60" lists prices.
  if (yearText.length === 2 && mark === "/" && year > civilFromDays(reading.today).year + FARTHEST_SHORT)
    return undefined;
  const next = tokenFrom(reading, at, figures.lastIndex);
  // "term 12/24/36 months", "tenor 6/12/24"
  const isShort = yearText.length === 2 && mark === "/";
  if (isShort && (unitAt(reading.tokens, next) !== undefined || lengths.test(word(reading, at - 1)))) return undefined;
  const monthLeads = mark === "/" && reading.language === "en" && Number(first) <= 12 && !dayLeads.test(reading.text);
  const isSwapped = mark === "/" && Number(second) > 12;
  return monthLeads || isSwapped
    ? dayOf(year, Number(first), Number(second), next, true)
    : dayOf(year, Number(second), Number(first), next, true);
}

/** "3 March 2025", "3rd of March", "3. März 2025", "3 de marzo de 2025", "1er janvier". */
function dayFirst(reading: Reading, at: number): Period | undefined {
  const match = /^(\d{1,2})(?:st|nd|rd|th|er|o|º|ª)?$/.exec(reading.tokens[at]?.lower ?? "");
  if (match === null) return undefined;
  let behind = at + 1;
  if (reading.tokens[behind]?.text === ".") behind += 1;
  while (behind < at + 4 && of.has(word(reading, behind))) behind += 1;
  const month = monthAt(reading, behind);
  if (month === undefined) return undefined;
  return atClock(
    reading,
    withYear(reading, month.next, (year, next, dated) => dayOf(year, month.meaning, Number(match[1]), next, dated)),
  );
}

/** "31 Dec 2025 18:00": the instant where a time of day follows at once, and no second one. */
function atClock(reading: Reading, day: Period | undefined): Period | undefined {
  if (day === undefined || !day.dated) return day;
  const at = /^(?:at|um|a|à|,)$/.test(reading.tokens[day.next]?.lower ?? "") ? day.next + 1 : day.next;
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(reading.tokens[at]?.text ?? "");
  const isSpan =
    ["-", "–", "to", "bis"].includes(word(reading, at + 1)) && /^\d{1,2}:\d\d$/.test(word(reading, at + 2));
  if (clock === null || isSpan) return day;
  const from = day.from + (Number(clock[1]) * 60 + Number(clock[2])) * 60_000;
  return { from, to: from, next: at + 1, dated: true, grain: "instant" };
}

/** "March 2025", "March 3, 2025", "Mar 3rd", "marzo de 2025". A bare "may" or "mar" needs a number behind it. */
function monthFirst(reading: Reading, at: number): Period | undefined {
  const month = monthAt(reading, at);
  if (month === undefined) return undefined;
  const ahead = reading.tokens[month.next];
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(ahead?.lower ?? "");
  if (day !== null && Number(day[1]) >= 1 && Number(day[1]) <= 31 && !isCount(reading, month.next + 1)) {
    return atClock(
      reading,
      withYear(reading, month.next + 1, (year, next, dated) => dayOf(year, month.meaning, Number(day[1]), next, dated)),
    );
  }
  const whole = withYear(reading, month.next, (year, next, dated) => monthOf(year, month.meaning, next, dated));
  const isWordToo =
    ["may", "mar", "march", "dec", "sep", "jan"].includes(word(reading, at)) ||
    (["mars", "mai"].includes(word(reading, at)) && reading.language !== "fr");
  const isCapital = /^\p{Lu}/u.test(reading.tokens[at]?.text ?? "");
  // "viewings march-may 2025": with a month behind it, it is one.
  const isJoined = /^(?:-|–|to|till|til|until|through|thru|bis)$/.test(word(reading, month.next));
  const isSpan = isJoined && monthAt(reading, month.next + 1) !== undefined;
  const isNamed = isCapital || isSpan || isLedIn(reading, at, month.next);
  return isWordToo && whole?.dated === false && !isNamed ? undefined : whole;
}

/** "sold in march", "all dates in may": nothing follows that it would be a verb or a noun with. */
function isLedIn(reading: Reading, at: number, next: number): boolean {
  return reading.language === "en" && word(reading, at - 1) === "in" && isBreak(reading, next);
}

/** "March 3 rows" is no third of March. */
function isCount(reading: Reading, at: number): boolean {
  return ["rows", "records", "entries", "%", "percent"].includes(word(reading, at));
}

function monthAt(reading: Reading, at: number): { readonly meaning: number; readonly next: number } | undefined {
  const month = phraseAt(reading, at, monthNames);
  if (month === undefined) return undefined;
  // "Jan." keeps its full stop when a year or day follows.
  const stop = reading.tokens[month.next];
  const isShort = stop?.text === "." && /^\d/.test(reading.tokens[month.next + 1]?.text ?? "");
  return isShort ? { ...month, next: month.next + 1 } : month;
}

const quarterCode = /^(?:q|t)([1-4])$/;
const halfCode = /^(?:h|s)([12])$/;

/** "Q3 2025", "H1 2025", "2025-Q3" stands under the figures. */
function quarterAt(reading: Reading, at: number): Period | undefined {
  const text = reading.tokens[at]?.lower ?? "";
  const quarter = quarterCode.exec(text);
  // "q1" in small letters is a question as often as a quarter.
  const isCapital = reading.tokens[at]?.text !== text || yearFrom(reading, at + 1) !== undefined;
  if (quarter !== null && isCapital && !(text.startsWith("t") && reading.language === "en")) {
    return withYear(reading, at + 1, (year, next, dated) =>
      monthsOf(year, Number(quarter[1]) * 3 - 2, 3, next, dated, "quarter"),
    );
  }
  const half = halfCode.exec(text);
  if (half !== null && yearFrom(reading, at + 1) !== undefined) {
    return withYear(reading, at + 1, (year, next, dated) =>
      monthsOf(year, Number(half[1]) * 6 - 5, 6, next, dated, "half"),
    );
  }
  const joined = /^(?:fy|cy)((?:19|20)\d\d)$/.exec(text);
  return joined === null ? undefined : yearOf(Number(joined[1]), at + 1);
}

/** "third quarter of 2025", "first half of 2025", "3. Quartal 2025", "2025 Q3". */
function ordinalAt(reading: Reading, at: number): Period | undefined {
  const figure = /^([1-4])$/.exec(reading.tokens[at]?.text ?? "");
  const isFigure = figure !== null && reading.tokens[at + 1]?.text === ".";
  const ordinal = isFigure ? { meaning: Number(figure[1]), next: at + 2 } : phraseAt(reading, at, ordinals);
  if (ordinal !== undefined) {
    const quarter = phraseAt(reading, ordinal.next, quarterNouns);
    const half = phraseAt(reading, ordinal.next, halfNouns);
    const noun = quarter ?? half;
    // "first half" without a year is no period.
    if (noun === undefined || yearFrom(reading, noun.next) === undefined) return undefined;
    const length = quarter === undefined ? 6 : 3;
    if (ordinal.meaning * length > 12) return undefined;
    const first = (ordinal.meaning - 1) * length + 1;
    return withYear(reading, noun.next, (year, next, dated) =>
      monthsOf(year, first, length, next, dated, quarter === undefined ? "half" : "quarter"),
    );
  }
  const year = plainYear(reading, at);
  if (year === undefined) return undefined;
  const behind = reading.tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const quarter = quarterCode.exec(reading.tokens[behind]?.lower ?? "");
  const half = halfCode.exec(reading.tokens[behind]?.lower ?? "");
  if (half !== null) return monthsOf(year, Number(half[1]) * 6 - 5, 6, behind + 1, true, "half");
  return quarter === null ? undefined : monthsOf(year, Number(quarter[1]) * 3 - 2, 3, behind + 1, true, "quarter");
}

/** "summer 2024", "winter 2024/25", "the winter of 2024"; a winter is named by the year in which it begins. */
function seasonAt(reading: Reading, at: number): Period | undefined {
  const season = phraseAt(reading, at, seasons);
  if (season === undefined) return undefined;
  const named = yearFrom(reading, season.next);
  if (named === undefined) return undefined;
  let next = named.next;
  const mark = reading.tokens[next]?.text;
  if ((mark === "/" || mark === "-") && /^\d{2}(?:\d\d)?$/.test(reading.tokens[next + 1]?.text ?? "")) next += 2;
  return monthsOf(named.year, season.meaning, 3, next, true, "season");
}

const nearDays = phrases<number>([
  [0, "tonight|today|heute|hoy|aujourd'hui|hoje|now|present|the present|jetzt|ahora|the present day|date"],
  [-1, "yesterday|gestern|ayer|hier|ontem"],
]);

function nearAt(reading: Reading, at: number): Period | undefined {
  const near = phraseAt(reading, at, nearDays);
  if (near === undefined) return undefined;
  const from = (reading.today + near.meaning) * MS_PER_DAY;
  return { from, to: from + MS_PER_DAY, next: near.next, dated: true, grain: "day" };
}

function yearAt(reading: Reading, at: number): Period | undefined {
  const isDate =
    reading.tokens[at + 1]?.text === "-" && reading.tokens[at + 3]?.text === "-" && isGlued(reading, at + 3);
  if (isDate) return undefined;
  const year = plainYear(reading, at);
  return year === undefined ? undefined : yearOf(year, at + 1);
}

/** Four digits from 1900 to 2099 that stand for themselves. */
export function plainYear(reading: Reading, at: number): number | undefined {
  const token = reading.tokens[at];
  if (token === undefined || !/^(?:19|20)\d\d$/.test(token.text)) return undefined;
  return number(reading, at)?.next === at + 1 ? Number(token.text) : undefined;
}

const nearYears = phrases<number>([
  [
    -1,
    "last year|of last year|the previous year|of the previous year|letzten jahres|des letzten jahres|vorigen jahres|del ano pasado|de l'annee derniere|de l'an dernier|do ano passado",
  ],
  [0, "this year|of this year|dieses jahres|de este ano|de cette annee|deste ano"],
]);

const yearNouns = new Set("year jahres jahr ano annee".split(" "));

/** "2025", "of 2025", ", 2025", "'24", "of last year" */
function yearFrom(reading: Reading, at: number): { readonly year: number; readonly next: number } | undefined {
  let index = at;
  while (index < at + 2 && of.has(reading.tokens[index]?.text ?? "") && reading.tokens[index]?.text !== "'") index += 1;
  // "first half of the year 2026", "Juni des Jahres 2025"
  if (yearNouns.has(word(reading, index)) && plainYear(reading, index + 1) !== undefined) index += 1;
  const year = plainYear(reading, index);
  if (year !== undefined) return { year, next: index + 1 };
  // Behind a month "1780" can be nothing else.
  const old = /^1[0-8]\d\d$/.exec(reading.tokens[index]?.text ?? "");
  if (old !== null && number(reading, index)?.next === index + 1) return { year: Number(old[0]), next: index + 1 };
  const near = phraseAt(reading, at, nearYears);
  if (near !== undefined) return { year: civilFromDays(reading.today).year + near.meaning, next: near.next };
  const short = reading.tokens[at]?.text === "'" ? /^\d\d$/.exec(reading.tokens[at + 1]?.text ?? "") : null;
  return short === null ? undefined : { year: 2000 + Number(short[0]), next: at + 2 };
}

/** With the year that follows, or else with the latest one in which the period has begun. */
function withYear(
  reading: Reading,
  at: number,
  make: (year: number, next: number, dated: boolean) => Period | undefined,
): Period | undefined {
  const named = yearFrom(reading, at);
  if (named !== undefined) return make(named.year, named.next, true);
  const { year } = civilFromDays(reading.today);
  const current = make(year, at, false);
  if (current === undefined) return make(year - 1, at, false);
  return current.from <= reading.today * MS_PER_DAY ? current : make(year - 1, at, false);
}
