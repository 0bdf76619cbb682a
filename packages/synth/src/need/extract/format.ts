import type { Found } from "../findings.ts";
import { formats, nestedNouns, writtenRecordsAt } from "./format-words.ts";
import { isBreak, isGlued, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { rowsAt } from "./rows.ts";

/** Formats that needs name without "as" or "format". */
const plain = new Set(["csv", "tsv", "ndjson", "jsonl", "parquet", "xlsx"]);
/** Those too, right behind what the rows are. */
const data = new Set(["json", "xml", "excel", "avro", "arrow", "geojson", "yaml"]);
const deliverable: ReadonlySet<string> = new Set(["csv", "json", "ndjson", "parquet", "arrow"]);
const openers = new Set(
  "as in into to format fmt output export exported deliver delivered formatted via als im formato format: en au em como sous saved return returned".split(
    " ",
  ),
);
const closers = new Set(
  "format formatted file files output export download please pls plz bitte dump formato datei ficheiro fichier archivo".split(
    " ",
  ),
);
const rowNouns = new Set(
  "rows row records entries samples lines observations zeilen datensatze filas registros lignes linhas data daten datos donnees dados dataset".split(
    " ",
  ),
);

/** What a file is besides: "as CSV edge list", "one Excel workbook". */
const sheets = new Set(
  "edge list edgelist table sheet spreadsheet workbook archive zip attachment datasheet mappe tabelle hoja libro classeur planilha".split(
    " ",
  ),
);
const ones = new Set("one single a an ein eine einer un una une um uma".split(" "));

/** "as CSV", "in json format", "10k rows csv pls", "format: parquet". */
export function formatAt(reading: Reading, at: number): Found | undefined {
  let start = at;
  while (start < at + 3 && isOpener(reading, start)) start += 1;
  if (["format", "formato"].includes(word(reading, start)) && start > at) start += 1;
  const token = reading.tokens[start];
  // "deploys.ndjson", "write to my_orders.csv"
  const ending =
    token?.kind === "identifier" ? /^[\w-]+\.(csv|tsv|ndjson|jsonl|parquet|xlsx)$/.exec(token.folded)?.[1] : undefined;
  if (ending !== undefined && Object.hasOwn(formats, ending))
    return { kind: "format", format: formats[ending] ?? ending, ...spanOf(reading, start, start + 1) };
  const isName = token?.kind === "word" || (token?.kind === "identifier" && token.folded === "geojson");
  if (token === undefined || !isName) return undefined;
  const joined = /^([a-z]+)-(?:format|datei|file|files|export|output)$/.exec(token.folded)?.[1] ?? "";
  if (Object.hasOwn(formats, joined))
    return { kind: "format", format: formats[joined] ?? joined, ...spanOf(reading, at, start + 1) };
  const isLines = token.folded === "json" && word(reading, start + 1) === "lines";
  const written = reading.tokens[at - 1]?.kind === "number" ? writtenRecordsAt(reading, at) : undefined;
  if (written !== undefined)
    return { kind: "format", format: formats[token.folded] ?? token.folded, ...spanOf(reading, at, written) };
  const name = isLines ? "ndjson" : Object.hasOwn(formats, token.folded) ? formats[token.folded] : undefined;
  if (name === undefined) return undefined;
  let next = isLines ? start + 2 : start + 1;
  let isClosed = false;
  while (next < start + 4 && closers.has(word(reading, next))) {
    isClosed = true;
    next += 1;
  }
  const isOpened = start > at;
  // "args as json" says how a column is written.
  if (isOpened && isNested(reading, at)) return undefined;
  const isSheet = sheets.has(word(reading, next)) && (isOpened || ones.has(word(reading, start - 1)));
  while (isSheet && next < start + 4 && sheets.has(word(reading, next))) next += 1;
  isClosed ||= isSheet;
  const ends = isBreak(reading, next) || isClosed || isJoint(reading, next) || isDash(reading, next);
  // "sql" and "excel" are also things that data is about.
  if (isOpened && ends) return { kind: "format", format: name, ...spanOf(reading, at, next) };
  const one = oneFile(reading, at, start, isClosed);
  if (one !== undefined && ends) return { kind: "format", format: name, ...spanOf(reading, one, next) };
  // "library loans csv, 12k", "1k podcast episodes json": right behind what the rows are.
  if (
    (plain.has(token.folded) || data.has(token.folded)) &&
    !isClosed &&
    isBreak(reading, next) &&
    endsHead(reading, start)
  )
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  // "5k, GeoJSON: species, height": among columns it would be one.
  if (name === "geojson" && isBreak(reading, start - 1) && word(reading, next) === ":")
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  // "scan export (csv) - host": all that stands between brackets.
  if (deliverable.has(name) && word(reading, at - 1) === "(" && word(reading, next) === ")")
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  // "a csv with 300 invoices", "excel of 40 employees": what the file holds is what is asked for.
  const holds = start === at ? heldFrom(reading, at, next) : undefined;
  if (holds !== undefined) return { kind: "format", format: name, ...spanOf(reading, holds.from, holds.next) };
  // "gate changes csv 4000 row plz"
  if (
    deliverable.has(name) &&
    reading.tokens[next]?.kind === "number" &&
    !isOpened &&
    rowsAt(reading, next) !== undefined
  )
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  // "JSON 300 rows"
  const isBeforeRows = isBreak(reading, start - 1) || start === 0 || reading.tokens[next]?.kind === "number";
  if (token.folded === "json" && isBeforeRows && rowsAt(reading, next) !== undefined)
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  if (data.has(token.folded) && standsAlone(reading, start, next))
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  const allowed = allowedTo(reading, next);
  if (allowed !== undefined && isBreak(reading, start - 1))
    return { kind: "format", format: name, ...spanOf(reading, at, allowed) };
  // No field is called so.
  if ((isLines || ["parquet", "ndjson", "jsonl"].includes(token.folded)) && isBreak(reading, next))
    return { kind: "format", format: name, ...spanOf(reading, at, next) };
  if (!plain.has(token.folded))
    return isClosed &&
      ["json", "arrow"].includes(token.folded) &&
      (/^(?:format|output|file)/.test(word(reading, start + 1)) || isBreak(reading, start - 1))
      ? { kind: "format", format: name, ...spanOf(reading, at, next) }
      : undefined;
  const isBare =
    isClosed ||
    ((isBreak(reading, start - 1) || rowNouns.has(word(reading, start - 1))) && ends) ||
    (start === 0 && word(reading, 1) !== "export");
  return isBare ? { kind: "format", format: name, ...spanOf(reading, at, next) } : undefined;
}

/** The "as json" of "tool, args as json, latency": how one column is written, and not the delivery. */
function isNested(reading: Reading, at: number): boolean {
  const isItem = at > 1 && (isBreak(reading, at - 2) || /^(?:with|and)$/.test(word(reading, at - 2)));
  return isItem && /^(?:as|in)$/.test(word(reading, at)) && nestedNouns.test(word(reading, at - 1));
}

/** "..., missing on 10%, arrow", "900, json: title", "arrow, 12k spans", "500 lines json": what ends the need, or stands beside its count. */
function standsAlone(reading: Reading, at: number, next: number): boolean {
  if (!isBreak(reading, next) || at === 0) return false;
  if (isCountOfRows(reading, at)) return true;
  if (!isBreak(reading, at - 1)) return false;
  const isBesideCount = reading.tokens[at - 2]?.kind === "number" || (number(reading, next + 1)?.value ?? 0) >= 100;
  return reading.tokens[next] === undefined || isBesideCount;
}

/** "500 lines" right before, "5k" too. */
function isCountOfRows(reading: Reading, at: number): boolean {
  return (
    (rowNouns.has(word(reading, at - 1)) && reading.tokens[at - 2]?.kind === "number") ||
    (reading.tokens[at - 1]?.kind === "number" && number(reading, at - 1)?.next === at)
  );
}

const good = new Set("ok okay fine good great preferred please best enough".split(" "));

/** "json is ok", "csv preferred", "parquet would be fine" */
function allowedTo(reading: Reading, at: number): number | undefined {
  let next = at;
  while (next < at + 3 && ["is", "are", "would", "be", "will"].includes(word(reading, next))) next += 1;
  return good.has(word(reading, next)) && isBreak(reading, next + 1) ? next + 1 : undefined;
}

/** The "one" of "One Excel file." or of "in an Excel workbook", that begins a clause. */
function oneFile(reading: Reading, at: number, start: number, isClosed: boolean): number | undefined {
  if (!isClosed || start !== at || !ones.has(word(reading, at - 1))) return undefined;
  const isFirst = isBreak(reading, at - 2) || at < 2 || openers.has(word(reading, at - 2));
  return isFirst ? at - 1 : undefined;
}

const HEAD = 6;

/** Whether a plural stands right before, with nothing but words and a count up to the beginning. */
function endsHead(reading: Reading, at: number): boolean {
  if (at < 1 || at > HEAD || singularAt(reading, at - 1) === word(reading, at - 1)) return false;
  const counted = number(reading, 0)?.next ?? 0;
  return Array.from({ length: at }, (_, index) => index).every((index) => index < counted || isWord(reading, index));
}

const holding = new Set("of with containing for mit con avec com de von".split(" "));

/** The words of "a csv with", where the need asks for it or begins with it. */
function heldFrom(
  reading: Reading,
  at: number,
  next: number,
): { readonly from: number; readonly next: number } | undefined {
  const from = articleBefore(reading, at);
  const isAsked = asking.has(word(reading, from - 1));
  const isFirst = (from === 0 || isBreak(reading, from - 1)) && from < HEAD;
  const isHeld = holding.has(word(reading, next)) && isWord(reading, next + 1);
  const isCounted = holding.has(word(reading, next)) && number(reading, next + 1) !== undefined;
  // "give me a csv of call records": asked for by its form, whatever is in it.
  const isOne = from < at || word(reading, next) === "of";
  const isMeant = isCounted || (isHeld && isOne && (isAsked || from === 0));
  return (isAsked || isFirst) && isMeant ? { from, next: next + 1 } : undefined;
}

/** The "a" of "a csv" and of "a messy csv". */
function articleBefore(reading: Reading, at: number): number {
  for (let back = at - 1; back >= at - 3 && isWord(reading, back); back--)
    if (ones.has(word(reading, back))) return back;
  return at;
}

const asking = new Set(
  "need want me us make generate create give gimme send get export like brauche quiero necesito veux quero preciso".split(
    " ",
  ),
);

const fileNouns = new Set("archivo fichero fichier ficheiro arquivo planilha".split(" "));

function isOpener(reading: Reading, at: number): boolean {
  const text = word(reading, at);
  // "un archivo Excel"
  if (ones.has(text) && fileNouns.has(word(reading, at + 1))) return true;
  return (
    (fileNouns.has(text) && ones.has(word(reading, at - 1))) ||
    openers.has(text) ||
    (text === "out" && word(reading, at + 1) === "=") ||
    (text === "=" && word(reading, at - 1) === "out") ||
    ((text === ":" || text === "=") && openers.has(word(reading, at - 1))) ||
    (text === "a" && openers.has(word(reading, at - 1)))
  );
}

/** A dash between spaces, behind which the columns are told. */
function isDash(reading: Reading, at: number): boolean {
  return /^(?:-|--|–|—)$/.test(word(reading, at)) && !isGlued(reading, at) && !isGlued(reading, at + 1);
}

function isJoint(reading: Reading, at: number): boolean {
  return (
    [
      "with",
      "to",
      "and",
      "for",
      "of",
      "mit",
      "con",
      "avec",
      "com",
      ")",
      "seed",
      "using",
      "y",
      "und",
      "et",
      "e",
      "containing",
      "|",
    ].includes(word(reading, at)) || reading.tokens[at]?.kind === "number"
  );
}
