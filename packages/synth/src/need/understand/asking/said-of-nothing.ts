import type { Findings, Found, Token } from "../../findings.ts";
import { isBroad, isFunctionWord } from "./broad-words.ts";
import { isOfAnything, isOfRows, isTalk, isTalkWithin } from "./talk-words.ts";

/** Findings that tell how many, when, where or in what form rows are: of no column. */
const surroundings: ReadonlySet<Found["kind"]> = new Set<Found["kind"]>([
  "rows",
  "tables",
  "seed",
  "noNulls",
  "window",
  "format",
  "locale",
  "instruction",
]);

/** "columns: wave, group, effect", "random integers between 1 and 100", "strings of 12 characters": here such words are columns. */
const columns =
  /\b(?:columns?|fields?|attributes?|variables|spalten|felder|columnas|campos|colonnes|champs|colunas)(?: (?:are|sind|son|sont|sao|named?|called))?\s*[:=(]|\b(?:integers?|ints|floats?|strings?|numbers|zahlen|numeros|nombres) (?:(?:between|from|of|with|zwischen|von|entre|de) )?\d/i;

/**
 * Whether every word of a need is of its form, its quality, its purpose, its deadline or who asks, "test data for our new module, should
 * cover the happy path, 2,000 lines, JSON": whatever columns such words may sound like, nobody named any.
 */
export function isNothingSaid(findings: Findings, isAside: (start: number) => boolean): boolean {
  const { text, tokens } = findings;
  if (columns.test(text) || !tokens.some(({ folded }) => isOfRows(folded))) return false;
  return tellingWords(findings, isAside).length === 0;
}

/** So small a part of the words, and so few of them, tell something in a need that is mostly talk; so large a part of such a need is told of who asks or of the file. */
const [PART, FEW, LARGE] = [0.34, 8, 0.3];

/**
 * Whether nearly every word is of such kind, "hackathon in 3 hours, we have coffee and laptops and no dataset": of the few that are not,
 * one or two sound like columns by chance. Who asks for data, for something or for a file says so, or tells at length of himself.
 */
export function isMostlyTalk(findings: Findings, isAside: (start: number) => boolean): boolean {
  const all = findings.tokens.filter(({ kind, folded }) => words.has(kind) && folded.length > 1);
  const telling = tellingWords(findings, isAside);
  if (telling.length > FEW || telling.length >= all.length * PART) return false;
  const told = all.filter(({ start }) => isAside(start));
  return told.length > all.length * LARGE || all.some((_, at) => isWantedAt(all, at));
}

/** "data", "a table", and neither "a file of 400 conversions", "a data quality trap", "the managers table" nor "as one JSON file". */
function isWantedAt(all: readonly Token[], at: number): boolean {
  const [word = "", next = "", before = ""] = [at, at + 1, at - 1].map((each) => all[each]?.folded ?? "");
  if (!isOfAnything(word) || holds.test(next) || (at > 0 && !isTalk(before) && !isBroad(before))) return false;
  return !all.slice(Math.max(0, at - FORM), at).some(({ folded }) => folded === "as" || folded === "als");
}

/** How far before a file it may be said that it is only what the rows come as. */
const FORM = 3;
const holds = /^(?:of|with|quality|from|mit|von|con|avec)$/;

/** The words that may tell what rows are: of columns, records, things. */
function tellingWords({ tokens, found }: Findings, isAside: (start: number) => boolean): readonly Token[] {
  const around = found.filter(({ kind }) => surroundings.has(kind));
  const isAround = ({ start }: Token): boolean =>
    isAside(start) || around.some((each) => each.start <= start && start < each.end);
  return tokens.filter(
    (token, at) => words.has(token.kind) && !isAround(token) && !saysNothing(token, tokens, at, found),
  );
}

const words: ReadonlySet<Token["kind"]> = new Set<Token["kind"]>(["word", "identifier"]);

function saysNothing({ folded }: Token, tokens: readonly Token[], at: number, found: readonly Found[]): boolean {
  if (isTalk(folded)) return true;
  return isTalkWithin(folded) && (isLedIn(tokens, at) || isQualified(tokens, at) || isFigured(tokens, at, found));
}

/** "our new platform", "300 units", "10% dropout": a word or a number stands right before it; "a list of projects" and "300 courses" at the head are of what is wanted. */
function isLedIn(tokens: readonly Token[], at: number): boolean {
  const [list, before] = [tokens[at - 2], tokens[at - 1]];
  if (before?.kind === "number") return at > 1;
  if (before?.kind !== "word") return before?.text === "%";
  return (
    !subjects.test(before.folded) && !(lists.test(list?.folded ?? "") && /^d(?:e|es|os|as|')$/.test(before.folded))
  );
}

const subjects = /^(?:of|about|on|regarding|von|uber|zu|sobre|sur)$/;
const lists =
  /^(?:list[ae]?|tablas?|tableau|tabelas?|registros?|filas|lignes|linhas|catalog[oue]+|cadastro|annuaire|directorio)$/;

/** "license CC0", "quality high", "a prototype needs seeding", but "courses dataset" */
function isQualified(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== "word" || isFunctionWord(next.folded) || joints.test(next.folded)) return false;
  return isTalk(next.folded) && !isOfRows(next.folded);
}

const joints =
  /^(?:per|over|under|around|than|then|while|until|before|after|since|within|without|between|during|both|but|because|when|where|who|bis|vor|nach|ohne|sin|sans|sem|par|por|avant|apres)$/;

/** "effect size 0.5", "budget 3 USDC": a figure behind, and no range that a column would have. */
function isFigured(tokens: readonly Token[], at: number, found: readonly Found[]): boolean {
  const next = tokens[at + 1]?.kind === "word" ? at + 2 : at + 1;
  const figure = tokens[next];
  return (
    figure?.kind === "number" &&
    !found.some(({ kind, start, end }) => kind === "range" && start <= figure.start && figure.start < end)
  );
}
