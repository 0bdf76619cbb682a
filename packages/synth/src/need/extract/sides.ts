import { phraseBefore, phraseFrom } from "./clause.ts";
import { isBreak, isGlued, isWord, number, type Reading, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

/** A name beside a comparison, and where it begins. */
export interface Left {
  readonly text: string;
  readonly first: number;
  /** It stands in another place of the clause: what stands between says something else of it. */
  readonly apart: boolean;
}

const relatives = new Set("which that who it they que qui die der das welche welcher welches".split(" "));
const pronouns = new Set("they it these sie es ils elles".split(" "));
const joints = new Set("and but und aber y pero et mais e mas".split(" "));
const participle = /(?:ed|en|ade|aid|ent|old|eft|^due|expires|starts|ends|begins|leaves|arrives|departs)$/;
const FARTHEST = 16;

/** "boarded at", "shipped on": a participle and its particle name a time. */
export function isTimeVerb(reading: Reading, at: number): boolean {
  return ["at", "on"].includes(word(reading, at)) && participle.test(word(reading, at - 1));
}

/**
 * The name that ends before a token, past brackets and relatives: "dew point (never above", "price, which never exceeds"; after a
 * joint that of the clause: "fee 0 to 5 GBP but never above".
 */
export function leftOf(reading: Reading, before: number): Left | undefined {
  let at = before;
  // "enrolled students (they must fit the seats)"
  const isPronoun = pronouns.has(word(reading, at - 1)) && word(reading, at - 2) === "(";
  if (isPronoun) at -= 1;
  else if (relatives.has(word(reading, at - 1)) && [",", "-", "–"].includes(reading.tokens[at - 2]?.text ?? ""))
    at -= 2;
  else if (["which", "that", "que", "qui"].includes(word(reading, at - 1))) at -= 1;
  const previous = word(reading, at - 1);
  if (previous === "," || (["-", "–", "—"].includes(previous) && !isGlued(reading, at))) {
    // "deposit, never above the total"; "finish 7,500 to 23,400 s, always above the half": a unit is no name.
    const named = nameBefore(reading, at - 1);
    if (named !== undefined && number(reading, named.first - 1) === undefined) return { ...named, apart: false };
    const ofFigure = subjectOfFigure(reading, named?.first ?? at - 1, at - 1);
    if (ofFigure !== undefined) return ofFigure;
  }
  // What stands before may say a quantity: "2.9-3.8 % and never above fat".
  if (joints.has(previous) || previous === "," || (!isWord(reading, at - 1) && previous !== "(")) {
    const subject = subjectOfClause(reading, previous === "," ? at - 1 : at);
    if (subject !== undefined) return { ...subject, apart: true };
    if (joints.has(previous)) return undefined;
  }
  if (word(reading, at - 1) === "(") at -= 1;
  const found = nameBefore(reading, at);
  if (found === undefined) return undefined;
  return subjectOfFigure(reading, found.first, at) ?? { ...found, apart: false };
}

/** "total 800 to 3000 EUR, which is labour plus material": what the figure with a unit before it is said of. */
function subjectOfFigure(reading: Reading, unit: number, end: number): Left | undefined {
  if (number(reading, unit - 1) === undefined) return undefined;
  if (unit < end && unitAt(reading.tokens, unit)?.next !== end) return undefined;
  const subject = subjectOfClause(reading, unit);
  return subject && { ...subject, apart: true };
}

function nameBefore(reading: Reading, end: number): Omit<Left, "apart"> | undefined {
  return isTimeVerb(reading, end - 1) ? withVerb(reading, end) : perUnit(reading, end);
}

/** The name of a time that ends before a token: "due on = 21 days later" is of what is due on a day. */
export function timeNameBefore(reading: Reading, end: number): ReturnType<typeof phraseBefore> {
  return isTimeVerb(reading, end - 1) ? withVerb(reading, end) : phraseBefore(reading, end, 4);
}

function withVerb(reading: Reading, end: number): Omit<Left, "apart"> | undefined {
  const verb = phraseBefore(reading, end - 1, 3);
  return verb === undefined ? undefined : { text: written(reading, verb.first, end), first: verb.first };
}

/** "price per m2 = rent / area": what it is counted by belongs to the name. */
function perUnit(reading: Reading, end: number): Omit<Left, "apart"> | undefined {
  const found = phraseBefore(reading, end, 4);
  // "delay in minutes = actual - scheduled"
  if (
    found !== undefined &&
    word(reading, found.first - 1) === "in" &&
    unitAt(reading.tokens, found.first)?.next === end
  )
    return phraseBefore(reading, found.first - 1, 3);
  if (found === undefined || word(reading, found.first - 1) !== "per") return found;
  const name = phraseBefore(reading, found.first - 1, 3);
  return name === undefined ? found : { text: written(reading, name.first, end), first: name.first };
}

/** What the clause or the bracket around a token is about. */
export function subjectOfClause(reading: Reading, at: number): Omit<Left, "apart"> | undefined {
  for (let first = at - 1; first > at - FARTHEST && first >= 0; first -= 1) {
    const text = reading.tokens[first]?.text ?? "";
    if (text === ")") return undefined;
    if (text === "(") return phraseBefore(reading, first, 4);
    if (!isBreak(reading, first)) continue;
    if (relatives.has(word(reading, first + 1))) return phraseBefore(reading, first, 4);
    if (word(reading, at) === ",") continue;
    return subjectFrom(reading, first + 1, at);
  }
  return undefined;
}

/** The name at the begin of a clause; after a number, a quantity or a comparison it ends. */
function subjectFrom(reading: Reading, start: number, end: number): Omit<Left, "apart"> | undefined {
  if (!isWord(reading, start)) return undefined;
  const subject = phraseFrom(reading, start, 4);
  if (subject === undefined || subject.next > end) return undefined;
  return { text: subject.text, first: subject.next - subject.text.split(/\s+/).length };
}

const stops = new Set(["by", "<=", "<", ">", ">=", "one"]);

/** The name that begins at a token: "open or close" behind a denial is two. */
export function rightOf(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const phrase = phraseFrom(reading, at, 4, stops);
  // "aos < los": an article that stands alone is a name.
  if (phrase === undefined)
    return isWord(reading, at) && word(reading, at - 1) === "<" && isBreak(reading, at + 1)
      ? { text: written(reading, at, at + 1), next: at + 1 }
      : undefined;
  // "never below the previous one"
  if (word(reading, phrase.next) === "one") return { text: phrase.text, next: phrase.next + 1 };
  const other = ["or", "nor"].includes(word(reading, phrase.next))
    ? phraseFrom(reading, phrase.next + 1, 2)
    : undefined;
  if (other !== undefined && /^(?:never|not|neither)$/.test(word(reading, at - 2)))
    return { text: `${phrase.text} or ${other.text}`, next: other.next };
  return isTimeVerb(reading, phrase.next)
    ? { text: written(reading, phrase.next - phrase.text.split(/\s+/).length, phrase.next + 1), next: phrase.next + 1 }
    : phrase;
}
