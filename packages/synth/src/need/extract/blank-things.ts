import type { Found } from "../findings.ts";
import { isWord, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { shareSaidAt } from "./share-said.ts";

/** What may be blank or empty itself, where a column would only lack its value. */
const things =
  /^(?:shot|photo|picture|image|frame|page|form|slot|trap|cage|net|seat|run|trip|bed|cell|nest|scan|recording|tape|bin|shelf|room|container|truck|ballot|vote|cartridge|well|plate|slide|haul|bus|train)$/;
const copulas = /^(?:are|is|were|was|come|came|stay|stayed)$/;
const states = /^(?:blank|empty|vacant)$/;

/** "35 % of shots are blank", "a tenth of the cages is empty": what the things of the rows are, and no value that misses. */
export function blankThingsAt(reading: Reading, at: number): Found | undefined {
  const share = shareSaidAt(reading, at);
  if (share === undefined || word(reading, share.next) !== "of") return undefined;
  let thing = share.next + 1;
  if (/^(?:the|all|these|our)$/.test(word(reading, thing))) thing += 1;
  if (isWord(reading, thing + 1) && !copulas.test(word(reading, thing + 1))) thing += 1;
  const state = word(reading, thing + 2);
  if (!things.test(singularAt(reading, thing)) || !copulas.test(word(reading, thing + 1)) || !states.test(state))
    return undefined;
  return { kind: "rate", rate: share.rate, about: false, of: state, isFlag: true, ...spanOf(reading, at, thing + 3) };
}
