import type { Found } from "../findings.ts";
import { countedCompound } from "./compound-nouns.ts";
import { areWrittenObjects } from "./format-words.ts";
import { measuredRowsAt } from "./measured-rows.ts";
import { isNumberOfName } from "./numbered-names.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { hedgeAt, hedges, type Quantity, quantityAt, sharedScale } from "./quantity.ts";
import { isBreak, isWord, number, numberBefore, type Reading, word } from "./reading.ts";
import { rowsFound as rows, rowsBesideAt } from "./rows-beside.ts";
import { rowsEnoughAt } from "./rows-enough.ts";
import { isHeldIn } from "./samples.ts";
import { unitAt } from "./units.ts";

const rowNouns = phraseList(
  "rows|row|rwos|records|recrods|record|entries|entrys|entires|samples|lines|observations|examples|instances|data points|datapoints|data-points|data records|data rows|tuples|line items each|items total|zeilen|datensatze|datensatzen|eintrage|eintragen|datenpunkte|filas|fila|registros|registro|entradas|lineas|muestras|renglones|lignes|enregistrements|entrees|echantillons|linhas|amostras|entries total|rows total",
);

/** Words between the number and its noun that say nothing of what the rows are. */
const fillers = new Set(
  "synthetic fake random sample test realistic dummy mock total data unique different individual such of de artificial labelled labeled clean synthetische synthetischer sinteticos sinteticas de des synthetiques raw distinct generated complete full nice good output more additional further new fresh extra".split(
    " ",
  ),
);

/** "rows: 500", "n = 500", "row count 500" */
const labels = phraseList(
  "rows|row count|n_rows|num_rows|nrows|row_count|rowcount|number of rows|number of records|no. of rows|record count|records|sample size|count|size|limit|n|total rows|total records|anzahl|anzahl zeilen|anzahl der zeilen|zeilen|filas|numero de filas|nombre de lignes|lignes|linhas|numero de linhas|top",
);
/** Labels that need no colon before their number. */
const plainLabels = phraseList(
  "row count|number of rows|number of records|sample size|limit|n_rows|num_rows|nrows|row_count|rowcount|rows =|rows:",
);

const bounds = phrases<true>([
  [
    true,
    "at least|at most|up to|no more than|no less than|a minimum of|minimum of|max|maximum|min|minimum|a total of|in total|total|just|only|mindestens|hochstens|maximal|bis zu|al menos|hasta|como maximo|au moins|jusqu'a|au plus|pelo menos|ate",
  ],
]);

const requests = phraseList(
  "i need|need|i want|want|give me|give us|generate|make|make me|create|send|send me|deliver|produce|get me|please generate|i'd like|we need|we want|brauche|ich brauche|mochte|ich mochte|necesito|quiero|dame|genera|besoin de|je veux|je voudrais|donne-moi|donnez-moi|il me faut|preciso de|quero|gere|gostaria de",
);

const closers = new Set([
  "please",
  "pls",
  "plz",
  "bitte",
  "thanks",
  "por",
  "s'il",
  "svp",
  "total",
  "in",
  "as",
  "of",
  "de",
]);

/** "50,000 rows", "10k filas", "about 5000 records", "rows: 200", "give me 5000 please". */
export function rowsAt(reading: Reading, at: number): Found | undefined {
  return (
    counted(reading, at) ??
    labelled(reading, at) ??
    sampled(reading, at) ??
    requested(reading, at) ??
    rowsEnoughAt(reading, at) ??
    apposed(reading, at) ??
    rowsBesideAt(reading, at) ??
    measured(reading, at)
  );
}

/** "600 exam scores": the noun stays free, and names a column. */
function measured(reading: Reading, at: number): Found | undefined {
  const found = measuredRowsAt(reading, at);
  return found === undefined ? undefined : rows(reading, at, found.next, found.count, false);
}

function counted(reading: Reading, at: number): Found | undefined {
  const bound = skip(reading, at, bounds);
  const between = ["between", "from", "zwischen", "entre"].includes(word(reading, bound)) ? bound + 1 : bound;
  const { next: first, about } = hedgeAt(reading, between);
  const value = number(reading, first);
  if (value === undefined || isNumberOfName(reading, first)) return undefined;
  const upper = quantityAt(reading, first);
  const range = upper === undefined ? undefined : upperOfRange(reading, value.next);
  if (between > bound && range === undefined) return undefined;
  let behind = range?.next ?? value.next;
  const low = upper === undefined || range === undefined ? value.value : sharedScale(upper, range);
  const count = range === undefined ? value.value : (low + range.value) / 2;
  // "5m rows" are millions, whatever else "m" means.
  const isMillions =
    ["m", "mm"].includes(word(reading, behind)) && phraseAt(reading, behind + 1, rowNouns) !== undefined;
  if (isMillions) behind += 1;
  if (reading.tokens[behind]?.text === "+") behind += 1;
  let noun = behind;
  while (noun < behind + 3 && fillers.has(word(reading, noun)) && phraseAt(reading, noun, rowNouns) === undefined)
    noun += 1;
  const named = phraseAt(reading, noun, rowNouns);
  if (named !== undefined) {
    if (isHeldIn(reading, at, noun) || isOtherThanRows(reading, noun)) return undefined;
    if (isPer(reading, named.next)) return undefined;
    return rows(
      reading,
      at,
      named.next,
      isMillions ? count * 1e6 : count,
      about || value.vague === true || range !== undefined,
    );
  }
  // "1,000 json objects"
  if (areWrittenObjects(reading, noun)) return rows(reading, at, behind, count, about || value.vague === true);
  // "100 customer records", "500 chain of thought examples": what the rows are stands between and stays free.
  const far = farNoun(reading, countedCompound(reading, noun)?.next ?? noun);
  if (far === undefined || (value.spelled === true && value.value === 1)) return undefined;
  return isPer(reading, far) ? undefined : rows(reading, at, behind, count, about || value.vague === true);
}

