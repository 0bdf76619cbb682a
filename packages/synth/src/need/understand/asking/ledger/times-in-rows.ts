import type { Reading } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { rootOf } from "../claims/roots.ts";
import { type Piece, piecesOf } from "../uniqueness/said-pieces.ts";
import { type Rows, rowsIn, soManyOf } from "../uniqueness/so-many-rows.ts";
import { type Count, exactOf } from "./counted.ts";
import { eachOf } from "./each.ts";
import { type Ledger, quoteOf } from "./ledger.ts";

const partial = /%|\b(?:percent|per cent|prozent|por ciento|pour cent|por cento|half|halfte|mitad|moitie|metade)\b/;

/** "800 rows, 800 different people, each person appears three times": all of them so often are as many as there are rows. */
export function findTimesInRows(ledger: Ledger): void {
  const { reading, findings, counts } = ledger;
  const pieces = piecesOf(reading);
  const rows = rowsIn(reading, findings, pieces);
  const all = sizeOf(ledger, rows);
  if (all === undefined || findings.found.some(({ kind }) => kind === "tables")) return;
  for (const piece of pieces) {
    // "2% of all rows should appear twice"
    if (partial.test(piece.said)) continue;
    const said = counts.flatMap((count) =>
      areRows(all, count) || isOfEach(reading, count) ? [] : timesOf(reading, piece, rows, count, all.count),
    );
    const [{ count, times } = {}, ...others] = said;
    if (count === undefined || times === undefined || others.length > 0) continue;
    const needed = (exactOf(count) ?? 0) * times;
    ledger.tell(
      `${quoteOf(ledger, piece.span)} for each of ${quoteOf(ledger, count.span)} comes to ${needed}, yet ${all.count} rows are asked`,
      [...(all.span === undefined ? [] : [all.span]), count.span, piece.span],
      `ask for ${needed} rows, for another number of them, or say "up to"`,
    );
    return;
  }
}

/** The rows, or what a row is said to be. */
function sizeOf({ rows, counts, reading }: Ledger, { roots, saidIn }: Rows): Ledger["rows"] {
  if (rows !== undefined || saidIn.length === 0) return rows;
  const [row, ...others] = counts.filter(
    (count) =>
      !isOfEach(reading, count) && count.nouns.slice(-1).some((noun) => roots.includes(rootOf(noun, reading.language))),
  );
  const count = row === undefined || others.length > 0 ? undefined : exactOf(row);
  return row === undefined || count === undefined ? undefined : { count, span: row.span, insists: true };
}

/** The rows themselves: "500 rows". */
function areRows({ span: rows }: { readonly span?: Span | undefined }, { span }: Count): boolean {
  return rows !== undefined && rows.start < span.end && span.start < rows.end;
}

/** "8 subjects per pupil": so many of each, and not of all. */
function isOfEach(reading: Reading, { figure }: Count): boolean {
  const each = eachOf(reading, figure);
  return each !== undefined && !each.loose && each.nouns.length > 0;
}

/** How often each of some things is said to stand there, where that comes to another number of rows. */
function timesOf(
  reading: Reading,
  piece: Piece,
  rows: Rows,
  count: Count,
  all: number,
): readonly { readonly count: Count; readonly times: number }[] {
  const size = exactOf(count);
  const isHeadLast = reading.language === "en" || reading.language === "de";
  const [noun] = isHeadLast ? count.nouns.slice(-1) : count.nouns;
  const isWithin = count.span.start >= piece.span.start && count.span.end <= piece.span.end;
  if (size === undefined || size < 2 || noun === undefined || isWithin) return [];
  const said = soManyOf(reading, piece, rows, [noun]);
  if (said === undefined || said.isTimed || said.least !== said.most || size * said.least === all) return [];
  return [{ count, times: said.least }];
}
