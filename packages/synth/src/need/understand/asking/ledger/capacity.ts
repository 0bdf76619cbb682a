import { phraseAt, phrases } from "../../../extract/phrases.ts";
import { number, type Reading, spanOf, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Span } from "../../../findings.ts";
import { singular } from "../../../text/stem.ts";

/** How many different values something can have. */
export interface Capacity {
  readonly count: number;
  readonly called: string;
  readonly first: number;
  readonly next: number;
  readonly span: Span;
}

const numerals: ReadonlyMap<string, number> = new Map(
  "one two three four five six seven eight nine|ein zwei drei vier funf sechs sieben acht neun|una dos tres cuatro cinco seis siete ocho nueve|un deux trois quatre cinq six sept huit neuf|uma duas tres quatro cinco seis sete oito nove"
    .split("|")
    .flatMap((list) => list.split(" ").map((numeral, index) => [numeral, index + 1] as const)),
);
const signs: ReadonlyMap<string, number> = new Map([
  ..."digit figure ziffer cifra digito chiffre algarismo stellig stellige stelliger stelligen stelliges numeral"
    .split(" ")
    .map((word) => [word, 10] as const),
  ..."letter buchstabe letra lettre".split(" ").map((word) => [word, 26] as const),
]);
const MOST_SIGNS = 12;
const joints = new Set("and und y et e + then plus followed by an a".split(" "));

/** "4-digit", "one letter and two digits", "dreistellige", "3 cifras": all texts of so many signs. */
export function signsAt(reading: Reading, at: number): Capacity | undefined {
  let count = 1;
  let next = at;
  let length = 0;
  for (;;) {
    let from = next;
    while (length > 0 && from < next + 2 && joints.has(word(reading, from)) && signRun(reading, from) === undefined)
      from += 1;
    const run = signRun(reading, from);
    if (run === undefined || length + run.length > MOST_SIGNS) break;
    count *= run.signs ** run.length;
    length += run.length;
    next = run.next;
  }
  if (length === 0) return undefined;
  return { count, called: "such codes", first: at, next, span: spanOf(reading, at, next) };
}

const singles = /^(?:single|einzelnen?|einzige[nr]?|sol[oa]|unic[oa]|seule?|so)$/;

/** "a single digit", "una sola cifra" */
export function oneSignAt(reading: Reading, at: number): Capacity | undefined {
  const sign = word(reading, at + 1);
  const count = signs.get(singular(sign, reading.language)) ?? signs.get(singular(sign));
  if (count === undefined || !singles.test(word(reading, at))) return undefined;
  return { count, called: "such codes", first: at, next: at + 2, span: spanOf(reading, at, at + 2) };
}

function signRun(
  reading: Reading,
  at: number,
): { readonly signs: number; readonly length: number; readonly next: number } | undefined {
  const said = word(reading, at);
  // "three-digit", "dreistellige"
  const [ahead = "", behind] = said.split("-");
  const glued = behind === undefined ? /^(.{3,6})(stellig)(?:e[rnms]?)?$/.exec(said) : null;
  const length = numerals.get(glued?.[1] ?? ahead);
  const kind = signs.get(singular(glued?.[2] ?? behind ?? ""));
  if (length !== undefined && kind !== undefined) return { signs: kind, length, next: at + 1 };
  const value = number(reading, at);
  const count = value?.value ?? numerals.get(said.replace(/^eine[mnrs]?$/, "ein"));
  let next = value?.next ?? at + 1;
  if (reading.tokens[next]?.text === "-") next += 1;
  const sign = signs.get(singular(word(reading, next), reading.language)) ?? signs.get(singular(word(reading, next)));
  if (count === undefined || sign === undefined || !Number.isInteger(count) || count < 1 || count > MOST_SIGNS)
    return undefined;
  return { signs: sign, length: count, next: next + 1 };
}

