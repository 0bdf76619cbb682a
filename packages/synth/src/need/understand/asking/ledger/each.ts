import { endsPhrase } from "../../../extract/clause.ts";
import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { wordSet } from "../../../text/word-set.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import { denies, isNone } from "../quantities/denial.ts";

/** Words for each of some things; the second list stands for people or things that are not named again. */
const eaches = wordSet("each every any per jeder jede jedes jedem jeden pro je cada por chaque par");
const alone = wordSet(
  "everybody everyone apiece each nobody noone none neither niemand keiner keine keines jeder jede jedes nadie ninguno ninguna cadauno chacun chacune personne aucun aucune ninguem nenhum nenhuma",
);
/** Of each of what something is said; no nouns where it is of those that were named before. */
export interface Each {
  readonly nouns: readonly string[];
  /** Where it stands. */
  readonly at: number;
  /** "in a marina": of each only where marinas are counted. */
  readonly loose: boolean;
  /** Of each pair of things: "per ferry and day". */
  readonly crossed: boolean;
}

/** What a number is said of each of: "every class has 12 or more", "12 seats per coach", "nobody more than 12". */
export function eachOf(reading: Reading, figure: number): Each | undefined {
  // "each taught by one of the 20 teachers": so many there are in all.
  if (oneOf.test(foldedOf(reading, Math.max(0, figure - 4), figure))) return undefined;
  const [first, next] = clauseAround(reading, figure);
  for (let at = figure - 1; at >= first; at--) {
    if (!isOpener(reading, at) && !denies(reading, at)) continue;
    // "one row per hotel room for our 12 houses": there are 12 in all.
    if (
      rows.test(word(reading, at - 1)) &&
      fors.has(word(reading, figure - 1 - (owns.has(word(reading, figure - 1)) ? 1 : 0)))
    )
      continue;
    const from = behindLinks(reading, at + 1, figure);
    // "none of whom handled over 100"
    if (from > at + 1 && pronouns.has(word(reading, from - 1))) return { nouns: [], at, crossed: false, loose: false };
    // "every one of the 250 volunteers" says how many there are.
    if (from === figure)
      return from > at + 1 || !alone.has(word(reading, at))
        ? undefined
        : { nouns: [], at, crossed: false, loose: false };
    const each = eachAt(reading, at, from, figure);
    if (each !== undefined) return each;
  }
  for (let at = figure + 1; at < next && at < figure + 9; at++) {
    if (number(reading, at) !== undefined || joints.has(word(reading, at))) return undefined;
    const isOfOne = articles.has(word(reading, at)) && holders.has(word(reading, at - 1));
    // "livrés par 100 chauffeurs" says by how many.
    if (number(reading, at + 1) !== undefined && !isOfOne) return undefined;
    const each =
      isOpener(reading, at) || isOfOne ? eachAt(reading, at, behindLinks(reading, at + 1, next), next) : undefined;
    const isBare = each?.nouns.length === 0;
    // "25 users each with one row": of the users that is said which follows.
    const isBound = /^(?:most|least)$/.test(word(reading, at + 2));
    if (isBare && (isOfOne || (forward.has(word(reading, at + 1)) && !isBound))) return undefined;
    if (each !== undefined) return { ...each, loose: isOfOne };
  }
  return undefined;
}

const oneOf =
  /\b(?:one|single|uno|una|eine[mnrs]?|une?|uma?) (?:(?:of|de|d'|der|von|aus|among|out of|from)(?: (?:the|our|its|los|las|nuestros|nuestras|les|nos|den|unseren|os|as))?|dos|das|del|des)$/;
const fors = wordSet("for of in from at across fur von in bei para de en pour dans em");
const owns = wordSet("our my the these unsere unseren den nuestros nuestras los las nos les nossos nossas os as");
const forward = wordSet(
  "with having has have had at get gets got no exactly who which must should holding mit hat haben con tiene tienen avec a ont com tem tendo",
);

function isOpener(reading: Reading, at: number): boolean {
  return (eaches.has(word(reading, at)) || alone.has(word(reading, at))) && !isNone(word(reading, at));
}

/** The token behind "one of the", "cada uno de los". */
const pronouns = wordSet("whom which them us these those ihnen denen ellos ellas eux elles eles elas");

function behindLinks(reading: Reading, from: number, limit: number): number {
  let at = from;
  while (at < limit && links.has(word(reading, at))) at += 1;
  return at;
}

function eachAt(reading: Reading, at: number, from: number, limit: number): Each | undefined {
  const nouns: string[] = [];
  let end = number(reading, from)?.next ?? from;
  while (end < from + 5 && end < limit && isWord(reading, end) && number(reading, end) === undefined) {
    if (endsPhrase(word(reading, end)) || verbs.has(word(reading, end))) break;
    // "each caller phoned", but "not one building"
    const isVerb = nouns.length > 0 ? /(?:ed|ing)$/ : /ed$/;
    if (reading.language === "en" && isVerb.test(word(reading, end))) break;
    nouns.push(singular(word(reading, end), reading.language));
    end += 1;
  }
  if (nouns.length === 0 && !alone.has(word(reading, at))) return undefined;
  const joint = word(reading, end);
  const goesOn = isWord(reading, end + 1) && !eaches.has(word(reading, end + 1)) && !isNone(word(reading, end + 1));
  // "one row per judge, wine and round"
  const isListed = joint === "," && joints.has(word(reading, end + 2)) && rows.test(word(reading, at - 1));
  const crossed = nouns.length > 0 && goesOn && (eaches.has(joint) || joints.has(joint) || joint === "x" || isListed);
  return { nouns, at, crossed, loose: false };
}

const rows = /^(?:rows?|lines?|records?|zeilen?|filas?|lignes?|linhas?)$/;
const links = wordSet(
  "whom which them us one single of the our these those der den die einzelne einzelner uno una de los las d des les um uma dos das o a",
);
const verbs = wordSet(
  "belonging pointing referring hanging has have had having takes take took makes make made gets get got gives gave give with at is are was were being holds hold plays play places place visits visit orders ordered writes wrote did does hat haben hatte mit tiene tienen con ont a avait avec tem tinham com",
);
const joints = wordSet("and und y et e");
const articles = wordSet("a an one any ein eine einem einer un una une um uma");
/** "20 boats in a marina", "5 orders from a customer" */
const holders = wordSet("in on to for by from at in auf fur von bei en para dans sur em por");
