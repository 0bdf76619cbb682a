import type { Found } from "../findings.ts";
import { singular } from "../text/stem.ts";
import { endsPhrase } from "./clause.ts";
import { codeRunAt } from "./code-runs.ts";
import { isKindNoun, isLast, isOr, kindNouns, MOST, members } from "./member-list.ts";
import { periodAt } from "./period-part.ts";
import { isGlued, isWord, number, type Reading, tokenFrom, word, written } from "./reading.ts";
import { unitAt } from "./units.ts";

/** "250, 500 or 1000": figures of which the last stands after "or". */
export function figures(reading: Reading, at: number): Found | undefined {
  if (reading.tokens[at]?.kind !== "number" || ["-", ".", "/", "|", "to", "bis"].includes(word(reading, at - 1)))
    return undefined;
  const values: string[] = [];
  let index = at;
  for (let round = 0; round < MOST; round++) {
    const value = number(reading, index);
    if (value === undefined || reading.tokens[index]?.kind !== "number") return undefined;
    values.push(String(value.value));
    const unit = unitAt(reading.tokens, value.next)?.next ?? value.next;
    if (isOr(reading, unit)) {
      const last = number(reading, unit + 1);
      if (last === undefined) return undefined;
      return measured(reading, at, last.next, [...values, String(last.value)]);
    }
    if (["/", "|"].includes(word(reading, unit)) && unit === value.next)
      return slashed(reading, at, word(reading, unit));
    // "50 100 or 200 m"
    if (unit === value.next && isSpacedChoice(reading, unit)) {
      index = unit;
      continue;
    }
    const isListed = values.length >= 3 && unit === value.next && isNamed(reading, at);
    if (word(reading, unit) !== ",")
      return isListed && !isWord(reading, unit) ? members(reading, at, unit, values) : undefined;
    if (isListed && reading.tokens[unit + 1]?.kind !== "number" && !isOr(reading, unit + 1))
      return members(reading, at, unit, values);
    index = isOr(reading, unit + 1) ? unit + 2 : unit + 1;
    if (index === unit + 2) {
      const last = number(reading, index);
      return last === undefined ? undefined : measured(reading, at, last.next, [...values, String(last.value)]);
    }
  }
  return undefined;
}

/** Figures with nothing between them up to an "or". */
function isSpacedChoice(reading: Reading, at: number): boolean {
  let next = at;
  while (reading.tokens[next]?.kind === "number" && next < at + MOST) next += 1;
  return next > at && isOr(reading, next) && reading.tokens[next + 1]?.kind === "number";
}

/** "60, 90 or 120 minutes": the unit of a length behind the last figure is that of all of them. */
function measured(reading: Reading, at: number, end: number, values: readonly string[]): Found | undefined {
  const unit = unitAt(reading.tokens, end);
  const found = members(reading, at, unit?.next ?? end, values);
  return found?.kind === "members" && unit !== undefined && physical.test(unit.unit.dimension)
    ? { ...found, unit: unit.unit.symbol }
    : found;
}

const physical = /^(?:time|length|mass|volume|power|energy)$/;

const upTo = new Set("to - through .. bis a ate hasta".split(" "));

/** "chromosomes 1 to 22 and X", "1-22, X, Y": what is counted, and letters. */
export function countedWithLetters(reading: Reading, at: number): Found | undefined {
  const low = number(reading, at);
  const high = low !== undefined && upTo.has(word(reading, low.next)) ? number(reading, low.next + 1) : undefined;
  if (low === undefined || high === undefined || !Number.isInteger(low.value)) return undefined;
  const count = high.value - low.value + 1;
  if (!Number.isInteger(count) || count < 2 || count > MOST - 4) return undefined;
  const letters: string[] = [];
  let next = high.next;
  for (let index = next; letters.length < 4; index = next) {
    while (index < next + 2 && (word(reading, index) === "," || isLast(reading, index))) index += 1;
    const text = reading.tokens[index]?.text ?? "";
    if (index === next || !/^(?:[A-Z]|MT)$/.test(text)) break;
    letters.push(text);
    next = index + 1;
  }
  const figures = Array.from({ length: count }, (_, step) => String(low.value + step));
  return letters.length === 0 ? undefined : members(reading, at, next, [...figures, ...letters]);
}

/** The "points" of "story points 1, 2, 3, 5, 8". */
function isNamed(reading: Reading, at: number): boolean {
  return isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1));
}

const result = /(1\/2|½|\d{1,3}) ?[-:] ?(1\/2|½|\d{1,3})(?![\p{L}\d:-]|\/(?!(?:\d{1,3}|½|1\/2)[-:]))/uy;

/** "1-0, 0-1 or 1/2-1/2", "2-0/2-1/0-2": results of matches, of which one at least is no range. */
export function results(reading: Reading, at: number): Found | undefined {
  if (reading.tokens[at]?.kind !== "number") return undefined;
  const values: string[] = [];
  let next = at;
  let falls = false;
  for (let index = at; values.length < MOST; ) {
    result.lastIndex = reading.tokens[index]?.start ?? reading.text.length;
    const match = result.exec(reading.text);
    if (match === null) break;
    falls ||= Number(match[1]) >= Number(match[2]) || /[/½]/.test(match[0]);
    values.push(match[0].replaceAll(" ", ""));
    next = tokenFrom(reading, index, result.lastIndex);
    index = next;
    while (index < next + 2 && ([",", "/", "|"].includes(word(reading, index)) || isOr(reading, index))) index += 1;
    if (index === next) break;
  }
  return values.length < 2 || !falls ? undefined : members(reading, at, next, values);
}

