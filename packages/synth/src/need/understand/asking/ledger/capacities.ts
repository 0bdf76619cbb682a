import { endsPhrase } from "../../../extract/clause.ts";
import { isWord, number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { isJoint, sentenceOf } from "../quantities/clauses.ts";
import { type Capacity, codesFromTo, finiteAt, lettersFromTo, signsAt, stepsAt } from "./capacity.ts";
import type { Ledger } from "./ledger.ts";
import { itemsFrom } from "./listed.ts";

const MOST = 12;
const others = new Set(
  "different distinct another separate individual verschiedene verschiedenen andere anderen anderer anderem unterschiedliche unterschiedlichen distinto distinta distintos distintas diferente diferentes otro otra different differente differents differentes autre outro outra".split(
    " ",
  ),
);

export function isDifferentWord(word: string): boolean {
  return others.has(word);
}

/** What a need says of how many different values there are; `differents` are the tokens that ask for different ones. */
export function capacitiesOf({ reading, findings }: Ledger, differents: readonly number[]): readonly Capacity[] {
  const capacities: Capacity[] = [...codesFromTo(reading), ...lettersFromTo(reading)];
  let at = 0;
  while (at < reading.tokens.length && capacities.length < MOST) {
    const signs = signsAt(reading, at);
    if (signs !== undefined) capacities.push(signs);
    at = signs?.next ?? at + 1;
  }
  for (const from of differents) {
    for (let step = from + 1; step < from + 6; step++) {
      const steps = stepsAt(reading, step, findings);
      if (steps !== undefined && isHead(reading, step)) capacities.push(steps);
      const isBehind = step < from + 4 && reading.tokens.slice(from, step).every(({ kind }) => kind !== "break");
      const set = isBehind ? finiteAt(reading, step) : undefined;
      if (set !== undefined) capacities.push(set);
    }
    capacities.push(
      ...[finiteAgain(reading, from), listedBehind(reading, from), valuesBehind(reading, from)].filter(
        (each) => each !== undefined,
      ),
    );
  }
  return capacities;
}

const eachOrNo = /^(?:no|each|every|kein|jeder?|jedes|ningun|cada|aucun|chaque|nenhum)$/;

const REACH = 8;

/** The first noun behind a token that is one of so many. */
function finiteAgain(reading: Reading, from: number): Capacity | undefined {
  for (let at = from; at < from + REACH && reading.tokens[at]?.kind !== "break"; at++) {
    const set = finiteAgainAt(reading, at);
    if (set !== undefined) return set;
  }
  return undefined;
}

/** "rates by US state, no state appearing twice": the noun alone, of what was told with more words before. */
function finiteAgainAt(reading: Reading, at: number): Capacity | undefined {
  const noun = singular(word(reading, at), reading.language);
  if (!eachOrNo.test(word(reading, at - 1)) || isJoint(word(reading, at + 1)) || endsPhrase(noun)) return undefined;
  for (let from = 0; from < at - 1; from++) {
    const set = finiteAt(reading, from);
    const isWhole = set !== undefined && set.next === from + 2;
    if (isWhole && singular(word(reading, from + 1), reading.language) === noun)
      return { ...set, first: at, next: at + 1 };
  }
  return undefined;
}

/** "a different day", "no two on the same day": the unit stands right behind. */
function isHead(reading: Reading, at: number): boolean {
  const before = word(reading, at - 1);
  return (
    others.has(before) ||
    /^(?:own|unique|same|gleichen|selben|mismo|misma|meme|mesmo|mesma|calendar|eigenen)$/.test(before)
  );
}

const openers = new Set("being are is : = ( of from among sind son sont sao".split(" "));

/** "each in a different colour out of red, green and blue", "…, the colours being red, green and blue": the members of a list. */
function listedBehind(reading: Reading, at: number): Capacity | undefined {
  const noun = singular(word(reading, at + 1), reading.language);
  if (!isWord(reading, at + 1) || endsPhrase(noun)) return undefined;
  const [, end] = sentenceOf(reading, at);
  for (let from = at + 1; from < Math.min(end, at + 14); from++) {
    if (singular(word(reading, from), reading.language) !== noun) continue;
    const next = word(reading, from + 1) === "out" ? from + 2 : from + 1;
    if (!openers.has(word(reading, next))) continue;
    const list = itemsFrom(reading, next + 1, word(reading, next) === "(");
    if (list === undefined || !list.closed || list.least < 3) continue;
    const span = spanOf(reading, next + 1, list.next);
    return { count: list.most, called: "of them", first: next + 1, next: list.next, span };
  }
  return undefined;
}

const ofMany = /^(?:of|from|among|aus|von|de|entre|parmi)$/;
const values =
  /^(?:values?|options?|choices|possibilities|categories|colou?rs|sizes|codes|werten?|valores|valeurs|optionen|opciones)$/;

/** "a unique status out of 3 values" */
function valuesBehind(reading: Reading, at: number): Capacity | undefined {
  for (let from = at + 2; from < at + 6 && isWord(reading, from); from++) {
    const count = ofMany.test(word(reading, from)) ? number(reading, from + 1) : undefined;
    if (count === undefined || !values.test(word(reading, count.next))) continue;
    const span = spanOf(reading, from + 1, count.next + 1);
    return { count: count.value, called: "of them", first: from + 1, next: count.next + 1, span };
  }
  return undefined;
}
