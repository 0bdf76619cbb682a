import type { Found } from "../findings.ts";
import { countsAt, nounOf } from "./belongs.ts";
import { phraseFrom } from "./clause.ts";
import { dayNounAt, durationAt, unitOfTime } from "./durations.ts";
import { periodAt } from "./period-part.ts";
import { isBreak, isWord, number, type Reading, spanOf, word } from "./reading.ts";
import { unitAt } from "./units.ts";

/** "each minute" is a step of time, "per minute" how often. */
const pers = new Set("per pro por par je a an al am".split(" "));

const habits =
  /^(?:selling|making|baking|producing|serving|handling|processing|printing|shipping|brewing|building|running|carrying|moving)$/;

/** What a day is divided into by a timetable. */
const slots = /^(?:periods|slots|lessons|blocks|timeslots)$/;

/** "2 to 4 visits per cow per day", "300 orders per day", "5 calls per agent a day". */
export function paceAt(reading: Reading, at: number): Found | undefined {
  const often = timesAt(reading, at);
  if (often !== undefined) return often;
  const isFigure =
    reading.tokens[at]?.kind === "number" || ["up", "about", "between", "at"].includes(word(reading, at));
  // "six periods a day" are those of a timetable; "two calls a day" may be a habit.
  if (!isFigure && !(number(reading, at) !== undefined && slots.test(word(reading, at + 1)))) return undefined;
  const counts = countsAt(reading, at);
  if (counts !== undefined && (isPer(reading, counts.next) || word(reading, counts.next) === "/"))
    return paceOfRows(reading, at, counts);
  const child = counts === undefined ? undefined : phraseFrom(reading, counts.next, 2, pers);
  if (counts === undefined || child === undefined || unitAt(reading.tokens, counts.next) !== undefined)
    return undefined;
  // "120 cows twice a day" are so many cows.
  if (/\b(?:once|twice|thrice|times)$/.test(child.text.toLowerCase())) return undefined;
  if (isOfThings(reading, at)) return undefined;
  // "a bakery selling 3,000 rolls a day": what somebody does all the time is no row.
  if (habits.test(word(reading, at - 1))) return undefined;
  const most = counts.most ?? counts.least;
  // "1 trade per second" is a step of time.
  if (most === undefined || most < 2 || !isPer(reading, child.next)) return undefined;
  const least = counts.least ?? 1;
  const step = stepAt(reading, child.next + 1);
  const parent = step === undefined ? phraseFrom(reading, child.next + 1, 2, pers) : undefined;
  const ofParent = parent !== undefined && isPer(reading, parent.next) ? stepAt(reading, parent.next + 1) : undefined;
  const found = step ?? ofParent;
  if (found === undefined) return undefined;
  const isRead =
    step !== undefined && isBreak(reading, at - 1) && readings.test(nounOf(reading, child.text.replace(/ each$/i, "")));
  return {
    kind: "pace",
    ...(isRead ? { ofEach: true } : {}),
    child: nounOf(reading, child.text),
    parent: parent === undefined ? "" : nounOf(reading, parent.text),
    least,
    most,
    count: found.times,
    unit: found.unit,
    ...spanOf(reading, at, found.next),
  };
}

/** What is taken of each of some things. */
const readings = /^(?:reading|measurement|sample|check|observation|messung|lectura|medicion|mesure|releve|medicao)$/;
const timesByWord: ReadonlyMap<string, number> = new Map([
  ["twice", 2],
  ["thrice", 3],
]);

