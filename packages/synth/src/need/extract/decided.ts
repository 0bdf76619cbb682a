import type { Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { comparingAt } from "./comparators.ts";
import { isNamedByWords } from "./multiple.ts";
import { phraseList, skip } from "./phrases.ts";
import { number, type Reading, spanOf, word } from "./reading.ts";
import { isTimeVerb, rightOf } from "./sides.ts";
import { flagBefore, nameOf, openedAt } from "./threshold.ts";

type Decided = Extract<Found, { kind: "decided" }>;

/** "late flag (arrival after ETA)", "on time if delivered before the promised date": a flag by two columns. */
export function decidedAt(reading: Reading, at: number): Found | undefined {
  const opened = openedAt(reading, at);
  const said = opened === undefined ? undefined : sidesAt(reading, opened.next);
  if (opened === undefined || said === undefined) return undefined;
  const { one, is, other, next } = said;
  const isClosed = word(reading, next) === ")";
  const isNamed = [one, other].every((name) => isNamedByWords(reading, name, opened.next, next));
  if (!isNamed || (opened.isBracket && !isClosed)) return undefined;
  const left = flagBefore(reading, at);
  if (left === undefined || number(reading, left.first) !== undefined) return undefined;
  // "reserve and paid in EUR (paid never above reserve)": what is compared is decided by nothing.
  if (opened.isBracket && left.text.toLowerCase() === one.toLowerCase()) return undefined;
  const end = isClosed && word(reading, at) === "(" ? next + 1 : next;
  const isTruth = opened.isTruth === undefined ? {} : { isTruth: opened.isTruth };
  return { kind: "decided", left: left.text, one, is, other, ...isTruth, ...spanOf(reading, at, end) };
}

const subjects = phraseList("it was|it is|it|they were|was|is|they|es|er|sie|wurde|se|fue|foi|a ete");

/** Whether a condition at a token compares two columns: "late if delivered after the due date" names no member. */
export function isDecided(reading: Reading, at: number): boolean {
  const said = sidesAt(reading, at);
  return said !== undefined && [said.one, said.other].every((name) => isNamedByWords(reading, name, at, said.next));
}

function sidesAt(reading: Reading, at: number): (Pick<Decided, "one" | "is" | "other"> & { next: number }) | undefined {
  const one = phraseFrom(reading, skip(reading, at, subjects), 4);
  if (one === undefined) return undefined;
  const end = isTimeVerb(reading, one.next) ? one.next + 1 : one.next;
  const comparing = comparingAt(reading, end);
  if (comparing === undefined || comparing.is === "=" || number(reading, comparing.next) !== undefined)
    return undefined;
  const other = rightOf(reading, comparing.next);
  if (other === undefined) return undefined;
  const first = end - one.text.split(/\s+/).length - (end - one.next);
  return { one: nameOf(reading, first, end).text, is: comparing.is, other: other.text, next: other.next };
}
