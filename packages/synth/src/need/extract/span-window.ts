import { civilFromDays, MS_PER_DAY } from "../../engine/calendar.ts";
import type { Found } from "../findings.ts";
import { ONLY } from "../text/only-words.ts";
import { wordSet } from "../text/word-set.ts";
import { barStepAt } from "./bar-steps.ts";
import { crossedDuration } from "./crossing.ts";
import { withins } from "./dated-window.ts";
import { type Duration, dayNounAt, durationAt, isLong, isoDuration, unitOfTime } from "./durations.ts";
import { seasons } from "./period.ts";
import { periodAt } from "./period-part.ts";
import { phraseAt, phraseList, phrases } from "./phrases.ts";
import { isBreak, isWord, number, type Reading, singularAt, word } from "./reading.ts";
import { oneUnit } from "./rolling-window.ts";
import { found, moved, skipThe, tomorrow } from "./window-ends.ts";

const spanOpeners = phraseList(
  "over|for|spanning|covering|across|during|throughout|over the course of|over a period of|for a period of|over a span of|lasting|uber|fur|wahrend|uber einen zeitraum von|durante|por|a lo largo de|pendant|sur|durant|sur une periode de|ao longo de|por um periodo de|durante todo|durante toda|por todo|por toda|a lo largo de todo|a lo largo de toda|pendant tout|pendant toute|durant tout|durant toute|sur tout|sur toute|ao longo de todo|ao longo de toda|going back|reaching back|dating back",
);

const spanNouns = new Set(
  "period window history span horizon timeframe range zeitraum dataset timespan worth".split(" "),
);

const dataNouns = new Set(
  "clickstream pings clicks trades visits calls tickets requests bookings rides trips deliveries shipments posts messages tracking monitoring weather production sessions searches checkouts claims commits builds deploys alerts incidents consumption footfall attendance data history readings records logs measurements observations daily hourly weekly monthly minute minutely trading transactions sales events telemetry orders samples prices values activity daten messwerte historie datos historial donnees historique dados historico traffic metrics entries candles ohlcv billing usage invoices lactation treatment therapy training growth cultivation storage testing".split(
    " ",
  ),
);

const noSpan = new Set("old overdue late long experience tenure ago maturity notice earlier later ahead of".split(" "));

const durationFields = new Set(
  "duration age tenure delay length wait experience overdue delays late old valid warranty stay stays lasting term time runtime latency older trips calls sessions".split(
    " ",
  ),
);

