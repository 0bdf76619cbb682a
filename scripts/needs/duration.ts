import type { Cell } from "./types.ts";

export const DAY = 86_400_000;
const MONTH = 30.4375 * DAY;

/** The length of an ISO 8601 duration in milliseconds; a month counts 30.4 days. Throws on anything else. */
export function milliseconds(duration: string): number {
  const match = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(
    duration,
  );
  if (match === null || duration === "P") throw new Error(`${duration} is no ISO 8601 duration`);
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return (
    ((years ?? 0) * 12 + (months ?? 0)) * MONTH +
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY +
    ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000 +
    (seconds ?? 0) * 1000
  );
}

/** P3M and P90D are the same to a reader: two in a hundred apart at most. */
export function sameDuration(one: string, other: string): boolean {
  const [a, b] = [milliseconds(one), milliseconds(other)];
  return Math.abs(a - b) <= 0.02 * Math.max(a, b);
}

/** The instant that a cell names, in milliseconds: ISO 8601, or epoch seconds, milliseconds or nanoseconds. */
export function instant(cell: Cell | undefined): number | null {
  if (typeof cell !== "string" && typeof cell !== "number") return null;
  const text = String(cell);
  if (/^\d{4}-\d{2}/.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? null : at;
  }
  if (/^\d{10}$/.test(text)) return Number(text) * 1000;
  if (/^\d{13}$/.test(text)) return Number(text);
  return /^\d{19}$/.test(text) ? Number(text) / 1e6 : null;
}
