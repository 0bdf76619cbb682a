import { fold } from "../../text/fold.ts";
import { wordKey } from "./phrase.ts";
import type { Piece, Word } from "./pieces.ts";

/** Second halves of German compounds that two of them share. */
const heads =
  /(?:datum|zeit|zeitpunkt|port|adresse|nummer|name|ort|preis|kosten|betrag|menge|temperatur|druck|wert|land|stadt|bahnhof|hafen|flughafen|konto|tag|monat|jahr|stand|satz|anteil|gewicht|dauer|code|typ|status|gruppe|klasse|verbrauch|leistung|spannung|strom|punkt|termin|seite|zahl|faktor|grad|stufe|kanal|art|quote|rate|saldo|stelle|station|miete|lohn|gehalt|steuer|nahmen|ausgaben|grosse|hohe|lange|breite|tiefe|volumen|flache|strecke|rechnung|lieferung|fahrt|flug|bewertung|note|alter|mail|telefon|geschwindigkeit|richtung)$/;

/** "Quell- und Ziel-IP", "Anfangs- und Enddatum": what the first leaves out is the end of the second. */
export function withHangingHyphens(pieces: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const [piece, hyphen, joint, next, after] = pieces.slice(at, at + 5);
    if (piece === undefined) continue;
    whole.push(piece);
    if (piece.kind !== "word" || hyphen?.kind !== "mark" || joint?.kind !== "mark" || next?.kind !== "word") continue;
    const hangs = hyphen.mark === "-" && hyphen.start === piece.word.end && joint.start > hyphen.end;
    if (!hangs || (joint.mark !== "and" && joint.mark !== "or")) continue;
    const tail = tailOf(piece.word, next.word, after?.kind === "word" ? after.word : undefined);
    if (tail === undefined) continue;
    if (tail.compound === true) whole.push({ kind: "word", word: { ...tail, ...spanOf(piece.word) } });
    else whole[whole.length - 1] = { kind: "word", word: joinedTo(piece.word, tail.text) };
    at += 1;
  }
  return whole;
}

function spanOf({ start, end }: Word): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** Particles that stand against each other: "Ein- und Austritt", "Hin- und Rückfahrt". */
const opposed: ReadonlyMap<string, RegExp> = new Map([
  ["ein", /^aus(.{4,})$/],
  ["aus", /^ein(.{4,})$/],
  ["an", /^ab(.{4,})$/],
  ["ab", /^an(.{4,})$/],
  ["vor", /^nach(.{4,})$/],
  ["hin", /^ruck(.{4,})$/],
  ["auf", /^ab(.{4,})$/],
  ["be", /^ent(.{4,})$/],
  ["ober", /^unter(.{3,})$/],
]);

/** The "IP" of "Ziel-IP", the "port" of "Zielport", the "trittsdatum" of "Austrittsdatum". */
function tailOf(first: Word, word: Word, after: Word | undefined): Word | undefined {
  if (word.compound === true && after?.compound === true && after.start === word.start) return after;
  const [, rest] = opposed.get(first.folded)?.exec(word.folded) ?? [];
  if (rest !== undefined) return { ...word, text: rest };
  const [head] = heads.exec(word.folded) ?? [];
  return head === undefined || head === word.folded ? undefined : { ...word, text: head };
}

function joinedTo(word: Word, tail: string): Word {
  const text = `${word.text}${tail}`;
  return { ...word, text, folded: fold(text), key: wordKey(text, "de"), english: wordKey(text) };
}
