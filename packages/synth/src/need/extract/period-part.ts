import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../engine/calendar.ts";
import { monthsOf, type Period } from "./civil-period.ts";
import { onceAToken } from "./once-a-token.ts";
import { plainYear, seasons, wholePeriodAt } from "./period.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { number, type Reading, word } from "./reading.ts";

type Place = "first" | "last";
type Unit = "day" | "week" | "month" | "half";

const places = phrases<Place>([
  [
    "first",
    "first|1st|erste|ersten|erstes|primer|primera|primeros|primeras|premier|premiere|premiers|premieres|primeiro|primeira|primeiros|primeiras",
  ],
  ["last", "last|final|letzte|letzten|letztes|ultimo|ultima|ultimos|ultimas|dernier|derniere|derniers|dernieres"],
]);
const units = phrases<Unit>([
  ["day", "day|days|tag|tage|tagen|dia|dias|jour|jours"],
  ["week", "week|weeks|woche|wochen|semana|semanas|semaine|semaines"],
  ["month", "month|months|monat|monate|monaten|mes|meses|mois"],
  ["half", "half|halfte|mitad|moitie|metade"],
]);
const seconds = phrases<true>([[true, "second|2nd|zweite|zweiten|segunda|seconde|deuxieme"]]);
const thirds = phrases<0 | 1 | 2>([
  [
    0,
    "early|beginning of|the beginning of|start of|the start of|anfang|principios de|inicios de|comienzos de|debut|inicio de",
  ],
  [1, "mid|mid-|middle of|the middle of|mitte|mediados de|mi-|meados de"],
  [2, "late|end of|the end of|ende|finales de|fin de|fin|final de|fins de"],
]);
const ofs = new Set("of in von des de del du do im the".split(" "));
const weeksOf = phrases<true>([
  [
    true,
    "week of|the week of|week beginning|week starting|week commencing|week from|semana del|semana de|semaine du|woche vom|woche ab",
  ],
]);
const turns = phrases<-1 | 0 | 1>([
  [-1, "last|past|previous|letzten|letztes|letzter|vergangenen|pasado|passado"],
  [0, "this|diesen|dieses|dieser|este|ce|cet|cette"],
  [1, "next|coming|nachsten|kommenden|proximo|prochain"],
]);

/** A period that a need names, or the part of one: "March 2025", "first week of March", "mid-2024", "last December". */
export const periodAt = onceAToken(periodFrom);

function periodFrom(reading: Reading, at: number): Period | undefined {
  return (
    weekOf(reading, at) ??
    piece(reading, at) ??
    third(reading, at) ??
    turned(reading, at) ??
    yearsAt(reading, at) ??
    wholePeriodAt(reading, at)
  );
}

/** "the week of 3 March 2025": seven days from there. */
function weekOf(reading: Reading, at: number): Period | undefined {
  const opener = phraseAt(reading, at, weeksOf);
  const day = opener === undefined ? undefined : wholePeriodAt(reading, skipOf(reading, opener.next));
  return day?.grain === "day" ? { ...day, to: day.from + 7 * MS_PER_DAY } : undefined;
}

function skipOf(reading: Reading, at: number): number {
  let next = at;
  while (next < at + 2 && ofs.has(word(reading, next))) next += 1;
  return next;
}

/** "first week of January 2026", "last 10 days of March", "second half of 2025". */
function piece(reading: Reading, at: number): Period | undefined {
  const second = phraseAt(reading, at, seconds);
  const place = phraseAt(reading, at, places);
  const opener = second ?? place;
  if (opener === undefined) return undefined;
  const value = number(reading, opener.next);
  const unit = phraseAt(reading, value?.next ?? opener.next, units);
  if (unit === undefined || !ofs.has(word(reading, unit.next))) return undefined;
  const whole = wholePeriodAt(reading, skipOf(reading, unit.next));
  if (whole === undefined || whole.grain === "day" || whole.grain === "instant") return undefined;
  const count = value?.value ?? 1;
  if (!Number.isInteger(count) || count < 1 || (second !== undefined && value !== undefined)) return undefined;
  const ends = partOf(whole, unit.meaning, count, second !== undefined ? "second" : (place?.meaning ?? "first"));
  return ends === undefined ? undefined : { ...whole, ...ends, grain: "month" };
}

function partOf(
  { from, to }: Period,
  unit: Unit,
  count: number,
  place: Place | "second",
): { readonly from: number; readonly to: number } | undefined {
  const firstEnd = ahead(from, to, unit, count);
  const [first, last] =
    place === "first"
      ? [from, firstEnd]
      : place === "second"
        ? [firstEnd, unit === "half" ? to : ahead(firstEnd, to, unit, count)]
        : [unit === "half" ? firstEnd : backwards(to, unit, count), to];
  return last > first && first >= from && last <= to ? { from: first, to: last } : undefined;
}

