import type { Found } from "../findings.ts";
import { phraseAt, phrases } from "./phrases.ts";
import { number, type Reading, spanOf, tokenFrom, word } from "./reading.ts";

const nouns = new Set(
  "decimals decimal dp d.p nachkommastellen dezimalstellen nachkommastelle decimales decimal decimais".split(" "),
);
const places = new Set(["places", "place", "digits", "digit"]);
const openers = new Set(["to", "with", "rounded", "round", "auf", "mit", "con", "a", "avec", "com", "at"]);
const fixed = phrases<number>([
  [
    0,
    "whole numbers|whole number|integers only|integer only|integers|integer|no decimals|without decimals|ganze zahlen|ganze zahl|ganzzahlig|numero entero|nombre entier|numero inteiro|numeros enteros|sin decimales|nombres entiers|sans decimales|numeros inteiros|sem decimais|rounded to the nearest integer|rounded to whole numbers|keine dezimalstellen",
  ],
  [
    2,
    "to the cent|rounded to cents|to the nearest cent|rounded to the cent|auf den cent|deux decimales|dos decimales|duas casas decimais|zwei nachkommastellen",
  ],
]);

/** "2 decimals", "rounded to 3 decimal places", "whole numbers", "to the cent". */
export function decimalsAt(reading: Reading, at: number): Found | undefined {
  const said = phraseAt(reading, at, fixed);
  if (said !== undefined) return { kind: "decimals", decimals: said.meaning, ...spanOf(reading, at, said.next) };
  const typed = typedAt(reading, at);
  if (typed !== undefined) return typed;
  let start = at;
  while (start < at + 3 && openers.has(word(reading, start))) start += 1;
  const value = number(reading, start);
  if (value === undefined || !Number.isInteger(value.value) || value.value < 0 || value.value > 12) return undefined;
  let next = value.next;
  if (reading.tokens[next]?.text === "-") next += 1;
  if (word(reading, next) === "casas" && word(reading, next + 1) === "decimais") next += 1;
  if (["chiffres"].includes(word(reading, next))) next += 1;
  if (!nouns.has(word(reading, next))) return undefined;
  next += 1;
  if (places.has(word(reading, next))) next += 1;
  if (word(reading, next) === "precision") next += 1;
  return { kind: "decimals", decimals: value.value, ...spanOf(reading, at, next) };
}

const declared = /\((\d{1,2})(?:\s?,\s?(\d{1,2}))?\)/y;

/** "DECIMAL(10,2)" as databases declare it. */
function typedAt(reading: Reading, at: number): Found | undefined {
  const token = reading.tokens[at];
  if (token === undefined || !["decimal", "numeric", "number"].includes(token.folded)) return undefined;
  declared.lastIndex = token.end;
  const match = declared.exec(reading.text);
  if (match === null) return undefined;
  const next = tokenFrom(reading, at, declared.lastIndex);
  return { kind: "decimals", decimals: Number(match[2] ?? 0), ...spanOf(reading, at, next) };
}
