import { civilFromDays, MS_PER_DAY } from "./calendar.ts";
import { digitPairs, packed, putPadded, putPair } from "./digits.ts";
import { type Sink, sink } from "./sink.ts";

/** ".000" … ".999". */
const thousandths = Int32Array.from({ length: 1000 }, (_, n) => packed(`.${String(n).padStart(3, "0")}`));

/** Writes YYYY-MM-DD of a number of days since 1970-01-01 (years 0 … 9999). */
export function putDay(to: Sink, days: number): void {
  const date = civilFromDays(days);
  putPadded(to, date.year, 4);
  to.bytes[to.at++] = 45;
  putPair(to, date.month);
  to.bytes[to.at++] = 45;
  putPair(to, date.day);
}

const DATE_BYTES = 11;

/** A writer of YYYY-MM-DDTHH:mm:ss.sssZ from epoch milliseconds; it remembers the date of the last one. */
export function instantWriter(): (to: Sink, ms: number) => void {
  let knownDay = Number.NaN;
  const date = sink(16);
  return (to, ms) => {
    const day = Math.floor(ms / MS_PER_DAY);
    if (day !== knownDay) {
      date.at = 0;
      putDay(date, day);
      date.bytes[date.at++] = 84;
      knownDay = day;
    }
    // The date and its T are always eleven bytes.
    to.view.setFloat64(to.at, date.view.getFloat64(0, true), true);
    to.view.setFloat64(to.at + 8, date.view.getFloat64(8, true), true);
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
  };
}
