import { type Reading, readingOf } from "../../extract/reading.ts";
import type { Findings, Found } from "../../findings.ts";
import { fold } from "../../text/fold.ts";
import { ROW_LIMIT } from "../layout/row-limit.ts";
import {
  allNamed,
  type Chain,
  chainOf,
  type Factors,
  factorsOf,
  factorsPer,
  lone,
  named,
  productOf,
  united,
} from "./reckoning/chain.ts";
import { type Grain, grainOf, isOfReading } from "./reckoning/grain.ts";
import { isHolding, isSample, shareTaken } from "./reckoning/limits.ts";
import { marksOf, type Per } from "./reckoning/marks.ts";
import { pairsOf } from "./reckoning/pairs.ts";
import { type Quantity, quantitiesOf } from "./reckoning/quantities.ts";
import { type Span, type Steps, spanOf } from "./reckoning/span.ts";
import { wares } from "./reckoning/words.ts";

const unlimited = /\b(?:unlimited|infinite|endless)(?: number of| amount of)? (?:rows|records|data|lines)\b/i;

/** How many rows the words come to; `sure` where they say so whatever else was counted. */
export interface Reckoned {
  readonly rows: number;
  readonly sure: boolean;
}

const nothing: Reckoned = { rows: 0, sure: false };

/**
 * How many rows the words come to where nobody said a number of them: "5000 stores x 3000 products", "200 patients every
 * minute for 30 days". Numbers are put in relation by what each is counted per, up to what a row is, and multiplied.
 */
export function rowsImplied(findings: Findings): Reckoned {
  const { text, found, tokens, language } = findings;
  if (unlimited.test(text)) return { rows: Number.POSITIVE_INFINITY, sure: true };
  const reading: Reading = { ...readingOf(text, tokens, language, 0), stepped: false };
  const grain = grainOf(reading);
  const quantities = quantitiesOf(reading, found).filter(
    ({ from }) => grain === undefined || from < grain.from || from >= grain.next,
  );
  const marks = marksOf(
    reading,
    quantities,
    found.filter(({ kind }) => kind === "cadence"),
  ).filter(({ from }) => grain === undefined || from < grain.from || from >= grain.next);
  const chain = crossed(reading, chainOf(reading, quantities, marks));
  const said = found.find((each) => each.kind === "rows");
  if (found.some((each) => each.kind === "tables" && each.count > 1)) return nothing;
  const row = said === undefined ? -1 : quantities.findIndex((each) => isAt(reading, each, said));
  const isOther = row >= 0 && ((chain.pers[row] ?? []).length > 0 || isOfOther(reading, quantities[row], said));
  if (said !== undefined && !isOther) return nothing;
  const share = shareTaken(reading, quantities);
  if (share !== undefined) return { rows: share, sure: true };
  const isMarked = ({ from }: Quantity): boolean => marks.some((mark) => mark.from <= from && from < mark.next);
  const lengths = quantities.filter(
    (each) => each.kind === "time" && !each.bounded && !chain.perDay.includes(each) && !isMarked(each),
  );
  const span = spanOf(found, lengths, chain.perDay);
  const pairs = pairsOf(reading, fold(text), quantities);
  if (pairs !== undefined) return { rows: pairs, sure: false };
  return reckoned(reading, chain, grain, span);
}

/** "weigh-in records: 65 farms": the number is of what is named behind it, and of no rows. */
function isOfOther(reading: Reading, quantity: Quantity | undefined, said: Found | undefined): boolean {
  if (quantity === undefined || said === undefined) return false;
  const name = reading.tokens[quantity.named];
  return name !== undefined && name.start >= said.end && quantity.words.some((each) => !each.startsWith("~"));
}

function isAt(
  reading: Reading,
  { from }: Quantity,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const place = reading.tokens[from]?.start ?? -1;
  return start <= place && place < end;
}

