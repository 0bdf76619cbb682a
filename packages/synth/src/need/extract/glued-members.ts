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
  for (let index = at; values.length < MOST; ) {
    const end = endOfName(reading, index);
    if (end === index) break;
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
  return isEnd || isMarked ? members(reading, at, next, values) : undefined;
}

function endOfName(reading: Reading, at: number): number {
  if (/^\d{1,4}[GDKPpU]$/.test(reading.tokens[at]?.text ?? "")) return at + 1;
  const isFigure = /^\d{1,4}$/.test(reading.tokens[at]?.text ?? "");
  const isNamed =
    isWord(reading, at + 1) && isGlued(reading, at + 1) && letters.test(reading.tokens[at + 1]?.text ?? "");
  return isFigure && isNamed ? at + 2 : at;
}