const ambiguous = /^(?:lines?|lineas?)$/;
const sure = /\d ?k? (?:rows|records|zeilen|datens[aä]tze|filas|registros|lignes|linhas)\b/i;

/** The lines of a bus, where the need counts its rows by that very word: "18 lines, stop, delay, 25,000 rows". */
function isOtherThanRows(reading: Reading, noun: number): boolean {
  return ambiguous.test(word(reading, noun)) && sure.test(reading.text);
}

const eaches = new Set("each apiece jeweils".split(" "));

/** "5 rows per customer", "200 observations of each" belongs to the customers. */
function isPer(reading: Reading, at: number): boolean {
  if (eaches.has(word(reading, at))) return isBreak(reading, at + 1);
  if (/^(?:for|of|from)$/.test(word(reading, at))) return eaches.has(word(reading, at + 1));
  if (!["per", "pro", "por", "par"].includes(word(reading, at))) return false;
  return word(reading, at + 1) !== "table";
}

function upperOfRange(reading: Reading, at: number): Quantity | undefined {
  if (!["-", "to", "and", "bis", "a", "à"].includes(reading.tokens[at]?.lower ?? "")) return undefined;
  return quantityAt(reading, at + 1);
}

/** Words that may stand between a number and its noun of rows: "8,000 cinema snack bar receipt lines". */
const FARTHEST = 6;

/** The token after a noun of rows some words further on. */
function farNoun(reading: Reading, at: number): number | undefined {
  for (let step = 0; step < FARTHEST; step++) {
    if (!isWord(reading, at + step) || stops.has(word(reading, at + step))) return undefined;
    // "8,000 cinema snack bar" weighs nothing, nor is "1,300 water meter rows" a length; "20 min samples" do last.
    const isDevice = step === 1 && word(reading, at + 1) === "meter";
    if (step < 2 && !isDevice && unitAt(reading.tokens, at + step) !== undefined) return undefined;
    const named = phraseAt(reading, at + step, rowNouns);
    if (named !== undefined) return named.next;
  }
  return undefined;
}

const stops = new Set("of with and for in per to the each on at from by or de con mit und avec et y e com".split(" "));

function labelled(reading: Reading, at: number): Found | undefined {
  const label = phraseAt(reading, at, labels);
  // "30 rows: 17 paid, 13 open"
  if (label === undefined || numberBefore(reading, at) !== undefined) return undefined;
  let first = label.next;
  const sign = reading.tokens[first]?.text ?? "";
  if (sign === ":" || sign === "=") first += 1;
  else if (phraseAt(reading, at, plainLabels) === undefined) return undefined;
  const { next, about } = hedgeAt(reading, first);
  const value = number(reading, next);
  if (
    value === undefined ||
    !(isBreak(reading, value.next) || isWord(reading, value.next) || [")", "|"].includes(word(reading, value.next)))
  ) {
    return undefined;
  }
  // "count: 5 to 10" or "size: 10 MB" speak of a field.
  if (unitAt(reading.tokens, value.next) !== undefined || upperOfRange(reading, value.next) !== undefined)
    return undefined;
  if (
    ["count", "size", "n", "top"].includes(word(reading, at)) &&
    at > 0 &&
    !isBreak(reading, at - 1) &&
    !["(", ")", "|"].includes(word(reading, at - 1)) &&
    !(sign === "=" && reading.tokens[at - 1]?.kind === "identifier")
  ) {
    return undefined;
  }
  return rows(reading, at, value.next, value.value, about);
}

const samplesOf = phraseList(
  "sample of|subset of|selection of|extract of|excerpt of|stichprobe von|auswahl von|auszug von|muestra de|seleccion de|extracto de|echantillon de|extrait de|amostra de|selecao de|extrato de",
);

