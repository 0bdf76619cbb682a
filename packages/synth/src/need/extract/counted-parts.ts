import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { countedSomeAt } from "./counted-some.ts";
import { ledLabelAt } from "./led-labels.ts";
import { OF_WHICH } from "./of-them.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isBreak, isGlued, isWord, number, type Reading, word } from "./reading.ts";
import { deedBehindAt, jointsAt, labelAt, MOST, type Share, sharesFound } from "./share-parts.ts";
import { unitAt } from "./units.ts";

/** How many there are of all, and whether it is said that what follows are parts of them. */
interface Whole {
  readonly count: number;
  readonly isOpened: boolean;
}

interface Part {
  readonly count: number;
  readonly value: string;
  readonly next: number;
  /** "200 from Germany" is of the same things, "20 suppliers" may be of others. */
  readonly isOfSame: boolean;
}

const ofThem = phraseList(`${OF_WHICH}|de las cuales|de los cuales|das quais|dos quais|wovon`);
const openers = new Set([":", "(", "-", "–", "—", "="]);
/** Words that the things may have before the mark: "200 open support tickets". */
const FARTHEST = 4;

/** "30 orders: 17 paid, 13 open", "300 orders, 200 from Germany and 100 from Austria": counts that make up all of what was counted before. */
export function countedPartsAt(reading: Reading, at: number): Found | undefined {
  const whole = wholeBefore(reading, at);
  return (whole === undefined ? undefined : allOfThem(reading, at, whole)) ?? countedSomeAt(reading, at);
}

function allOfThem(reading: Reading, at: number, whole: Whole): Found | undefined {
  const list: Share[] = [];
  let left = whole.count;
  let next = at;
  for (let index = phraseAt(reading, at, ofThem)?.next ?? at; left > 0 && list.length < MOST; ) {
    const part = partAt(reading, index);
    if (part === undefined || (!whole.isOpened && !part.isOfSame)) return undefined;
    left -= part.count;
    list.push({ value: part.value, share: part.count / whole.count });
    next = part.next;
    index = jointsAt(reading, next);
    if (index === next) break;
  }
  const areDifferent = new Set(list.map(({ value }) => value.toLowerCase())).size === list.length;
  const isEnd = isBreak(reading, next) || word(reading, next) === ")" || isWord(reading, next);
  if (left !== 0 || !areDifferent || !isEnd) return undefined;
  const steps = stepsOf(list);
  const found = sharesFound(reading, at, next, steps?.list ?? list);
  if (found?.kind !== "shares") return undefined;
  return { ...found, isCounted: true, ...(steps === undefined ? {} : { of: steps.noun }) };
}

/** The "year" of "300 in year 1, 200 in year 2", and what stands behind it. */
function stepsOf(list: readonly Share[]): { readonly noun: string; readonly list: readonly Share[] } | undefined {
  const [noun = ""] = list[0]?.value.split(" ") ?? [];
  const steps = list.map(({ value, share }) => ({ value: value.slice(noun.length + 1), share }));
  const isOfAll = list.every(({ value }) => value.startsWith(`${noun} `));
  return isOfAll && steps.every(({ value }) => /^(?:\d+|[A-Z])$/.test(value)) ? { noun, list: steps } : undefined;
}

/** The "30 orders:" before the first part. */
function wholeBefore(reading: Reading, at: number): Whole | undefined {
  const mark = reading.tokens[at - 1]?.text ?? "";
  const isBegun = number(reading, at) !== undefined || phraseAt(reading, at, ofThem) !== undefined;
  if (!isBegun || !(openers.has(mark) || mark === ",")) return undefined;
  for (let first = at - 3; first >= 0 && first >= at - 2 - FARTHEST; first--) {
    if (!isWord(reading, first + 1) || endsPhrase(word(reading, first + 1))) return undefined;
    const value = number(reading, first);
    if (value === undefined) continue;
    if (value.next !== first + 1 || !Number.isInteger(value.value) || unitAt(reading.tokens, value.next) !== undefined)
      return undefined;
    return { count: value.value, isOpened: mark !== "," };
  }
  return undefined;
}

function partAt(reading: Reading, at: number): Part | undefined {
  const count = number(reading, at);
  if (count === undefined || !Number.isInteger(count.value) || count.value < 1) return undefined;
  if (unitAt(reading.tokens, count.next) !== undefined) return undefined;
  const led =
    ledLabelAt(reading, count.next) ??
    (/^(?:for|fur|para|pour)$/.test(word(reading, count.next)) ? labelAt(reading, count.next + 1) : undefined);
  const label = led ?? deedBehindAt(reading, count.next) ?? labelAt(reading, count.next);
  if (label === undefined) return undefined;
  const last = word(reading, label.next - 1);
  const next = stepEnd(reading, label.next);
  const isOfSame = led !== undefined || singular(last, reading.language) === last;
  const value = next === label.next ? label.value : `${label.value} ${word(reading, next - 1)}`;
  return { count: count.value, value, next, isOfSame };
}

/** Behind the "1" of "300 in year 1". */
function stepEnd(reading: Reading, at: number): number {
  const step = number(reading, at);
  const isStep = step?.next === at + 1 && step.spelled !== true && !isGlued(reading, at);
  return isStep && (isBreak(reading, at + 1) || jointsAt(reading, at + 1) > at + 1) ? at + 1 : at;
}