/** "150 schools x 800 pupils x 10 subjects": each is counted per those it is crossed with. */
function crossed(reading: Reading, chain: Chain): Chain {
  const { quantities } = chain;
  const pers: Per[][] = chain.pers.map((each) => [...each]);
  quantities.forEach(({ from }, index) => {
    const before = quantities[index - 1];
    if (before === undefined) return;
    const isCross = /^[x×*]$/.test(reading.tokens[from - 1]?.text ?? "") && before.next === from - 1;
    if (isCross) pers[index]?.push({ kind: "quantity", index: index - 1 });
    const [own, other] = [quantities[index], before];
    // "8,000 products in 40 supermarkets": each of them is in each.
    const isStocked =
      own?.kind === "thing" &&
      other.kind === "thing" &&
      other.words.some((each) => wares.has(each)) &&
      /^(?:in|at|across|en|dans|em|a)$/.test(reading.tokens[from - 1]?.folded ?? "") &&
      from - other.next <= 2;
    if (isStocked) pers[index - 1]?.push({ kind: "quantity", index });
    const isHeld = reading.tokens[from - 1]?.folded === "of" && other.next === from - 1 && other.kind === "thing";
    if (own !== undefined && ((isHeld && isPart(chain, own)) || isAnswered(reading, other, own)))
      pers[index]?.push({ kind: "quantity", index: index - 1 });
  });
  return { ...chain, pers };
}

/** "300 plates of 384 wells, each well was read 12 times": what is counted per is what each of the others holds. */
function isPart({ pers, loose }: Chain, quantity: Quantity): boolean {
  return [...pers.flat(), ...loose].some(
    (per) => per.kind === "noun" && per.words.some((each) => quantity.words.includes(each)),
  );
}

const answered = /^(?:answer|tak|sit|sat|complet|rat|judg|solv|fill|took)(?:e|ed|ing|ting)?s?$/;

/** "2,000 respondents answering 60 questions": each of them answers all. */
function isAnswered(reading: Reading, { named: from, kind }: Quantity, own: Quantity): boolean {
  if (kind !== "thing" || own.kind !== "thing" || own.from - from > 4) return false;
  for (let at = from + 1; at < own.from; at++) if (answered.test(reading.tokens[at]?.folded ?? "")) return true;
  return false;
}

/** What each number of things comes to with all that it is counted per. */
function all(chain: Chain, steps: Steps): readonly { readonly index: number; readonly factors: Factors }[] {
  return chain.quantities.flatMap(({ kind }, index) => {
    if (kind !== "thing" && kind !== "times") return [];
    const factors = factorsOf(chain, index, steps);
    return factors === undefined ? [] : [{ index, factors }];
  });
}

function largest(candidates: readonly Factors[]): Factors | undefined {
  return candidates.reduce<Factors | undefined>(
    (most, each) => (most === undefined || productOf(each) > productOf(most) ? each : most),
    undefined,
  );
}

