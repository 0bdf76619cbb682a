import { isWord, type Reading, word } from "../../../extract/reading.ts";
import { isParticiple } from "../../../text/participles.ts";
import { wordSet } from "../../../text/word-set.ts";
import { isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { factsOf } from "./parts-of-text.ts";
import type { Restriction } from "./restrictions.ts";

const relatives = wordSet("that which who die que qui");
const auxiliaries = wordSet(
  "have has had are is were was been be yet still noch bisher aun todavia ha han sido ont ete encore ainda foram foi se",
);
const nots = wordSet("not never nicht nie no nunca jamais nao pas");
const behind = wordSet(
  "yet so far back out at all until now sind wurden worden ist wurde haben aun todavia encore ainda",
);
/** The rows are named by the first words of a need. */
const FARTHEST = 7;
const LONGEST = 8;

/** "invoices not paid yet: …", "orders that have not been shipped, …": what none of the rows has done, said where the rows are named. */
export function undoneRowsAt(reading: NeedReading, at: number): Restriction | undefined {
  if (at === 0 || at > FARTHEST || !isFirstClause(reading, at)) return undefined;
  const isOpened = relatives.has(word(reading, at)) || nots.has(word(reading, at));
  if (!isOpened || !isWord(reading, headBefore(reading, at))) return undefined;
  const denial = tokenOf(reading, at, nots);
  if (denial === undefined) return undefined;
  let deed = denial + 1;
  while (auxiliaries.has(word(reading, deed))) deed += 1;
  if (!isParticiple(word(reading, deed), reading.language)) return undefined;
  let next = deed + 1;
  while (behind.has(word(reading, next))) next += 1;
  if (!isWall(reading, next)) return undefined;
  const [fact, ...more] = factsOf(reading, deed, deed + 1);
  return fact === undefined || more.length > 0
    ? undefined
    : { facts: [{ ...fact, isDenied: true }], first: headBefore(reading, at), next };
}

/** "Rechnungen, die noch nicht bezahlt sind": a comma stands before what goes on with the clause. */
function headBefore(reading: Reading, at: number): number {
  return word(reading, at - 1) === "," && relatives.has(word(reading, at)) ? at - 2 : at - 1;
}

function isFirstClause(reading: Reading, at: number): boolean {
  for (let before = 0; before <= headBefore(reading, at); before++)
    if (isWall(reading, before) || opens.has(word(reading, before))) return false;
  return true;
}

/** Behind these a column is told of. */
const opens = wordSet("with including whether flag if mit ob con si avec com se for of which");

function tokenOf(reading: Reading, from: number, words: ReadonlySet<string>): number | undefined {
  for (let at = from; at < from + LONGEST && !isWall(reading, at); at++) {
    if (words.has(word(reading, at))) return at;
    if (at > from && !auxiliaries.has(word(reading, at))) return undefined;
  }
  return undefined;
}
