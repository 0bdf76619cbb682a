import { type Reading, tokenFrom } from "../../../extract/reading.ts";
import type { Span } from "../../../findings.ts";
import { foldInPlace } from "../../../text/fold.ts";
import { singular } from "../../../text/stem.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { isArticle, wordsOf } from "../../words/phrase.ts";
import { areAlike } from "../claims/roots.ts";
import { type Name, nameAfter, nameBefore } from "../names.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import type { RangeSaid } from "../quantities/ranges.ts";
import { quotesOf } from "../said-orders.ts";

const figures = [
  "zero",
  "one|ein|un|una|uno|une|um|uma",
  "two|zwei|dos|deux|dois|duas",
  "three|drei|tres|trois",
  "four|vier|cuatro|quatre|quatro",
  "five|funf|fünf|cinco|cinq",
  "six|sechs|seis",
  "seven|sieben|siete|sept|sete",
  "eight|acht|ocho|huit|oito",
  "nine|neun|nueve|neuf|nove",
  "ten|zehn|diez|dix|dez",
  "eleven|elf|once|onze",
  "twelve|zwolf|doce|douze|doze",
];
const figure = `(?<figure>\\d{1,2}|${figures.slice(1).join("|")})`;
const digits = new RegExp(
  `(?<![\\p{L}\\d])${figure}(?:[ -]?(?:digits?|stellig\\p{L}*|cifras?|digitos?|chiffres?)|[ -]stellen)(?![\\p{L}])`,
  "gu",
);
/** So many at most, at least, or behind the point. */
const open =
  /(?:\b(?:up to|at most|at least|or|to|bis|bis zu|maximal|max|min|mindestens|hasta|al menos|jusqu'a|au moins|ate|last|first|letzten?|ultim[oa]s|dernier\p{L}*|and|than|some|mostly) |[-–/]|\d ?)$/u;
const links =
  /^(?:is|has|have|with|of|are|exactly|always|genau|immer|mit|hat|ist|de|con|tiene|exactamente|a|avec|com|tem|precisely|a|all)$/;
const years = /(?:^| )(?:year|jahr|ano|anne|annee|decimal|check)/;

/** "a PIN of exactly four digits, the PINs range from 10000 to 99999": numbers of another length. */
export function findOtherDigits(reading: NeedReading, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  const folded = foldInPlace(reading.text);
  for (const match of [...folded.matchAll(digits)].slice(0, 8)) {
    const before = folded.slice(0, match.index);
    const span = { start: match.index, end: match.index + match[0].length };
    if (open.test(before) || /^ (?:after|behind|nach|or|to|before)\b/.test(folded.slice(span.end))) continue;
    const count = countOf(match.groups?.["figure"] ?? "");
    const name = nameOfDigits(reading, span);
    const range = reading.ranges.find((each) => isLonger(reading, each, count) && areOne(reading, name, each));
    if (range === undefined) continue;
    const spans = [span, { start: range.found.start, end: range.found.end }].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${quotesOf(reading, spans)} cannot both hold: these numbers have another length`,
      spans,
      fix: "say a range of numbers of that length, or another length",
    });
    return;
  }
}

function countOf(said: string): number {
  const place = figures.findIndex((words) => words.split("|").includes(said));
  return place < 0 ? Number(said) : place;
}

/** The "PIN" of "a PIN of exactly four digits", the "code" of "five-digit code". */
function nameOfDigits(reading: Reading, { start, end }: Span): Name | undefined {
  let at = tokenFrom(reading, 0, start);
  const isBehind = links.test(reading.tokens[at - 1]?.folded ?? "") || reading.tokens[at - 1]?.text === "(";
  const ahead = nameAfter(reading, tokenFrom(reading, 0, end));
  // "customer number has exactly 8 digits"
  const isNear = ahead !== undefined && /^[ -]{0,2}$/.test(reading.text.slice(end, ahead.span.start));
  if (isNear) return ahead;
  while (
    isBehind &&
    at > 1 &&
    (links.test(reading.tokens[at - 1]?.folded ?? "") || reading.tokens[at - 1]?.text === "(")
  )
    at -= 1;
  return isBehind ? nameBefore(reading, at) : undefined;
}

/** Whether the last number of a range is written with other digits; the first may be filled up with zeros. */
function isLonger(reading: Reading, { found }: RangeSaid, count: number): boolean {
  const { minimum, maximum, unit } = found;
  if (minimum === undefined || maximum === undefined || unit !== undefined || minimum < 0) return false;
  if (!Number.isInteger(minimum) || !Number.isInteger(maximum)) return false;
  const written =
    reading.text
      .slice(found.start, found.end)
      .match(/\d(?:[\d., ]{0,16}\d)?/g)
      ?.at(-1) ?? "";
  return written.replace(/\D/g, "").length !== count && String(maximum).length !== count;
}

/** Ways to say that numbers lie in a range. */
const lying = /^(?:range|rang|reach|span|run|go|lie|vary|liegen|reichen|gehen|laufen|van|vont|vao|oscilan)$/;

function areOne(reading: Reading, name: Name | undefined, { first }: RangeSaid): boolean {
  const last = reading.tokens[first - 1]?.folded ?? "";
  const other = nameBefore(reading, lying.test(singular(last)) ? first - 1 : first);
  if (name === undefined || other === undefined || years.test(name.key)) return false;
  const [a = [], b = []] = [name, other].map(({ text }) =>
    wordsOf(text.toLowerCase())
      .filter((each) => !isArticle(each))
      .map((each) => singular(each, reading.language)),
  );
  if (!areAlike(a.at(-1) ?? "", b.at(-1) ?? "x")) return false;
  const [owner, otherOwner] = [a.at(-2), b.at(-2)];
  const isDigits = (said: string | undefined): boolean =>
    said === undefined || /digit|stellig|cifra|chiffre|^(?:an?|the|of|each)$/.test(said);
  return isDigits(owner) || isDigits(otherOwner) || areAlike(owner ?? "", otherOwner ?? "");
}
