import type { Found } from "../findings.ts";
import { wordSet } from "../text/word-set.ts";
import { phraseFrom } from "./clause.ts";
import { equalWordsAt } from "./equal-words.ts";
import { phraseAt, phraseList, phrases, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isGlued, number, type Reading, spanOf, word } from "./reading.ts";
import { leftOf } from "./sides.ts";
import { isCurrency } from "./units.ts";

/** What says only before such terms that something is worked out of them. */
const workedOut = phraseList(
  "worked out from|worked out of|computed from|calculated from|calculated out of|derived from|made up of|composed of|built from|consisting of|billed at|charged at|priced at|calculated at|of|from|at|berechnet aus|aus|zu|calculada de|calculado de|a partir de|calcule a partir de|calculee a partir de|a",
);
const added = "+ plus mas mais sowie zuzuglich";
const takenOff = "- minus less menos moins abzuglich";
/** Behind a mere joint, "and 3 stops", only what is so much of something goes on. */
const joints = "and und y et e";
const signs = phrases<1 | -1>([
  [1, `${added} ${joints}`.replaceAll(" ", "|")],
  [-1, takenOff.replaceAll(" ", "|")],
]);
const signWords = wordSet(added, takenOff);
const pers = new Set("per pro je por par / a an each every".split(" "));
const ofs = phraseList("of|of the|von|vom|de|de la|del|du|do|da|des");
const fixed = phraseList(
  "flat|fixed|base|base fare|flag fall|flagfall|standing|upfront|as a base|as base|a base of|base of|fixed fee|fixed fee of|grundgebuhr|fijo|fijos|fixe|fixes|fixo",
);
/** "per 1k input tokens", "per million prompt tokens", "per 100 km": so many together. */
const scales: ReadonlyMap<string, number> = new Map([
  ["k", 1_000],
  ["thousand", 1_000],
  ["million", 1_000_000],
  ["millions", 1_000_000],
  ["m", 1_000_000],
  ["tausend", 1_000],
  ["mil", 1_000],
  ["mille", 1_000],
  ["millon", 1_000_000],
  ["milhao", 1_000_000],
]);
const MOST = 6;

interface Term {
  readonly times: number;
  /** What it is so much of; nothing for a fixed part. */
  readonly of: string | undefined;
  readonly next: number;
}

/**
 * A charge of several parts: "fare = 25 + 9 per km + 2 per minute", "fee is 2.9% of gross plus 0.30 USD", "cost from $3 per million
 * prompt tokens and $15 per million completion tokens". One part alone is read as a multiple or a price.
 */
export function tariffAt(reading: Reading, at: number): Found | undefined {
  const equal = equalWordsAt(reading, at);
  const link = equal ?? phraseAt(reading, at, workedOut);
  if (link === undefined) return undefined;
  const first = termAt(reading, link.next);
  if (first === undefined) return undefined;
  const terms = [first];
  let { next } = first;
  while (terms.length < MOST) {
    const sign = phraseAt(reading, next, signs);
    const term = sign === undefined ? undefined : termAt(reading, sign.next);
    const isJoint = !signWords.has(word(reading, next));
    if (sign === undefined || term === undefined || (isJoint && term.of === undefined)) break;
    terms.push({ ...term, times: sign.meaning * term.times });
    next = term.next;
  }
  if (terms.length < 2 || terms.every(({ of }) => of === undefined)) return undefined;
  const left = leftOf(reading, at);
  if (left === undefined) return undefined;
  const right = terms.map(inWords).join("");
  return {
    kind: "comparison",
    left: left.text,
    is: "=",
    right,
    ...spanOf(reading, left.apart ? at : left.first, next),
  };
}

function inWords({ times, of }: Term, index: number): string {
  const size = decimal(Math.abs(times));
  const sign = times < 0 ? " - " : index === 0 ? "" : " + ";
  return `${sign}${of === undefined ? size : `${size} * ${of}`}`;
}

/** Plain figures: "0.000003" and no "3e-6". */
function decimal(value: number): string {
  const text = String(Number(value.toPrecision(12)));
  return text.includes("e") ? value.toFixed(12).replace(/0+$/, "") : text;
}

/** "25", "a base of 2 EUR", "9 per km", "2.9% of gross", "$3 per million prompt tokens". */
function termAt(reading: Reading, from: number): Term | undefined {
  const at = skip(reading, /^(?:an?|the)$/.test(word(reading, from)) ? from + 1 : from, fixed);
  const quantity = quantityAt(reading, at);
  if (quantity === undefined) return undefined;
  const { unit, value } = quantity;
  const next = skip(reading, quantity.next, fixed);
  if (unit?.symbol === "%") {
    const of = phraseAt(reading, next, ofs);
    const name = of === undefined ? undefined : nameFrom(reading, of.next);
    return name === undefined
      ? undefined
      : { times: Number((value / 100).toPrecision(12)), of: name.text, next: name.next };
  }
  if (unit !== undefined && !isCurrency(unit)) return undefined;
  if (!pers.has(word(reading, next))) return { times: value, of: undefined, next };
  const scale = scaleAt(reading, next + 1);
  const name = nameFrom(reading, scale?.next ?? next + 1);
  return name === undefined ? undefined : { times: value / (scale?.value ?? 1), of: name.text, next: name.next };
}

function scaleAt(reading: Reading, at: number): { readonly value: number; readonly next: number } | undefined {
  const figure = number(reading, at);
  const next = figure?.next ?? at;
  // "per 1m prompt tokens", but "per 100 m" of a way
  const scale = figure === undefined || isGlued(reading, next) ? scales.get(word(reading, next)) : undefined;
  if (scale !== undefined) return { value: (figure?.value ?? 1) * scale, next: next + 1 };
  return figure === undefined ? undefined : { value: figure.value, next };
}

/** "per km", "of the gross amount": not what tells a rhythm or a bound. */
function nameFrom(reading: Reading, at: number): ReturnType<typeof phraseFrom> {
  const name = phraseFrom(reading, at, 3, signWords);
  return name === undefined || /^(?:year|annum|month|week)$/i.test(name.text) ? undefined : name;
}
