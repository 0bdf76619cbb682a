import { monthNames } from "../../../extract/period.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { type Reading, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { quoteOf } from "../said-orders.ts";

const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const ofs = new Set(". of de del do in the year ano d' , im jahr l'annee".split(" "));

/** "30 February", "31 de junio", "29 février 2025", "2023-02-29", "31/06/2026": days that no calendar has. */
export function findNoSuchDay(reading: Reading, notes: DraftNotes): void {
  for (let at = 0; at < reading.tokens.length; at++) {
    const day = dayFirst(reading, at) ?? monthFirst(reading, at);
    if (day === undefined) continue;
    tell(reading, day, notes);
    at = day.next - 1;
  }
  for (const { index, 0: said, 1: year, 2: month, 3: day } of reading.text.matchAll(
    /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g,
  )) {
    const isMonth = Number(month) >= 1 && Number(month) <= 12;
    if (isMonth)
      tellIfNone(Number(year), Number(month), Number(day), { start: index, end: index + said.length }, reading, notes);
  }
  for (const { index, 0: said, 1: one, 2: other, 3: year } of reading.text.matchAll(
    /(?<![\d./])(\d{1,2})[./](\d{1,2})[./]((?:19|20)\d\d)(?![\d/])/g,
  )) {
    const [a, b] = [Number(one), Number(other)];
    // Whichever of the two is the month.
    const isSome = (day: number, month: number): boolean =>
      month >= 1 && month <= 12 && day >= 1 && day <= lastOf(Number(year), month);
    const [day, month] = b <= 12 ? [a, b] : [b, a];
    if (!isSome(a, b) && !isSome(b, a) && month <= 12 && day <= 31 && month > 0)
      tellIfNone(Number(year), month, day, { start: index, end: index + said.length }, reading, notes);
  }
}

interface Day {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  readonly first: number;
  readonly next: number;
}

/** "31 June 2026", "31. Juni", "31 de junio de 2026" */
function dayFirst(reading: Reading, at: number): Day | undefined {
  const day = /^(\d{1,2})(?:st|nd|rd|th|er|o|º|ª)?$/.exec(word(reading, at))?.[1];
  if (day === undefined || [".", "/", ":", "-"].includes(reading.tokens[at - 1]?.text ?? "")) return undefined;
  let next = at + 1;
  while (next < at + 4 && [".", "of", "de", "do", "del", "the"].includes(word(reading, next))) next += 1;
  const month = phraseAt(reading, next, monthNames);
  // "31 mar adentro", "30 sets"
  if (month === undefined || word(reading, next).length < 3) return undefined;
  return { ...yearFrom(reading, month.next), month: month.meaning, day: Number(day), first: at };
}

/** "February 30th, 2025" */
function monthFirst(reading: Reading, at: number): Day | undefined {
  const month = phraseAt(reading, at, monthNames);
  const start = month === undefined ? at : reading.tokens[month.next]?.text === "." ? month.next + 1 : month.next;
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word(reading, start))?.[1];
  if (month === undefined || day === undefined || reading.language !== "en") return undefined;
  // "may 40 rows", "June 31%", "Feb 30-day"
  if (Number(day) > 31 || ["%", "-", "–", ":"].includes(reading.tokens[start + 1]?.text ?? "")) return undefined;
  const behind = reading.tokens[start + 1];
  if (
    behind !== undefined &&
    behind.kind === "word" &&
    !/^(?:to|until|till|and|or|with|in|of|at|through)$/.test(behind.folded)
  )
    return undefined;
  return { ...yearFrom(reading, start + 1), month: month.meaning, day: Number(day), first: at };
}

function yearFrom(reading: Reading, at: number): { readonly year: number | undefined; readonly next: number } {
  let next = at;
  while (next < at + 3 && ofs.has(word(reading, next))) next += 1;
  const year = /^(?:19|20)\d\d$/.exec(reading.tokens[next]?.text ?? "")?.[0];
  return year === undefined ? { year: undefined, next: at } : { year: Number(year), next: next + 1 };
}

function tell(reading: Reading, { year, month, day, first, next }: Day, notes: DraftNotes): void {
  if (day > 31) return;
  const span = { start: reading.tokens[first]?.start ?? 0, end: reading.tokens[next - 1]?.end ?? 0 };
  tellIfNone(year ?? 2024, month, day, span, reading, notes);
}

/** How many days a month of a year has. */
export function lastOf(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && !isLeap ? 28 : (lengths[month - 1] ?? 31);
}

function tellIfNone(
  year: number,
  month: number,
  day: number,
  span: Span,
  reading: Reading,
  { impossible }: DraftNotes,
): void {
  const last = lastOf(year, month);
  if (day <= last) return;
  impossible.push({
    reason: `"${quoteOf(reading, span)}": there is no such day`,
    spans: [span],
    fix: `say a day up to the ${last}th of that month`,
  });
}
