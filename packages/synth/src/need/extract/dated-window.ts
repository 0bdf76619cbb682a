import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Found } from "../findings.ts";
import { yearOf as civilYear, type Period } from "./civil-period.ts";
import { plainYear } from "./period.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { isBreak, type Reading, singularAt, word } from "./reading.ts";
import { unitAt } from "./units.ts";
import { backwards, found, moved, skipThe, tomorrow } from "./window-ends.ts";
import { yearsBehind } from "./years-in-turn.ts";

const sinces = phraseList(
  "since|none before|nothing before|none earlier than|nothing earlier than|none older than|nothing older than|not before|no earlier than|on or after|not earlier than|never before|from|starting|starting in|starting on|starting from|beginning|beginning in|beginning on|as of|seit|ab|desde|depuis|a partir de|a partir du|desde o|desde el|going back to|dating back to|dated from|since early|since late|since mid",
);

/** What says that nothing lies before, and nothing else. */
const starts = phraseList(
  "since|none before|nothing before|none earlier than|nothing earlier than|not before|no earlier than|on or after|not earlier than|never before|nicht vor|no antes de|pas avant|nao antes de",
);

const untils = phraseList(
  "until|til|none after|nothing after|none later than|nothing later than|not after|no later than|on or before|not later than|until|till|up to|through|up until|by|ending|ending in|bis|hasta|jusqu'a|jusqu'au|jusqu'en|ate|before|prior to|earlier than|vor|avant|antes de",
);

const strictUntils = phraseList("before|prior to|earlier than|vor|avant|antes de");

const afters = phraseList("after|later than|nach|despues de|apres|depois de");

const links = phraseList(
  "to|until|till|til|through|thru|up to|and|-|--|->|..|...|bis|bis zum|und|hasta|a|al|y|au|a la|jusqu'a|jusqu'au|et|ate|e|à",
);

export const withins = phraseList(
  "in|during|for|of|for the day|on the day|only for the day|am tag|whole of|the whole of|whole|all through|throughout|through|all through|right through|on|within|over|from|across|covering|dated|year|calendar year|fiscal year|im jahr|im|in den|in dem|am|fur|aus|en|en el|durante|para|del ano|del|pour|pendant|sur|au|courant|em|no|na|de|do ano de|as of|all of|the year|around|das ganze jahr|im ganzen jahr|ganz|todo el ano|todo|tout|toute l'annee|o ano todo|todo o ano",
);

const froms = phraseList(
  "from|between|von|vom|zwischen|desde|de|del|entre|du|starting|dates from|dated between|in|during|over|through|throughout|across|covering|the period|period|the week of|week of|in the week of|during the week of|for the week of|the week from|week from|in the week from|die woche vom|woche vom|in der woche vom|la semana del|semana del|en la semana del|la semaine du|semaine du|a semana de",
);

const onwards = phraseList(
  "onwards|onward|on|to date|to now|to today|to present|until now|until today|till now|till date|through today|forward|bis heute|bis jetzt|hasta hoy|hasta ahora|jusqu'a aujourd'hui|ate hoje|ate agora|to the present|until present|so far|thus far|up to the present|bisher|hasta el momento|jusqu'ici|ate o momento|or later|and later|or newer|and newer|and after|or after|and beyond",
);

const ors = /^(?:or|and|oder|und|o|y|ou|et|e)$/;
const ins = /^(?:in|during|from|im|en|em|de|durante)$/;

/** "filing date in 2022 or 2023", "in 2019, 2020 and 2021": years that follow each other, each of them somewhen within. */
function yearsInTurn(reading: Reading, at: number): Found | undefined {
  const first = ins.test(word(reading, at)) ? plainYear(reading, at + 1) : undefined;
  if (first === undefined || first < 1950 || isYearOfField(reading, at)) return undefined;
  const run = yearsBehind(reading, first, at + 2, ors);
  if (run === undefined) return undefined;
  const { last, next } = run;
  const [low, high] = [civilYear(first, next), civilYear(last, next)];
  return low !== undefined && high !== undefined ? found(reading, at, next, low.from, high.to) : undefined;
}

export function fromTo(reading: Reading, at: number): Found | undefined {
  const inTurn = yearsInTurn(reading, at);
  if (inTurn !== undefined) return inTurn;
  const opener = phraseAt(reading, at, froms);
  for (const start of opener === undefined ? [at] : [skipThe(reading, opener.next), at]) {
    const pair = periods(reading, start) ?? oldYears(reading, at, start);
    if (pair === undefined) continue;
    const { low, high } = pair;
    // Two plain years may be bounds of a field of years.
    const areYears = low.grain === "year" && high.grain === "year";
    if (
      areYears &&
      (!isDateYears(reading, at, opener !== undefined) || unitAt(reading.tokens, high.next) !== undefined)
    )
      return undefined;
    if (high.to <= low.from)
      return opener === undefined ? undefined : backwards(reading, at, high.next, low.from, high.to);
    return found(reading, at, high.next, low.from, high.to);
  }
  return undefined;
}