/** "just a sample of 5,000: card type, stop": a number that nothing else follows. */
function sampled(reading: Reading, at: number): Found | undefined {
  const sample = phraseAt(reading, at, samplesOf);
  if (sample === undefined) return undefined;
  const { next, about } = hedgeAt(reading, sample.next);
  const value = number(reading, next);
  if (value === undefined || value.value < 2) return undefined;
  const isEnd = isBreak(reading, value.next) || goingOn.has(word(reading, value.next));
  return isEnd ? rows(reading, at, value.next, value.value, about) : undefined;
}

/** "give me 5000 please": a number that nothing else follows. */
function requested(reading: Reading, at: number): Found | undefined {
  const request = phraseAt(reading, at, requests);
  if (request === undefined) return undefined;
  const first = skip(reading, skip(reading, request.next, bounds), hedges);
  const value = number(reading, first);
  if (value === undefined || value.value < 2) return undefined;
  if (!isBreak(reading, value.next) && !closers.has(word(reading, value.next))) return undefined;
  return rows(reading, first, value.next, value.value, first > request.next || value.vague === true);
}

const tails = phraseList(
  "or so|of them|of those|of these|pieces|pcs|in total|in all|total please|stuck|stück|davon|en total|au total|no total",
);

const verbs = new Set(
  "are is was were have has had should must may can could will would need get got come go do did stay remain seem sind waren haben sollen sollten mussen son estan fueron tienen deben sont ont doivent sao estao foram tem devem".split(
    " ",
  ),
);

const goingOn = new Set(
  "with in for from over during across between and as please mit in fur aus von con en para de avec dans pour com em".split(
    " ",
  ),
);

/** "600 employees, 350 of them men": some of those that were counted right before, called otherwise. */
function isPartOfCounted(reading: Reading, at: number, next: number | undefined): boolean {
  if (next === undefined || !isWord(reading, next) || goingOn.has(word(reading, next))) return false;
  const whole = number(reading, at - 3) ?? number(reading, at - 4);
  return isBreak(reading, at - 1) && whole !== undefined;
}

const NEAR_SHARE = 8;
const FAR_WHOLE = 30;

/** "1,000 claims, 5% fraud, i.e. 50 of them": some of the more that were counted before the share. */
function isBehindShare(reading: Reading, at: number, value: number): boolean {
  let share = at - 1;
  while (share > at - NEAR_SHARE && reading.tokens[share]?.text !== "%") share -= 1;
  if (reading.tokens[share]?.text !== "%") return false;
  for (let back = share - 2; back >= Math.max(0, share - FAR_WHOLE); back--)
    if ((number(reading, back)?.value ?? 0) > value) return true;
  return false;
}

/** "patients, like 200 or so", "10,000 x telemetry": a count that stands beside what it counts. */
function apposed(reading: Reading, at: number): Found | undefined {
  const isLike = ["like", "maybe", "say"].includes(word(reading, at));
  const first = isLike ? at + 1 : at;
  const { next, about } = hedgeAt(reading, first);
  const value = number(reading, next);
  if (value === undefined || value.value < 2) return undefined;
  // "Five and a half thousand of them."
  const isSpelled = value.value >= 20 && isBreak(reading, at - 1) && phraseAt(reading, value.next, tails) !== undefined;
  if (reading.tokens[next]?.kind !== "number" && !isSpelled) return undefined;
  const isChained = !isBreak(reading, next - 1) && ["-", "/", ".", "$", "€", "£"].includes(word(reading, next - 1));
  // "languages (2 to 4 of them)"
  const isEnd =
    number(reading, next - 2) !== undefined && /^(?:to|or|bis|oder|a|ou|o|and)$/.test(word(reading, next - 1));
  if (isChained || isEnd || number(reading, next - 1) !== undefined) return undefined;
  const tail = phraseAt(reading, value.next, tails);
  // "dentist (4 of them)" counts dentists.
  const isAside = word(reading, at - 1) === "(" && word(reading, tail?.next ?? at) === ")" && isWord(reading, at - 2);
  if (isAside) return undefined;
  // "Around 5 of them should be empty" are some of the rows.
  const isPart = tail !== undefined && isWord(reading, tail.next) && verbs.has(word(reading, tail.next));
  const isOfShare = tail !== undefined && isBehindShare(reading, at, value.value);
  if (isPart || isOfShare || isPartOfCounted(reading, at, tail?.next)) return undefined;
  if (tail !== undefined) return rows(reading, at, tail.next, value.value, true);
  // "tool definitions x 800"
  const isFactor =
    ["x", "×"].includes(word(reading, at - 1)) && isWord(reading, at - 2) && isBreak(reading, value.next);
  if (isFactor && value.value >= 10) return rows(reading, at, value.next, value.value, about);
  const isTimes =
    ["x", "×"].includes(word(reading, value.next)) && value.value >= 10 && isWord(reading, value.next + 1);
  return isTimes && isBreak(reading, at - 1) ? rows(reading, at, value.next + 1, value.value, about) : undefined;
}
