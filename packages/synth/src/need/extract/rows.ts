import type { Found } from "../findings.ts";
import { countedCompound } from "./compound-nouns.ts";
import { isNumberOfName } from "./numbered-names.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { hedgeAt, hedges, type Quantity, quantityAt, sharedScale } from "./quantity.ts";
import { isBreak, isWord, number, type Reading, singularAt, spanOf, word } from "./reading.ts";
import { isHeldIn } from "./samples.ts";
import { unitAt } from "./units.ts";

const rowNouns = phraseList(
  "rows|row|records|record|entries|samples|lines|observations|examples|instances|data points|datapoints|data-points|data records|data rows|tuples|line items each|items total|zeilen|datensatze|datensatzen|eintrage|eintragen|datenpunkte|filas|fila|registros|registro|entradas|lineas|muestras|renglones|lignes|enregistrements|entrees|echantillons|linhas|amostras|entries total|rows total",
);

/** Words between the number and its noun that say nothing of what the rows are. */
const fillers = new Set(
  "synthetic fake random sample test realistic dummy mock total data unique different individual such of de artificial labelled labeled clean synthetische synthetischer sinteticos sinteticas de des synthetiques raw distinct generated complete full nice good output".split(
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
    requested(reading, at) ??
    apposed(reading, at) ??
    alone(reading, at) ??
    millions(reading, at) ??
    last(reading, at) ??
    beforeFormat(reading, at) ??
    behindNoun(reading, at)
  );
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
    if (isHeldIn(reading, at, noun)) return undefined;
    if (isPer(reading, named.next)) return undefined;
    return rows(
      reading,
      at,
      named.next,
      isMillions ? count * 1e6 : count,
      about || value.vague === true || range !== undefined,
    );
  }
  // "100 customer records", "500 chain of thought examples": what the rows are stands between and stays free.
  const far = farNoun(reading, countedCompound(reading, noun)?.next ?? noun);
  if (far === undefined || (value.spelled === true && value.value === 1)) return undefined;
  return isPer(reading, far) ? undefined : rows(reading, at, behind, count, about || value.vague === true);
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

/** The token after a noun of rows up to two words further on. */
function farNoun(reading: Reading, at: number): number | undefined {
  for (let step = 0; step < 3; step++) {
    if (!isWord(reading, at + step) || stops.has(word(reading, at + step))) return undefined;
    if (unitAt(reading.tokens, at + step) !== undefined) return undefined;
    const named = phraseAt(reading, at + step, rowNouns);
    if (named !== undefined) return named.next;
  }
  return undefined;
}

const stops = new Set("of with and for in per to the each on at from by or de con mit und avec et y e com".split(" "));

const deliveries = /^(?:csv|json|ndjson|jsonl|parquet|arrow|tsv)$/;

/** "chess games, 10,000 in CSV", "crash reports 5k jsonl" */
function beforeFormat(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  if (value === undefined) return undefined;
  const isBare = deliveries.test(word(reading, value.next)) && isBreak(reading, value.next + 1) && at > 0;
  if (isBare && value.value >= 10 && Number.isInteger(value.value) && !isFigure(reading, at - 1))
    return rows(reading, at, value.next, value.value, false);
  if (!isBreak(reading, at - 1)) return undefined;
  if (!["in", "as", "als", "en", "em", "au"].includes(word(reading, value.next))) return undefined;
  return deliveries.test(word(reading, value.next + 1)) ? rows(reading, at, value.next, value.value, false) : undefined;
}

function labelled(reading: Reading, at: number): Found | undefined {
  const label = phraseAt(reading, at, labels);
  if (label === undefined) return undefined;
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
    !["(", "|"].includes(word(reading, at - 1))
  ) {
    return undefined;
  }
  return rows(reading, at, value.next, value.value, about);
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
  if (isChained || number(reading, next - 1) !== undefined) return undefined;
  const tail = phraseAt(reading, value.next, tails);
  // "dentist (4 of them)" counts dentists.
  const isAside = word(reading, at - 1) === "(" && word(reading, tail?.next ?? at) === ")" && isWord(reading, at - 2);
  if (isAside) return undefined;
  // "Around 5 of them should be empty" are some of the rows.
  const isPart = tail !== undefined && isWord(reading, tail.next) && verbs.has(word(reading, tail.next));
  if (isPart || isPartOfCounted(reading, at, tail?.next)) return undefined;
  if (tail !== undefined) return rows(reading, at, tail.next, value.value, true);
  // "tool definitions x 800"
  const isFactor =
    ["x", "×"].includes(word(reading, at - 1)) && isWord(reading, at - 2) && isBreak(reading, value.next);
  if (isFactor && value.value >= 10) return rows(reading, at, value.next, value.value, about);
  const isTimes =
    ["x", "×"].includes(word(reading, value.next)) && value.value >= 10 && isWord(reading, value.next + 1);
  return isTimes && isBreak(reading, at - 1) ? rows(reading, at, value.next + 1, value.value, about) : undefined;
}

