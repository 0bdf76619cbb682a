import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { ownersOf } from "./column-names.ts";
import { isAgainIn, isSameInAll } from "./said-again.ts";
import { type Piece, piecesOf } from "./said-pieces.ts";
import { type Unique, uniquesIn } from "./said-unique.ts";
import { type Rows, rowsIn, soManyOf } from "./so-many-rows.ts";

/**
 * "email unique in every row; include 5% duplicate emails", "no customer_id twice, each customer appears in three rows", "badge number
 * unique, badge number is 1001 for all of them": what is unique stands in one row only.
 */
export function findUniqueAgain(reading: NeedReading, findings: Findings, { impossible }: DraftNotes): void {
  const pieces = piecesOf(reading);
  const uniques = uniquesIn(reading, pieces);
  if (uniques.length === 0) return;
  const hasTables = findings.found.some(({ kind }) => kind === "tables") || tables.test(reading.text);
  const need = { reading, pieces, rows: rowsIn(reading, findings, pieces), hasTables };
  for (const unique of uniques) {
    const other = pieces.find((piece) => piece !== unique.piece && isAgainst(need, unique, piece));
    if (other === undefined) continue;
    const spans = [unique.span, other.span].sort((one, two) => one.start - two.start);
    impossible.push({
      reason: `${quotesOf(reading, spans)}: what is unique stands in one row only`,
      spans,
      fix: "let it repeat, or leave it unique",
    });
    return;
  }
}

interface Need {
  readonly reading: NeedReading;
  readonly pieces: readonly Piece[];
  readonly rows: Rows;
  readonly hasTables: boolean;
}

/** Something that is unique in its own table may stand in many rows of another. */
const tables = /\b(?:tables|tabellen|tablas|tabelas)\b/i;

function isAgainst(need: Need, { names, piece: own }: Unique, piece: Piece): boolean {
  const { reading, pieces, rows, hasTables } = need;
  // "Serial numbers unique, each appears twice"
  const isOfThose = piece.first === own.next + 1 && pronoun.test(piece.said);
  return names.some((name) => {
    if (isSameInAll(reading, piece, name)) return true;
    if (hasTables) return false;
    if (isAgainIn(reading, piece, name)) return true;
    const last = name.at(-1) ?? "";
    const called = [name, ...ownersOf(reading, pieces, name), ...(piece.said.includes(`same ${last}`) ? [[last]] : [])];
    return [...called, ...(isOfThose ? [undefined] : [])].some(
      (each) => soManyOf(reading, piece, rows, each) !== undefined,
    );
  });
}

const pronoun =
  /^(?:and |but |und |y |et |e )?(?:each|every one|all|each one|jede[rs]?|cada un[oa]|chacune?|cada uma?) (?:of them |of these |davon )?(?:is|are|appears?|occurs?|shows?|stands?|comes?|has|have|listed|used|repeated|repeats?|kommt|steht|erscheint|hat|aparece|figura|tiene|apparait|figure|a|est|tem) /;
