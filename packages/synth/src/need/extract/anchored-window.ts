import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { type Duration, durationAt, isLong, isoDuration } from "./durations.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { isWord, number, type Reading, singularAt, word } from "./reading.ts";
import { oneUnit } from "./rolling-window.ts";
import { found, moved, skipThe, tomorrow } from "./window-ends.ts";

const openers = phraseList("over|for|spanning|covering|the|a period of|uber|fur|durante|por|pendant|sur|durant");
const starts = phraseList(
  "from|starting|starting from|starting on|starting in|beginning|beginning on|beginning in|commencing|since|as of|ab|seit|beginnend am|a partir de|a partir del|desde|desde el|a partir du|depuis|a partir de",
);
const ends = phraseList(
  "ending|ending on|ending in|up to|until|till|til|to|through|before|bis|endend am|hasta|hasta el|que terminan en|jusqu'a|jusqu'au|ate",
);
/** Words between the length and its end: "3 months of data starting 1 May". */
const fillers = new Set("of worth full data readings logs records history period de von an".split(" "));

/** "8 weeks from 1 September 2025", "90 days ending 30 June 2025": a length with one of its ends. */
export function anchored(reading: Reading, at: number): Found | undefined {
  // "twice a day through March 2026" is how often, all through March.
  if (/^(?:once|twice|thrice|times|time|mal|veces|vez|fois|vezes)$/.test(word(reading, at - 1))) return undefined;
  const opener = phraseAt(reading, at, openers);
  const start = skipThe(reading, opener?.next ?? at);
  const duration = durationAt(reading, start) ?? (opener === undefined ? undefined : oneUnit(reading, start));
  if (duration === undefined) return undefined;
  let next = duration.next;
  while (next < duration.next + 3 && isWord(reading, next) && fillers.has(word(reading, next))) next += 1;
  if (word(reading, next) === "," || word(reading, next) === "(") next += 1;
  const begin = phraseAt(reading, next, starts);
  const end = begin === undefined ? phraseAt(reading, next, ends) : undefined;
  const link = begin ?? end;
  const period = link === undefined ? undefined : periodAt(reading, skipThe(reading, link.next));
  // "2 years to date" ends today, "12 months from now" is no stretch of rows.
  if (period === undefined || !isDate(reading, link?.next ?? at)) return undefined;
  // "the school year from 1 September 2025 to 31 May 2026" has both its ends.
  if (begin !== undefined && opensEnd(reading, period.next)) return undefined;
  if (!isLong(duration.unit) && period.grain !== "instant" && period.grain !== "day") return undefined;
  return begin === undefined
    ? found(reading, at, period.next, moved(period.to, duration, -1), period.to)
    : found(reading, at, period.next, period.from, moved(period.from, duration, 1));
}

function opensEnd(reading: Reading, at: number): boolean {
  const link = /^(?:-|to)$/.test(word(reading, at)) ? { next: at + 1 } : phraseAt(reading, at, ends);
  return link !== undefined && periodAt(reading, skipThe(reading, link.next)) !== undefined;
}

const nears = new Set("now today date present heute jetzt hoy ahora aujourd'hui hoje agora yesterday".split(" "));

function isDate(reading: Reading, at: number): boolean {
  return !nears.has(word(reading, skipThe(reading, at)));
}

const adverbs = phrases<Pick<Duration, "count" | "unit">>([
  [{ count: 1, unit: "h" }, "hourly"],
  [{ count: 1, unit: "day" }, "daily|nightly"],
  [{ count: 1, unit: "week" }, "weekly"],
  [{ count: 1, unit: "month" }, "monthly"],
  [{ count: 3, unit: "month" }, "quarterly"],
  [{ count: 1, unit: "year" }, "yearly|annual"],
]);

/** The 90 of "90 daily windows", the 24 of "24 monthly snapshots": so many steps. */
export function stepped(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  const adverb = value === undefined ? undefined : phraseAt(reading, value.next, adverbs);
  if (value === undefined || adverb === undefined || !Number.isInteger(value.value) || value.value < 2)
    return undefined;
  if (!opensRecords(reading, adverb.next) || value.value > 10_000) return undefined;
  const length = { count: value.value * adverb.meaning.count, unit: adverb.meaning.unit };
  const to = tomorrow(reading);
  return found(reading, at, value.next, moved(to, length, -1), to, { span: isoDuration(length) });
}

/** So many words at most may say of what the records are: "200 hourly weather station readings". */
const OF_WHAT = 2;

function opensRecords(reading: Reading, at: number): boolean {
  for (let noun = at; noun <= at + OF_WHAT && isWord(reading, noun); noun++)
    if (recordsOfTime.has(singularAt(reading, noun)))
      return !isWord(reading, noun + 1) || noun === at || endsPhrase(word(reading, noun + 1));
  return false;
}

/** What comes once in each step of time. */
export const recordsOfTime: ReadonlySet<string> = new Set(
  "window snapshot reading report statement measurement summary observation check aggregate figure close candle bar value total average bucket period".split(
    " ",
  ),
);
