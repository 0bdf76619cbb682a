import type { Found } from "../findings.ts";
import { ONLY } from "../text/only-words.ts";
import { wordSet } from "../text/word-set.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { number, type Reading, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";

const openers = phraseList(
  "between|from|only between|only from|during|within|zwischen|von|entre|entre las|de|de las|desde|desde las|das|des|daily from|daily between|open from|open",
);
const links = new Set("and to - until till through bis und y a et e as hasta ate & las".split(" "));
const midday = 12 * 60;
const day = 24 * 60;

interface Clock {
  readonly minute: number;
  readonly half: "am" | "pm" | undefined;
  /** "8 h" may also be a length of time. */
  readonly isSure: boolean;
  readonly next: number;
}

/** Hours that have a name, from and to. */
const namedHours = phrases<readonly [number, number]>([
  [
    [9 * 60, 17 * 60],
    "business hours|office hours|working hours|work hours|during business hours|during office hours|during working hours|in business hours|in office hours|within business hours|wahrend der geschaftszeiten|wahrend der burozeiten|en horario de oficina|en horario laboral|aux heures de bureau|pendant les heures de bureau|em horario comercial|no horario comercial",
  ],
  [
    [9 * 60 + 30, 16 * 60],
    "trading hours|market hours|during trading hours|during market hours|within trading hours|in trading hours|regular trading hours",
  ],
  [[22 * 60, 6 * 60], "at night|overnight|at night only|nachts|por la noche|la nuit|a noite"],
]);

/** "office hours only", "only at night": hours that everybody knows without figures. */
function usualAt(reading: Reading, at: number): Found | undefined {
  const isOnly = onlys.has(word(reading, at));
  const start = isOnly ? at + 1 : at;
  const named = phraseAt(reading, start, namedHours);
  if (named === undefined) return undefined;
  const isOnlyBehind = onlys.has(word(reading, named.next));
  const isSaid = isOnly || isOnlyBehind || prepositions.has(word(reading, start));
  // "working hours" may be a column, "at night" a member.
  if (!isSaid || (named.meaning[0] > named.meaning[1] && !isOnly && !isOnlyBehind)) return undefined;
  const [from, to] = named.meaning;
  return { kind: "hours", from, to, ...spanOf(reading, at, isOnlyBehind ? named.next + 1 : named.next) };
}

const onlys = wordSet(ONLY);
const prepositions = new Set("during in within wahrend en aux pendant em no".split(" "));

/** "between 19:00 and 23:00", "9am to 5pm", "von 8 bis 18 Uhr": hours of each day, in minutes after midnight. */
export function hoursAt(reading: Reading, at: number): Found | undefined {
  const usual = usualAt(reading, at);
  if (usual !== undefined) return usual;
  const start = phraseAt(reading, at, openers)?.next ?? at;
  const from = clockAt(reading, start) ?? bareAt(reading, start);
  if (from === undefined || !links.has(word(reading, from.next))) return undefined;
  const second = links.has(word(reading, from.next + 1)) ? from.next + 2 : from.next + 1;
  // "pickup time between 7 and 11"
  const isTold = isTimeOfDay(reading, at);
  const to = clockAt(reading, second) ?? (isTold ? bareAt(reading, second) : undefined);
  if (to === undefined || !(from.isSure || to.isSure || isTold || areHoursOfDay(reading, from, to))) return undefined;
  // "pace 4:30-6:00 min/km" is no time of day.
  if (unitAt(reading.tokens, to.next) !== undefined) return undefined;
  // "9 to 5pm" begins in the morning, "1 to 5pm" in the afternoon.
  const isBare = clockAt(reading, start) === undefined;
  const isAfternoon = isBare && to.half === "pm" && from.minute + midday < to.minute;
  const minute = isAfternoon ? from.minute + midday : from.minute;
  return minute === to.minute
    ? undefined
    : { kind: "hours", from: minute, to: to.minute, ...spanOf(reading, at, to.next) };
}

