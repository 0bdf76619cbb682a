import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isOr, MOST, members } from "./member-list.ts";
import { isBreak, isWord, type Reading, word } from "./reading.ts";
import { unitAt } from "./units.ts";

const code = /^[A-Z]{1,4}\d{0,2}$/;
/** Longer capitals without brackets or an "or" may well be columns: "patient SSN DOB MRN". */
const LONGEST_BARE = 2;

/** "site (MB B DB ML L DL)", "country ES FR IT or PT", "cabin F J W Y": codes behind a name. */
export function spacedCodesAt(reading: Reading, at: number): Found | undefined {
  const isBracket = word(reading, at - 1) === "(";
  if (!isName(reading, isBracket ? at - 2 : at - 1)) return undefined;
  const values: string[] = [];
  let next = at;
  let hasCommas = false;
  while (values.length < MOST && isCode(reading, next)) {
    values.push(reading.tokens[next]?.text ?? "");
    next += 1;
    const isListed = word(reading, next) === "," && isCode(reading, next + 1);
    hasCommas ||= isListed;
    if (isListed) next += 1;
  }
  const hasOr = values.length > 1 && isOr(reading, next) && isCode(reading, next + 1);
  if (hasOr) {
    values.push(reading.tokens[next + 1]?.text ?? "");
    next += 2;
  }
  const isShort = values.every((value) => value.length <= LONGEST_BARE);
  // Between commas they may be columns, unless an "or" is before the last: "position FL, FR, RL or RR".
  if (hasCommas && !hasOr) return undefined;
  const ends = isBracket ? word(reading, next) === ")" : isBreak(reading, next) && (hasOr || isShort);
  return ends && values.length >= 3 && new Set(values).size === values.length
    ? members(reading, at, next, values)
    : undefined;
}

function isCode(reading: Reading, at: number): boolean {
  return code.test(reading.tokens[at]?.text ?? "");
}

/** A word in small letters that is neither a little word nor a unit: what the codes are of. */
function isName(reading: Reading, at: number): boolean {
  const text = reading.tokens[at]?.text ?? "";
  if (at < 0 || !isWord(reading, at) || text !== text.toLowerCase() || endsPhrase(word(reading, at))) return false;
  return unitAt(reading.tokens, at) === undefined;
}
