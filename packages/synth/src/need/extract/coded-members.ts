import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { upTo } from "./code-runs.ts";
import { isKindNoun, isLast, isOr, MOST, members } from "./member-list.ts";
import { isGlued, isWord, number, type Reading, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

/** "tools/call, tools/list or resources/read", "C20/25, C25/30 or C30/37": members with a slash of their own. */
export function slashedMembers(reading: Reading, at: number): Found | undefined {
  if (["/", "|"].includes(word(reading, at - 1))) return undefined;
  const values: string[] = [];
  let next = at;
  let hasOr = false;
  let slashes = 0;
  let [last, count] = [at, 0];
  for (let index = at; values.length < MOST; ) {
    const end = endOfPath(reading, index);
    if (end === index || !(endsEntry(reading, end) || hasOr)) break;
    const isSlashed = end > index + 1;
    slashes += isSlashed ? 1 : 0;
    values.push(written(reading, index, end));
    next = end;
    // "application/json, text/html, size": what has no slash is the next field, unless an "or" comes.
    if (isSlashed || hasOr) [last, count] = [next, values.length];
    if (hasOr) break;
    index = word(reading, next) === "," ? next + 1 : next;
    hasOr = isOr(reading, index) || (isLast(reading, index) && endOfPath(reading, index + 1) > index + 2);
    if (hasOr) index += 1;
    else if (index === next) break;
  }
  const noun = [":", "=", "("].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  const isKind = isKindNoun(singular(word(reading, noun).replace(/^.*_/, ""), reading.language));
  // "price/earnings, debt/equity" may well be columns.
  if (slashes < 2 || !(isKind || (hasOr && endOfPath(reading, at) > at + 1))) return undefined;
  return members(reading, at, last, values.slice(0, count));
}

/** After a word and what slashes put to it without a space; units are none. */
function endOfPath(reading: Reading, at: number): number {
  if (!isWord(reading, at) || endsPhrase(word(reading, at))) return at;
  if ((unitAt(reading.tokens, at)?.next ?? at) > at + 1) return at;
  let next = at + 1;
  while (word(reading, next) === "/" && isGlued(reading, next) && isGlued(reading, next + 1)) {
    if (!isWord(reading, next + 1) && reading.tokens[next + 1]?.kind !== "number") break;
    next += 2;
  }
  return next;
}

function endsEntry(reading: Reading, at: number): boolean {
  return reading.tokens[at] === undefined || reading.tokens[at]?.kind === "break" || isLast(reading, at);
}

/** What letters before a figure say, where no name stands before them. */
const codes: ReadonlyMap<string, string> = new Map(
  "p:priority prio:priority sev:severity lvl:level tier:tier cat:category"
    .split(" ")
    .map((entry) => entry.split(":") as [string, string]),
);
const MOST_CODES = 6;

/** "P1-P4", "SEV1 to SEV4": levels that are called by their codes. */
export function codedLevels(reading: Reading, at: number): Found | undefined {
  if (at > 0 && reading.tokens[at - 1]?.kind !== "break" && word(reading, at - 1) !== "(") return undefined;
  const isSplit = upTo.has(word(reading, at + 1));
  const next = isSplit ? at + 3 : at + 1;
  const text = isSplit
    ? `${written(reading, at, at + 1)}-${written(reading, at + 2, next)}`
    : written(reading, at, next);
  const [, stem = "", low = "", high = ""] = /^(\p{L}{1,8})(\d)[-–](?:\1)?(\d)$/iu.exec(text) ?? [];
  const of = codes.get(stem.toLowerCase());
  const count = Number(high) - Number(low) + 1;
  if (of === undefined || !(count > 1 && count <= MOST_CODES) || !endsEntry(reading, next)) return undefined;
  const values = Array.from({ length: count }, (_, step) => `${stem}${Number(low) + step}`);
  const found = members(reading, at, next, values);
  return found?.kind === "members" ? { ...found, of } : undefined;
}

/** "row A to F", "ward from A through D", "aisle A-H": all letters from the first to the last. */
export function lettersTo(reading: Reading, at: number): Found | undefined {
  const glued = /^([A-Z])[-–]([A-Z])$/.exec(reading.tokens[at]?.text ?? "");
  const low = glued?.[1]?.charCodeAt(0) ?? capitalAt(reading, at);
  const behind = upTo.has(word(reading, at + 1)) ? capitalAt(reading, at + 2) : undefined;
  const high = glued?.[2]?.charCodeAt(0) ?? behind;
  const noun = word(reading, at - 1) === "from" ? at - 2 : at - 1;
  if (low === undefined || high === undefined || high <= low || !isName(reading, noun)) return undefined;
  const values = Array.from({ length: high - low + 1 }, (_, step) => String.fromCharCode(low + step));
  return members(reading, at, glued === null ? at + 3 : at + 1, values);
}

/** "class 7A to 7D", "aisles 3A-3F": the letters behind one figure. */
export function codesTo(reading: Reading, at: number): Found | undefined {
  const [low, high] = [
    letterBehind(reading, at),
    upTo.has(word(reading, at + 2)) ? letterBehind(reading, at + 3) : undefined,
  ];
  const figure = word(reading, at);
  const noun = word(reading, at - 1) === "(" || word(reading, at - 1) === "from" ? at - 2 : at - 1;
  if (low !== undefined && low === high) return figuresTo(reading, at, noun);
  if (low === undefined || high === undefined || high <= low || figure !== word(reading, at + 3)) return undefined;
  if (!isName(reading, noun)) return undefined;
  const values = Array.from({ length: high - low + 1 }, (_, step) => `${figure}${String.fromCharCode(low + step)}`);
  return members(reading, at, at + 5, values);
}

/** What is numbered with a letter behind; elsewhere "1A to 4A" are amperes. */
const lettered =
  /^(?:chromosomes?|chrom|years?|class|classes|forms?|rooms?|gates?|bays?|groups?|sections?|routes?|blocks?|seats?|lanes?|aisles?|klassen?|raume?|clases?|classes?|turmas?)$/;

/** "chromosome 1H to 7H", "year 1A to 4A": the figures before one letter. */
function figuresTo(reading: Reading, at: number, noun: number): Found | undefined {
  const [first, last] = [number(reading, at)?.value ?? 0, number(reading, at + 3)?.value ?? 0];
  if (!lettered.test(word(reading, noun)) || last <= first || last - first >= MOST) return undefined;
  const letter = reading.tokens[at + 1]?.text ?? "";
  const values = Array.from({ length: last - first + 1 }, (_, step) => `${first + step}${letter}`);
  return members(reading, at, at + 5, values);
}

/** The letter that is glued to a figure. */
function letterBehind(reading: Reading, at: number): number | undefined {
  const isFigure = reading.tokens[at]?.kind === "number" && isGlued(reading, at + 1);
  return isFigure ? capitalAt(reading, at + 1) : undefined;
}

function capitalAt(reading: Reading, at: number): number | undefined {
  const text = reading.tokens[at]?.text ?? "";
  return /^[A-Z]$/.test(text) ? text.charCodeAt(0) : undefined;
}

/** "chromosomes 1, 2 and X", "shifts 1, 2 and 3": figures and letters behind a name, the last behind "and" or "or". */
export function figuresAndLetters(reading: Reading, at: number): Found | undefined {
  if (reading.tokens[at]?.kind !== "number" || !isName(reading, at - 1)) return undefined;
  const values: string[] = [];
  let letters = 0;
  let isEnded = false;
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const figure = reading.tokens[index]?.kind === "number" ? number(reading, index) : undefined;
    const isLetter = /^(?:[A-Z]|MT)$/.test(reading.tokens[index]?.text ?? "");
    if (!isLetter && (figure === undefined || !Number.isInteger(figure.value))) return undefined;
    letters += isLetter ? 1 : 0;
    values.push(isLetter ? (reading.tokens[index]?.text ?? "") : String(figure?.value));
    next = isLetter ? index + 1 : (figure?.next ?? index + 1);
    if (isEnded) break;
    index = word(reading, next) === "," ? next + 1 : next;
    isEnded = isLast(reading, index);
    if (isEnded) index += 1;
    else if (index === next) return undefined;
  }
  if (!isEnded || isWord(reading, next) || (letters === 0 && values.length < 3)) return undefined;
  return members(reading, at, next, values);
}

function isName(reading: Reading, at: number): boolean {
  return isWord(reading, at) && !endsPhrase(word(reading, at));
}