/** How long it goes on, wherever it lies; it is laid so that it ends today: "for one year", "12 months of daily data". */
export function span(reading: Reading, at: number): Found | undefined {
  const counted = countedWithin(reading, at);
  if (counted !== undefined) {
    const to = tomorrow(reading);
    return found(reading, at, counted.next, moved(to, counted, -1), to, { span: isoDuration(counted) });
  }
  const crossed = crossedDuration(reading, at - 1);
  if (crossed !== undefined) {
    const to = tomorrow(reading);
    return found(reading, at, crossed.next, moved(to, crossed, -1), to, { span: isoDuration(crossed) });
  }
  const opener = phraseAt(reading, at, spanOpeners);
  const article = opener === undefined ? at : afterStretch(reading, skipThe(reading, opener.next));
  const adjective =
    ["full", "whole", "entire", "single", "ganzes", "ganze", "volles", "volle", "ganzen", "vollen"].includes(
      word(reading, article + 1),
    ) && /^(?:a|one|un|une|um|uma|ein|the)$/.test(word(reading, article))
      ? article + 2
      : article;
  // "during a 10 minute warm-up"
  const articled =
    opener !== undefined && /^(?:a|an|one|ein|eine|un|una|une|um|uma)$/.test(word(reading, article))
      ? durationAt(reading, article + 1)
      : undefined;
  const duration =
    articled ??
    nightsAt(reading, opener === undefined ? undefined : article) ??
    wholeDayAt(reading, opener === undefined && !isDayAlone(reading, at) ? undefined : article) ??
    (adjective === article ? durationAt(reading, article) : oneUnit(reading, adjective));
  if (duration === undefined || barStepAt(reading, at) !== undefined) return undefined;
  // "one week long", "eine Woche lang"
  let next = /^(?:long|lang)$/.test(word(reading, duration.next)) ? duration.next + 1 : duration.next;
  // "10 stations, 2 years daily"
  const behind = steps.has(word(reading, next)) ? next + 1 : next;
  const isEnd = isBreak(reading, behind) || word(reading, behind) === ")";
  const isItem = isBreak(reading, at - 1) && isEnd && reading.tokens[at - 1]?.text !== ":";
  const isAlone = isItem && (reading.stepped || (isLong(duration.unit) && !isListed(reading, at, next)));
  if (!isLong(duration.unit) && !(reading.stepped && opener !== undefined) && !isAlone && article === at)
    return undefined;
  if (!isLong(duration.unit) && !reading.stepped && !isStretch(reading, article) && !isDayLong(reading, at, duration))
    return undefined;
  const follow = word(reading, next);
  if (opener === undefined) {
    const isNamed =
      spanNouns.has(follow) ||
      // "2 Jahre Stundenwerte"
      (reading.language === "de" && isLong(duration.unit) && germanData.test(follow)) ||
      (["of", "de", "von", "an", "worth"].includes(follow) &&
        (isData(reading, next + 1) || opensNeed(reading, at, next + 1)));
    if (!isNamed && !isAlone) return undefined;
    if (spanNouns.has(follow)) next += 1;
    else if (follow === "of" && at > 0 && opensItem(reading, at)) next = endOfItem(reading, next + 1) ?? next;
    else next += follow === "worth" ? 1 : 0;
  } else {
    if (noSpan.has(follow) && !(follow === "of" && isData(reading, next + 1))) return undefined;
    if (durationFields.has(word(reading, at - 1))) return undefined;
    if (spanNouns.has(follow)) next += 1;
  }
  const to = tomorrow(reading);
  return found(reading, at, next, moved(to, duration, -1), to, { span: isoDuration(duration) });
}

/** The "in 24h" of "50k requests in 24h", "900 trips in one week": in what time there are so many. */
function countedWithin(reading: Reading, at: number): Duration | undefined {
  if (!/^(?:in|within|en|em|innerhalb)$/.test(word(reading, at)) || !isMany(reading, at - 1)) return undefined;
  const duration = durationAt(reading, at + 1);
  const isLast = duration !== undefined && isBreak(reading, duration.next);
  const counted = [2, 3, 4].some((back) => (number(reading, at - back)?.value ?? 0) >= 10);
  return isLast && counted && !reading.tokens.slice(0, at).some(({ text }) => text === ":") ? duration : undefined;
}

function isMany(reading: Reading, at: number): boolean {
  return isWord(reading, at) && singularAt(reading, at) !== word(reading, at) && unitOfTime(reading, at) === undefined;
}

/** "one measurement a night for 120 nights" */
function nightsAt(reading: Reading, at: number | undefined): Duration | undefined {
  const value = at === undefined || !reading.stepped ? undefined : number(reading, at);
  const isMany =
    value !== undefined && /^(?:nights|evenings|nachte|noches|nuits|noites)$/.test(word(reading, value.next));
  return isMany ? { count: value.value, unit: "day", next: value.next + 1 } : undefined;
}

/** "every 30 seconds for one weekday", "over one school day" */
function wholeDayAt(reading: Reading, at: number | undefined): Duration | undefined {
  if (at === undefined || !reading.stepped || !/^(?:one|a|1|single|ein|einen)$/.test(word(reading, at)))
    return undefined;
  const day = dayNounAt(reading, at + 1);
  return day === undefined ? undefined : { count: 1, unit: "day", next: day.next };
}

