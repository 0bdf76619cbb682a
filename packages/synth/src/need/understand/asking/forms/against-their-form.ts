import { number, type Reading, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { fold } from "../../../text/fold.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { rootsOf } from "../claims/parts-of-text.ts";
import { areAlike, isSmall } from "../claims/roots.ts";
import { clauseAround, isJoint } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { quotesOf } from "../said-orders.ts";
import { fallsOfRising } from "./falls-of-rising.ts";

const whole =
  /\b(?:whole numbers?|integers?|integral|no decimals|without decimals|never fractional|ganzzahlig\w*|ganze zahl(?:en)?|ohne nachkommastellen|enter[oa]s?|sin decimales|entiers?|sans decimales|inteir[oa]s?|sem decimais)\b/;
const signs =
  /(?:exactly|only|at most|max(?:imum)?|up to|genau|hochstens|exactamente|como maximo|exactement|au plus|exatamente|no maximo) (\d{1,3}) (?:characters?|letters?|digits?|chars?|zeichen|buchstaben|stellen|caracteres|letras|cifras|digitos|caracteres|lettres|chiffres)\b/;
const ups =
  "goes up|going up|must go up|always rising|only rises?|always rises?|rises (?:every|each|steadily)|increas(?:es|ing)|ascending|steigt|steigen|aufsteigend|sube|crece|creciente|augmente|croissant|aumenta|cresce|crescente";
const downs =
  "goes down|going down|only falls?|always falls?|decreas(?:es|ing)|descending|sinkt|sinken|fallt|fallend|baja|disminuye|decreciente|baisse|diminue|decroissant|diminui|decrescente";
const nevers = "(?:never|nie|niemals|nunca|cannot|can never|must not|must never)";
/** "never goes down" rises, and "sinkt nie" too. */
const going = (way: string, against: string, bare: string): RegExp =>
  new RegExp(
    `\\b(?:(?<!\\b${nevers} )(?:${way})\\b(?! (?:nie|niemals|jamais|nunca)\\b)|${nevers} (?:${against}|${bare})\\b|(?:${against}) (?:nie|niemals|jamais)\\b)`,
  );
const rising = going(ups, downs, "(?:goes |go |runs? )?(?:falls?|drops?|decreases?|down|backwards)");
const falling = going(downs, ups, "(?:goes |go )?(?:rises?|increases?|grows?|up)");
const firsts =
  /^(?:first|initial|starting|start|starts|begins?|opening|erste[rns]?|anfangs|primer[oa]?|inicial|premiere?|initiale?|primeir[oa])$/;
const lasts = /^(?:last|final|ending|end|ends|closing|letzte[rns]?|end|ultim[oa]|derniere?|finale?)$/;
const NEAR = 5;

/** What the words say of the form of all values, and values of another form. */
export function findAgainstTheirForm(reading: NeedReading, findings: Findings, notes: DraftNotes): void {
  if (notes.impossible.length > 0) return;
  findFractions(reading, findings, notes);
  findLongPrefixes(reading, findings, notes);
  findTurnedRise(reading, notes);
  const falls = fallsOfRising(reading);
  if (falls !== undefined) tell(reading, falls, "what only rises never falls", notes);
}

/** "quantity is a whole number, 10% have quantity 2.5" */
function findFractions(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const said = whole.exec(fold(reading.text));
  if (said === null) return;
  const span = { start: said.index, end: said.index + said[0].length };
  const at = tokenFrom(reading, 0, span.start);
  const names = rootsOf(reading, clauseAround(reading, at)[0], at);
  for (const rate of found) {
    if (rate.kind !== "rate") continue;
    const [from, to] = clauseAround(reading, tokenFrom(reading, 0, rate.start));
    for (let value = from; value < to; value++) {
      const figure = number(reading, value);
      if (figure === undefined || Number.isInteger(figure.value) || word(reading, figure.next) === "%") continue;
      const near = rootsOf(reading, Math.max(from, value - NEAR), Math.min(to, figure.next + NEAR));
      if (figure.spelled === true || !near.some((one) => names.some((other) => areAlike(one, other)))) continue;
      const start = reading.tokens[from]?.start ?? 0;
      tell(
        reading,
        [span, { start, end: reading.tokens[to - 1]?.end ?? start }],
        "what is whole has no decimals",
        notes,
      );
      return;
    }
  }
}

/** "the code is exactly 6 characters long and begins with WAREHOUSE" */
function findLongPrefixes(reading: Reading, { found }: Findings, notes: DraftNotes): void {
  const said = signs.exec(fold(reading.text));
  const most = Number(said?.[1]);
  if (said === null) return;
  for (const prefix of found) {
    if (prefix.kind !== "prefix" || prefix.prefixes.some(({ length }) => length <= most)) continue;
    const isNear = prefix.start - said.index < 70 && prefix.start > said.index - 70;
    if (!isNear || prefix.prefixes.length === 0) continue;
    const span = { start: said.index, end: said.index + said[0].length };
    tell(reading, [span, { start: prefix.start, end: prefix.end }], `that beginning is longer than ${most}`, notes);
    return;
  }
}

/** "the number goes up every day, first reading 85,000, last reading 61,000" */
function findTurnedRise(reading: Reading, notes: DraftNotes): void {
  const text = fold(reading.text);
  const [up, down] = [rising.exec(text), falling.exec(text)];
  if ((up === null) === (down === null)) return;
  const behind = [firsts, lasts].map((edge) => figureBehind(reading, edge));
  const [first, last] = behind.includes(undefined) ? figuresAtEdges(reading.text) : behind;
  if (first === undefined || last === undefined || (first.unit !== last.unit && first.unit !== "" && last.unit !== ""))
    return;
  if (up === null ? last.value <= first.value : last.value >= first.value) return;
  const said = up ?? down;
  if (said === null || (behind.includes(undefined) && said.index > first.span.start)) return;
  const span = { start: said.index, end: said.index + said[0].length };
  tell(reading, [span, first.span, last.span], "its first and last value run the other way", notes);
}

const figure = "(?<figure>\\d[\\d,.]*\\d|\\d)(?: ?(?<unit>[a-z]{1,8}))?";
const starts =
  "(?:on new year's day|on new year|on (?:january|jan\\.?) 1(?:st)?\\b|on 1 (?:january|jan)\\b|at the (?:start|beginning)|zu beginn|am anfang|am 1\\. ?januar|al (?:principio|inicio|comienzo)|au debut|no inicio|no comeco)";
const ends =
  "(?:on new year's eve|on (?:december|dec\\.?) 31(?:st)?\\b|on 31 (?:december|dec)\\b|at the end|am ende|am 31\\. ?dezember|al final|a la fin|no final|no fim)";
const [startsAt, endsAt] = [starts, ends].map((edge) => new RegExp(`${figure} ${edge}`));

/** "42,000 on New Year's Day and 38,500 on Dec 31st": the figures right before the first time and the last. */
function figuresAtEdges(text: string): readonly (Edge | undefined)[] {
  const folded = fold(text);
  return [startsAt, endsAt].map((edge): Edge | undefined => {
    const match = edge?.exec(folded);
    if (match?.groups === undefined) return undefined;
    const { figure: digits = "", unit = "" } = match.groups;
    const span = { start: match.index, end: match.index + match[0].length };
    return { value: Number(digits.replace(/[.,](?=\d{3}\b)/g, "").replace(",", ".")), unit, span };
  });
}

interface Edge {
  readonly value: number;
  readonly unit: string;
  readonly span: Span;
}

/** The figure behind the only word for an edge. */
function figureBehind(reading: Reading, edge: RegExp): Edge | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!edge.test(word(reading, at))) continue;
    for (let next = at + 1; next < at + NEAR && reading.tokens[next]?.kind !== "break"; next++) {
      const figure = number(reading, next);
      if (figure === undefined || figure.spelled === true) continue;
      // "last 30 days", "start 2025" are times.
      if (next === at + 1 || /^(?:19|20)\d\d$/.test(reading.tokens[next]?.text ?? "")) break;
      const end = reading.tokens[figure.next - 1]?.end ?? 0;
      // "first row 4,210 and last row 3,870": the "and" is no unit.
      const behind = word(reading, figure.next);
      const isWord = reading.tokens[figure.next]?.kind === "word" && !isJoint(behind) && !isSmall(behind);
      return {
        value: figure.value,
        unit: isWord ? behind : "",
        span: { start: reading.tokens[at]?.start ?? 0, end },
      };
    }
  }
  return undefined;
}

function tell(reading: Reading, spans: readonly Span[], why: string, notes: DraftNotes): void {
  const sorted = [...spans].sort((one, other) => one.start - other.start);
  notes.impossible.push({
    reason: `${quotesOf(reading, sorted)} cannot both hold: ${why}`,
    spans: sorted,
    fix: "leave one of them out, or change its figure",
  });
}
