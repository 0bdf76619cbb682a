import { type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import { clauseAround, foldedOf } from "../quantities/clauses.ts";
import type { RangeFound } from "../quantities/ranges.ts";
import { namedIn } from "../uniqueness/column-names.ts";
import { type Piece, piecesOf } from "../uniqueness/said-pieces.ts";
import { type Unique, uniquesIn } from "../uniqueness/said-unique.ts";
import { exactOf } from "./counted.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

/** Of these there is none between two whole numbers. */
const whole =
  /\b(?:whole numbers?|integers?|ganze zahl(?:en)?|ganzzahlig\w*|(?:numeros? )?enter[oa]s?|(?:nombres? )?entiere?s?|(?:numeros? )?inteir[oa]s?|rank(?:s|ed)?|places?|placements?|positions?|seat(?: number)?|bib(?: number)?|(?:[a-z]+ )?(?:numbers?|no|ids?)|numbered|codes?|codigos?|nummeriert|numerad[oa]s?|numerotee?s?|(?:[a-z]*)nummern?|rang|platz|platzierung|puesto|posicion|numero|posicao|classement)\b/;
const numbered = /\b(?:numbered|nummeriert|numerad[oa]s?|numerotee?s?)\b/;
const numberWord = /^(?:number|no|nummer|zahl|numero)$/;
/** Told apart only within a part of the rows, or with something before the number. */
const within =
  /\b(?:per|within|in each|for each|of each|by|pro|je|innerhalb|por|dentro|par|prefix\w*|followed|plus|letters?|except|mostly|prices?|amounts?|decimals?|two digits)\b/;

/** "1,000 orders, order id must be unique and a whole number between 1 and 400": too few numbers for all rows. */
export function findTooFewWholeNumbers(ledger: Ledger): void {
  const { reading, counts, rows } = ledger;
  const pieces = piecesOf(reading);
  const uniques = uniquesIn(reading, pieces);
  const ranges = reading.ranges.map(({ found, first }) => ({ ...found, first }));
  for (const range of uniques.length === 0 ? [] : [...ranges, ...runsOf(reading)]) {
    const { minimum, maximum, unit, start, end, first } = range;
    const isWhole = Number.isInteger(minimum) && Number.isInteger(maximum) && unit === undefined;
    const piece = pieces.find((each) => each.first <= first && first < each.next);
    if (minimum === undefined || maximum === undefined || !isWhole || piece === undefined) continue;
    const said = foldedOf(reading, ...clauseAround(reading, first));
    const unique = uniques.find((each) => isOf(ledger, each, piece));
    if (unique === undefined || !whole.test(said) || within.test(said)) continue;
    const [only, ...others] = counts.filter(
      ({ span, most, first: opened }) =>
        // The "two" of "no two" counts nothing.
        most > 1 && word(reading, opened - 1) !== "no" && (span.end <= start || span.start >= end),
    );
    const size = only === undefined || others.length > 0 ? rows?.count : exactOf(only);
    const room = maximum - minimum + 1;
    if (size === undefined || size <= room || room < 1) continue;
    const span = { start: piece.span.start, end };
    ledger.tell(
      `${quoteOf(ledger, span)}: there are only ${room} such numbers, yet ${size} are to be different`,
      [...(only === undefined ? [] : [only.span]), span].sort((one, other) => one.start - other.start),
      `ask for ${room} or fewer, or for more numbers`,
    );
    return;
  }
}

const runs =
  /\b(?:ids?|numbers?|codes?|nummern?|n[uú]meros?) (?:run|runs|running|go|goes|range|ranges|laufen|gehen|van|vont|vão)(?: from| von| de| del)? (\d{1,6}) ?(?:to|-|bis|al?|à) ?(\d{1,6})(?![\d.,]*[\d%])/giu;

/** "ids run 1 to 100" */
function runsOf(reading: Reading): readonly (RangeFound & { readonly first: number })[] {
  return [...reading.text.matchAll(runs)].map(({ index, 0: said, 1: low, 2: high }) => ({
    ...({ kind: "range", minimum: Number(low), maximum: Number(high) } as const),
    ...{ start: index, end: index + said.length, first: tokenFrom(reading, 0, index) },
  }));
}

const types = /^(?:int|integer|bigint|long|float|double|decimal|string|text|varchar|uuid|date|bool|boolean)$/;

/** Whether a range is of what is unique: told of it in one breath, or by its name. */
function isOf({ reading }: Ledger, { names, piece: own }: Unique, piece: Piece): boolean {
  if (own === piece) return true;
  return names.some((name) => {
    // "rooms numbered 1 to 50, each number only once"
    if (numbered.test(piece.said) && name.length === 1 && numberWord.test(name[0] ?? "")) return true;
    // The "integer" of "lot_no integer unique" is the type of any column.
    const called = name.filter((each) => !types.test(each));
    return called.length > 0 && [called, called.slice(-1)].some((each) => namedIn(reading, piece, each) !== undefined);
  });
}
