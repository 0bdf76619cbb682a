import type { JsonValue } from "../../schema/json-value.ts";
import { type DeliveredTable, fieldOf, subjectKey, textOf, timeField } from "./delivered.ts";
import { durationOf, instantOf, isDay, later } from "./instants.ts";
import type { Judgement } from "./shares.ts";

type Value = Readonly<Record<string, JsonValue>>;

const MS_PER_DAY = 86_400_000;

function noTime(name: string | null): Judgement {
  return { satisfied: null, actual: null, reason: name === null ? "the rows have no time" : `${name} has no times` };
}

/** The name of the field that a constraint of time is about: its own, or the time of the rows. */
function timeName(table: DeliveredTable, field: string | null): string | undefined {
  return field !== null && fieldOf(table, field) !== undefined ? field : timeField(table)?.field.name;
}

/** Whether all times lie in the window: `from` and `to` (a day includes its end), `last` before `today`, a span, months. */
export function judgeWindow(
  table: DeliveredTable,
  field: string | null,
  value: Value,
  today: string | undefined,
): Judgement {
  const name = timeName(table, field);
  if (name === undefined) return noTime(field);
  const times: number[] = [];
  let strange = 0;
  for (const row of table.rows) {
    const cell = table.value(row, name);
    if (cell === null) continue;
    const ms = instantOf(cell);
    if (ms === undefined) strange += 1;
    else times.push(ms);
  }
  if (times.length === 0 && strange === 0) return noTime(name);
  const [least, most] = [
    times.reduce((a, b) => Math.min(a, b), Infinity),
    times.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
  const window = windowOf(value, today);
  // Where every time is the first of a month, the rows are months, and the month in which the window begins counts whole.
  const areMonths = times.length > 1 && times.every((ms) => ms === monthOf(ms));
  const from = areMonths && Number.isFinite(window.from) ? monthOf(window.from) : window.from;
  const { to } = window;
  const months = Array.isArray(value.months) ? value.months : undefined;
  const outside = times.filter(
    (ms) =>
      ms < from ||
      ms >= to ||
      (months !== undefined && !months.includes(new Date(ms).getUTCMonth() + 1)) ||
      !occurs(ms, value),
  ).length;
  const isWide = isWider(least, most, value);
  const actual = { from: shown(least), to: shown(most), outside: outside + strange };
  return { satisfied: outside + strange === 0 && !isWide, actual };
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Whether an instant lies on one of the named weekdays and within the hours, which may go over midnight. */
function occurs(ms: number, { weekdays: days, hours }: Value): boolean {
  const date = new Date(ms);
  if (Array.isArray(days) && !days.includes(weekdays[date.getUTCDay()] ?? "")) return false;
  if (hours === null || typeof hours !== "object") return true;
  const clocks = hours as { readonly from?: JsonValue; readonly to?: JsonValue };
  const minute = date.getUTCHours() * 60 + date.getUTCMinutes();
  const [from, to] = [minuteOf(clocks.from), minuteOf(clocks.to)];
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function minuteOf(clock: JsonValue | undefined): number {
  const [hour, minute] = String(clock).split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

/** The first instant of the month. */
function monthOf(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function shown(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}

function windowOf(value: Value, today: string | undefined): { readonly from: number; readonly to: number } {
  const end = value.to;
  const endMs = instantOf(end);
  const to = endMs === undefined ? Infinity : isDay(end) ? endMs + MS_PER_DAY : endMs + 1;
  const last = typeof value.last === "string" ? durationOf(value.last) : undefined;
  const now = today === undefined ? undefined : instantOf(today);
  if (last !== undefined && now !== undefined) {
    const tomorrow = now + MS_PER_DAY;
    return { from: later(tomorrow, -last.count, last.unit), to: Math.min(to, tomorrow) };
  }
  return { from: instantOf(value.from) ?? -Infinity, to };
}

/** Without the day of the request "the last 90 days" still are no longer than 90 days. */
function isWider(least: number, most: number, value: Value): boolean {
  const length = value.last ?? value.span;
  const duration = typeof length === "string" ? durationOf(length) : undefined;
  if (duration === undefined || !Number.isFinite(least)) return false;
  return most >= later(least, duration.count, duration.unit) + MS_PER_DAY;
}

/** Whether the times of each subject, or of the rows, follow each other in steps of this length. */
export function judgeCadence(table: DeliveredTable, field: string | null, value: Value): Judgement {
  const name = timeName(table, field);
  const step = typeof value.every === "string" ? durationOf(value.every) : undefined;
  if (name === undefined || step === undefined) return noTime(field);
  const groups = new Map<unknown, number[]>();
  const { layout } = table.plan;
  const key = layout.kind === "rows" ? undefined : subjectKey(table, layout.subject)?.field.name;
  for (const row of table.originals) {
    const ms = instantOf(table.value(row, name));
    if (ms === undefined) continue;
    const group = key === undefined ? null : table.value(row, key);
    const known = groups.get(group);
    if (known === undefined) groups.set(group, [ms]);
    else known.push(ms);
  }
  let steps = 0;
  let wrong = 0;
  for (const times of groups.values()) {
    const distinct = [...new Set(times)].sort((a, b) => a - b);
    for (let i = 1; i < distinct.length; i++) {
      const [before, time] = [distinct[i - 1] ?? 0, distinct[i] ?? 0];
      steps += 1;
      const next = later(before, step.count, step.unit);
      if (next !== time && !isMonthEnd(distinct, i, step) && !isNextDay(before, next, time, value)) wrong += 1;
    }
  }
  const actual = { steps, wrong, series: groups.size };
  if (steps === 0) return { satisfied: null, actual, reason: "no two rows follow each other in one series" };
  return { satisfied: wrong === 0, actual };
}

/** Where the next step lies on a day or in an hour on which nothing happens, another day goes on. */
function isNextDay(before: number, next: number, time: number, value: Value): boolean {
  return !occurs(next, value) && occurs(time, value) && time > next && time - before < 8 * MS_PER_DAY;
}

/** Steps of months from the 31st are counted from the first time, not from the one before. */
function isMonthEnd(times: readonly number[], i: number, step: NonNullable<ReturnType<typeof durationOf>>): boolean {
  return later(times[0] ?? 0, step.count * i, step.unit) === times[i];
}

/** Whether the rows stand in the order of a field, or of their time. */
export function judgeOrder(table: DeliveredTable, field: string | null, value: Value): Judgement {
  const said = typeof value.by === "string" ? value.by.toLowerCase().trim().replace(/\W+/g, "_") : undefined;
  const named = [field, said].find((name) => typeof name === "string" && fieldOf(table, name) !== undefined);
  const name = named ?? (said === undefined ? timeField(table)?.field.name : undefined);
  if (name === undefined) return { satisfied: null, actual: null, reason: `no field is called ${said ?? "time"}` };
  const values = table.rows
    .map((row) => table.value(row, name))
    .filter((cell) => cell !== null)
    .map((cell) => (typeof cell === "object" ? textOf(cell) : cell));
  let [rising, falling] = [0, 0];
  for (let i = 1; i < values.length; i++) {
    const [before, after] = [values[i - 1], values[i]] as [string | number, string | number];
    if (before < after) rising += 1;
    if (before > after) falling += 1;
  }
  const isDescending = value.descending === true;
  return { satisfied: (isDescending ? rising : falling) === 0, actual: { by: name, rising, falling } };
}
