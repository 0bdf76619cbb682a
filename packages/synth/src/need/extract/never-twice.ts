import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList } from "./phrases.ts";
import { isWord, type Reading, spanOf, word, written } from "./reading.ts";

const nones = new Set("no kein keine keinen ningun ninguna aucun aucune nenhum nenhuma".split(" "));
const twices = phraseList(
  "twice|more than once|two times|a second time|appears twice|occurs twice|is used twice|used twice|appears more than once|occurs more than once|is repeated|repeated|repeats|doppelt|zweimal|mehrfach|doppelt vergeben|dos veces|repetido|repetida|se repite|deux fois|en double|duas vezes|se repete",
);
const denials = /^(?:never|not|without|ohne|nie|sin|sans|sem|nunca|jamais)$/;
const MOST = 3;
const alikes = phraseList(
  "alike|the same|are the same|are alike|are equal|identical|share one|gleich|iguales|identiques|iguais",
);

/** What a row is, and no column of it. */
const wholes = new Set(
  "row record line entry pair edge link combination combo tuple connection follow duplicate zeile zeilen paar kante fila par pareja ligne paire linha".split(
    " ",
  ),
);

/** "no address twice", "no wallet id appears more than once", "keine Nummer doppelt": each value of it stands once. */
export function neverTwiceAt(reading: Reading, at: number): Found | undefined {
  // "card no never repeated" has a number.
  if (!nones.has(word(reading, at)) || denials.test(word(reading, at + 1))) return undefined;
  const same = noTwoWithTheSame(reading, at);
  if (same !== undefined) return same;
  for (let next = at + 2; next <= at + 1 + MOST; next += 1) {
    if (!isWord(reading, next - 1) || (next > at + 2 && endsPhrase(word(reading, next - 1)))) return undefined;
    // "no two titles alike"
    const two = word(reading, at + 1) === "two" && next > at + 2 ? phraseAt(reading, next, alikes) : undefined;
    if (two !== undefined)
      return { kind: "unique", of: written(reading, at + 2, next), ...spanOf(reading, at, two.next) };
    const twice = phraseAt(reading, next, twices);
    // "no edge twice", "no pair repeated": no row is.
    if (twice !== undefined && next === at + 2 && wholes.has(word(reading, at + 1)))
      return { kind: "duplicates", rate: 0, ...spanOf(reading, at, twice.next) };
    if (twice !== undefined)
      return { kind: "unique", of: written(reading, at + 1, next), ...spanOf(reading, at, twice.next) };
  }
  return undefined;
}

/** "no two with the same six-digit number", "no two members have the same badge number" */
function noTwoWithTheSame(reading: Reading, at: number): Found | undefined {
  if (word(reading, at) !== "no" || word(reading, at + 1) !== "two") return undefined;
  let verb = at + 2;
  while (verb < at + 4 && isWord(reading, verb) && !having.test(word(reading, verb))) verb += 1;
  if (!having.test(word(reading, verb)) || word(reading, verb + 1) !== "the" || word(reading, verb + 2) !== "same")
    return undefined;
  let first = verb + 3;
  // How long it is says nothing of what it is called.
  while (/-digit$|-letter$|-character$/.test(word(reading, first))) first += 1;
  // The name behind it is the column.
  return isWord(reading, first) ? { kind: "unique", ...spanOf(reading, at, first) } : undefined;
}

const having = /^(?:with|have|having|has|share|sharing|get|carry|carrying)$/;
