import type { Piece } from "./pieces.ts";

/** So many names with underscores one behind the other are columns without commas. */
const COLUMNS = 3;

/** "x_min y_min x_max y_max": names with underscores, one behind the other, with the commas that were left out. */
export function withColumnRuns(pieces: readonly Piece[]): readonly Piece[] {
  const parted: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const starts = runAt(pieces, at);
    const isRun = starts.length >= COLUMNS;
    const end = starts.at(-1)?.end ?? at;
    if (!isRun) {
      parted.push(...pieces.slice(at, Math.max(end, at + 1)));
      at = Math.max(end, at + 1);
      continue;
    }
    starts.forEach(({ start, end: next }, index) => {
      const place = pieces[start]?.kind === "word" ? (pieces[start] as Extract<Piece, { kind: "word" }>).word.start : 0;
      if (index > 0) parted.push({ kind: "mark", mark: ",", start: place, end: place });
      parted.push(...pieces.slice(start, next));
    });
    at = end;
  }
  return parted;
}

/** Where each of the names begins and ends that stand one behind the other from a place on. */
function runAt(pieces: readonly Piece[], from: number): readonly { readonly start: number; readonly end: number }[] {
  const names: { start: number; end: number }[] = [];
  for (let at = from; at < pieces.length; ) {
    const name = columnOf(pieces[at]);
    if (name === undefined) break;
    let end = at + 1;
    while (columnOf(pieces[end]) === name) end += 1;
    names.push({ start: at, end });
    at = end;
  }
  return names;
}

function columnOf(piece: Piece | undefined): string | undefined {
  const identifier = piece?.kind === "word" ? piece.word.identifier : undefined;
  return identifier?.includes("_") === true ? identifier : undefined;
}