const codeRange =
  /\b([A-Z]{1,3})-?(\d{1,6})["']? ?(?:to|-|–|through|bis|a|hasta|au|ate|até) ?["']?([A-Z]{1,3})-?(\d{1,6})\b/g;

const letterRange =
  /\b(?:letters?|buchstaben?|letras?|lettres?)\b[^,.;]{0,12}?\b([A-Z]) ?(?:to|-|–|through|bis|a|à) ?([A-Z])\b/g;

/** "a letter from A to Z" */
export function lettersFromTo(reading: Reading): readonly Capacity[] {
  return [...reading.text.matchAll(letterRange)].flatMap((match) => {
    const count = (match[2] ?? "").charCodeAt(0) - (match[1] ?? "").charCodeAt(0) + 1;
    if (count < 2) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    const first = tokenFrom(reading, 0, span.start);
    return [{ count, called: "such letters", first, next: tokenFrom(reading, first, span.end), span }];
  });
}

/** "S00 to S99", "A00 to Z99": the codes from one to another. */
export function codesFromTo(reading: Reading): readonly Capacity[] {
  return [...reading.text.matchAll(codeRange)].flatMap((match) => {
    const [, head = "", low = "", end = "", high = ""] = match;
    const areLetters = head.length === 1 && end.length === 1;
    const isWhole = Number(low) === 0 && /^9+$/.test(high);
    // "A1 to F20": twenty of each letter.
    const isGrid = Number(low) === 1 && low.length < high.length;
    const letters = end.charCodeAt(0) - head.charCodeAt(0) + 1;
    const ofEach = Number(high) - Number(low) + 1;
    const count = head === end ? ofEach : areLetters && (isWhole || isGrid) ? letters * ofEach : 0;
    if (count < 1) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    const first = tokenFrom(reading, 0, span.start);
    return [{ count, called: "codes from one to the other", first, next: tokenFrom(reading, first, span.end), span }];
  });
}

const finite = phrases<number>([
  [
    7,
    "weekday|weekdays|day of the week|days of the week|wochentag|wochentage|continent|continents|kontinente|continentes",
  ],
  [12, "month name|calendar month|month of the year|zodiac sign|zodiac signs|star sign|star signs"],
  [51, "us state|us states|american state|american states"],
  [8, "blood type|blood types|blood group|blood groups"],
  [26, "letter of the alphabet|letters of the alphabet|single letter"],
  [10, "single digit|single digits"],
  [2, "boolean|booleans|yes/no flag|flag value|flag values"],
  [16, "german state|german states|bundesland|bundeslander"],
]);

/** "unique blood types": so many there are of them, whatever the rows. */
export function finiteAt(reading: Reading, at: number): Capacity | undefined {
  const found = phraseAt(reading, at, finite);
  if (found === undefined) return undefined;
  const { meaning: count, next } = found;
  return { count, called: "of them", first: at, next, span: spanOf(reading, at, next) };
}

const units: ReadonlyMap<string, number> = new Map([
  ..."day date night birthday tag datum dia fecha jour data".split(" ").map((unit) => [unit, 1] as const),
  ..."week woche semana semaine".split(" ").map((unit) => [unit, 7] as const),
  ..."month monat mes mois".split(" ").map((unit) => [unit, 30] as const),
  ..."hour stunde hora heure".split(" ").map((unit) => [unit, 1 / 24] as const),
]);
const DAY = 86_400_000;

/** "day of March 2015": the days, weeks, months or hours of a window. */
export function stepsAt(reading: Reading, at: number, { found }: Findings): Capacity | undefined {
  const said = singular(word(reading, at), reading.language);
  if (
    /^(?:weekday|wochentag)$/.test(said) ||
    (said === "day" && word(reading, at + 1) === "of" && /^weeks?$/.test(word(reading, at + 3)))
  )
    return { count: 7, called: "days of the week", first: at, next: at + 1, span: spanOf(reading, at, at + 1) };
  const days = units.get(said);
  const place = reading.tokens[at]?.start ?? 0;
  const windows = found.filter((each) => each.kind === "window");
  const behind = windows.find(({ start }) => start > place && start - place < 30);
  // "40 concerts in June, each on a different date"
  const window = behind ?? (windows.length === 1 && days === 1 ? windows[0] : undefined);
  if (days === undefined || window?.kind !== "window" || window.months !== undefined) return undefined;
  const [from, to] = [new Date(window.from), new Date(window.to)];
  const length = (to.getTime() - from.getTime()) / DAY;
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const count = days === 30 ? Math.max(1, months) : days === 7 ? Math.ceil(length / 7) + 1 : Math.ceil(length / days);
  if (!(count > 0)) return undefined;
  const next = Math.max(at + 1, tokenFrom(reading, at, behind?.end ?? 0));
  return { count, called: `of ${said} in that time`, first: at, next, span: spanOf(reading, at, next) };
}
