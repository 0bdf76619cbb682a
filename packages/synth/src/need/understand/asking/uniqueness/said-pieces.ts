import { number, type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { foldedOf, isJoint, isWall } from "../quantities/clauses.ts";

/** What is said in one breath: between two walls, or before an "and" behind which something else is said. */
export interface Piece {
  readonly first: number;
  readonly next: number;
  /** Its folded words, one space between each. */
  readonly said: string;
  readonly span: Span;
}

/** More pieces than that are a table, and no sentences. */
const MOST = 120;
const LONGEST = 60;
const afresh =
  /^(?:no|each|every|all|the|jede[rsn]?|keine?|alle|cada|ningun[oa]?|chaque|aucune?|todos|todas|nenhuma?|about|around|some|plus|include)$/;
const openers = /^(?:but|yet|while|whereas|aber|wobei|pero|mais|mas|plus|although|though)$/;

const known = new WeakMap<Reading, readonly Piece[]>();

/** The pieces of a need in their order. */
export function piecesOf(reading: Reading): readonly Piece[] {
  const pieces = known.get(reading) ?? parted(reading);
  known.set(reading, pieces);
  return pieces;
}

function parted(reading: Reading): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let first = 0; first < reading.tokens.length && pieces.length < MOST; first++) {
    if (isWall(reading, first)) continue;
    let next = first + 1;
    while (next < first + LONGEST && !isWall(reading, next) && !beginsAfresh(reading, next)) next += 1;
    pieces.push({ first, next, said: foldedOf(reading, first, next), span: spanOf(reading, first, next) });
    first = beginsAfresh(reading, next) ? next : next - 1;
  }
  return pieces;
}

/** "each id stands once and every customer has two": the "and" parts what is said. */
function beginsAfresh(reading: Reading, at: number): boolean {
  const said = word(reading, at);
  if (openers.test(said)) return true;
  return isJoint(said) && (afresh.test(word(reading, at + 1)) || number(reading, at + 1) !== undefined)
    ? number(reading, at - 1) === undefined
    : false;
}

/** The token at a place of the words of a piece. */
export function tokenAt({ first, said }: Piece, place: number): number {
  return first + said.slice(0, place).split(" ").length - 1;
}
