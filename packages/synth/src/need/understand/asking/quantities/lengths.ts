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
  // "über ein Vierteljahr", "durante un trimestre"
  if (/^(?:vierteljahr|trimestre|quartal)$/.test(single)) return { unit: "month", times: 3, next: next + 1 };
  if (/^(?:halbjahr)$/.test(single)) return { unit: "month", times: 6, next: next + 1 };
  const unit = unitOfTime(reading, next);
  if (unit === undefined || (word(reading, next).length === 1 && word(reading, next) !== "h")) return undefined;
  // "2 minute books" are no minutes, "5 day trips" no days; "24 hours non-stop" are hours.
  let end = unit.next;
  const behind = word(reading, end);
  if (
    /^(?:laborables|habiles|uteis|ouvres|ouvrables|calendaires|calendaire|calendario|seguidos|corridos|enter[oa]s?|complet[oae]s?|entiere?s?|inteir[oa]s?)$/.test(
      behind,
    )
  )
    end += 1;
  return { ...unit, next: end };
}

const articles = /^(?:an?|one|the|eine[nrm]?|ein|una?|une|uma?|den|die|das|der|le|la|el|o)$/;
const lasting =
  /^(?:for|over|during|through|throughout|across|covering|spanning|uber|wahrend|fur|durante|por|pendant|durant|sur|em)$/;

/**
 * "a year of minute-level load", "ein Jahr lang": at the head of what is said, or before what it is a stretch of. "through a full
 * trading week", "each working day of a year": what lasts, or what days are of.
 */
export function wholeAt(reading: Reading, at: number): Length | undefined {
  if (!articles.test(word(reading, at))) return undefined;
  const time = timeAt(reading, at + 1);
  if (time === undefined) return undefined;
  const kinds = reading.tokens.slice(at + 1, time.next).map(({ folded }) => folded);
  const isHead = isBreak(reading, at - 1) && /^(?:of|worth|lang|de|d'|d)$/.test(word(reading, time.next));
  // "we want a whole year" says how long, whatever stands before it.
  const isEntire = kinds.some((each) => /^(?:whole|full|entire|complete)$/.test(each));
  const isWhole = kinds.length > 1 && (isEntire || lasting.test(word(reading, at - 1)) || isOfDays(reading, at));
  if (!isHead && !isWhole && !isOfDays(reading, at)) return undefined;
  // A working week has five days.
  const isOfWork =
    time.unit === "week" && kinds.some((each) => /^(?:trading|working|business|school|work|arbeits?woche)$/.test(each));
  const { value, unit } = isOfWork
    ? ({ value: 5 * time.times, unit: "day" } as const)
    : { value: time.times, unit: time.unit };
  return { value, unit, from: at, next: time.next };
}

/** "of a year" behind "each working day" or "every second" */
function isOfDays(reading: Reading, at: number): boolean {
  if (!/^(?:of|de|d'|von)$/.test(word(reading, at - 1)) && !/^(?:eine[rs]|del|des|du)$/.test(word(reading, at)))
    return false;
  return unitOfTime(reading, at - 2) !== undefined;
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