/** "updates seen by three collectors over 24 hours: prefix, path": whole days at the end of what the rows are. */
function isDayLong(reading: Reading, at: number, { count, unit, next }: Duration): boolean {
  const isHead = reading.tokens.slice(0, at).every(({ kind }) => kind === "word" || kind === "number");
  return unit === "h" && count % 12 === 0 && at > 0 && isHead && [":", "."].includes(word(reading, next));
}

/** "15 minute bins, 6am to 10pm, one weekday": an item of nothing else. */
function isDayAlone(reading: Reading, at: number): boolean {
  const day = word(reading, at) === "one" ? dayNounAt(reading, at + 1) : undefined;
  return day !== undefined && at > 0 && isBreak(reading, at - 1) && isBreak(reading, day.next);
}

const germanData = /(?:werte|daten|messungen|verlauf|historie|aufzeichnungen)$/;
const steps = new Set("daily hourly weekly monthly taglich stundlich monatlich diario mensual".split(" "));

/** "12 months, 24 months": durations beside each other are values. */
function isListed(reading: Reading, at: number, next: number): boolean {
  // "40 calls a day, one week" lists no lengths.
  const isBefore = durationAt(reading, at - 3)?.next === at - 1 && word(reading, at - 3) !== "a";
  return isBefore || durationAt(reading, next + 1) !== undefined;
}

/** "one orbit (95 minutes)": what is recorded goes on for so long. */
export function aside(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, spanOpeners);
  const start = opener?.next ?? at;
  if (!["one", "a", "an", "single", "1"].includes(word(reading, start)) || !isWord(reading, start + 1))
    return undefined;
  if ((opener === undefined && !isBreak(reading, at - 1)) || word(reading, start + 2) !== "(") return undefined;
  const duration = durationAt(reading, start + 3);
  if (duration === undefined || word(reading, duration.next) !== ")") return undefined;
  const to = tomorrow(reading);
  return found(reading, at, duration.next + 1, moved(to, duration, -1), to, { span: isoDuration(duration) });
}

const stretches = new Set(
  "shift session run period flight night trial race window match trip schicht turno session".split(" "),
);

/** The token after "one shift of". */
function afterStretch(reading: Reading, at: number): number {
  const noun = ["one", "a", "an", "each", "single"].includes(word(reading, at)) ? at + 1 : at;
  return stretches.has(word(reading, noun)) && word(reading, noun + 1) === "of" ? noun + 2 : at;
}

/** "12 months of heating bills": what the need begins with is how long it goes on, unless it is of no records. */
function opensNeed(reading: Reading, at: number, of: number): boolean {
  if (noSpan.has(word(reading, of)) || durationFields.has(word(reading, of)) || isBreak(reading, of)) return false;
  // "shooting schedule, 90 days of principal photography, one row per scene"
  if (at > 0 && opensItem(reading, at) && endOfItem(reading, of) !== undefined) return true;
  return at === 0 || (at <= 3 && reading.tokens.slice(0, at).every(({ folded }) => requests.test(folded)));
}

/** An item of its own before all columns. */
function opensItem(reading: Reading, at: number): boolean {
  return isBreak(reading, at - 1) && reading.tokens.slice(0, at).every(({ text }) => text !== ":");
}

/** The end of an item of up to three words. */
function endOfItem(reading: Reading, at: number): number | undefined {
  let next = at;
  while (next < at + 3 && isWord(reading, next)) next += 1;
  return next > at && isBreak(reading, next) ? next : undefined;
}

const requests = /^(?:i|we|need|want|me|give|make|please|generate|create|ich|brauche|quiero|necesito)$/;

function isStretch(reading: Reading, at: number): boolean {
  return word(reading, at - 1) === "of" && stretches.has(word(reading, at - 2));
}

function isData(reading: Reading, at: number): boolean {
  for (let ahead = at; ahead < at + 4; ahead++) {
    if (dataNouns.has(word(reading, ahead))) return true;
    if (isBreak(reading, ahead)) return false;
  }
  return false;
}

