import { fold } from "../../text/fold.ts";
import { wordKey } from "./phrase.ts";
import type { Piece, Word } from "./pieces.ts";

/** The pieces with names that only look like columns as plain words, and without the keys before what the rows are. */
export function withWrittenForms(pieces: readonly Piece[]): readonly Piece[] {
  return withPlainNames(withFiguresBehind(withoutHeadKey(pieces)));
}

function isDistance(piece: Piece | undefined): piece is Extract<Piece, { kind: "word" }> {
  return piece?.kind === "word" && /^\d{1,3}(?:k|km|mi)$/.test(piece.word.text);
}

function isOne({ folded, english, identifier }: Word): boolean {
  return folded === english && identifier === undefined;
}

const spans = /^(?:second|minute|hour|day|week|month|quarter|year|sec|min|hr|h|d|tag|dia|jour)$/;

/** "7-day strength" is the strength at 7 days, as a column is called: the noun goes first. */
function withFiguresBehind(pieces: readonly Piece[]): readonly Piece[] {
  const turned = [...pieces];
  for (let at = 0; at + 3 < turned.length; at += 1) {
    const [figure, hyphen, unit, noun] = turned.slice(at, at + 4);
    // "10k split, 30k split"
    if (isDistance(figure) && hyphen?.kind === "word" && unit?.kind !== "word" && isOne(hyphen.word)) {
      turned.splice(at, 2, hyphen, { kind: "word", word: { ...figure.word, compound: true } });
      at += 1;
      continue;
    }
    if (figure?.kind !== "word" || hyphen?.kind !== "mark" || unit?.kind !== "word" || noun?.kind !== "word") continue;
    const isGlued = hyphen.start === figure.word.end && unit.word.start === hyphen.end;
    if (!isGlued || !/^\d{1,3}$/.test(figure.word.text) || !spans.test(unit.word.folded)) continue;
    if (!isOne(noun.word)) continue;
    turned.splice(
      at,
      4,
      noun,
      { ...figure, word: { ...figure.word, compound: true } },
      { ...unit, word: { ...unit.word, compound: true } },
    );
  }
  return turned;
}

/** Keys whose value says what the rows are. */
const headKeys = new Set("dataset data entity table topic job task spec record name".split(" "));

/** "dataset=x402_payments; rows=500", "job: rental_listings | n=500": the value is what the need is about. */
function withoutHeadKey(pieces: readonly Piece[]): readonly Piece[] {
  const [key, mark, value] = pieces;
  if (key?.kind !== "word" || !headKeys.has(key.word.folded)) return pieces;
  if (mark?.kind !== "mark" || (mark.mark !== "=" && mark.mark !== ":") || value?.kind !== "word") return pieces;
  const end = pieces.findIndex((piece, at) => at > 1 && piece.kind !== "word");
  const behind = pieces[end];
  // "data: name, email" lists columns.
  if (mark.mark === ":" && !(behind?.kind === "mark" && /^[|;\n]$/.test(behind.mark))) return pieces;
  const { identifier } = value.word;
  return pieces.slice(2).map((piece) => {
    if (piece.kind !== "word" || identifier === undefined || piece.word.identifier !== identifier) return piece;
    if (piece.word.start !== value.word.start) return piece;
    const { identifier: _, ...word } = piece.word;
    return { kind: "word" as const, word };
  });
}

const typeWords = new Set(
  "id int integer bigint float double real decimal numeric number string str text varchar char bool boolean date datetime timestamp time uuid enum json array object not null primary unique".split(
    " ",
  ),
);
/** Whoever writes so many of them means columns. */
const COLUMNS = 3;

/** "ClinVar significance", "LinkedIn handle": a name with two humps among plain words is one word of theirs. */
function withPlainNames(pieces: readonly Piece[]): readonly Piece[] {
  const columns = new Set(pieces.flatMap((piece) => identifierOf(piece) ?? []));
  if (columns.size >= COLUMNS) return pieces;
  const plain: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const identifier = identifierOf(piece);
    const length = identifier === undefined ? 1 : lengthOf(pieces, at, identifier);
    const isName =
      identifier !== undefined &&
      // "gnomAD frequency" too
      /^(?:\p{Lu}[\p{L}\d-]*|\p{Ll}{1,5}\p{Lu}{2,5})$/u.test(identifier) &&
      (isPlain(pieces[at - 1]) || isPlain(pieces[at + length]));
    if (isName && piece.kind === "word") plain.push(...partsOf(identifier, piece.word));
    else plain.push(...pieces.slice(at, at + length));
    at += length;
  }
  return plain;
}

function identifierOf(piece: Piece | undefined): string | undefined {
  return piece?.kind === "word" ? piece.word.identifier : undefined;
}

function lengthOf(pieces: readonly Piece[], start: number, identifier: string): number {
  let length = 1;
  while (identifierOf(pieces[start + length]) === identifier) length += 1;
  return length;
}

function isPlain(piece: Piece | undefined): boolean {
  return piece?.kind === "word" && piece.word.identifier === undefined && !typeWords.has(piece.word.folded);
}

function partsOf(identifier: string, { start, end }: Word): readonly Piece[] {
  const texts = identifier.split("-").filter((text) => text !== "");
  return texts.map((text) => {
    const word: Word = { text, folded: fold(text), key: wordKey(text), english: wordKey(text), start, end };
    return { kind: "word" as const, word: texts.length > 1 ? { ...word, compound: true } : word };
  });
}
