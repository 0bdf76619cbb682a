import type { Compared, Found } from "../findings.ts";
import { phraseFrom } from "./clause.ts";
import { comparedAt } from "./compared.ts";
import type { ComparedAt } from "./compared-times.ts";
import { isColumn, isNamedByWords } from "./multiple.ts";
import { phraseList, skip } from "./phrases.ts";
import { isBreak, number, type Reading, spanOf, word } from "./reading.ts";
import { flagBefore, openedAt, reachedAt, relativeBefore } from "./threshold.ts";

const MOST_PARTS = 4;
const ands = new Set(["and", "und", "y", "et", "e", "&", "&&"]);
const ors = new Set(["or", "oder", "o", "ou", "||"]);
const again = phraseList("if|when|where|wenn|falls|si|cuando|quand|se|quando|also|auch");

/** "late flag (arrival after ETA)", "approved if income over 2000 and debt below 10000": a flag by several columns. */
export function decidedAt(reading: Reading, at: number): Found | undefined {
  const opened = openedAt(reading, at);
  const said = opened === undefined ? undefined : partsAt(reading, opened.next);
  if (opened === undefined || said === undefined) return undefined;
  const { parts, isAny, next } = said;
  const isClosed = word(reading, next) === ")";
  if (!areNamed(reading, parts, opened.next, next) || (opened.isBracket && !isClosed)) return undefined;
  // "comes out true in 70 % - true just when both match": of the flag that was named before.
  const start = relativeBefore(reading, at);
  const own = flagBefore(reading, start);
  const left = own !== undefined || opened.isTruth !== true ? own : { text: "", first: start };
  if (left === undefined || (left.text !== "" && number(reading, left.first) !== undefined)) return undefined;
  // "reserve and paid in EUR (paid never above reserve)": what is compared is decided by nothing.
  // "produced and consumed timestamp (consumed never before produced)"
  const words = left.text.toLowerCase().split(/\s+/);
  if (opened.isBracket && parts.some(({ one }) => words.includes(one.toLowerCase()))) return undefined;
  const end = isClosed && word(reading, at) === "(" ? next + 1 : next;
  const isTruth = opened.isTruth === undefined ? {} : { isTruth: opened.isTruth };
  const any = isAny ? { isAny: true as const } : {};
  return { kind: "decided", left: left.text, parts, ...any, ...isTruth, ...spanOf(reading, start, end) };
}

/** Whether a condition at a token compares columns: "late if delivered after the due date" names no member. */
export function isDecided(reading: Reading, at: number): boolean {
  const said = partsAt(reading, at);
  return said !== undefined && areNamed(reading, said.parts, at, said.next);
}

/** All names of a condition stand elsewhere too. */
function areNamed(reading: Reading, parts: readonly Compared[], from: number, next: number): boolean {
  return parts.every((part) =>
    namesIn(part).every((name) => {
      // "within 2 days of application" of an "applied date".
      const words = "after" in part ? name.replace(/(\p{L}{4})\p{L}+/gu, "$1") : name;
      return isNamedByWords(reading, words, from, next) || isColumn(reading, name, from, next);
    }),
  );
}

function namesIn(part: Compared): readonly string[] {
  const others =
    "other" in part ? [part.other] : "after" in part ? [part.after] : "isWithin" in part ? [part.low, part.high] : [];
  return [part.one, ...others].filter((name) => name !== undefined && name !== "") as readonly string[];
}

interface Parts extends ComparedAt {
  readonly isAny: boolean;
}

/** One comparison of columns, or several comparisons that "and" or "or" joins. */
function partsAt(reading: Reading, at: number): Parts | undefined {
  const first = partAt(reading, at);
  if (first === undefined) return undefined;
  const joint = word(reading, first.next);
  const joins = ands.has(joint) ? ands : ors.has(joint) ? ors : undefined;
  const parts = [...first.parts];
  let { next } = first;
  while (joins?.has(word(reading, next)) === true && parts.length < MOST_PARTS) {
    const more = partAt(reading, skip(reading, next + 1, again));
    if (more === undefined) break;
    parts.push(...more.parts);
    next = more.next;
  }
  // "score over 50" is a threshold, "smoker" a case.
  if (parts.every((part) => "isSo" in part)) return undefined;
  if (next === first.next && parts.some((part) => "figure" in part)) return undefined;
  return { parts, isAny: joins === ors && next > first.next, next };
}

function partAt(reading: Reading, at: number): ComparedAt | undefined {
  return comparedAt(reading, at) ?? figureAt(reading, at) ?? stateAt(reading, at);
}

const denials = phraseList("not|no|is not|isn't|nicht|kein|keine|non|nao|pas|not a");

/** "smoker", "not a member" */
function stateAt(reading: Reading, at: number): ComparedAt | undefined {
  const start = skip(reading, at, denials);
  const state = phraseFrom(reading, start, 2);
  if (
    state === undefined ||
    !(isBreak(reading, state.next) || [ands, ors].some((each) => each.has(word(reading, state.next))))
  )
    return undefined;
  return { parts: [{ one: state.text, isSo: start === at }], next: state.next };
}

/** "income over 2000" */
function figureAt(reading: Reading, at: number): ComparedAt | undefined {
  const said = reachedAt(reading, at);
  if (said === undefined || said.or !== undefined || said.name === "") return undefined;
  if (/\s(?:and|or|und|oder|y|o|et|ou|e)\s/i.test(` ${said.name} `)) return undefined;
  const unit = said.unit === undefined ? {} : { unit: said.unit };
  const first = { one: said.name, is: said.is, figure: said.right, ...unit };
  // "pH between 6.5 and 8.5 and chlorine below 4"
  const other = said.and === undefined ? [] : [{ one: said.name, is: said.and.is, figure: said.and.right, ...unit }];
  return { parts: [first, ...other], next: said.next };
}
