import type { Piece } from "./pieces.ts";

const polite = new Set("please also and then plus i we you could can would should like to additionally".split(" "));
const verbs = new Set("add adding need want".split(" "));
/** What is asked for and is no column. */
const disorder =
  /^(?:noise|noisy|outliers?|duplicates?|typos?|errors?|missing|nulls?|gaps?|anomal(?:y|ies)|seasonality|trends?|mess|dirt|spikes?|drift|rows?|records?|entries|tables?|data|csv|json|parquet|file|files|variation|randomness|realism|headers?|it|this|that|them|is|are|be|for|so|no|not|where|which|when|every|each|all|more|some|few|only)$/;
const LONGEST = 4;

/** "Also add home club and emergency contact.": a sentence that asks for two or more short things asks for columns. */
export function asksColumns(pieces: readonly Piece[], from: number): boolean {
  let at = from;
  while (wordAt(pieces, at) !== undefined && polite.has(wordAt(pieces, at) ?? "")) at += 1;
  if (!verbs.has(wordAt(pieces, at) ?? "")) return false;
  const isOwn = at > from || /^add/.test(wordAt(pieces, at) ?? "");
  let words = 0;
  let parts = 0;
  for (at += 1; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if (piece.kind === "found") return false;
    if (piece.kind === "word") {
      words += 1;
      if (words > LONGEST || disorder.test(piece.word.folded)) return false;
    } else if (piece.mark === "," || piece.mark === "and") {
      if (words > 0) parts += 1;
      words = 0;
    } else if (piece.mark === "." || piece.mark === "\n") break;
    else return false;
  }
  return isOwn && parts + (words > 0 ? 1 : 0) > 1;
}

function wordAt(pieces: readonly Piece[], at: number): string | undefined {
  const piece = pieces[at];
  return piece?.kind === "word" ? piece.word.folded : undefined;
}