/** What happens at a time of the day; a "response time" is so long. */
const happenings =
  /^(?:pick-?up|drop-?off|delivery|start|end|arrival|departure|appointment|check-?in|check-?out|call|visit|opening|closing|meeting|class|lesson|booking|collection|event|session|order|sale|shift|login|entry|exit|game|match|lunch|dinner|breakfast|slot|purchase|incident|accident|bed|wake-?up|tee|kick-?off|show|performance|feeding)$/;

/** Whether a time of the day stands right before: "start time", "Uhrzeit", "hora de entrega". */
function isTimeOfDay(reading: Reading, place: number): boolean {
  // "check-in time mostly 17-21h"
  const at = /^(?:mostly|usually|mainly|typically|generally)$/.test(word(reading, place - 1)) ? place - 1 : place;
  const noun = word(reading, at - 1);
  // "start between 8 and 17"
  if (/^(?:start|starts|starting|begins|opens)$/.test(noun)) return /^(?:between|from)$/.test(word(reading, place));
  if (noun === "uhrzeit" || noun === "time-of-day") return true;
  if (/^(?:time|times|hour|hours)$/.test(noun)) return happenings.test(word(reading, at - 2));
  return /^(?:hora|heure|horario)$/.test(word(reading, at - 3)) && /^(?:de|da|do)$/.test(word(reading, at - 2));
}

/** "de 9h à 17h", "9h-17h": in languages that write the hour so, up to an hour that a length of time hardly has, or over midnight. */
function areHoursOfDay(reading: Reading, from: Clock, to: Clock): boolean {
  const isRomance = reading.language === "fr" || reading.language === "pt" || reading.language === "es";
  const isHour = ({ next }: Clock): boolean => /^\d{0,2}h$/.test(reading.tokens[next - 1]?.lower ?? "");
  const isLate = from.minute >= 18 * 60 && to.minute < from.minute;
  return isRomance && isHour(from) && isHour(to) && (isLate || (from.minute >= 5 * 60 && to.minute > from.minute));
}

const halves: ReadonlyMap<string, "am" | "pm"> = new Map([
  ["am", "am"],
  ["a.m", "am"],
  ["a.m.", "am"],
  ["pm", "pm"],
  ["p.m", "pm"],
  ["p.m.", "pm"],
]);

/** A time of day that can be nothing else. */
function clockAt(reading: Reading, at: number): Clock | undefined {
  const match = /^(\d{1,2})(?::(\d\d)(?::\d\d)?)?(am|pm|h|h\d\d)?$/.exec(reading.tokens[at]?.lower ?? "");
  if (match === null) return undefined;
  const [, hour = "", minutes, suffix] = match;
  const half = halves.get(suffix ?? word(reading, at + 1));
  const isNamed =
    suffix === undefined && (half !== undefined || ["uhr", "h", "oclock", "o'clock"].includes(word(reading, at + 1)));
  if (minutes === undefined && suffix === undefined && !isNamed) return undefined;
  const tail = /^h(\d\d)$/.exec(suffix ?? "")?.[1];
  const minute = Number(hour) * 60 + Number(minutes ?? tail ?? 0);
  const turned =
    half === "pm" && Number(hour) < 12 ? minute + midday : half === "am" && hour === "12" ? minute - midday : minute;
  const isSure = minutes !== undefined || tail !== undefined || half !== undefined || word(reading, at + 1) === "uhr";
  return turned > day ? undefined : { minute: turned, half, isSure, next: isNamed ? at + 2 : at + 1 };
}

/** The 9 of "9 to 5pm". */
function bareAt(reading: Reading, at: number): Clock | undefined {
  const value = number(reading, at);
  const isHour = value !== undefined && reading.tokens[at]?.kind === "number" && Number.isInteger(value.value);
  if (!isHour || value.value < 0 || value.value > 24) return undefined;
  return { minute: value.value * 60, half: undefined, isSure: false, next: value.next };
}
