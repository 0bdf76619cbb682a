import { isWord, number, type Reading, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { areAlike, isShell } from "../claims/roots.ts";
import { isWall } from "../quantities/clauses.ts";
import type { Piece } from "./said-pieces.ts";

/** A column by the singulars of its name: "customer_id" is "customer" and "id". */
export type ColumnName = readonly string[];

/** What tells one from another; the words before it say whose it is. */
const ids =
  /^(?:ids?|no|nr|num|numbers?|codes?|keys?|refs?|references?|identifiers?|nummer|kennung|kennzeichen|schlussel|numeros?|codigos?|claves?|chaves?|matricules?|tags?)$/;
const compound = /^(?<thing>\p{L}{3,}?)(?:n|s|en)?(?:nummer|nummern|id|kennung|code|nr)$/u;
const links = /^(?:de|d'|of|del|do|da|du|des|der|von|la|le|l')$/;
/** They say of a name what becomes of it, and are no part of it. */
const showing =
  /^(?:appear|occur|show|list|us|reus|used|find|found|stand|repeat|come|exist|contain|turn|crop|carr|carry|shar|share|mention|put|hold|duplicat|identical|different|distinct|unique|kommt|kommen|steht|stehen|vorkomm\w*|erschein\w*|aparec\w*|figur\w*|apparai\w*|consta\w*|existe\w*|repit\w*|repet\w*|doppelt\w*|zweimal|mehrfach|twice)(?:s|es|ed|ing|ies|ied|n|en)?$/;
const LONGEST = 4;

function isPart(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  if (!isWord(reading, at) || number(reading, at) !== undefined || showing.test(said)) return false;
  // The "no" of "passport no" is a number.
  return !isShell(said) || (said === "no" && reading.language === "en" && isPart(reading, at - 1));
}

/** The name that ends before a token, over words that say nothing of it. */
export function nameBefore(reading: Reading, at: number, from: number): ColumnName | undefined {
  let end = at;
  while (end > from && !isPart(reading, end - 1) && !isWall(reading, end - 1)) end -= 1;
  let first = end;
  while (
    first > from &&
    end - first < LONGEST &&
    (isPart(reading, first - 1) || isLink(reading, first - 1, first, end))
  )
    first -= 1;
  return nameOf(reading, first, end);
}

/** The name that begins at a token. */
export function nameFrom(reading: Reading, at: number, to: number): ColumnName | undefined {
  let first = at;
  while (first < to && first < at + 3 && !isPart(reading, first)) first += 1;
  let next = first;
  while (next < to && next - first < LONGEST && (isPart(reading, next) || isLink(reading, next, first, to))) next += 1;
  return nameOf(reading, first, next);
}

/** The "d'" of "numéro d'adhérent". */
function isLink(reading: Reading, at: number, first: number, end: number): boolean {
  return at >= first - 1 && at + 1 < end && links.test(word(reading, at)) && ids.test(word(reading, at - 1));
}

function nameOf(reading: Reading, first: number, next: number): ColumnName | undefined {
  const words = wordsOf(reading, first, next);
  return words.length === 0 ? undefined : words;
}

function wordsOf(reading: Reading, first: number, next: number): readonly string[] {
  return reading.tokens
    .slice(first, next)
    .filter(({ folded }) => !links.test(folded))
    .flatMap(({ folded }) => folded.split(/[_-]/))
    .filter((each) => each !== "")
    .map((each) => singular(each, reading.language));
}

/** Where a piece speaks of a column: the token behind its name. */
export function namedIn(reading: Reading, { first, next }: Piece, name: ColumnName): number | undefined {
  for (let at = first; at < next; at++) {
    let end = links.test(word(reading, at)) ? next + 1 : at + 1;
    while (end <= next && end - at <= LONGEST + 2) {
      const words = wordsOf(reading, at, end);
      if (words.length > name.length) break;
      const isSame = words.length === name.length && words.every((each, index) => areAlike(each, name[index] ?? ""));
      if (isSame && isWhole(reading, at, end, name)) return end;
      end += 1;
    }
  }
  return undefined;
}

/** "company name" is no "name", and an "email domain" no "email". */
function isWhole(reading: Reading, at: number, end: number, name: ColumnName): boolean {
  const isOneWord = name.length === 1 || name.join(" ") === "e mail";
  const isLed = isOneWord && isPart(reading, at - 1) && !leads.test(word(reading, at - 1));
  const isLead =
    isPart(reading, end) && /^(?:domain|type|length|format|prefix|suffix|group|field|range)$/.test(word(reading, end));
  return !isLed && !isLead;
}

/** "repeated emails", "a typical user": what stands before a name and is no part of it. */
const leads =
  /(?:ed|ing|es|s|en|te[nr]?)$|^(?:pro|por|par|integer|whole|typical|average|usual|same|single|given|particular|typisch\w*|mismo|misma|meme|mesm[oa])$/;

/**
 * Whose the name is: the customer of "customer id" and "Kundennummer", the guest of a "passport no" that is called "guest passport
 * no" elsewhere; the thing itself where it is told by no number.
 */
export function ownersOf(reading: Reading, pieces: readonly Piece[], name: ColumnName): readonly ColumnName[] {
  const bare = name.filter((each) => !ids.test(each));
  const glued = compound.exec(bare.at(-1) ?? "")?.groups?.["thing"];
  if (glued !== undefined && reading.language === "de") return [[singular(glued, reading.language)]];
  if (!ids.test(name.at(-1) ?? "")) return [bare.length === 0 ? name : bare];
  const led = pieces.flatMap((piece) => {
    const before = (namedIn(reading, piece, name) ?? 0) - name.length - 1;
    return before >= piece.first && isPart(reading, before)
      ? [[singular(word(reading, before), reading.language)]]
      : [];
  });
  return [bare.length === 0 ? name : bare, ...led];
}
