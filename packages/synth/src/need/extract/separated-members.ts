import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { isKindNoun, kindNouns, MOST, members } from "./member-list.ts";
import { isBreak, isGlued, isWord, type Reading, singularAt, word, written } from "./reading.ts";
import { areStatesOf } from "./sided-members.ts";
import { unitAt } from "./units.ts";

/** "and/or", "n/a" and other pairs that are no lists. */
const fixedPairs = new Set([
  "and/or",
  "n/a",
  "w/o",
  "a/b",
  "i/o",
  "ci/cd",
  "tcp/ip",
  "km/h",
  "m/s",
  "24/7",
  "input/output",
  "pros/cons",
  "he/she",
  "s/he",
  "c/o",
  "r/w",
  "u/min",
  "mg/dl",
  "w/m2",
  "und/oder",
  "y/o",
  "et/ou",
  "e/ou",
  "b2b/b2c",
  "p/l",
  "p/e",
  "a/c",
]);

/** "a | b | c", "low/medium/high"; two alone only after a noun of kinds. */
export function separated(reading: Reading, at: number): Found | undefined {
  if (!isWord(reading, at) || ["/", "|"].includes(word(reading, at - 1))) return undefined;
  const isDoubled = isPairOfTwo(reading, at);
  const isOfTwo = isDoubled || isPlaced(reading, at);
  const mark = reading.tokens[isOfTwo ? at + 2 : afterSign(reading, at + 1)]?.text;
  if (mark !== "/" && mark !== "|") return undefined;
  // "g/t" and "kg/ha" are units.
  const isUnit = (unitAt(reading.tokens, at)?.next ?? at) > at + 1;
  const values: string[] = [];
  let next = at;
  let index = at;
  while (values.length < MOST && isWord(reading, index)) {
    let last = afterSign(reading, index + 1);
    if (index === at && isOfTwo) last = at + 2;
    // With pipes an item may have two words; with slashes one between two others ("transit/radial velocity/imaging").
    while (mark === "|" && last < index + 3 && isWord(reading, last)) last += 1;
    const isBetween =
      mark === "/" &&
      values.length > 0 &&
      values.length < 9 &&
      isWord(reading, last) &&
      // "en/de/fr w/ stars"
      word(reading, last) !== "w" &&
      word(reading, last + 1) === "/";
    if (isBetween && isGlued(reading, last + 1) && !isUnit) last += 1;
    // "one year/two year": the last has the second word of the one before.
    if (
      mark === "/" &&
      isWord(reading, last) &&
      values
        .at(-1)
        ?.toLowerCase()
        .endsWith(` ${word(reading, last)}`) === true
    )
      last += 1;
    if (mark === "/" && endsInFigure(reading, index, last)) last += 1;
    values.push(written(reading, index, last));
    next = last;
    if (reading.tokens[next]?.text !== mark || (mark === "/" && !isGlued(reading, next))) break;
    index = next + 1;
  }
  if (values.length < 2) return undefined;
  if (mark === "|" && partsSettings(reading, at, next)) return undefined;
  if (values.length === 2 && mark === "/") {
    if (isUnit && !/^[A-Z]\/[A-Z]$/.test(values.join("/"))) return undefined;
    const before = singular(word(reading, at - 1).replace(/^.*_/, ""), reading.language);
    const isFlag = [
      "yes/no",
      "true/false",
      "y/n",
      "ja/nein",
      "si/no",
      "oui/non",
      "sim/nao",
      "male/female",
      "on/off",
      "m/f",
      "pass/fail",
    ].includes(values.join("/").toLowerCase());
    if (
      !(kindNouns.has(before) || isFlag || isDoubled || areStatesOf(reading, at, values)) ||
      fixedPairs.has(values.join("/").toLowerCase())
    )
      return undefined;
  }
  return members(reading, at, next, values);
}