/** "in winter", "summer months", "every December": months that recur, within the last year or three. */
export function season(reading: Reading, at: number): Found | undefined {
  const opener = phraseAt(reading, at, withins);
  const recurs = ["every", "each", "jeden", "cada", "chaque"].includes(word(reading, at));
  const start = skipThe(reading, recurs ? at + 1 : (opener?.next ?? at));
  const named = phraseAt(reading, start, seasons) ?? seasonsAt(reading, start, opener !== undefined);
  const to = tomorrow(reading);
  if (named === undefined) {
    if (!recurs) return opener === undefined ? undefined : monthList(reading, at, start);
    const period = periodAt(reading, start);
    if (period === undefined || period.grain !== "month" || period.dated) return undefined;
    const { month } = civilFromDays(period.from / MS_PER_DAY);
    return found(reading, at, period.next, moved(to, { count: 3, unit: "year" }, -1), to, { months: [month] });
  }
  if (periodAt(reading, start) !== undefined) return undefined;
  const isClear =
    opener !== undefined ||
    recurs ||
    onlys.has(word(reading, named.next - 1)) ||
    onlys.has(word(reading, at - 1)) ||
    ["months", "season", "monate", "meses"].includes(word(reading, named.next));
  // "spring" and "fall" are also things, "été" was.
  if (
    !isClear &&
    !["winter", "summer", "sommer", "verano", "invierno", "hiver", "inverno", "verao"].includes(word(reading, start))
  ) {
    return undefined;
  }
  // "time of fall" is when somebody fell.
  if (word(reading, start) === "fall" && ofFalls.test(word(reading, at - 1))) return undefined;
  // "winter appeal" is a name.
  if (!isClear && isWord(reading, named.next)) return undefined;
  const next = ["months", "season", "monate"].includes(word(reading, named.next)) ? named.next + 1 : named.next;
  const first = named.meaning;
  const months = [0, 1, 2].map((step) => ((first - 1 + step) % 12) + 1);
  return found(reading, at, next, moved(to, { count: recurs ? 3 : 1, unit: "year" }, -1), to, { months });
}

const ofFalls = /^(?:time|date|day|hour|place|site|location|cause|height|risk|type|kind|number|history|circumstances)$/;

const manySeasons = phrases<number>([
  [12, "winters|inviernos|hivers|invernos"],
  [3, "springs|primaveras|printemps"],
  [6, "summers|veranos|etes|veroes"],
  [9, "autumns|falls|otonos|automnes|outonos"],
]);
const onlys = wordSet(ONLY);

/** "summers only", "only in winters". */
function seasonsAt(reading: Reading, at: number, isOpened: boolean): ReturnType<typeof phraseAt<number>> {
  const named = phraseAt(reading, at, manySeasons);
  if (named === undefined) return undefined;
  const isOnly = onlys.has(word(reading, named.next));
  const isSaid = isOpened || isOnly || onlys.has(word(reading, at - 1));
  return isSaid ? { ...named, next: isOnly ? named.next + 1 : named.next } : undefined;
}

/** "in September or October": months that recur. */
function monthList(reading: Reading, at: number, start: number): Found | undefined {
  const months: number[] = [];
  let next = start;
  for (let index = start; months.length < 12; ) {
    const period = periodAt(reading, index);
    if (period === undefined || period.grain !== "month" || period.dated) break;
    const { month } = civilFromDays(period.from / MS_PER_DAY);
    if (!months.includes(month)) months.push(month);
    next = period.next;
    if (!joints.has(word(reading, next))) break;
    index = word(reading, next) === "," && joints.has(word(reading, next + 1)) ? next + 2 : next + 1;
  }
  if (months.length < 2) return undefined;
  const to = tomorrow(reading);
  return found(reading, at, next, moved(to, { count: 1, unit: "year" }, -1), to, { months });
}

const joints = new Set(", and or und oder y o et ou e".split(" "));
