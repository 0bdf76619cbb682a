import { civilFromDays, daysFromCivil, MS_PER_DAY } from "../../../engine/calendar.ts";
import type { Findings, Found } from "../../findings.ts";

type Window = Extract<Found, { kind: "window" }>;

/** So many years at most lie between a season that is named and the dates in its brackets as they were read. */
const FARTHEST = 60;

/** "winter 2024/25 (1 Dec to 28 Feb)", "FY2025 (April 2025 to March 2026)": the dates in brackets say when, in the year before them. */
export function withExplainedWindows(findings: Findings): Findings {
  const { found, text } = findings;
  const explained = new Map<Found, Window>();
  const named = new Set<Found>();
  for (const each of found) {
    const dates = each.kind === "window" ? datesInBrackets(each, findings) : undefined;
    if (each.kind !== "window" || dates === undefined) continue;
    named.add(each);
    const isDated = /\d{4}/.test(text.slice(dates.start, dates.end));
    const moved = isDated || dates.months !== undefined || dates.span !== undefined ? dates : inYearsOf(each, dates);
    explained.set(dates, { ...moved, start: each.start, end: dates.end + 1 });
  }
  const year = yearSaid(findings);
  for (const each of found)
    if (year !== undefined && each.kind === "window" && !explained.has(each) && isYearless(each, text))
      explained.set(each, inYearsOf(year, each));
  if (named.size + explained.size === 0) return findings;
  return { ...findings, found: found.flatMap((each) => (named.has(each) ? [] : [explained.get(each) ?? each])) };
}

/** The one whole year that is said: "claims of 2024". */
function yearSaid({ found, text }: Findings): Window | undefined {
  const years = found.filter((each): each is Window => each.kind === "window" && isWholeYear(each));
  const [year] = years;
  const said = new Set(text.match(/(?<![\d.,])(?:19|20)\d\d(?![\d.,]\d|\d)/g));
  return years.length === 1 && year !== undefined && said.size === 1 && said.has(year.from.slice(0, 4))
    ? year
    : undefined;
}

function isWholeYear({ from, to, last, months }: Window): boolean {
  return (
    last === undefined && months === undefined && from.endsWith("-01-01") && to === `${String(yearOf(from) + 1)}-01-01`
  );
}

/** "from 1 April to 30 June": the year is that which is said elsewhere. */
function isYearless({ from, to, start, end, last, months, span }: Window, text: string): boolean {
  const isDated = /\d{4}|\b(?:last|this|next|past)\b/i.test(text.slice(start, end));
  const isRange = last === undefined && months === undefined && span === undefined;
  return isRange && !isDated && /\d/.test(text.slice(start, end)) && Date.parse(to) > Date.parse(from);
}

function datesInBrackets({ end }: Window, { text, found }: Findings): Window | undefined {
  return found.find(
    (other): other is Window =>
      other.kind === "window" &&
      other.start > end &&
      /^ ?\($/.test(text.slice(end, other.start)) &&
      text[other.end] === ")",
  );
}

/** The dates in the years in which they have most in common with what they explain. */
function inYearsOf(named: Window, dates: Window): Window {
  const years = yearOf(named.from) - yearOf(dates.from);
  if (Math.abs(years) > FARTHEST || named.months !== undefined) return dates;
  const tries = [years, years - 1, years + 1].map((by) => ({
    ...dates,
    from: moved(dates.from, by),
    to: moved(dates.to, by),
  }));
  const common = (one: Window): number =>
    Math.min(Date.parse(one.to), Date.parse(named.to)) - Math.max(Date.parse(one.from), Date.parse(named.from));
  return tries.reduce((best, one) => (common(one) > common(best) ? one : best), dates);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same day so many years later; what is no day of that year is the one after it. */
function moved(day: string, years: number): string {
  const { year, month, day: ofMonth } = civilFromDays(Math.floor(Date.parse(day) / MS_PER_DAY));
  const date = new Date(daysFromCivil(year + years, month, ofMonth) * MS_PER_DAY).toISOString().slice(0, 10);
  return day.length === 10 ? date : date + day.slice(10);
}
