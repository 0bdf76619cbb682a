import { civilFromDays, MS_PER_DAY } from "./calendar.ts";
import { putPadded, putPair } from "./digits.ts";
import type { Sink } from "./sink.ts";

/** Writes YYYY-MM-DD of a number of days since 1970-01-01 (years 0 … 9999). */
export function putDay(to: Sink, days: number): void {
  const date = civilFromDays(days);
  putPadded(to, date.year, 4);
  to.bytes[to.at++] = 45;
  putPair(to, date.month);
  to.bytes[to.at++] = 45;
  putPair(to, date.day);
}

/** A writer of YYYY-MM-DDTHH:mm:ss.sssZ from epoch milliseconds; it remembers the date of the last one (24 bytes). */
export function instantWriter(): (to: Sink, ms: number) => void {
  let knownDay = Number.NaN;
  const date = new Uint8Array(10);
  return (to, ms) => {
    const day = Math.floor(ms / MS_PER_DAY);
    if (day === knownDay) {
      for (let i = 0; i < 10; i++) to.bytes[to.at + i] = date[i] as number;
      to.at += 10;
    } else {
      const start = to.at;
      putDay(to, day);
      date.set(to.bytes.subarray(start, to.at));
      knownDay = day;
    }
    const inDay = (ms - day * MS_PER_DAY) | 0;
    const seconds = (inDay / 1000) | 0;
    const minutes = (seconds / 60) | 0;
    const hours = (minutes / 60) | 0;
    to.bytes[to.at++] = 84;
    putPair(to, hours);
    to.bytes[to.at++] = 58;
    putPair(to, minutes - hours * 60);
    to.bytes[to.at++] = 58;
    putPair(to, seconds - minutes * 60);
    to.bytes[to.at++] = 46;
    putPadded(to, inDay - seconds * 1000, 3);
    to.bytes[to.at++] = 90;
  };
}
