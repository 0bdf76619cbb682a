import { isBreak, isWord, type Reading, word } from "../../../extract/reading.ts";
import { ROW_LIMIT } from "../../../row-limit.ts";
import { fold } from "../../../text/fold.ts";
import { type Chain, type Counted, factorsOf, factorsPer, isPerTime, rootsOf } from "./chain.ts";
import { type Factors, largest, productOf, united } from "./factors.ts";
import type { Grain } from "./grain.ts";
import { isContext, sampleTaken, takenOf } from "./limits.ts";
import { adverbs, type Quantity } from "./quantities.ts";
import { readingsOf } from "./readings.ts";
import { rowsOfGrain } from "./rows-of-grain.ts";
import { isOfMoment, sessionsOf } from "./sessions.ts";
import type { Span } from "./span.ts";

/** How many rows the words come to; `sure` where they say so whatever else was counted. */
export interface Reckoned {
  readonly rows: number;
  readonly sure: boolean;
  /** All that the rows are multiplied from was said: so many of what was named, each so often or for so long. */
  readonly whole?: boolean;
}

/**
 * The product of the chain that the rows are at the end of: what one row is said to be, else what is read again and again, else
 * what there are most of among what is counted per something, or said outright.
 */
export function reckoned(reading: Reading, chain: Chain, grain: Grain | undefined, span: Span): Reckoned {
  const { quantities, pers } = chain;
  const { steps } = span;
  const sample = sampleTaken(reading, chain);
  if (sample !== undefined) return { rows: sample, sure: true };
  const counted = quantities.flatMap(({ kind }, index): readonly Counted[] => {
    const factors = kind === "thing" || kind === "times" ? factorsOf(chain, index, steps) : undefined;
    return factors === undefined ? [] : [{ index, factors }];
  });
  const isHolder = (index: number): boolean => isContext(reading, chain, index);
  const things = chain.loose
    .filter(({ kind }) => kind === "noun" || kind === "quantity")
    .flatMap((per) => factorsPer(chain, per, steps) ?? []);
  const held = sessionsOf(reading, chain, counted, steps);
  const isSummed = sums.test(fold(reading.text));
  // Of what comes to daily totals nothing is written down one by one.
  const isSummedUp = (index: number): boolean => isSummed && (pers[index] ?? []).some(({ kind }) => kind === "time");
  const rhythm = readingsOf(
    chain,
    counted.filter(({ index }) => !isHolder(index) && !isSummedUp(index)),
    held === undefined ? things : [...things, held],
    steps,
  );
  const stated = grain === undefined ? undefined : rowsOfGrain(chain, grain, counted, rhythm, steps);
  const isWhole = (factors: Factors | undefined): boolean => isProduct(chain, factors, grain);
  if (stated !== undefined) return { rows: Math.round(productOf(stated)), sure: true, whole: isWhole(stated) };
  // Rates of what is read by the day anyway are values.
  const isSeries = rhythm.readings !== undefined || things.length > 0 || tellsRhythm(reading);
  const leaves = counted.filter(
    ({ index }) =>
      (pers[index] ?? []).length > 0 &&
      !isHolder(index) &&
      quantities[index]?.bounded !== true &&
      !(isSeries && isPerTime(chain, index)) &&
      !isSummedUp(index) &&
      !isCountedAlone(chain, index),
  );
  const best = largest([
    ...leaves.map(({ index, factors }) =>
      held !== undefined && isOfMoment(chain, index) ? united([factors, held]) : factors,
    ),
    ...(rhythm.readings === undefined ? [] : [rhythm.readings]),
    ...(things.length === 0 ? [] : [united(things)]),
  ]);
  const large = counted.filter(({ index }) => {
    const quantity = quantities[index];
    return (
      (pers[index] ?? []).every(({ kind }) => kind === "time") &&
      quantity?.kind === "thing" &&
      !quantity.bounded &&
      quantity.value > ROW_LIMIT
    );
  });
  const outright = large.find(({ index }) => !isHolder(index));
  const products = [best, outright?.factors].map((factors) => (factors === undefined ? 0 : productOf(factors)));
  products.push(sumOf(reading, chain));
  const isTakenFrom = large.length > 0 && outright === undefined;
  // What rows are taken from is no number of them: they are as many as are asked for of it.
  if (isTakenFrom) products.push(takenOf(reading, chain) ?? 0);
  const rows = Math.round(Math.max(...products));
  return {
    rows,
    sure: isTakenFrom || (rhythm.readings !== undefined && span.narrowed),
    whole: isWhole(best) && rows === Math.round(products[0] ?? 0),
  };
}

/** "12 a day each from 45 phones, the whole of Q1": named things and time, or things up to what a row is said to be; "five questions each" may be columns. */
function isProduct(chain: Chain, factors: Factors | undefined, grain: Grain | undefined): boolean {
  const { quantities } = chain;
  if (factors === undefined || factors.size < 2) return false;
  // "6 screens, 5 showings a day" leaves open whose they are.
  if (rootsOf(chain).some((index) => !factors.has(index))) return false;
  // "300 members who train 3 times a week" tells a habit.
  if ([...factors.keys()].some((key) => key !== "time" && quantities[key]?.kind === "times")) return false;
  const isNamed = [...factors.keys()].some(
    (key) => key !== "time" && quantities[key]?.words.some((each) => !each.startsWith("~")) === true,
  );
  return isNamed && (factors.has("time") || (grain !== undefined && grain.isLoose !== true));
}

/** "an office handles 900 parcels a day, daily totals": the rows are of what they come to. */
const sums =
  /\b(?:daily|weekly|monthly|hourly) (?:totals?|sums?|revenues?|sales|turnover|averages?|takings|figures|counts?)\b|\b(?:tages|wochen|monats|stunden)(?:summen?|umsatze?|werte)\b|\b(?:ventes|ventas|vendas|tota(?:les|ux|is)|recettes) (?:par jour|par mois|quotidien\w*|diari[oa]s|mensua\w*|mensuel\w*|por dia)\b/;

/** "selling 3,000 rolls a day: weekly revenue": a rhythm before a name, of what the rows tell. */
function tellsRhythm(reading: Reading): boolean {
  return reading.tokens.some(
    (_, at) => adverbs.has(word(reading, at)) && isBreak(reading, at - 1) && isWord(reading, at + 1),
  );
}

/** "a million in 2024 and another 600,000 in 2025" */
function sumOf(reading: Reading, { quantities }: Chain): number {
  const isMore = ({ from, kind, bounded }: Quantity): boolean =>
    kind === "thing" && !bounded && others.has(word(reading, from - 1));
  if (!quantities.some(isMore)) return 0;
  const first = quantities.find(({ kind, bounded, value }) => kind === "thing" && !bounded && value > 1);
  return quantities.filter(isMore).reduce((sum, { value }) => sum + value, first?.value ?? 0);
}

const others = new Set("another further additional weitere otros otras autres outros outras".split(" "));

/** "60,000 orders, 20 orders per customer": what was counted by itself is as many as that. */
function isCountedAlone({ quantities, pers }: Chain, index: number): boolean {
  const name = quantities[index]?.words.findLast((each) => !each.startsWith("~"));
  return (
    name !== undefined &&
    quantities.some(
      ({ kind, words, value }, at) =>
        at !== index && kind === "thing" && value > 1 && (pers[at] ?? []).length === 0 && words.at(-1) === name,
    )
  );
}
