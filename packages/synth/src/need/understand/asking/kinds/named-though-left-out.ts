import { type Reading, spanOf, word } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isArticle } from "../../words/phrase.ts";
import { areAlike, rootOf } from "../claims/roots.ts";
import { foldedOf, isWall } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";

/** "do not include salaries", "the table must not contain phone numbers": no such column. */
const leavingOut =
  /(?:^| )(?:(?:do not|don't|must not|should not|may not|shall not|never) (?:include|contain|have|hold|list|store|show|add)|leave out|leaving out|left out|omit|omitting|excluding|exclude|lass\w* weg|no (?:incluyas?|incluir|debe contener|debe incluir)|ne (?:doit )?pas (?:contenir|inclure)|nao (?:inclua|incluir|deve conter))$/;
const lacking = wordSet("no without ohne keine keinen kein sin sans sem");
const details =
  /^(?:(?:full |first |last |family |real )?names?|(?:home |street |postal )?address(?:es)?|(?:e-mail|email|mail) address(?:es)?|e-?mails?|(?:tele)?phone numbers?|phones?|(?:birth ?dates?|dates of birth|birthdays?)|salar(?:y|ies)|wages?|passwords?|ids?|ibans?|namen?|adressen?|telefonnummern?|e-?mail-?adressen?|geburtsdat(?:um|en)|gehalter|nombres?|direccion(?:es)?|telefonos?|correos?|noms?|adresses?|telephones?|nomes?|enderecos?|telefones?)$/;
/** Of a column and not of what is in it: "no prices in the file". */
const inFile =
  /^(?:(?:at all|anywhere|whatsoever|please|bitte|por favor|in it|in there) ?)*(?:(?:anywhere )?(?:in|from|as) (?:the |this |any |a |our )?(?:file|table|data|dataset|export|output|list|columns?)|anywhere|in der (?:datei|tabelle|liste)|en (?:el|la) (?:archivo|fichero|tabla|lista)|dans (?:le|la) (?:fichier|table|liste)|no (?:arquivo|ficheiro)|na tabela)?(?: please| at all| anywhere)?$/;
const owners =
  /^(?:full|first|last|family|home|street|postal|own|complete|patient|customer|client|member|guest|user|employee|person|private|work|personal|exact|voller|vollstandiger|completo|completa|complet)$/;
const lists =
  /^(?:columns?|fields?|attributes?|spalten?|felder|columnas?|campos?|colonnes?|champs?|colunas?|with|mit|con|avec|com|are|is|and|und|y|et|e)$/;
const joints = wordSet("or and nor oder und noch o y ni ou et e nem");
const LONGEST = 3;

/** "no names or addresses anywhere in the file; columns are full name, home address": a column that is left out and listed. */
export function findListedThoughLeftOut(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  for (let at = 0; at < reading.tokens.length; at++) {
    const isLack = lacking.has(word(reading, at)) && !isPortugueseIn(reading, at);
    const isOut = !isLack && leavingOut.test(foldedOf(reading, Math.max(0, at - LONGEST), at + 1));
    if (!isLack && !isOut) continue;
    const listed = namesBehind(reading, at + 1, isOut).flatMap((name) => columnsCalled(reading, at, name));
    const [column] = listed;
    if (column === undefined) continue;
    let next = at + 1;
    while (next < at + 12 && !isWall(reading, next)) next += 1;
    const spans = [spanOf(reading, isOut ? at - 1 : at, next), column].sort((one, other) => one.start - other.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)}: what is left out is no column`,
      spans,
      fix: "leave the column out, or let it be in the file",
    });
    return;
  }
}

function isPortugueseIn(reading: Reading, at: number): boolean {
  return word(reading, at) === "no" && reading.language === "pt";
}

type Name = readonly string[];

/** The "names" and "addresses" of "no names or addresses anywhere", by their roots. */
function namesBehind(reading: Reading, from: number, isOut: boolean): readonly Name[] {
  const names: Name[] = [];
  for (let at = from; names.length < 4; ) {
    while (isArticle(word(reading, at)) || /^(?:any|their|his|her|columns?|fields?)$/.test(word(reading, at))) at += 1;
    let next = at;
    while (next < at + LONGEST && !endsName(reading, next)) next += 1;
    if (next === at) return names;
    let end = next;
    while (end < next + 8 && !isWall(reading, end) && !joints.has(word(reading, end))) end += 1;
    const rest = foldedOf(reading, next, end);
    const isWhole =
      inFile.test(rest) &&
      (isOut || rest !== "" || details.test(foldedOf(reading, at, next)) || joints.has(word(reading, end)));
    if (!isWhole) return names.filter(() => false);
    if (isOut || inData(reading, at, next, end)) names.push(rootsFrom(reading, at, next));
    if (!joints.has(word(reading, end))) return names;
    at = end + 1;
  }
  return names;
}

/** A detail of somebody, or anything that is told to be in no file. */
function inData(reading: Reading, at: number, next: number, end: number): boolean {
  return (
    details.test(foldedOf(reading, at, next)) ||
    /file|table|data|export|output|list|column|datei|tabelle|archivo|fichero|tabla|fichier|arquivo|anywhere/.test(
      foldedOf(reading, next, end),
    )
  );
}

function endsName(reading: Reading, at: number): boolean {
  return (
    isWall(reading, at) ||
    joints.has(word(reading, at)) ||
    /^(?:in|at|anywhere|please|bitte|whatsoever|of|for|above|below|from|with|that|der|von|de|en|dans|na|mit|as)$/.test(
      word(reading, at),
    )
  );
}

function rootsFrom(reading: Reading, first: number, next: number): Name {
  return reading.tokens
    .slice(first, next)
    .flatMap(({ folded }) => folded.split(/[_-]/))
    .filter((each) => each !== "")
    .map((each) => rootOf(each, reading.language));
}

/** The places of a list behind another wall than a comma in which a column of that name stands alone. */
function columnsCalled(reading: Reading, lack: number, name: Name): readonly Span[] {
  let from = lack;
  while (from < reading.tokens.length && !/^[:;.]$/.test(reading.tokens[from]?.text ?? "")) from += 1;
  const found: Span[] = [];
  for (let at = from + 1; at < reading.tokens.length && found.length === 0; at++) {
    let next = at;
    while (next < at + 12 && !isWall(reading, next)) next += 1;
    let first = Math.max(at, next - LONGEST - 1);
    while (
      first < next &&
      (lists.test(word(reading, first)) || isArticle(word(reading, first)) || isOpened(reading, first, next))
    )
      first += 1;
    const roots = rootsFrom(reading, first, next);
    const isLed = roots.length === name.length + 1 && owners.test(word(reading, first));
    const own = isLed ? roots.slice(1) : roots;
    const isSame =
      own.length === name.length && own.length > 0 && own.every((each, index) => areAlike(each, name[index] ?? ""));
    if (isSame) found.push(spanOf(reading, first, next));
    at = next;
  }
  return found;
}

/** Whether a list begins behind this word: "500 customers with name". */
function isOpened(reading: Reading, at: number, next: number): boolean {
  for (let behind = at + 1; behind < next; behind++)
    if (/^(?:with|mit|con|avec|com|are|columns?|fields?)$/.test(word(reading, behind))) return true;
  return false;
}
