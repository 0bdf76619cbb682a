import type { Findings } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { type ColumnName, ownersOf } from "./column-names.ts";
import { isAgainIn, isSameInAll } from "./said-again.ts";
import { type Piece, piecesOf } from "./said-pieces.ts";
import { isSharedIn } from "./said-shared.ts";
import { type Unique, uniquesIn } from "./said-unique.ts";
import { type Rows, rowsIn, soManyOf } from "./so-many-rows.ts";

/**
 * "email unique in every row; include 5% duplicate emails", "no customer_id twice, each customer appears in three rows", "badge number
 * unique, badge number is 1001 for all of them": what is unique stands in one row only.
 */
export function findUniqueAgain(reading: NeedReading, findings: Findings, { impossible }: DraftNotes): void {
  const pieces = piecesOf(reading);
  const uniques = uniquesIn(reading);
  if (uniques.length === 0) return;
  const hasTables = findings.found.some(({ kind }) => kind === "tables") || tables.test(reading.text);
  const need = { reading, rows: rowsIn(reading, findings, pieces), hasTables };
  for (const unique of uniques) {
    const owners = unique.names.flatMap((name) => ownersOf(reading, pieces, name));
    const other = pieces.find((piece) => piece !== unique.piece && isAgainst(need, unique, owners, piece));
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
  readonly rows: Rows;
  readonly hasTables: boolean;
}

/** Something that is unique in its own table may stand in many rows of another. */
const tables = /\b(?:tables|tabellen|tablas|tabelas)\b/i;

function isAgainst(
  { reading, rows, hasTables }: Need,
  { names, piece: own }: Unique,
  owners: readonly ColumnName[],
  piece: Piece,
): boolean {
  // "Serial numbers unique, each appears twice"
  const isOfThose = piece.first === own.next + 1 && pronoun.test(piece.said);
  if (names.flatMap(alsoCalled).some((name) => isSameInAll(reading, piece, name))) return true;
  if (hasTables) return false;
  if (names.some((name) => isAgainIn(reading, piece, name) || isSharedIn(reading, piece, name))) return true;
  // "the same id" of a "transaction id"
  const lasts = names.flatMap((name) => name.slice(-1)).filter((last) => piece.said.includes(`same ${last}`));
  const called = [...names, ...owners, ...lasts.map((last) => [last]), ...(isOfThose ? [undefined] : [])];
  return called.some((name) => soManyOf(reading, piece, rows, name) !== undefined);
}

/** An "e-mail address" is called an "e-mail" as well. */
function alsoCalled(name: ColumnName): readonly ColumnName[] {
  const isAddress = name.length > 1 && /^(?:address|adresse|direccion|endereco)$/.test(name.at(-1) ?? "");
  return isAddress ? [name, name.slice(0, -1)] : [name];
}

const pronoun =
  /^(?:and |but |und |y |et |e )?(?:each|every one|all|each one|jede[rs]?|cada un[oa]|chacune?|cada uma?) (?:of them |of these |davon )?(?:is|are|appears?|occurs?|shows?|stands?|comes?|has|have|listed|used|repeated|repeats?|kommt|steht|erscheint|hat|aparece|figura|tiene|apparait|figure|a|est|tem) /;
