import type { Found } from "../findings.ts";
import { isOr, members } from "./member-list.ts";
import { isWord, number, type Reading, word, written } from "./reading.ts";

/** A stretch of values that has a name of its own: "25-34", "under 18", "65+". */
interface Band {
  readonly text: string;
  readonly low: number;
  readonly high: number;
  readonly next: number;
}

const least = new Set("under below < up".split(" "));
const most = new Set("over above >".split(" "));

/** "(18-24, 25-34, 35-49, 50+)", "age band under 30, 30-50 or over 50": bands that follow each other, of which each is a member. */
export function bandsAt(reading: Reading, at: number): Found | undefined {
  const opens = word(reading, at) === "(";
  const list: Band[] = [];
  for (let index = opens ? at + 1 : at; list.length < 24; ) {
    const band = bandAt(reading, index);
    const last = list.at(-1);
    if (band === undefined || (last !== undefined && band.low < last.high)) break;
    list.push(band);
    const mark = [",", "/", "|", ";"].includes(word(reading, band.next)) ? band.next + 1 : band.next;
    const joint = isOr(reading, mark) || word(reading, mark) === "and" ? mark + 1 : mark;
    if (joint === band.next) break;
    index = joint;
  }
  const end = list.at(-1);
  const spans = list.filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high)).length;
  if (end === undefined || list.length < (opens ? 2 : 3) || spans === 0) return undefined;
  const closes = word(reading, end.next) === ")";
  // "10-20, 30-40, 50-60 and 7": figures of which not all are bands.
  if (opens ? !closes : number(reading, end.next) !== undefined) return undefined;
  return members(
    reading,
    at,
    opens ? end.next + 1 : end.next,
    list.map(({ text }) => text),
  );
}

function bandAt(reading: Reading, at: number): Band | undefined {
  const sign = word(reading, at);
  if (least.has(sign) || most.has(sign)) {
    const start = sign === "up" && word(reading, at + 1) === "to" ? at + 2 : at + 1;
    const bound = number(reading, start);
    if (bound === undefined) return undefined;
    const ends = least.has(sign) ? { low: -Infinity, high: bound.value } : { low: bound.value, high: Infinity };
    return { ...ends, text: written(reading, at, bound.next), next: bound.next };
  }
  const low = number(reading, at);
  if (low === undefined || reading.tokens[at]?.kind !== "number") return undefined;
  if (word(reading, low.next) === "+")
    return { low: low.value, high: Infinity, text: written(reading, at, low.next + 1), next: low.next + 1 };
  const behind = ["-", "to"].includes(word(reading, low.next)) ? number(reading, low.next + 1) : undefined;
  if (behind !== undefined && behind.value > low.value && !isWord(reading, behind.next - 1))
    return { low: low.value, high: behind.value, text: written(reading, at, behind.next), next: behind.next };
  const isOpen = /^(?:and|or)$/.test(word(reading, low.next)) && openEnds.has(word(reading, low.next + 1));
  return isOpen
    ? { low: low.value, high: Infinity, text: written(reading, at, low.next + 2), next: low.next + 2 }
    : undefined;
}

const openEnds = new Set("over older above more up".split(" "));