/** "tested twice a week for 8 weeks", ", 5 times a day over a month": how often it happens to each, for so long. */
function timesAt(reading: Reading, at: number): Found | undefined {
  const counted = number(reading, at);
  const isTimes = counted !== undefined && word(reading, counted.next) === "times" && Number.isInteger(counted.value);
  const times = timesByWord.get(word(reading, at)) ?? (isTimes ? counted.value : undefined);
  if (times === undefined || times < 2) return undefined;
  const next = counted === undefined ? at + 1 : counted.next + 1;
  const step = /^(?:a|per|each|every)$/.test(word(reading, next)) ? stepAt(reading, next + 1) : undefined;
  const before = word(reading, at - 1);
  const isSaid = isBreak(reading, at - 1) || (/(?:ed|ing|read|run|fed|taken)$/.test(before) && before.length > 2);
  // "twice a day" is a step of twelve hours.
  const isStep = step?.unit === "day" && times <= 4;
  if (step === undefined || isStep || at === 0 || !isSaid || !lasting.test(word(reading, step.next))) return undefined;
  const isLasting = [step.next + 1, step.next + 2].some(
    (place) => durationAt(reading, place) !== undefined || periodAt(reading, place) !== undefined,
  );
  const pace = { kind: "pace", ofEach: true, child: "", parent: "", least: times, most: times } as const;
  return isLasting ? { ...pace, count: step.times, unit: step.unit, ...spanOf(reading, at, step.next) } : undefined;
}

/** "400 a day for two weeks": so many rows; a price, too, is so much a day, and lasts for no time. */
function paceOfRows(
  reading: Reading,
  at: number,
  { least, most, next }: { readonly least?: number; readonly most?: number; readonly next: number },
): Found | undefined {
  const step = stepAt(reading, next + 1);
  const figure = most ?? least;
  if (step === undefined || figure === undefined || figure < 2 || !Number.isInteger(figure)) return undefined;
  if (!isBreak(reading, at - 1)) return undefined;
  const behind =
    lasting.test(word(reading, step.next)) &&
    [step.next + 1, step.next + 2].some((place) => durationAt(reading, place) !== undefined);
  // "A week of till receipts: about 150 a day"
  const isAlone =
    at > 0 && isBreak(reading, step.next) && /^(?:a|per)$/.test(word(reading, next)) && opensWithStretch(reading);
  if (!behind && !isAlone) return undefined;
  return {
    kind: "pace",
    child: "",
    parent: "",
    least: least ?? figure,
    most: figure,
    count: step.times,
    unit: step.unit,
    ...spanOf(reading, at, step.next),
  };
}

/** "A week of", "Two months of", "3 days of": how long it goes on is said before what it is. */
function opensWithStretch(reading: Reading): boolean {
  const length = durationAt(reading, 0);
  return length !== undefined && /^(?:of|worth)$/.test(word(reading, length.next));
}

const lasting = /^(?:for|over|during|in|across|throughout|fur|uber|durante|por|pendant|pour|sur|em|en)$/;

/** "power of 6 inverters per minute", "readings from 20 sensors per second": of so many things it is told at each step. */
export function isOfThings(reading: Reading, at: number): boolean {
  const isOf = /^(?:of|from|for|at|on|across|von|fur|de|da|do|des)$/.test(word(reading, at - 1));
  // "heart rate of 20 runners" is measured, "at a rate of 5 calls" tells how many.
  const isRate = word(reading, at - 2) === "rate" && /^(?:a|an|the|at|with|)$/.test(word(reading, at - 3));
  return isOf && isWord(reading, at - 2) && !isRate && !ofFigures.test(word(reading, at - 2));
}

/** What leads to a figure, and not to things: "a rate of 5 calls per hour". */
const ofFigures =
  /^(?:average|mean|maximum|minimum|max|min|limit|pace|speed|frequency|total|target|median|peak|total|capped|schnitt|rhythmus|ritmo|promedio|media|moyenne|rythme|taux|tasa|taxa)$/;

function isPer(reading: Reading, at: number): boolean {
  return pers.has(word(reading, at));
}

function stepAt(reading: Reading, at: number): ReturnType<typeof unitOfTime> {
  return isWord(reading, at) && word(reading, at).length > 1
    ? (unitOfTime(reading, at) ?? dayNounAt(reading, at))
    : undefined;
}
