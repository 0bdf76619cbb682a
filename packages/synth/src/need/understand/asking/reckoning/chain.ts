import { isBreak, isWord, type Reading, word } from "../../../extract/reading.ts";
import { named } from "./counted-names.ts";
import { type Factors, united } from "./factors.ts";
import type { Mark, Per } from "./mark.ts";
import { isLeading } from "./marks.ts";
import type { Quantity } from "./quantities.ts";
import type { Steps } from "./span.ts";
import { conjunctions, persons } from "./words.ts";

/** The numbers of a need with what each is counted per. */
export interface Chain {
  readonly quantities: readonly Quantity[];
  readonly pers: readonly (readonly Per[])[];
  /** What is said to be told per, of no number: "for each of our 350 stores", "every 10 minutes". */
  readonly loose: readonly Per[];
  /** Hours of each day: "10 hours a day". */
  readonly perDay: readonly Quantity[];
}

const FAR = 14;
/** Tickets of showings of screens of cinemas: nobody says more of one number, and the work stays bounded. */
const DEEPEST = 6;
const MOST_PERS = 3;

/** A number of things or of times with all that it is multiplied by. */
export interface Counted {
  readonly index: number;
  readonly factors: Factors;
}

/** Binds each mark to the number that it is about: the one before it in its clause, or where it leads, the one behind. */
export function chainOf(reading: Reading, quantities: readonly Quantity[], marks: readonly Mark[]): Chain {
  const pers: Per[][] = quantities.map(() => []);
  const loose: Per[] = [];
  const perDay: Quantity[] = [];
  marks.forEach((mark, index) => {
    const before = beforeOf(reading, quantities, mark, marks[index - 1]);
    const after = mark.leads ? afterOf(reading, quantities, mark) : undefined;
    // "45 robots each sending its position 4 times": a verb follows.
    const isVerb = mark.per.kind === "before" && isWord(reading, mark.next) && !afterEach.has(word(reading, mark.next));
    const isNumber = mark.per.kind === "before" && quantities.some(({ from }) => from === mark.next);
    // "12,000 patients each with 100 lab values"
    const isHad =
      mark.per.kind === "before" && has.has(word(reading, mark.next)) && isThingAt(quantities, mark.next + 1);
    // "120 rooms in each hotel, one price"
    const isClosed = isBreak(reading, mark.next) && isThingUpTo(quantities, mark.from - 1);
    const isOfNext = !isClosed && (isNumber || isVerb || isHad || isLeading(reading, mark.from));
    const bound = isOfNext ? (after ?? before) : (before ?? after);
    const quantity = bound === undefined ? undefined : quantities[bound];
    if (bound === undefined || quantity === undefined) {
      if (mark.isRhythm || mark.per.kind !== "time") loose.push(mark.per);
    } else if (quantity.kind === "time") {
      if (mark.per.kind === "time" && mark.per.unit === "day") perDay.push(quantity);
      // "2 hours a week" is how long it takes, and no step.
      else if (mark.isRhythm || mark.per.kind !== "time") loose.push(mark.per);
    } else if (quantity.kind !== "value") pers[bound]?.push(mark.per);
  });
  return { quantities, pers, loose, perDay };
}

function isThingAt(quantities: readonly Quantity[], at: number): boolean {
  return quantities.some(({ from, kind }) => from === at && kind === "thing");
}

function isThingUpTo(quantities: readonly Quantity[], at: number): boolean {
  return quantities.some(({ next, kind }) => next === at && kind === "thing");
}

/** Whether a mark is of a number itself: "each ticket machine prints 1,500 tickets" is of the machines, where those were counted. */
function names({ per }: Mark, quantity: Quantity, quantities: readonly Quantity[]): boolean {
  if (per.kind !== "noun" || !per.words.some((each) => quantity.words.includes(each))) return false;
  const said = named(quantities, per.words);
  return said === undefined || quantities[said] === quantity;
}

function beforeOf(
  reading: Reading,
  quantities: readonly Quantity[],
  mark: Mark,
  last: Mark | undefined,
): number | undefined {
  const index = quantities.findLastIndex(({ next }) => next <= mark.from);
  const quantity = quantities[index];
  if (quantity === undefined || names(mark, quantity, quantities)) return undefined;
  if (mark.per.kind === "quantity" && mark.per.index === index) return undefined;
  // "900 rides per lift per day": marks that follow each other are about the same number.
  const isFurther = last !== undefined && last.from >= quantity.next && last.next <= mark.from;
  // "une vingtaine par mois et par client"
  const isJoined = isFurther && last.next === mark.from - 1 && conjunctions.has(word(reading, last.next));
  const from = isJoined ? mark.from : isFurther ? last.next : quantity.next;
  if (mark.from - from > 5) return undefined;
  for (let at = quantity.next; at < mark.from; at++)
    if (isBreak(reading, at) || (at >= from && conjunctions.has(word(reading, at)))) return undefined;
  return index;
}

