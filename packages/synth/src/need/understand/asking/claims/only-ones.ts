import { phraseAt, phraseList } from "../../../extract/phrases.ts";
import { number, word } from "../../../extract/reading.ts";
import { ONLY } from "../../../text/only-words.ts";
import { wordSet } from "../../../text/word-set.ts";
import { foldedOf, isJoint, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";

/** "only", in any language. */
export const onlies = wordSet(ONLY, "so");
/** "just Visa", but "just delivered" lately and "just under 5". */
const justs = /^just$/;
const noName =
  /^(?:under|over|above|below|about|around|before|after|in|on|at|like|as|enough|the|a|an|one|for|to|some|give|need|want|make|generate|basic|simple|plain|normal|regular|names?|dates?|ids?|amounts?|columns?|fields?|rows?)$/;
/** "purely electric", "strictly vegan": before what all of them are. */
const purely = /^(?:purely|solely|strictly|entirely|rein|puramente|exclusivamente|purement|strictement|strikt)$/;
export const fors = wordSet("for fur para pour");

/** "a gym for adults only": the word before the one that stands before "only". */
export function isBeforeOnly(reading: NeedReading, at: number): boolean {
  return fors.has(word(reading, at)) && onlies.has(word(reading, at + 2)) && isWall(reading, at + 3);
}

/** "just delivered": a moment ago; "just failed logins" are no others. */
function isLately(reading: NeedReading, at: number): boolean {
  return /(?:ed|ing|en)$/.test(word(reading, at)) && (isWall(reading, at + 1) || !/s$/.test(word(reading, at + 1)));
}

const linking = /^(?:with|by|via|from|in|on|mit|per|von|con|por|de|avec|par|com)$/;
const takingPart =
  /^(?:took|take|takes|participat\p{L}*|attend\p{L}*|listed|nahmen|teilgenommen|participaron|participe\p{L}*)$/u;

const theyAre = /^(?:(?:they|these|those|all) (?:are|were)|(?:sie|es) sind|(?:ils|elles) sont|(?:ellos|ellas) son)$/;

/** "Only women took part", "only female patients": all of them are. */
export function isOnlyOnes(reading: NeedReading, at: number): boolean {
  const said = word(reading, at);
  const isJust = justs.test(said) && !noName.test(word(reading, at + 1)) && !isLately(reading, at + 1);
  if (!onlies.has(said) && !purely.test(said) && !isJust) return false;
  // "a course only for women"
  if (fors.has(word(reading, at + 1)) && isWall(reading, at + 3) && !isWall(reading, at + 2)) return true;
  // "they are only dogs and 20% are cats"
  if (theyAre.test(foldedOf(reading, at - 2, at)))
    return !isWall(reading, at + 1) && (isWall(reading, at + 2) || isJoint(word(reading, at + 2)));
  if (at > 0 && !isWall(reading, at - 1)) return false;
  // "only payments with Visa"
  const isLinked = linking.test(word(reading, at + 2)) && isWall(reading, at + 4) && !isWall(reading, at + 3);
  if (isLinked && !isWall(reading, at + 1)) return true;
  const isPair =
    isWall(reading, withMannerEnd(reading, at + 3)) &&
    !isWall(reading, at + 2) &&
    number(reading, at + 1) === undefined;
  return isPair || isWall(reading, withMannerEnd(reading, at + 2)) || takingPart.test(word(reading, at + 2));
}

const manners = wordSet(
  "please bitte thanks it there here file data dataset list table in the this our datei liste favor por plait fichero archivo en el la el",
);

const exceptions = phraseList(
  "without exception|without exceptions|without any exception|without a single exception|ohne ausnahme|ohne ausnahmen|sin excepcion|sin excepciones|sin ninguna excepcion|sans exception|sans exceptions|sans aucune exception|sem excecao|sem excecoes|sem nenhuma excecao",
);
const LONGEST = 4;

/** Without "without exception", which only insists. */
function withoutException(reading: NeedReading, at: number, next: number): number {
  for (let first = next - 2; first > at && first >= next - LONGEST; first--)
    if (phraseAt(reading, first, exceptions)?.next === next) return first;
  return next;
}

/** Without "in it please", "in the file", "without exception": where all of them are. */
export function withoutManner(reading: NeedReading, at: number, next: number): number {
  let end = withoutException(reading, at, next);
  while (end > at + 2 && manners.has(word(reading, end - 1))) end -= 1;
  return end;
}

/** Behind "in the file, please". */
export function withMannerEnd(reading: NeedReading, at: number): number {
  let end = at;
  while (manners.has(word(reading, end))) end += 1;
  return end;
}