const yearNames = /(?:year|jahr|jahrgang|^ano|^annee|^millesime|^vintage|^cosecha|^safra)$/;
/** What is told by its year: "built", "born"; its bounds are two years, and a first one is a day. */
const yearly =
  /^(?:built|construction|manufactured|founded|published|publication|release|birth|born|edition|cohort|graduation)$/;

/** "year built between 1950 and 2020", "model year 2016 or newer", "Geburtsjahr der Leser 1940 bis 2018": years of a column. */
export function isYearOfField(reading: Reading, at: number, isRange = false): boolean {
  for (let back = 1; back <= 4; back++) {
    if (isBreak(reading, at - back)) return false;
    const said = word(reading, at - back);
    // "the year 2024" is when it is.
    const isWhen =
      /^(?:year|jahr|ano|annee)$/.test(said) &&
      /^(?:the|im|el|l'|calendar|fiscal|financial|o|no|en|in|de|do|del|of)$/.test(word(reading, at - back - 1));
    if ((yearNames.test(said) && !isWhen) || (isRange && yearly.test(said))) return true;
  }
  return false;
}

/** Whether two years are a window and not the bounds of a column. */
function isDateYears(reading: Reading, at: number, isOpened: boolean): boolean {
  return !isYearOfField(reading, at, true) && (isOpened || reading.tokens[at - 1]?.kind !== "number");
}

function periods(reading: Reading, at: number): { readonly low: Period; readonly high: Period } | undefined {
  const low = periodAt(reading, at);
  const bareDay = /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(reading.tokens[at]?.lower ?? "");
  // "vom 3. bis 17. März"
  const behindDay = reading.tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  for (const start of low === undefined || !bareDay ? [low?.next] : [low.next, behindDay]) {
    const from = start ?? (bareDay ? behindDay : undefined);
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

const oldYear = /^1[5-8]\d\d$/;

/** "1850 to 1900", "burials 1790-1830", "between 1881 and 1911": years before 1900 are such in what the rows are, and have nothing behind them. */
function oldYears(
  reading: Reading,
  at: number,
  start: number,
): { readonly low: Period; readonly high: Period } | undefined {
  const first = reading.tokens[start]?.text ?? "";
  const link = oldYear.test(first) ? phraseAt(reading, start + 1, links) : undefined;
  const last = link === undefined ? "" : (reading.tokens[link.next]?.text ?? "");
  if (link === undefined || !(oldYear.test(last) || /^(?:19|20)\d\d$/.test(last)) || Number(last) < Number(first))
    return undefined;
  const next = link.next + 1;
  if (!isBreak(reading, next) && ![")", "with"].includes(word(reading, next))) return undefined;
  for (let back = 0; back < at; back++) if (word(reading, back) === ":") return undefined;
  const before = word(reading, at - 1);
  const isNoun =
    singularAt(reading, at - 1) !== before && reading.tokens.slice(0, at).every(({ kind }) => kind === "word");
  if (at > 0 && !isBreak(reading, at - 1) && before !== "(" && !isNoun) return undefined;
  const low = civilYear(Number(first), start + 1);
  const high = civilYear(Number(last), next);
  return low === undefined || high === undefined ? undefined : { low, high };
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

/** "January to March 2025": a first period without a year takes that of the second, or the year before where it would come after. */
function inOneYear(low: Period, high: Period): { readonly low: Period; readonly high: Period } | undefined {
  if (low.dated === high.dated) {
    return high.to > low.from || low.dated ? { low, high } : { low: moveYears(low, -1), high };
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

const nearDays = new Set("yesterday today".split(" "));

/** From a period on until today; where that lies ahead, for one year. */
export function since(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, sinces);
  const after = opener === undefined ? phraseAt(reading, at, afters) : undefined;
  const next = opener?.next ?? after?.next;
  if (next === undefined) {
    // "2024 onwards", "January 2024 to date", "in 2019 or later"
    const start = skip(reading, at, withins);
    const period = periodAt(reading, start);
    const open = period === undefined ? undefined : phraseAt(reading, period.next, onwards);
    // "disposal date on 7%": the noun of a column is no day.
    if (period === undefined || open === undefined || word(reading, start) === "date") return undefined;
    if (period.grain === "year" && isYearOfField(reading, start)) return undefined;
    return found(reading, at, open.next, period.from, openEnd(reading, period.from), { open: true });
  }
  // "since date" is a column.
  if (word(reading, next) === "date") return undefined;
  const period = periodAt(reading, skipThe(reading, next));
  if (period === undefined || period.next === next) return undefined;
  // "logs from yesterday" are those of that day.
  if (word(reading, at) === "from" && nearDays.has(word(reading, period.next - 1))) return undefined;
  const isVagueOpener = ["from", "de", "ab"].includes(word(reading, at));
  const end = skip(reading, period.next, onwards);
  // "invoices from 2024" are those of that year; "from 2024 on" is open.
  if (isVagueOpener && word(reading, at) !== "ab" && end === period.next && period.grain !== "day") return undefined;
  const from = after === undefined ? period.from : period.to;
  if (period.grain === "year" && isYearOfField(reading, at)) return undefined;
  const last = endAt(reading, jointFrom(reading, end));
  if (last === undefined) return found(reading, at, end, from, openEnd(reading, from), { open: true });
  return between(reading, at, last.next, from, last.to);
}

const joints = new Set("and but und aber y pero et mais e mas".split(" "));

/** "no earlier than 1 March 2024 and no later than 1 April 2024": two ends of one window. */
function jointFrom(reading: Reading, at: number): number {
  return joints.has(word(reading, at)) ? at + 1 : at;
}

function between(reading: Reading, at: number, next: number, from: number, to: number): Found | undefined {
  return to > from ? found(reading, at, next, from, to) : backwards(reading, at, next, from, to);
}

function openEnd(reading: Reading, from: number): number {
  const end = tomorrow(reading);
  return from < end ? end : moved(from, { count: 1, unit: "year" }, 1);
}

/** "in 2025", "Q3 2025", "during March", "on 3 March 2025". */
export function within(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, withins);
  const start = opener === undefined ? at : skipThe(reading, opener.next);
  const period = periodAt(reading, start);
  if (period === undefined || period.grain === "instant") return undefined;
  const isPlain = plainYear(reading, start) !== undefined;
  if (period.grain === "year" && isPlain && !isYearHere(reading, start, opener !== undefined)) return undefined;
  if (opener === undefined && !period.dated && period.grain !== "quarter" && !isMonthAlone(reading, at, period))
    return undefined;
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
  // "over the 2025 season: strokes, putts" lists what is in the rows.
  const isSeason = period.grain === "year" && isPlain && /^(?:season|saison)$/.test(word(reading, period.next));
  return found(reading, at, isSeason ? period.next + 1 : period.next, period.from, period.to);
}

/** "hourly weather for Oslo, January, temperature": a month in an item of its own, and no row of months. */
function isMonthAlone(reading: Reading, at: number, { grain, next }: Period): boolean {
  const isItem = at > 0 && isBreak(reading, at - 1) && isBreak(reading, next);
  const isNamed = grain === "month" && /^\p{Lu}\p{Ll}{2,}$/u.test(reading.tokens[at]?.text ?? "");
  return isItem && isNamed && [at - 2, next + 1].every((other) => periodAt(reading, other) === undefined);
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
export function until(reading: Reading, at: number): Found | undefined {
  const last = endAt(reading, at);
  if (last === undefined) return undefined;
  const { period, to } = last;
  const joint = jointFrom(reading, last.next);
  const start = joint > last.next ? phraseAt(reading, joint, starts) : undefined;
  const first = start === undefined ? undefined : periodAt(reading, skipThe(reading, start.next));
  if (first !== undefined && first.grain === period.grain) return between(reading, at, first.next, first.from, to);
  // "milk yields through March 2026" are those of that month.
  if (word(reading, at) === "through" && period.grain === "month" && period.dated)
    return found(reading, at, period.next, period.from, period.to);
  return found(reading, at, period.next, moved(to, { count: 1, unit: "year" }, -1), to);
}

/** Where a window ends that an opener such as "until" or "no later than" says. */
function endAt(
  reading: Reading,
  at: number,
): { readonly period: Period; readonly to: number; readonly next: number } | undefined {
  const opener = phraseAt(reading, at, untils);
  if (opener === undefined || ["now", "present", "date", "today"].includes(word(reading, opener.next)))
    return undefined;
  const period = periodAt(reading, skipThe(reading, opener.next));
  if (period === undefined || (period.grain === "year" && !isYearHere(reading, opener.next, true))) return undefined;
  const to = phraseAt(reading, at, strictUntils) === undefined ? period.to : period.from;
  return { period, to, next: period.next };
}