/** The "75k" of ", 75k, in 2025" or "~4k" behind a full stop: a number with a scale that is an item of its own. */
function alone(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || value.spelled === true || value.value < (isSecond(reading, at) ? 20 : 1_000))
    return undefined;
  if (/^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "")) return undefined;
  // Plain figures want to be grouped as counts are: "2,500"; or to stand right behind what the rows are, or at its end.
  if (
    value.plain === true &&
    !isSecond(reading, at) &&
    !endsFirst(reading, at, value.next) &&
    !/^\d{1,3}(?:[,.' ]\d{3})+$/.test(reading.tokens[first]?.text ?? "")
  )
    return undefined;
  if (!isBreak(reading, at - 1) || !isBreak(reading, value.next) || at === 0) return undefined;
  // "bike trips, 20k: bike id, ..." may go on with figures.
  const isHead = reading.tokens[value.next]?.text === ":";
  const isListed =
    (!isHead && isFigureOfList(reading, value.next + 1)) ||
    isFigure(reading, at - 2) ||
    reading.tokens[at - 1]?.text === ":";
  return isListed ? undefined : rows(reading, at, value.next, value.value, about);
}

/** The 60 of "50, 60 or 70 km", no share such as the one of "5k, 4% errors". */
function isFigureOfList(reading: Reading, at: number): boolean {
  const value = number(reading, at);
  if (value === undefined) return false;
  const behind = reading.tokens[value.next];
  return behind?.text !== "%" && !/^(?:percent|pct|prozent)$/.test(behind?.folded ?? "");
}

/** A figure of a list; the year of "June to August 2025, 2k" is none. */
function isFigure(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "number" && !/^(?:19|20)\d\d$/.test(token.text);
}

/** The place of the 8000 in "chess games (rated ones), 8000. Columns: ...": the first sentence ends with it. */
function endsFirst(reading: Reading, at: number, next: number): boolean {
  if (reading.tokens[at - 1]?.text !== "," || reading.tokens[next]?.text !== ".") return false;
  for (let back = 0; back < at - 1; back++) if (/^[.:;!?\n]$/.test(reading.tokens[back]?.text ?? "")) return false;
  return true;
}

/** The "2.5m" of "taxi rides, 2.5m: fare": so many millions, where it stands right behind what the rows are. */
function millions(reading: Reading, at: number): Found | undefined {
  const value = number(reading, at);
  const isMillions = value !== undefined && /^(?:m|mm|mn|mio)$/.test(word(reading, value.next));
  if (!isMillions || !isSecond(reading, at) || !isBreak(reading, value.next + 1) || value.value >= 1_000)
    return undefined;
  if (reading.tokens[value.next]?.start !== reading.tokens[value.next - 1]?.end) return undefined;
  return rows(reading, at, value.next + 1, value.value * 1e6, false);
}

/** The place of the 300 in "employees of a factory, 300, age 18-64". */
function isSecond(reading: Reading, at: number): boolean {
  if (at < 2 || reading.tokens[at - 1]?.text !== ",") return false;
  // "preference judgments (arena style), 8000."
  const isPlain = (back: number): boolean => isWord(reading, back) || ["(", ")"].includes(word(reading, back));
  for (let back = 0; back < at - 1; back++) if (!isPlain(back)) return false;
  return true;
}

/** The ", 1200" that ends a need, where it can be no year and goes on with no list of figures. */
function last(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || reading.tokens[first]?.kind !== "number" || value.value < 20) return undefined;
  if (at === 0 || !isBreak(reading, at - 1) || reading.tokens[at - 1]?.text === ":") return undefined;
  // "timeouts, a quarter each. 2000": a sentence of nothing but a round figure is no year.
  const isRound = reading.tokens[at - 1]?.text === "." && value.value % 500 === 0;
  const isYear = /^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "") && !isRound;
  if (isYear || !Number.isInteger(value.value)) return undefined;
  let end = value.next;
  if (["please", "pls", "bitte", "por", "thanks"].includes(word(reading, end))) end += 1;
  while (reading.tokens[end]?.kind === "break") end += 1;
  const goesOn = end < reading.tokens.length || isFigure(reading, at - 2);
  return goesOn ? undefined : rows(reading, at, value.next, value.value, about);
}

/** The "50k" of "network edges 50k with ...": the first thing that a need counts, after its noun. */
function behindNoun(reading: Reading, at: number): Found | undefined {
  const { next: first, about } = hedgeAt(reading, at);
  const value = number(reading, first);
  if (value === undefined || reading.tokens[first]?.kind !== "number" || value.value < 10) return undefined;
  if (/^(?:19|20)\d\d$/.test(reading.tokens[first]?.text ?? "") || at > 6) return undefined;
  const follows = word(reading, value.next);
  if (!isBreak(reading, value.next) && !["with", "mit", "con", "avec", "com", "("].includes(follows)) return undefined;
  if (isFigureOfList(reading, value.next + 1)) return undefined;
  for (let back = 0; back < at; back++) if (!isWord(reading, back) || stops.has(word(reading, back))) return undefined;
  const isPlural = at > 0 && singularAt(reading, at - 1) !== word(reading, at - 1);
  return isPlural ? rows(reading, at, value.next, value.value, about) : undefined;
}

function rows(reading: Reading, from: number, next: number, value: number, about: boolean): Found | undefined {
  const count = Math.round(value);
  if (!Number.isSafeInteger(count) || count < 1) return undefined;
  return { kind: "rows", count, about, ...spanOf(reading, from, next) };
}
