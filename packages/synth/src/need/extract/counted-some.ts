import type { Found } from "../findings.ts";
import { ledLabelAt } from "./led-labels.ts";
import { OF_WHICH } from "./of-them.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isWord, number, numberBefore, type Reading, spanOf, word } from "./reading.ts";
import { deedBehindAt, jointsAt, labelAt } from "./share-parts.ts";
import { unitAt } from "./units.ts";

const ofThem = phraseList(`${OF_WHICH}|of whom`);
const ands = new Set("and und y et e".split(" "));
/** Words back to what was counted: "1,000 claims with amount and date, 50 of them fraudulent". */
const FARTHEST = 24;

/** "60 patients, 40 of them female", "60 Patienten, davon 40 weiblich", "400 patients, 100 of them smokers, 60 of them women" */
export function countedSomeAt(reading: Reading, at: number): Found | undefined {
  const part = partAt(reading, at);
  const whole = part === undefined ? undefined : wholeBefore(reading, at);
  if (part === undefined || whole === undefined || part.count > whole) return undefined;
  const label = ledLabelAt(reading, part.next) ?? deedBehindAt(reading, part.next) ?? labelAt(reading, part.next);
  if (label === undefined || !isClosed(reading, label.next)) return undefined;
  // "of which 50 are diesel, 30 electric": there are more parts.
  if (part.isLed && number(reading, jointsAt(reading, label.next)) !== undefined) return undefined;
  const rate = Number((part.count / whole).toPrecision(12));
  return { kind: "rate", rate, about: false, of: label.value, isCounted: true, ...spanOf(reading, at, label.next) };
}

interface Part {
  readonly count: number;
  readonly next: number;
  /** "davon 40": the words stand before the count. */
  readonly isLed: boolean;
}

/** "40 of them", "davon 40" */
function partAt(reading: Reading, at: number): Part | undefined {
  const led = phraseAt(reading, at, ofThem);
  const count = number(reading, led?.next ?? at);
  if (count === undefined || !Number.isInteger(count.value) || count.value < 1) return undefined;
  const next = led === undefined ? phraseAt(reading, count.next, ofThem)?.next : count.next;
  return next === undefined ? undefined : { count: count.value, next, isLed: led !== undefined };
}

/** How many they are all: the count before, where nothing else was counted since, except other parts of them. */
function wholeBefore(reading: Reading, at: number): number | undefined {
  const isJoined =
    isBreak(reading, at - 1) || "(:-–—".includes(word(reading, at - 1)) || ands.has(word(reading, at - 1));
  if (!isJoined) return undefined;
  for (let first = at - 2; first >= Math.max(0, at - FARTHEST); first--) {
    if (/^[.!?\n]$/.test(reading.tokens[first]?.text ?? "")) return undefined;
    const value = number(reading, first);
    if (value === undefined || isOfThem(reading, first, value.next)) continue;
    const isCount = Number.isInteger(value.value) && numberBefore(reading, first) === undefined;
    const isOfThings = isWord(reading, value.next) && unitAt(reading.tokens, value.next) === undefined;
    return isCount && isOfThings ? value.value : undefined;
  }
  return undefined;
}

function isOfThem(reading: Reading, first: number, next: number): boolean {
  return (
    phraseAt(reading, next, ofThem) !== undefined ||
    [1, 2, 3].some((back) => phraseAt(reading, first - back, ofThem)?.next === first)
  );
}

function isClosed(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || word(reading, at) === ")" || ands.has(word(reading, at));
}