function ahead(from: number, to: number, unit: Unit, count: number): number {
  if (unit === "half") {
    const middle = civilFromDays(Math.floor((from + to) / 2 / MS_PER_DAY));
    // Half a year ends with a month, half a month with its fifteenth day.
    const isLong = to - from > 62 * MS_PER_DAY;
    return (
      (isLong
        ? daysFromCivil(middle.year, middle.month + (middle.day > 15 ? 1 : 0), 1)
        : Math.floor((from + to) / 2 / MS_PER_DAY)) * MS_PER_DAY
    );
  }
  return unit === "month" ? monthsFrom(from, count) : from + count * (unit === "week" ? 7 : 1) * MS_PER_DAY;
}

function backwards(to: number, unit: Unit, count: number): number {
  return unit === "month" ? monthsFrom(to, -count) : to - count * (unit === "week" ? 7 : 1) * MS_PER_DAY;
}

function monthsFrom(ms: number, count: number): number {
  const { year, month } = civilFromDays(Math.floor(ms / MS_PER_DAY));
  const months = year * 12 + month - 1 + count;
  return daysFromCivil(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1) * MS_PER_DAY;
}

/** "early 2025", "mid-March 2025", "the end of 2024": a third of it. */
function third(reading: Reading, at: number): Period | undefined {
  const opener = phraseAt(reading, at, thirds);
  if (opener === undefined) return undefined;
  const start = word(reading, opener.next) === "-" ? opener.next + 1 : skipOf(reading, opener.next);
  const whole = wholePeriodAt(reading, start);
  if (whole === undefined || whole.grain === "day" || whole.grain === "instant") return undefined;
  const { year, month } = civilFromDays(whole.from / MS_PER_DAY);
  const months = (whole.to - whole.from) / MS_PER_DAY > 300 ? 4 : 0;
  const day = (index: number): number =>
    months > 0
      ? daysFromCivil(year, month + index * months, 1) * MS_PER_DAY
      : whole.from + Math.round((index * (whole.to - whole.from)) / MS_PER_DAY / 3) * MS_PER_DAY;
  const from = opener.meaning === 0 ? whole.from : day(opener.meaning);
  return { ...whole, from, to: opener.meaning === 2 ? whole.to : day(opener.meaning + 1), grain: "month" };
}

const yearSpans = phrases<number>([
  [
    9,
    "academic year|school year|schuljahr|curso|ano escolar|ano academico|annee scolaire|annee universitaire|ano letivo",
  ],
  [7, "season|saison|temporada|epoca|fiscal year|financial year|fy"],
]);

/** "academic year 2024/25", "the 2024/25 season": from one calendar year into the next. */
function yearsAt(reading: Reading, at: number): Period | undefined {
  const named = phraseAt(reading, at, yearSpans);
  const start = named?.next ?? at;
  const year = plainYear(reading, start);
  const mark = reading.tokens[start + 1]?.text;
  const second = /^(?:20)?(\d\d)$/.exec(reading.tokens[start + 2]?.text ?? "")?.[1];
  if (year === undefined || (mark !== "/" && mark !== "-") || Number(second) !== (year + 1) % 100) return undefined;
  const behind = named === undefined ? phraseAt(reading, start + 3, yearSpans) : undefined;
  const first = named?.meaning ?? behind?.meaning;
  if (first === undefined) return undefined;
  return monthsOf(year, first, first === 9 ? 10 : 12, behind?.next ?? start + 3, true, "season");
}

/** "last December", "this January", "next summer": counted from today. */
function turned(reading: Reading, at: number): Period | undefined {
  const turn = phraseAt(reading, at, turns);
  if (turn === undefined) return undefined;
  const { year } = civilFromDays(reading.today);
  const now = reading.today * MS_PER_DAY;
  const season = phraseAt(reading, turn.next, seasons);
  const named = season === undefined ? wholePeriodAt(reading, turn.next) : undefined;
  if (season === undefined && (named === undefined || named.dated || named.grain !== "month")) return undefined;
  const first = season?.meaning ?? civilFromDays((named?.from ?? 0) / MS_PER_DAY).month;
  const length = season === undefined ? 1 : 3;
  const inYear = (of: number): Period => {
    const from = daysFromCivil(of, first, 1) * MS_PER_DAY;
    return {
      from,
      to: monthsFrom(from, length),
      next: season?.next ?? named?.next ?? at,
      dated: true,
      grain: season === undefined ? "month" : "season",
    };
  };
  const years = [year - 1, year, year + 1].map(inYear);
  if (turn.meaning === 0) return years[1];
  return turn.meaning < 0 ? years.findLast(({ to }) => to <= now) : years.find(({ from }) => from > now);
}
