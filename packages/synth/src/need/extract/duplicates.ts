import type { Found } from "../findings.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, spanOf, word } from "./reading.ts";

const nouns = phraseList(
  "duplicates|duplicate|duplicated|duplicate rows|duplicate records|duplicated rows|duplicated records|exact duplicates|exact duplicate rows|dupes|dups|duplikate|duplikaten|doppelte zeilen|doppelte|dubletten|duplicados|filas duplicadas|registros duplicados|duplicadas|doublons|lignes dupliquees|linhas duplicadas|duplicatas|are duplicates|are duplicated|of rows duplicated|of rows duplicates|of the rows duplicated|rows duplicated|repeated rows|duplicate entries",
);
const none = phraseList(
  "no duplicates|no duplicate rows|no duplicate records|no dupes|no duplicated rows|without duplicates|no exact duplicates|zero duplicates|deduplicated|keine duplikate|keine doppelten|ohne duplikate|sin duplicados|sans doublons|sans doublon|sem duplicatas|sem duplicados|no repeated rows|no repeats",
);

const fews = new Set("some few einige algunos quelques alguns".split(" "));
const withs = new Set(["with", "including", "mit", "con", "avec", "com"]);

/** "1% duplicates", "duplicates: 2%", "no duplicates". */
export function duplicatesAt(reading: Reading, at: number): Found | undefined {
  const absent = phraseAt(reading, at, none);
  if (absent !== undefined) return { kind: "duplicates", rate: 0, ...spanOf(reading, at, absent.next) };
  const noun = phraseAt(reading, at, nouns);
  if (noun !== undefined) {
    let start = noun.next;
    while (start < noun.next + 3 && ["(", ":", "=", "rate", "at", "of", "share"].includes(word(reading, start)))
      start += 1;
    const share = quantityAt(reading, hedgeAt(reading, start).next);
    if (share?.unit?.symbol === "%") {
      // "a few exact duplicates (1%)"
      const closed = word(reading, share.next) === ")" ? share.next + 1 : share.next;
      const first = fews.has(word(reading, at - 1)) ? (word(reading, at - 2) === "a" ? at - 2 : at - 1) : at;
      return { kind: "duplicates", rate: share.value / 100, ...spanOf(reading, first, closed) };
    }
    // "some duplicate rows to clean" has a share of our own.
    const isSome = fews.has(word(reading, at - 1)) || ["include", "with"].includes(word(reading, at - 1));
    const isRows =
      noun.next > at + 1 ||
      ["duplicates", "dupes", "duplikate", "duplicados", "doublons", "duplicatas"].includes(word(reading, at));
    return isSome && isRows ? { kind: "duplicates", rate: 0.02, ...spanOf(reading, at, noun.next) } : undefined;
  }
  // "with 5% duplicates" is one phrase, or its "with" makes a share of it.
  const opened = withs.has(word(reading, at)) ? at + 1 : at;
  const { next: first } = hedgeAt(reading, opened);
  const share = quantityAt(reading, first);
  if (share?.unit?.symbol !== "%") return undefined;
  let start = share.next;
  while (
    start < share.next + 5 &&
    [
      "of",
      "the",
      "rows",
      "records",
      "lines",
      "entries",
      "them",
      "these",
      "which",
      "de",
      "der",
      "exact",
      "are",
      "should",
      "be",
      "zeilen",
      "filas",
      "lignes",
      "linhas",
      "las",
      "as",
      "late",
      "accidental",
      "near",
      "repeated",
    ].includes(word(reading, start))
  )
    start += 1;
  const behind = phraseAt(reading, start, nouns) ?? phraseAt(reading, share.next, nouns);
  if (behind === undefined) return undefined;
  const next = afterPurpose(reading, behind.next);
  return { kind: "duplicates", rate: Number((share.value / 100).toPrecision(12)), ...spanOf(reading, at, next) };
}

/** Whether a word says that rows are there twice: "5% duplicate rows" are no column. */
export function saysDuplicates(reading: Reading, at: number): boolean {
  return phraseAt(reading, at, nouns) !== undefined;
}

const LONGEST = 8;

/** The token after "to test my dedupe", "which I will remove", "and I'll dedupe": what the buyer does with them is no column. */
function afterPurpose(reading: Reading, at: number): number {
  const isOwn = [at + 1, at + 2].some((next) => /^(?:i|we|ich|wir|yo|je|j|eu)(?:['’].*)?$/.test(word(reading, next)));
  const isPurpose = /^(?:to|for|um|zum|para|pour)$/.test(word(reading, at)) || (isWord(reading, at) && isOwn);
  if (!isPurpose) return at;
  let next = at;
  while (next < at + LONGEST && !isBreak(reading, next) && word(reading, next) !== ")") next += 1;
  return isBreak(reading, next) || word(reading, next) === ")" ? next : at;
}
