import type { DurationUnit } from "../../../../inferred/check.ts";
import { unitOfTime } from "../../../extract/durations.ts";
import { isBreak, isWord, type Reading, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { kindsOfTime } from "../reckoning/words.ts";

/** A length of time that no figure stands before. */
export interface Length {
  readonly value: number;
  readonly unit: DurationUnit;
  readonly from: number;
  readonly next: number;
}

/** "90 days", "250 trading days", "2 full weeks", "365 Kalendertage", "three nights". */
export function timeAt(
  reading: Reading,
  at: number,
): { readonly unit: DurationUnit; readonly times: number; readonly next: number } | undefined {
  let next = at;
  while (next < at + 2 && kindsOfTime.has(word(reading, next)) && isWord(reading, next + 1)) {
    if (unitOfTime(reading, next) !== undefined && unitOfTime(reading, next + 1) === undefined) break;
    next += 1;
  }
  const single = singular(word(reading, next), reading.language);
  if (/^(?:night|nacht|noche|nuit|noite)$/.test(single)) return { unit: "day", times: 1, next: next + 1 };
  const tail =
    /^(?:kalender|arbeits|werk|schul|handels|geschafts|betriebs)(tag|tage|tagen|woche|wochen|monat|monate|jahr|jahre)$/.exec(
      word(reading, next),
    )?.[1];
  if (tail !== undefined)
    return {
      unit: tail.startsWith("t") ? "day" : tail.startsWith("w") ? "week" : tail.startsWith("m") ? "month" : "year",
      times: 1,
      next: next + 1,
    };
  const unit = unitOfTime(reading, next);
  if (unit === undefined || (word(reading, next).length === 1 && word(reading, next) !== "h")) return undefined;
  // "2 minute books" are no minutes, "5 day trips" no days; "24 hours non-stop" are hours.
  let end = unit.next;
  const behind = word(reading, end);
  if (
    /^(?:laborables|habiles|uteis|ouvres|ouvrables|calendaires|calendaire|calendario|seguidos|corridos)$/.test(behind)
  )
    end += 1;
  return { ...unit, next: end };
}

/** "a year of minute-level load", "ein Jahr lang": at the head of what is said, or before what it is a stretch of. */
export function wholeAt(reading: Reading, at: number): Length | undefined {
  if (!isBreak(reading, at - 1) || !/^(?:an?|one|eine?|una?|une|uma?)$/.test(word(reading, at))) return undefined;
  const time = timeAt(reading, at + 1);
  if (time === undefined || !/^(?:of|worth|lang|de|d'|d)$/.test(word(reading, time.next))) return undefined;
  return { value: time.times, unit: time.unit, from: at, next: time.next };
}

/** "eight-hour", "two-week" */
export function hyphenedAt(reading: Reading, at: number): Length | undefined {
  const parts = word(reading, at).split("-");
  if (parts.length !== 2) return undefined;
  const unit = hyphenUnits.get(parts[1] ?? "");
  const value = hyphenNumbers.indexOf(parts[0] ?? "");
  if (unit === undefined || value < 1) return undefined;
  return { value, unit, from: at, next: at + 1 };
}

const hyphenNumbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const hyphenUnits: ReadonlyMap<string, DurationUnit> = new Map([
  ["minute", "min"],
  ["hour", "h"],
  ["day", "day"],
  ["week", "week"],
  ["month", "month"],
  ["year", "year"],
]);