function reckoned(reading: Reading, chain: Chain, grain: Grain | undefined, { steps, narrowed }: Span): Reckoned {
  const { quantities, pers, loose } = chain;
  const counted = all(chain, steps);
  const plain = counted.filter(({ index }) => (pers[index] ?? []).length === 0 && quantities[index]?.kind === "thing");
  const sample = quantities.find((each) => each.kind === "thing" && isSample(reading, each));
  const isContext = (index: number): boolean => contextual(reading, chain, sample, index);
  const isPerTime = (index: number): boolean => (pers[index] ?? []).every(({ kind }) => kind === "time");
  const known = (per: Per): readonly Factors[] => {
    const factors = factorsPer(chain, per, steps);
    return factors === undefined ? [] : [factors];
  };
  const things = loose.filter(({ kind }) => kind === "noun" || kind === "quantity").flatMap(known);
  const times = loose.filter(({ kind }) => kind === "time");
  // "twice a day", "une mesure par minute", "2 ticks a second": how often something is read, of whatever is read.
  const rhythms = counted.filter(({ index }) => isRhythm(chain, index)).map(({ factors }) => factors);
  // What is read again and again: what the need says it is told for each of, else what there are most of.
  const subjects = (): readonly Factors[] =>
    things.length > 0
      ? things
      : [
          largest(counted.filter(({ index }) => !isTold(index) && !isContext(index)).map(({ factors }) => factors)) ??
            new Map(),
        ];
  const isTold = (index: number): boolean =>
    quantities[index]?.bounded === true || ((pers[index] ?? []).length > 0 && isPerTime(index));
  const atSteps = times.length === 0 ? [] : times.flatMap(known);
  const ofSubjects = [...(atSteps.length === 0 ? [] : [united(atSteps)]), ...rhythms].map((each) =>
    united([each, ...subjects()]),
  );
  const readings = largest(ofSubjects);
  if (grain !== undefined) {
    const items = grain.items.map((item) => ({ item, factors: partOf(chain, item, grain, steps) }));
    const matched = items.flatMap(({ factors }) => (factors === undefined ? [] : [factors]));
    const onlyTimes = items.every(({ item }) => item.kind === "time");
    const ofReading = items.some(
      ({ item }) => item.kind === "noun" && isOfReading(item) && named(quantities, item.words) === undefined,
    );
    if (matched.length > 0 && onlyTimes) return { rows: productOf(united([...matched, ...subjects()])), sure: true };
    if (matched.length > 0 && !ofReading) return { rows: productOf(united(matched)), sure: true };
  }
  // Rates of what is read by the day anyway are values.
  const isSeries = readings !== undefined || things.length > 0;
  const leaves = counted.filter(
    ({ index }) =>
      (pers[index] ?? []).length > 0 &&
      quantities[index]?.bounded !== true &&
      !(isSeries && isPerTime(index)) &&
      !isContext(index),
  );
  const best = largest([
    ...leaves.map(({ factors }) => factors),
    ...(readings === undefined ? [] : [readings]),
    ...(things.length === 0 ? [] : [united(things)]),
  ]);
  const large = plain.filter(
    ({ index }) => (quantities[index]?.value ?? 0) > ROW_LIMIT && quantities[index]?.bounded !== true,
  );
  const rows = large.find(({ index }) => !isContext(index));
  const most = Math.round(
    Math.max(best === undefined ? 0 : productOf(best), rows === undefined ? 0 : productOf(rows.factors)),
  );
  const isDropped = large.length > 0 && rows === undefined;
  return { rows: most, sure: isDropped || (readings !== undefined && narrowed) };
}

/** What a part of a row comes to. "one row per second per cyclist: 50 riders": beside another part it may have another name. */
function partOf(chain: Chain, item: Per, { items }: Grain, steps: Steps): Factors | undefined {
  if (item.kind !== "noun") return factorsPer(chain, item, steps);
  const all = allNamed(chain.quantities, item.words).flatMap((index) => factorsOf(chain, index, steps) ?? []);
  if (all.length > 0 || items.length < 2 || isOfReading(item)) return largest(all);
  const index = lone(chain, []);
  return index === undefined ? undefined : factorsOf(chain, index, steps);
}

/** Whether a number only tells how often something is read. */
function isRhythm({ quantities, pers }: Chain, index: number): boolean {
  const quantity = quantities[index];
  const own = pers[index] ?? [];
  if (quantity === undefined || own.length === 0 || !own.every(({ kind }) => kind === "time")) return false;
  return quantity.kind === "times" || quantity.value === 1 || isOfReading(quantity);
}

/** Whether a number is of what the rows are taken from: another is asked for, and this one only holds it. */
function contextual(
  reading: Reading,
  { quantities, pers }: Chain,
  sample: Quantity | undefined,
  index: number,
): boolean {
  const quantity = quantities[index];
  if (quantity === undefined || (pers[index] ?? []).length > 0) return false;
  if (sample !== undefined && sample !== quantity && quantity.value > sample.value) return true;
  const others = quantities.some(
    (each, at) =>
      at !== index &&
      each.kind === "thing" &&
      !each.bounded &&
      each.value > 1 &&
      each.value < quantity.value &&
      !isHolding(reading, each) &&
      (pers[at] ?? []).length === 0,
  );
  return others && isHolding(reading, quantity);
}
