import type { Findings, Found, Token } from "../../findings.ts";
import { isTalk, isTalkWithin } from "./talk-words.ts";

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
export function isNothingSaid({ text, tokens, found }: Findings, isAside: (start: number) => boolean): boolean {
  if (columns.test(text)) return false;
  const around = found.filter(({ kind }) => surroundings.has(kind));
  const isAround = ({ start }: Token): boolean =>
    isAside(start) || around.some((each) => each.start <= start && start < each.end);
  return tokens.every(
    (token, at) => !words.has(token.kind) || isAround(token) || saysNothing(token, tokens, at, found),
  );
}

const words: ReadonlySet<Token["kind"]> = new Set<Token["kind"]>(["word", "identifier"]);

function saysNothing({ folded }: Token, tokens: readonly Token[], at: number, found: readonly Found[]): boolean {
  if (isTalk(folded)) return true;
  return isTalkWithin(folded) && (isLedIn(tokens, at) || isFigured(tokens, at, found));
}

/** "our new platform", "300 units", "10% dropout": a word or a number stands right before it. */
function isLedIn(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (before.kind === "word" || before.kind === "number" || before.text === "%");
}

/** "effect size 0.5", "budget 3 USDC": a figure right behind, and no range that a column would have. */
function isFigured(tokens: readonly Token[], at: number, found: readonly Found[]): boolean {
  const figure = tokens.slice(at + 1, at + 3).find(({ kind }) => kind === "number");
  return (
    figure !== undefined &&
    !found.some(({ kind, start, end }) => kind === "range" && start <= figure.start && figure.start < end)
  );
}
