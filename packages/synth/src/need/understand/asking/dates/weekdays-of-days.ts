import { MS_PER_DAY, weekday } from "../../../../engine/calendar.ts";
import { number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { clauseAround } from "../quantities/clauses.ts";
import { quoteOf, quotesOf } from "../said-orders.ts";
import { isPlural, type SaidDay, saidDays, weekdayAt } from "./said-days.ts";

const names = ["a Monday", "a Tuesday", "a Wednesday", "a Thursday", "a Friday", "a Saturday", "a Sunday"];
const articles = wordSet(", ( a an the which is was that dem den der ein el le la un o um the es war ist ein einem");
const links = wordSet("to - – through till until bis a al au and or und oder y o et ou e");
const onlys = wordSet(
  "all only every each always just exclusively entirely nur immer alle ausschliesslich jeder solo todos todas siempre exclusivamente seulement tous toutes uniquement toujours so apenas todos sempre somente",
);
const nots = wordSet(
  "closed shut except not no geschlossen ausser cerrado cerrada excepto salvo ferme fermee sauf fechado fechada exceto outside besides without but off nicht kein keine never",
);

/** "14 July 2025, a Sunday" (it is a Monday); "weekdays only, all on 9 May 2026" (a Saturday). */
export function findOtherWeekdays(reading: Reading, findings: Findings, notes: DraftNotes): void {
  const days = saidDays(reading);
  if (days.length === 0 && !findings.found.some(({ kind }) => kind === "window")) return;
  const beside = days.map((day) => weekdayBeside(reading, day));
  for (const [index, day] of days.entries()) {
    const said = beside[index];
    if (said === undefined || said.weekday === day.weekday) continue;
    const span = {
      start: Math.min(said.span.start, startOf(reading, day.first)),
      end: Math.max(said.span.end, endOf(reading, day.next)),
    };
    notes.impossible.push({
      reason: `"${quoteOf(reading, span)}": that day is ${names[day.weekday] ?? ""}`,
      spans: [span],
      fix: "say the date alone, or the day of the week that it falls on",
    });
    return;
  }
  findDaysLeftOut(
    reading,
    findings,
    days,
    beside.flatMap((said) => (said === undefined ? [] : [said.span])),
    notes,
  );
}

function startOf(reading: Reading, at: number): number {
  return reading.tokens[at]?.start ?? 0;
}

function endOf(reading: Reading, next: number): number {
  return reading.tokens[next - 1]?.end ?? 0;
}

interface Beside {
  readonly weekday: number;
  readonly span: Span;
}

/** The day of the week that stands beside a date: "Friday 12 March 2026", "12 March 2026, a Friday". */
function weekdayBeside(reading: Reading, { first, next }: SaidDay): Beside | undefined {
  for (let back = first - 1; back >= first - 3 && back >= 0; back--) {
    const name = weekdayAt(reading, back, true);
    if (name !== undefined) {
      // "Monday to Friday, 1 June 2026" is a stretch of the week, "Mondays, 3 June" any of them.
      const isStretch = links.has(word(reading, back - 1)) && weekdayAt(reading, back - 2, true) !== undefined;
      if (isStretch || isPlural(reading, back)) return undefined;
      return { weekday: name.meaning, span: { start: startOf(reading, back), end: endOf(reading, name.next) } };
    }
    if (!articles.has(word(reading, back))) break;
  }
  const opener = reading.tokens[next]?.text ?? "";
  if (![",", "("].includes(opener)) return undefined;
  let at = next + 1;
  while (at < next + 4 && articles.has(word(reading, at))) at += 1;
  const name = weekdayAt(reading, at);
  if (name === undefined || isPlural(reading, at) || links.has(word(reading, name.next))) return undefined;
  if (onlys.has(word(reading, name.next)) || number(reading, name.next) !== undefined) return undefined;
  return { weekday: name.meaning, span: { start: startOf(reading, at), end: endOf(reading, name.next) } };
}

const WEEK = 7;

/** Days of the week on which all is to happen, none of which lies in any window that is said. */
function findDaysLeftOut(
  reading: Reading,
  { found }: Findings,
  days: readonly SaidDay[],
  beside: readonly Span[],
  notes: DraftNotes,
): void {
  const windows = found.filter((each) => each.kind === "window" && each.months === undefined);
  const inWindows = windows.flatMap((window) => {
    if (window.kind !== "window") return [];
    const from = Math.floor(Date.parse(window.from) / MS_PER_DAY);
    const length = Math.ceil((Date.parse(window.to) - Date.parse(window.from)) / MS_PER_DAY);
    return Array.from({ length: Math.min(WEEK, Math.max(0, length)) }, (_, step) => weekday(from + step));
  });
  const either = days.flatMap((day) => joinedBefore(reading, day));
  const possible = new Set([...inWindows, ...days.map((day) => day.weekday), ...either]);
  if (possible.size === 0 || possible.size >= WEEK) return;
  const only = onlyDays(reading, found, beside, windows);
  if (only === undefined || only.days.some((day) => possible.has(day))) return;
  const window = windows[0];
  const spans = [only.span, ...(window === undefined ? [] : [{ start: window.start, end: window.end }])];
  notes.impossible.push({
    reason: `${quotesOf(reading, spans)}: no such day of the week lies in that time`,
    spans,
    fix: "say a time in which those days lie, or leave the days of the week out",
  });
}

/** The 6 of "6 or 7 June 2026". */
function joinedBefore(reading: Reading, { first, day }: SaidDay): readonly number[] {
  const figure = /^\d{1,2}$/.exec(reading.tokens[first - 2]?.text ?? "")?.[0];
  const own = Number(/^\d{1,2}/.exec(reading.tokens[first]?.text ?? "")?.[0]);
  if (figure === undefined || !(links.has(word(reading, first - 1)) || word(reading, first - 1) === ",")) return [];
  const before = own - Number(figure);
  return before > 0 && before < 31
    ? Array.from({ length: Math.min(before, WEEK) }, (_, step) => weekday(day - before + step))
    : [];
}

/** "weekend-only rentals" */
const onlyNames: ReadonlyMap<string, readonly number[]> = new Map([
  ["weekend-only", [5, 6]],
  ["weekday-only", [0, 1, 2, 3, 4]],
  ["sunday-only", [6]],
  ["saturday-only", [5]],
]);

interface Only {
  readonly days: readonly number[];
  readonly span: Span;
}

/** On which days of the week alone: "weekdays only", "all of them on a Saturday". */
function onlyDays(
  reading: Reading,
  found: Findings["found"],
  beside: readonly Span[],
  windows: readonly Span[],
): Only | undefined {
  const taken = [...beside, ...windows.filter(({ start, end }) => /\d/.test(reading.text.slice(start, end)))];
  const isTaken = (start: number): boolean => taken.some((span) => span.start <= start && start < span.end);
  const said: Only[] = [];
  for (const each of found)
    if (each.kind === "weekdays" && !isTaken(each.start) && !isTaken(each.end - 1))
      said.push({ days: each.days, span: { start: each.start, end: each.end } });
  for (let at = 0; at < reading.tokens.length; at++) {
    const name = weekdayAt(reading, at);
    const start = startOf(reading, at);
    if (name === undefined || isTaken(start) || said.some(({ span }) => span.start <= start && start < span.end))
      continue;
    said.push({ days: [name.meaning], span: { start, end: endOf(reading, name.next) } });
  }
  for (let at = 0; at < reading.tokens.length; at++) {
    const days = onlyNames.get(word(reading, at));
    if (days !== undefined) return { days, span: { start: startOf(reading, at), end: endOf(reading, at + 1) } };
  }
  const meant = said.filter(({ span }) => isMeant(reading, span));
  const [first] = meant;
  // Some that only stand there may be a column, or of something else.
  if (first === undefined || meant.length < said.length) return undefined;
  return { days: meant.flatMap((each) => each.days), span: first.span };
}

function isMeant(reading: Reading, { start, end }: Span): boolean {
  const at = tokenFrom(reading, 0, start);
  const [from, next] = clauseAround(reading, at);
  let isOnly = false;
  for (let token = from; token < next; token++) {
    if (nots.has(word(reading, token))) return false;
    if (onlys.has(word(reading, token)) && startOf(reading, token) < end + 12) isOnly = true;
  }
  return isOnly;
}
