import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { nameBefore, namedIn, ownersOf } from "../uniqueness/column-names.ts";
import { type Piece, piecesOf } from "../uniqueness/said-pieces.ts";
import { type Unique, uniquesIn } from "../uniqueness/said-unique.ts";
import { type Count, exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** Of these there is none between two whole numbers. */
const whole =
  /\b(?:whole numbers?|integers?|ganze zahl(?:en)?|ganzzahlig\w*|(?:numeros? )?enter[oa]s?|(?:nombres? )?entiere?s?|(?:numeros? )?inteir[oa]s?|rank(?:s|ed)?|places?|placements?|positions?|seat(?: number)?|bib(?: number)?|dorsal|dossard|(?:[a-z]+ )?(?:numbers?|no|ids?)|numbered|codes?|codigos?|nummeriert|numerad[oa]s?|numerotee?s?|(?:[a-z]*)nummern?|rang|platz|platzierung|puesto|posicion|numero|posicao|classement)\b/;
const numbered = /\b(?:numbered|nummeriert|numerad[oa]s?|numerotee?s?)\b/;
const numberWord = /^(?:number|no|nummer|zahl|numero)$/;
/** Told apart only within a part of the rows, or with something before the number. */
const within =
  /\b(?:per|within|in each|for each|of each|by|pro|je|innerhalb|por|dentro|par|prefix\w*|followed|plus|letters?|except|mostly|prices?|amounts?|decimals?|two digits)\b/;

/** "1,000 orders, order id must be unique and a whole number between 1 and 400": too few numbers for all rows. */
export function findTooFewWholeNumbers(ledger: Ledger): void {
  const { reading, rows } = ledger;
  const pieces = piecesOf(reading);
  const uniques = uniquesIn(reading);
  for (const range of uniques.length === 0 ? [] : [...reading.ranges, ...runsOf(reading)]) {
    const { minimum, maximum, unit, end } = range.found;
    const isWhole = Number.isInteger(minimum) && Number.isInteger(maximum) && unit === undefined;
    const piece = pieces.find((each) => each.first <= range.first && range.first < each.next);
    if (minimum === undefined || maximum === undefined || !isWhole || piece === undefined) continue;
    const behind = uniques.find((each) => isToldBehind(ledger, each, piece, range));
    const unique = behind ?? uniques.find((each) => isOf(ledger, each, piece));
    if (unique === undefined || [piece, unique.piece].some(({ said }) => within.test(said))) continue;
    if (!whole.test(foldedOf(reading, ...clauseAround(reading, behind?.piece.first ?? range.first)))) continue;
    const counted = countedOf(ledger, unique, range, pieces);
    const size = counted === undefined ? rows?.count : exactOf(counted);
    const room = maximum - minimum + 1;
    if (size === undefined || size <= room || room < 1) continue;
    const span = { start: piece.span.start, end };
    ledger.tell(
      `${quoteOf(ledger, span)}: there are only ${room} such numbers, yet ${size} are to be different`,
      [...(counted === undefined ? [] : [counted.span]), span].sort((one, other) => one.start - other.start),
      `ask for ${room} or fewer, or for more numbers`,
    );
    return;
  }
}

/** Those that are told apart: whose number it is, or those counted last. */
function countedOf(
  { reading, counts }: Ledger,
  { names }: Unique,
  range: RangeSaid,
  pieces: readonly Piece[],
): Count | undefined {
  const { start, end } = range.found;
  const others = counts.filter(
    ({ span, most, first }) =>
      // The "two" of "no two" counts nothing.
      most > 1 && word(reading, first - 1) !== "no" && (span.end <= start || span.start >= end),
  );
  const owners = names.flatMap((name) => ownersOf(reading, pieces, name)).flat();
  const own = others.find(({ nouns }) => nouns.some((noun) => owners.includes(noun)));
  return own ?? others.findLast(({ span }) => span.end <= start) ?? others[0];
}

const runs =
  /\b(?:ids?|numbers?|nos|codes?|nummern?|n[uú]meros?) (?:run|runs|running|go|goes|range|ranges|laufen|gehen|van|vont|vão)(?: from| von| de| del)? (\d{1,6}) ?(?:to|-|bis|al?|à) ?(\d{1,6})(?![\d.,]*[\d%])/giu;

/** "ids run 1 to 100" */
function runsOf(reading: Reading): readonly RangeSaid[] {
  return [...reading.text.matchAll(runs)].map(({ index: start, 0: said, 1: low, 2: high }) => {
    const end = start + said.length;
    const first = tokenFrom(reading, 0, start);
    const found = { kind: "range", minimum: Number(low), maximum: Number(high), start, end } as const;
    return { found, first, next: tokenFrom(reading, first, end) };
  });
}

/** "each has a unique seat number (1 to 200)", "a number that never repeats, 1 to 200": the range alone follows its name. */
function isToldBehind({ reading }: Ledger, { names, piece: own }: Unique, piece: Piece, range: RangeSaid): boolean {
  const isRight = piece.first === own.next + 1 && range.next >= piece.next;
  // "between", "in the range"
  if (!isRight || nameBefore(reading, range.first, piece.first) !== undefined) return false;
  const last = nameBefore(reading, own.next, own.first)?.join(" ");
  return names.some((name) => name.join(" ") === last);
}

const types = /^(?:int|integer|bigint|long|float|double|decimal|string|text|varchar|uuid|date|bool|boolean)$/;

/** Whether a range is of what is unique: told of it in one breath, or by its name. */
function isOf({ reading }: Ledger, { names, piece: own }: Unique, piece: Piece): boolean {
  if (own === piece) return true;
  return names.some((name) => {
    // "rooms numbered 1 to 50, each number only once", "locker number 1-800, each number appears once"
    const isTheNumber = name.length === 1 && numberWord.test(name[0] ?? "");
    if (isTheNumber && (numbered.test(piece.said) || own.first === piece.next + 1)) return true;
    // The "integer" of "lot_no integer unique" is the type of any column.
    const called = name.filter((each) => !types.test(each));
    return called.length > 0 && [called, called.slice(-1)].some((each) => namedIn(reading, piece, each) !== undefined);
  });
}