/** What may follow an "each" that is said of what stands before it. */
const afterEach = new Set(
  "in on at of for from to per and or with a an the over during by every within throughout y e et und en em pro por par im am".split(
    " ",
  ),
);
const apart = new Set("of in by from at across of made von in bei aus de en dans em".split(" "));

function afterOf(reading: Reading, quantities: readonly Quantity[], mark: Mark): number | undefined {
  if (mark.per.kind === "before" && isBreak(reading, mark.next)) return undefined;
  const index = quantities.findIndex(({ from, kind }) => from >= mark.next && kind !== "time" && kind !== "value");
  const quantity = quantities[index];
  if (quantity === undefined || quantity.from - mark.next > FAR || names(mark, quantity, quantities)) return undefined;
  if (mark.per.kind === "time" && quantity.from > mark.next + 1) return undefined;
  for (let at = mark.next; at < quantity.from; at++) {
    // "for each of 400 wines, score 50-100"
    if (isBreak(reading, at) && (word(reading, at) !== "," || quantity.bounded)) return undefined;
    if (apart.has(word(reading, at)) && !isOneIn(reading, mark.next, at)) return undefined;
  }
  return index;
}

/** "each with a mark in 12 modules": whoever has one in each of them has as many. */
function isOneIn(reading: Reading, from: number, at: number): boolean {
  const isSaid = has.has(word(reading, from)) && singles.has(word(reading, from + 1));
  return isSaid && at - from >= 3 && at - from <= 4 && ins.has(word(reading, at));
}

const has = new Set("with has have having gets get got mit hat con tiene avec a com tem".split(" "));
const singles = new Set("a an one ein eine einer einem un una une um uma".split(" "));
const ins = new Set("in at en dans em".split(" "));

/** All that a number is multiplied by; undefined where something it is counted per is not known. */
export function factorsOf(
  chain: Chain,
  index: number,
  steps: Steps,
  seen: readonly number[] = [],
): Factors | undefined {
  const quantity = chain.quantities[index];
  if (quantity === undefined || seen.includes(index) || seen.length > DEEPEST) return undefined;
  const all: Factors[] = [new Map([[quantity.kind === "time" ? "time" : index, quantity.value]])];
  for (const per of (chain.pers[index] ?? []).slice(0, MOST_PERS)) {
    const factors = factorsPer(chain, per, steps, [...seen, index]);
    if (factors === undefined) return undefined;
    all.push(factors);
  }
  return united(all);
}

/** How many there are of what something is counted per. */
export function factorsPer(chain: Chain, per: Per, steps: Steps, seen: readonly number[] = []): Factors | undefined {
  switch (per.kind) {
    case "time": {
      const many = steps(per.count, per.unit);
      return many === undefined ? undefined : new Map([["time", many] as const]);
    }
    case "quantity":
      return factorsOf(chain, per.index, steps, seen);
    case "noun": {
      const index = named(chain.quantities, per.words, seen) ?? (seen.length > 0 ? lone(chain, seen) : undefined);
      if (index === undefined && seen.length > 0 && per.words.some((each) => persons.has(each)))
        return factorsPer(chain, { kind: "before" }, steps, seen);
      return index === undefined ? undefined : factorsOf(chain, index, steps, seen);
    }
    case "before": {
      const own = seen.at(-1) ?? chain.quantities.length;
      const index = chain.quantities.findLastIndex(
        (each, at) => at < own && each.kind === "thing" && !each.bounded && each.value > 1,
      );
      return index < 0 ? undefined : factorsOf(chain, index, steps, seen);
    }
  }
}

/** "12 lifts, 900 rides per elevator": another word for the only thing that was counted on its own. */
export function lone(chain: Chain, seen: readonly number[]): number | undefined {
  const own = seen.at(-1) ?? chain.quantities.length;
  const roots = rootsOf(chain).filter((at) => at < own);
  return roots.length === 1 ? roots[0] : undefined;
}

/** What was counted on its own. */
export function rootsOf({ quantities, pers }: Chain): readonly number[] {
  return quantities.flatMap(({ kind, bounded, value }, at) =>
    kind === "thing" && !bounded && value > 1 && (pers[at] ?? []).length === 0 ? [at] : [],
  );
}

/** "25,000 a day": of nothing but time. */
export function isPerTime({ pers }: Chain, index: number): boolean {
  const own = pers[index] ?? [];
  return own.length > 0 && own.every(({ kind }) => kind === "time");
}
