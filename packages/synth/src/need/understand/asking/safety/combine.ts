import type { Idea, Mention } from "./idea.ts";
import type { Reading } from "./reading.ts";

type Ideas = readonly Idea[];
type Mentions = readonly Mention[];

/** How many words part two mentions; 0 if they touch or overlap. */
function apart(a: Mention, b: Mention): number {
  return Math.max(0, b.from - a.to, a.from - b.to);
}

function sentenceOf({ words }: Reading, { from }: Mention): number {
  return words[from]?.sentence ?? 0;
}

/** Whether two of these are spoken of in one sentence, at most `reach` words apart, in any order. */
export function near(reading: Reading, left: Ideas, right: Ideas, reach: number): boolean {
  const first = reading.of(...left);
  return first.length > 0 && nearThese(reading, first, reading.of(...right), reach);
}

/** The same for mentions that a rule has chosen. */
export function nearThese(reading: Reading, left: Mentions, right: Mentions, reach: number): boolean {
  return pairs(reading, left, right, (a, b) => apart(a, b) <= reach);
}

/** Whether the second comes behind the first in one sentence, at most `reach` words later. */
export function follows(reading: Reading, first: Ideas, second: Ideas, reach: number): boolean {
  const before = reading.of(...first);
  return before.length > 0 && followsThese(reading, before, reading.of(...second), reach);
}

/** The same for mentions that a rule has chosen. */
export function followsThese(reading: Reading, first: Mentions, second: Mentions, reach: number): boolean {
  return pairs(reading, first, second, (a, b) => b.from > a.from && b.from - a.to <= reach);
}

/** The same within one clause: "address of victims", unlike the columns of "address, label, victims". */
export function followsInClause(reading: Reading, first: Ideas, second: Ideas, reach: number): boolean {
  const clauseOf = ({ from }: Mention): number | undefined => reading.words[from]?.clause;
  return pairs(
    reading,
    reading.of(...first),
    reading.of(...second),
    (a, b) => b.from > a.from && b.from - a.to <= reach && clauseOf(a) === clauseOf(b),
  );
}

function pairs(
  reading: Reading,
  left: readonly Mention[],
  right: readonly Mention[],
  isPair: (a: Mention, b: Mention) => boolean,
): boolean {
  return left.some((a) => right.some((b) => isPair(a, b) && sentenceOf(reading, a) === sentenceOf(reading, b)));
}

/** Whether one sentence speaks of something out of each group. */
export function together(reading: Reading, ...groups: readonly Ideas[]): boolean {
  return sentencesWith(reading, ...groups).size > 0;
}

/** The sentences that speak of something out of each group. */
export function sentencesWith(reading: Reading, ...groups: readonly Ideas[]): ReadonlySet<number> {
  let common: Set<number> | undefined;
  for (const ideas of groups) {
    const here = new Set<number>();
    for (const mention of reading.of(...ideas)) {
      const sentence = sentenceOf(reading, mention);
      if (common === undefined || common.has(sentence)) here.add(sentence);
    }
    if (here.size === 0) return here;
    common = here;
  }
  return common ?? new Set();
}

/** The groups in one sentence that speaks of none of the others. */
function togetherWithout(reading: Reading, without: Ideas, groups: readonly Ideas[]): boolean {
  const sentences = sentencesWith(reading, ...groups);
  if (sentences.size === 0) return false;
  const barred = sentencesWith(reading, without);
  return [...sentences].some((sentence) => !barred.has(sentence));
}

/** Whether the need speaks of it at all. */
export function anywhere(reading: Reading, ...ideas: Ideas): boolean {
  return ideas.some((idea) => reading.of(idea).length > 0);
}

/** The groups in one sentence that says neither that it is all made up nor that it is about the harm. */
export function inEarnest(reading: Reading, ...groups: readonly Ideas[]): boolean {
  return togetherWithout(reading, ["invented", "study"], groups);
}

/** The groups in one sentence that says of nothing that it is made up. */
export function notMadeUp(reading: Reading, ...groups: readonly Ideas[]): boolean {
  return togetherWithout(reading, ["invented"], groups);
}

/** The groups in one sentence that is not about the harm; what is made up can be meant to do harm. */
export function notStudied(reading: Reading, ...groups: readonly Ideas[]): boolean {
  return togetherWithout(reading, ["study"], groups);
}

/** The mentions that no word beside them makes an invention: no "test cards", no "fake SSNs", no "cartões fictícios". */
export function notCalledInvented(reading: Reading, mentions: readonly Mention[]): readonly Mention[] {
  const marks = reading.of("invented", "likeness");
  return mentions.filter(
    (mention) => !marks.some((mark) => isBeside(reading, mark, mention) || isBeside(reading, mention, mark)),
  );
}

/** How far an adjective stands from its noun: "fake German credit cards". */
const ADJECTIVE_REACH = 2;

function isBeside({ words }: Reading, first: Mention, second: Mention): boolean {
  const between = second.from - first.to;
  if (between < 0 || between > ADJECTIVE_REACH) return false;
  for (let at = first.to; at <= second.from; at++) if (!words[at]?.isJoined) return false;
  return true;
}
