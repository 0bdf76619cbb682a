import type { Found } from "../findings.ts";
import { rangeAt } from "./range.ts";
import { isWord, number, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

/** The unit of how long a text is. */
export const CHARACTERS = "characters";

const characters = /^(?:characters?|chars?|zeichen|caracter(?:es)?|caracteres?)$/;
const mosts = /^(?:max|maximum|tops|hochstens|maximal|maximo)$/;
/** So far behind the beginning of a bound its unit stands at most: "between 20 and 280 characters". */
const REACH = 7;

/** "text max 280 characters", "bio of up to 160 chars", "title 10 to 60 characters": how long a text is, and no number. */
export function textLengthAt(reading: Reading, at: number): Found | undefined {
  const unit = unitBehind(reading, at);
  if (unit === undefined) return undefined;
  const range = rangeAt(reading, at);
  if (range?.kind === "range" && tokenFrom(reading, at, range.end) === unit)
    return { ...range, unit: CHARACTERS, ...spanOf(reading, at, unit + 1) };
  // "280 characters max"
  const most = number(reading, at);
  if (most === undefined || most.next !== unit || !mosts.test(word(reading, unit + 1))) return undefined;
  return { kind: "range", maximum: most.value, unit: CHARACTERS, ...spanOf(reading, at, unit + 2) };
}

/** The next word that counts characters, right behind a figure. */
function unitBehind(reading: Reading, at: number): number | undefined {
  for (let index = at + 1; index <= at + REACH && reading.tokens[index] !== undefined; index += 1) {
    if (reading.tokens[index]?.kind === "break") return undefined;
    if (isWord(reading, index) && characters.test(word(reading, index)))
      return reading.tokens[index - 1]?.kind === "number" ? index : undefined;
  }
  return undefined;
}
