import { DAY, instant, milliseconds } from "./duration.ts";
import type { Answer, ConstraintValues } from "./types.ts";

/** The instants of a column, in the order of the rows. */
function instants(column: string, { sample }: Answer): number[] {
  return sample.map((row) => instant(row[column])).filter((at) => at !== null);
}

export function isInWindow(window: ConstraintValues["window"], column: string, answer: Answer, today: string): boolean {
  const times = instants(column, answer);
  if (times.length === 0) return false;
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (window.months !== undefined) {
    const { months } = window;
    return times.every((at) => months.includes(new Date(at).getUTCMonth() + 1));
  }
  if (window.span !== undefined) return last - first <= milliseconds(window.span) * 1.02;
  // Where only months are told apart, a window's first month counts from its first day.
  const monthly = times.every((at) => new Date(at).getUTCDate() === 1);
  const early = monthly ? 31 * DAY : DAY;
  const end = Date.parse(today);
  const from = window.last === undefined ? Date.parse(window.from ?? "0001-01-01") : end - milliseconds(window.last);
  const to = window.to === undefined ? end : Date.parse(window.to);
  const late = window.to === undefined || window.to.length <= 10 ? 2 * DAY : 0;
  return first >= from - (window.last === undefined && !monthly ? 0 : early) && last < to + late;
}

/** The gaps between consecutive times of each group of rows. */
function gaps(column: string, by: string | null, { sample }: Answer, whole: number): number[] {
  const groups = new Map<string, Set<number>>();
  for (const row of sample) {
    const at = instant(row[column]);
    if (at === null) continue;
    const key = by === null ? "" : JSON.stringify(row[by]);
    const times = groups.get(key) ?? new Set<number>();
    groups.set(key, times.add(Math.floor(at / whole) * whole));
  }
  return [...groups.values()].flatMap((times) => {
    const sorted = [...times].toSorted((a, b) => a - b);
    return sorted.slice(1).map((at, i) => at - (sorted[i] ?? at));
  });
}

function keepsStep(found: readonly number[], step: number): boolean {
  const steps = found.map((gap) => gap / step);
  const regular = steps.filter((count) => Math.round(count) >= 1 && Math.abs(count - Math.round(count)) <= 0.1);
  const median = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 1;
  return regular.length >= 0.95 * steps.length && Math.round(median) === 1;
}

/**
 * Whether the times of a column come in the asked step: of the whole delivery, or of each entity that an id column tells
 * apart. A sample with one time only shows nothing against it.
 */
export function hasCadence({ every }: ConstraintValues["cadence"], column: string, answer: Answer): boolean {
  const step = milliseconds(every);
  const whole = step >= DAY ? DAY : 1;
  const keys = answer.fields.filter(({ type, name }) => type === "id" && name !== column).map(({ name }) => name);
  const seen = [null, ...keys].map((by) => gaps(column, by, answer, whole)).filter((found) => found.length > 0);
  return instants(column, answer).length > 0 && (seen.length === 0 || seen.some((found) => keepsStep(found, step)));
}
