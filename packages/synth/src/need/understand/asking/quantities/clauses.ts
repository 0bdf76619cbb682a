import { isBreak, type Reading } from "../../../extract/reading.ts";
import { wordSet } from "../../../text/word-set.ts";

const walls = wordSet("( ) [ ] { } | — –");
const sentenceEnds = wordSet(". ; ! ? …");
const joints = wordSet("and und y et e & plus sowie");
const openers = wordSet("where which that who whose while but however with wobei aber pero mais mas donde onde");
/** Nothing that belongs together is longer. */
const LONGEST = 40;

/** Where one thing that is said ends and the next begins: a break, a bracket or a dash. */
export function isWall(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || walls.has(reading.tokens[at]?.text ?? "");
}

/** Whether a sentence ends at a token. */
export function endsSentence(reading: Reading, at: number): boolean {
  const text = reading.tokens[at]?.text;
  return text === undefined || text === "\n" || sentenceEnds.has(text);
}

export function isJoint(word: string): boolean {
  return joints.has(word);
}

/** Words behind which something new is said. */
export function startsClause(word: string): boolean {
  return openers.has(word);
}

/** The tokens around one up to the walls on both sides. */
export function clauseAround(reading: Reading, at: number): readonly [first: number, next: number] {
  let first = at;
  while (first > 0 && first > at - LONGEST && !isWall(reading, first - 1)) first -= 1;
  let next = at;
  while (next < reading.tokens.length && next < at + LONGEST && !isWall(reading, next)) next += 1;
  return [first, next];
}

/** The tokens of the sentence that a token stands in. */
export function sentenceOf(reading: Reading, at: number): readonly [first: number, next: number] {
  let [first, next] = [at, at];
  while (first > 0 && !endsSentence(reading, first - 1)) first -= 1;
  while (next < reading.tokens.length && !endsSentence(reading, next)) next += 1;
  return [first, next];
}

/** The number of the sentence in which each token stands. */
export function sentencesOf(reading: Reading): readonly number[] {
  let sentence = 0;
  return reading.tokens.map((_, at) => (endsSentence(reading, at) ? sentence++ : sentence));
}

/** The folded words of some tokens, as one text to look for phrases in. */
export function foldedOf(reading: Reading, first: number, next: number): string {
  return reading.tokens
    .slice(first, next)
    .map(({ folded }) => folded)
    .join(" ");
}
