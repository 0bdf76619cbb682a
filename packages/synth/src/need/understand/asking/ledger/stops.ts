import { isBreak, type Reading, word } from "../../../extract/reading.ts";

/** What parts clauses beside commas and full stops. */
const brackets = new Set(["(", ")", "[", "]", "–", "—", "|", "/"]);
const sentenceEnds = new Set([".", "!", "?", "\n", "…"]);
const joints = new Set("and und y et e & plus sowie".split(" "));
const openers = new Set(
  "where which that who whose while but however with wobei aber pero mais mas donde onde".split(" "),
);

/** Whether a clause ends before a token. */
export function isStop(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || brackets.has(reading.tokens[at]?.text ?? "");
}

/** Whether a sentence ends before a token. */
export function endsSentence(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token === undefined || (token.kind === "break" && sentenceEnds.has(token.text));
}

export function isJoint(word: string): boolean {
  return joints.has(word);
}

/** Words behind which something new is said. */
export function startsClause(word: string): boolean {
  return openers.has(word);
}

/** The tokens of the clause that a token stands in. */
export function clauseOf(reading: Reading, at: number): readonly [first: number, next: number] {
  let [first, next] = [at, at];
  while (first > 0 && !isStop(reading, first - 1)) first -= 1;
  while (next < reading.tokens.length && !isStop(reading, next)) next += 1;
  return [first, next];
}

/** The tokens of the sentence that a token stands in. */
export function sentenceOf(reading: Reading, at: number): readonly [first: number, next: number] {
  let [first, next] = [at, at];
  while (first > 0 && !endsSentence(reading, first - 1)) first -= 1;
  while (next < reading.tokens.length && !endsSentence(reading, next)) next += 1;
  return [first, next];
}

/** The folded words of some tokens, as one text to look for phrases in. */
export function foldedOf(reading: Reading, first: number, next: number): string {
  let text = "";
  for (let at = first; at < next; at++) text += `${at > first ? " " : ""}${word(reading, at)}`;
  return text;
}
