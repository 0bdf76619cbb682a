import type { Found } from "../findings.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isGlued, isWord, type Reading, word, written } from "./reading.ts";

/** Letters that make a name of a figure: speeds, dimensions, resolutions, generations. */
const letters = /^(?:G|D|K|P|p|U|ply|gen)$/;

/** "1G or 10G", "2D/3D", "720p, 1080p or 4K": figures with a letter that is no unit of theirs are names. */
export function gluedMembersAt(reading: Reading, at: number): Found | undefined {
  const values: string[] = [];
  let next = at;
  let isEnd = false;
  let isMarked = false;
  const isPlace = places.test(word(reading, at - 1));
  for (let index = at; values.length < MOST; ) {
    const end = endOfName(reading, index, isPlace);
    if (end === index) {
      // "2D, 3D or IMAX": behind the "or" a name without a figure is one more.
      const isName = isEnd && /^[A-Z][A-Z\d]{1,7}$/.test(reading.tokens[index]?.text ?? "");
      if (isName) [next] = [index + 1, values.push(written(reading, index, index + 1))];
      break;
    }
    values.push(written(reading, index, end));
    next = end;
    if (isEnd) break;
    const mark = word(reading, next);
    isMarked ||= mark === "/" || mark === "|";
    const joint = mark === "," || mark === "/" || mark === "|" ? next + 1 : next;
    isEnd = isOr(reading, joint);
    if (!isEnd && joint === next) break;
    index = isEnd ? joint + 1 : joint;
  }
  const found = isEnd || isMarked ? members(reading, at, next, values) : undefined;
  const of = found === undefined ? undefined : nameOf(reading, at, values);
  return found?.kind === "members" && of !== undefined ? { ...found, of } : found;
}

/** What figures with a letter are called where they stand in a list by themselves: "screen 1-9, 2D, 3D or IMAX". */
function nameOf(reading: Reading, at: number, values: readonly string[]): string | undefined {
  if (word(reading, at - 1) !== ",") return undefined;
  const figured = values.filter((value) => /^\d/.test(value));
  return names.find(([shape]) => figured.every((value) => shape.test(value)))?.[1];
}

const names: readonly (readonly [RegExp, string])[] = [
  [/^[234]D$/, "format"],
  [/^[2-6]G$/, "network generation"],
  [/^(?:\d{3,4}[pP]|\d{1,2}K)$/, "resolution"],
];

/** What is told by a figure and a letter, which is then no unit: "runway 09L, 09R, 27L or 27R", "gate 12A or 14C". */
const places =
  /^(?:runway|gate|seat|platform|berth|stand|bay|track|pier|room|lane|desk|stall|piste|pista|gleis|tor)s?$/;

function endOfName(reading: Reading, at: number, isPlace: boolean): number {
  const text = reading.tokens[at]?.text ?? "";
  if (/^\d{1,4}[GDKPpU]$/.test(text) || (isPlace && /^\d{1,2}[A-Z]$/.test(text))) return at + 1;
  const isFigure = /^\d{1,4}$/.test(reading.tokens[at]?.text ?? "");
  const letter = reading.tokens[at + 1]?.text ?? "";
  const isNamed =
    isWord(reading, at + 1) &&
    isGlued(reading, at + 1) &&
    (letters.test(letter) || (isPlace && /^[A-Z]$/.test(letter)));
  return isFigure && isNamed ? at + 2 : at;
}
