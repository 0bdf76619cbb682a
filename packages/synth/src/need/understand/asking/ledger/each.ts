import { endsPhrase } from "../../../extract/clause.ts";
import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { clauseOf } from "./stops.ts";

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words for each of some things; the second list stands for people or things that are not named again. */
const eaches = listOf("each every any per jeder jede jedes jedem jeden pro je cada por chaque par");
const alone = listOf(
  "everybody everyone apiece each nobody noone none neither niemand keiner keine keines jeder jede jedes nadie ninguno ninguna cadauno chacun chacune personne aucun aucune ninguem nenhum nenhuma",
);
const nones = listOf(
  "no nobody noone none never neither niemand keiner kein keine keinem keinen nie nadie ningun ninguno ninguna nunca aucun aucune personne jamais ninguem nenhum nenhuma jamais nem",
);

/** Whether the clause of a token denies before it: "nobody took more than 12". */
export function isDenied(reading: Reading, at: number): boolean {
  const [first] = clauseOf(reading, at);
  for (let back = at - 1; back >= first; back--) if (nones.has(word(reading, back))) return true;
  return false;
}

/** Of each of what something is said; no nouns where it is of those that were named before. */
export interface Each {
  readonly nouns: readonly string[];
  /** Where it stands. */
  readonly at: number;
  /** Of each pair of things: "per ferry and day". */
  readonly crossed: boolean;
}

/** What a number is said of each of: "every class has 12 or more", "12 seats per coach", "nobody more than 12". */
export function eachOf(reading: Reading, figure: number): Each | undefined {
  const [first, next] = clauseOf(reading, figure);
  for (let at = figure - 1; at >= first; at--) {
    const each = eachAt(reading, at, figure);
    if (each !== undefined) return each;
  }
  for (let at = figure + 1; at < next && at < figure + 9; at++) {
    if (number(reading, at) !== undefined) return undefined;
    const each = eachAt(reading, at, next);
    if (each !== undefined) return each;
  }
  return undefined;
}

function eachAt(reading: Reading, at: number, limit: number): Each | undefined {
  const said = word(reading, at);
  const isNone = nones.has(said) && !alone.has(said);
  if (!eaches.has(said) && !alone.has(said) && !isNone) return undefined;
  let from = at + 1;
  // "every one of the 250 volunteers", "cada uno de los 20", "keiner der 80"
  while (from < limit && links.has(word(reading, from))) from += 1;
  const nouns: string[] = [];
  let end = number(reading, from)?.next ?? from;
  while (end < from + 5 && end < limit && isWord(reading, end) && number(reading, end) === undefined) {
    if (endsPhrase(word(reading, end)) || verbs.has(word(reading, end))) break;
    nouns.push(singular(word(reading, end), reading.language));
    end += 1;
  }
  if (isNone && nouns.length === 0) return undefined;
  const joint = word(reading, end);
  const goesOn = isWord(reading, end + 1) && !eaches.has(word(reading, end + 1)) && !nones.has(word(reading, end + 1));
  const crossed = nouns.length > 0 && goesOn && (eaches.has(joint) || crossing.has(joint));
  return { nouns, at, crossed };
}

const links = listOf(
  "one single of the our these those der den die einzelne einzelner uno una de los las d des les um uma dos das o a",
);
const verbs = listOf(
  "has have had having takes take took makes make made gets get got gives gave give with at is are was were being holds hold plays play places place visits visit orders ordered writes wrote did does hat haben hatte mit tiene tienen con ont a avait avec tem tinham com",
);
const crossing = listOf("and und y et e x");
