import { civilFromDays, MS_PER_DAY } from "./calendar.ts";
import { digitPairs, packed, putPadded, putPair } from "./digits.ts";
import { type Sink, sink } from "./sink.ts";

/** ".000" … ".999". */
export const thousandths = Int32Array.from({ length: 1000 }, (_, n) => packed(`.${String(n).padStart(3, "0")}`));

/** Writes YYYY-MM-DD of a number of days since 1970-01-01 (years 0 … 9999). */
export function putDay(to: Sink, days: number): void {
  const date = civilFromDays(days);
  putPadded(to, date.year, 4);
  to.bytes[to.at++] = 45;
  putPair(to, date.month);
  to.bytes[to.at++] = 45;
  putPair(to, date.day);
}

export const DATE_BYTES = 11;

/**
 * "YYYY-MM-DDT" of days that were written before, in two words each, by the last bits of the day's number: eleven years of
 * days are there at once, and a date costs two loads.
 */
export const KNOWN_DAYS = 4096;
export const knownDays = new Int32Array(KNOWN_DAYS).fill(0x7fffffff);
export const knownDates = new Float64Array(KNOWN_DAYS * 2);
const scratch = sink(16);

/** Writes a day's date into the table. */
export function rememberDay(day: number, place: number): void {
  scratch.at = 0;
  putDay(scratch, day);
  scratch.bytes[scratch.at] = 84;
  knownDates[place * 2] = scratch.view.getFloat64(0, true);
  knownDates[place * 2 + 1] = scratch.view.getFloat64(8, true);
  knownDays[place] = day;
}

/** Writes YYYY-MM-DDTHH:mm:ss.sssZ from epoch milliseconds. */
export function putInstant(to: Sink, ms: number): void {
  const day = Math.floor(ms / MS_PER_DAY);
  const place = day & (KNOWN_DAYS - 1);
  if (knownDays[place] !== day) rememberDay(day, place);
  // The date and its T are always eleven bytes.
  to.view.setFloat64(to.at, knownDates[place * 2] as number, true);
  to.view.setFloat64(to.at + 8, knownDates[place * 2 + 1] as number, true);
  to.at += DATE_BYTES;
  const inDay = (ms - day * MS_PER_DAY) | 0;
  const seconds = (inDay / 1000) | 0;
  const minutes = (seconds / 60) | 0;
  const hours = (minutes / 60) | 0;
  const { view } = to;
  const at = to.at;
  view.setInt16(at, digitPairs[hours] as number, true);
  view.setInt8(at + 2, 58);
  view.setInt16(at + 3, digitPairs[minutes - hours * 60] as number, true);
  view.setInt8(at + 5, 58);
  view.setInt16(at + 6, digitPairs[seconds - minutes * 60] as number, true);
  view.setInt32(at + 8, thousandths[inDay - seconds * 1000] as number, true);
  view.setInt8(at + 12, 90);
  to.at = at + 13;
}