/** "CCS/CHAdeMO/Type 2": a name may end in a figure, where nothing but the next member or the end of the item follows. */
function endsInFigure(reading: Reading, from: number, at: number): boolean {
  const isName = /^\p{Lu}/u.test(reading.tokens[from]?.text ?? "");
  const isFigure = /^\d{1,2}$/.test(reading.tokens[at]?.text ?? "");
  return isName && isFigure && (isBreak(reading, at + 1) || word(reading, at + 1) === "/");
}

const prepositions = /^(?:on|at|in|off|out|under|no)$/;

/** "on time/late/cancelled", "at home/away": behind a comma, a state that begins with a preposition. */
function isPlaced(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1];
  const begins = before === undefined || before.kind === "break" || /^[,:;(]$/.test(before.text);
  if (!begins || !prepositions.test(word(reading, at)) || !isWord(reading, at + 1)) return false;
  return word(reading, at + 2) === "/" && isGlued(reading, at + 2) && isGlued(reading, at + 3);
}

/** "full time/part time": two words each, of which the second is the same. */
function isPairOfTwo(reading: Reading, at: number): boolean {
  const [first, second, mark, third, fourth] = [0, 1, 2, 3, 4].map((step) => word(reading, at + step));
  const areApart = first !== third && halves.test(first ?? "") && halves.test(third ?? "");
  return mark === "/" && second === fourth && areApart && isWord(reading, at + 1) && isGlued(reading, at + 2);
}

/** "start time/end time" are two columns. */
const halves = /^(?:full|part|half|short|long|fixed|open|one|two|three|single|double|high|low|small|large|new|used)$/;

/** "NM/VG+/VG", "A/A-/B+": behind the sign of a grade. */
function afterSign(reading: Reading, at: number): number {
  const isSign = /^[+-]$/.test(reading.tokens[at]?.text ?? "") && isGlued(reading, at);
  const behind = reading.tokens[at + 1];
  return isSign && (behind === undefined || behind.kind === "break" || /^[/|),;]$/.test(behind.text)) ? at + 1 : at;
}

const listMarks = new Set([":", "=", "(", "[", "{", "in", "is", "of", "are"]);

/** "job: rentals | n=500 | cols: id, city": pipes that part settings and not members. */
function partsSettings(reading: Reading, at: number, next: number): boolean {
  if (["=", ":", "[", "("].includes(word(reading, next)) || reading.tokens[next - 1]?.kind === "identifier")
    return true;
  if (isGlued(reading, at + 1) || isKindNoun(singularAt(reading, at - 1))) return false;
  // "18 | days | no nulls" goes on from a figure; "a | b | c" alone begins an item.
  return (
    reading.tokens[at - 1]?.kind === "number" ||
    (word(reading, at - 1) === "=" && next === at + 3) ||
    (!listMarks.has(word(reading, at - 1)) && isAfterPipe(reading, at))
  );
}

function isAfterPipe(reading: Reading, at: number): boolean {
  for (let back = at - 1; back >= 0 && back > at - 12; back -= 1) {
    if (word(reading, back) === "|") return true;
    if (word(reading, back) === "\n") return false;
  }
  return false;
}

const arrows = new Set(["->", ">", "→"]);
const steps = new Set("step funnel pipeline flow path journey lifecycle phase".split(" "));

/** "stages applied > screened > hired": one after the other. */
export function chained(reading: Reading, at: number): Found | undefined {
  const mark = word(reading, at + 1);
  const start = reading.tokens[at - 1]?.text === ":" || word(reading, at - 1) === "(" ? at - 2 : at - 1;
  const noun = singularAt(reading, start);
  if (!arrows.has(mark) || !(kindNouns.has(noun) || steps.has(noun))) return undefined;
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST && isWord(reading, index); index = next + 1) {
    next = index + 1;
    values.push(written(reading, index, next));
    if (word(reading, next) !== mark) break;
  }
  return values.length < 3 ? undefined : members(reading, at, next, values);
}