/** "genotype 0/1 or 1/1": each of them two figures. */
export function figurePairs(reading: Reading, at: number): Found | undefined {
  const values: string[] = [];
  // "one of 0/0 0/1 1/1"
  const isLed = word(reading, at) === "one" && word(reading, at + 1) === "of";
  const from = isLed ? at + 2 : at;
  let next = from;
  for (let index = from; values.length < MOST; ) {
    const [over, mark, under] = [0, 1, 2].map((step) => reading.tokens[index + step]);
    const isPair = over?.kind === "number" && mark?.text === "/" && under?.kind === "number";
    if (!isPair || !isGlued(reading, index + 1) || !isGlued(reading, index + 2)) break;
    values.push(written(reading, index, index + 3));
    next = index + 3;
    // "0/0 0/1 or 1/1"
    index = word(reading, next) === "," || isOr(reading, next) ? next + 1 : next;
  }
  // "GT 0/0, 0/1, 1/1": so many of them need no "or".
  if (values.length < 2 || !(isOr(reading, next - 4) || isLed || values.length > 2)) return undefined;
  return members(reading, at, next, values);
}

/** "energy class A-G", "zone A B or C": single letters behind a noun of kinds. */
export function letters(reading: Reading, at: number): Found | undefined {
  // "severity (P1..P4, mostly P3)"
  const place = ["(", ":"].includes(word(reading, at - 1)) ? at - 2 : at - 1;
  const noun = singular(word(reading, place).replace(/^.*_/, ""), reading.language);
  if (place < at - 1) return kindNouns.has(noun) ? codesTo(reading, at) : undefined;
  if (
    !kindNouns.has(noun) &&
    ![
      "zone",
      "section",
      "rank",
      "block",
      "gate",
      "area",
      "ward",
      "filter",
      "scale",
      "gauge",
      "answer",
      "response",
      "antwort",
      "respuesta",
      "reponse",
      "resposta",
      "klasse",
      "clase",
      "classe",
    ].includes(noun)
  )
    return isKindNoun(noun) ? romanRun(reading, at) : undefined;
  const romans = romanRun(reading, at);
  if (romans !== undefined) return romans;
  const run = /^([A-Z])-([A-Z])$/.exec(reading.tokens[at]?.text ?? "");
  if (run !== null) {
    const [low, high] = [run[1]?.charCodeAt(0) ?? 0, run[2]?.charCodeAt(0) ?? 0];
    if (high - low < 1) return undefined;
    const values = Array.from({ length: high - low + 1 }, (_, step) => String.fromCharCode(low + step));
    return members(reading, at, at + 1, values);
  }
  const spread = codesTo(reading, at);
  if (spread !== undefined) return spread;
  const values: string[] = [];
  let next = at;
  for (let index = at; index < at + 2 * 12; index++) {
    // "scale H0, N or TT"
    if (/^(?:[A-Z]|[A-Z]\d|TT|OO|HO)$/.test(reading.tokens[index]?.text ?? "")) {
      values.push(reading.tokens[index]?.text ?? "");
      next = index + 1;
    } else if (word(reading, index) !== "," && !isLast(reading, index)) break;
  }
  return members(reading, at, next, values);
}

const roman = "I II III IV V VI VII VIII IX X".split(" ");

/** "class I-IV" */
function romanRun(reading: Reading, at: number): Found | undefined {
  const joined = /^([IVX]+)-([IVX]+)$/.exec(reading.tokens[at]?.text ?? "");
  const isSpread = ["-", "to", "..", "bis"].includes(word(reading, at + 1));
  const low = roman.indexOf(joined?.[1] ?? reading.tokens[at]?.text ?? "");
  const high = roman.indexOf(joined?.[2] ?? (isSpread ? (reading.tokens[at + 2]?.text ?? "") : ""));
  if (low < 0 || high <= low) return undefined;
  return members(reading, at, joined === null ? at + 3 : at + 1, roman.slice(low, high + 1));
}

function codesTo(reading: Reading, at: number): Found | undefined {
  const run = codeRunAt(reading, at);
  return run === undefined ? undefined : members(reading, at, run.next, run.values);
}

/** "status paid or refunded", "decision allow or deny": two words behind a noun of kinds. */
export function pairOfKind(reading: Reading, at: number): Found | undefined {
  const noun = singular(word(reading, at - 1).replace(/^.*_/, ""), reading.language);
  if (
    !(kindNouns.has(noun) || ["zone", "market", "area", "side"].includes(noun)) ||
    !isOr(reading, at + 1) ||
    !isWord(reading, at) ||
    !isWord(reading, at + 2)
  )
    return undefined;
  const ends = !isWord(reading, at + 3) || endsPhrase(word(reading, at + 3));
  return ends
    ? members(
        reading,
        at,
        at + 3,
        [word(reading, at), word(reading, at + 2)].map((_, i) => written(reading, at + 2 * i, at + 2 * i + 1)),
      )
    : undefined;
}

/** "1/2/3": at least three figures that are no date and no shares. */
function slashed(reading: Reading, at: number, mark: string): Found | undefined {
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; index = next + 1) {
    const value = number(reading, index);
    if (value === undefined || reading.tokens[index]?.kind !== "number") break;
    values.push(String(value.value));
    next = value.next;
    if (word(reading, next) !== mark || (mark === "/" && !isGlued(reading, next))) break;
  }
  return values.length < 3 || periodAt(reading, at)?.next === next ? undefined : measured(reading, at, next, values);
}
