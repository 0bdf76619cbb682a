import { number, word } from "../../../extract/reading.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

/** Where "no fraud at all", "no fraud in these 5,000 payments" ends to say of one thing that it is nowhere. */
export function scopeAt(reading: NeedReading, first: number, next: number): number | undefined {
  if (number(reading, first) !== undefined) return undefined;
  // "no late deliveries at all"
  for (const at of [first + 1, first + 2]) {
    const isAtAll = word(reading, at) === "at" && word(reading, at + 1) === "all";
    if (isAtAll && (at + 2 >= next || isOfRows(reading, at + 2))) return at;
  }
  return isOfRows(reading, first + 1) ? first + 1 : undefined;
}

const wholeNouns =
  /^(?:data|dataset|file|table|list|set|sample|rows|records|lines|log|export|extract|daten|datei|tabelle|datos|donnees|dados)$/;

/** "in these 5k card transactions", "in the data": where nothing narrower than all of them is named. */
function isOfRows(reading: NeedReading, at: number): boolean {
  const [said, next] = [word(reading, at), word(reading, at + 1)];
  if (said === "anywhere" || said === "whatsoever") return true;
  if (!/^(?:in|among|within|en|dans|em)$/.test(said)) return false;
  if (/^(?:these|those|diesen|estos|estas|ces|estes)$/.test(next)) return true;
  return (
    /^(?:the|this|our|my|den|los|les|os)$/.test(next) &&
    wholeNouns.test(word(reading, at + 2)) &&
    isWall(reading, at + 3)
  );
}
