import { fractions } from "../../../extract/fraction-words.ts";
import { phraseAt } from "../../../extract/phrases.ts";
import { isGlued, number, tokenFrom, word } from "../../../extract/reading.ts";
import type { Findings, Found } from "../../../findings.ts";
import { wordSet } from "../../../text/word-set.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isJoint } from "./parts-of-text.ts";

/** The tokens that say a share: "60 %", "a third", "minus 5%", "one in five", "150 of them". */
export interface Figure {
  readonly rate: number;
  readonly first: number;
  readonly next: number;
}

/** More figures than that are a table, and no sentence. */
const MOST_FIGURES = 60;

/** The shares in a need as figures, in their order. */
export function figuresOf(reading: NeedReading, { found }: Findings): readonly Figure[] {
  const rows =
    found.find((each) => each.kind === "rows" && !each.about) ?? found.find(({ kind }) => kind === "entities");
  const total = rows?.kind === "rows" || rows?.kind === "entities" ? rows.count : undefined;
  const figures: Figure[] = [];
  for (let at = 0; at < reading.tokens.length && figures.length < MOST_FIGURES; at++) {
    const figure = figureAt(reading, at) ?? countAt(reading, at, total);
    if (figure === undefined) continue;
    figures.push(figure);
    at = figure.next - 1;
  }
  figures.push(...figures.flatMap((figure) => sharingPercent(reading, figure)));
  return [...figures, ...countedOf(reading, found, figures)].sort((one, other) => one.first - other.first);
}

function figureAt(reading: NeedReading, at: number): Figure | undefined {
  const fraction = phraseAt(reading, at, fractions);
  // "half an hour", "a quarter past", "one third party"
  if (fraction !== undefined && !afterNoShare.has(word(reading, fraction.next)) && !isClockTime(reading, fraction.next))
    return { rate: fraction.meaning, first: at, next: fraction.next };
  const top = topAt(reading, at);
  if (top !== undefined) return top;
  const slashed = slashedAt(reading, at);
  if (slashed !== undefined) return slashed;
  const quantity = reading.quantities.find(({ figure }) => figure === at);
  if (quantity?.unit !== "%") return undefined;
  // "10-20%" is a range
  const isRange = reading.tokens[at - 1]?.text === "-" && reading.tokens[at - 2]?.kind === "number";
  const goesOn = ["to", "bis", "a", "-"].includes(reading.tokens[quantity.next]?.text ?? "");
  if (isRange || (goesOn && number(reading, quantity.next + 1) !== undefined)) return undefined;
  const sign = reading.tokens[at - 1];
  const isSign = sign !== undefined && sign.kind !== "break" && minus.has(sign.text) && isGlued(reading, at);
  const isBelow = isSign || word(reading, at - 1) === "minus";
  return isBelow
    ? { rate: -quantity.value / 100, first: at - 1, next: quantity.next }
    : { rate: quantity.value / 100, first: at, next: quantity.next };
}

const tops =
  /^(?:top|bottom|upper|lower|best|worst|richest|poorest|highest|lowest|first|last|oberste[ns]?|unterste[ns]?|beste[ns]?)$/;
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 1 / 2],
  ["third", 1 / 3],
  ["drittel", 1 / 3],
  ["quarter", 1 / 4],
  ["quartile", 1 / 4],
  ["viertel", 1 / 4],
  ["fifth", 1 / 5],
  ["quintile", 1 / 5],
  ["funftel", 1 / 5],
  ["tenth", 1 / 10],
  ["decile", 1 / 10],
  ["zehntel", 1 / 10],
  ["dezil", 1 / 10],
]);

/** "the top tenth earns above 90k", unlike "the upper quartile is 90k", which is a value. */
function topAt(reading: NeedReading, at: number): Figure | undefined {
  const rate = tops.test(word(reading, at)) ? parts.get(word(reading, at + 1)) : undefined;
  const behind = word(reading, at + 2);
  const isValue =
    behind === "" || /^(?:is|at|=|:|of|ist|bei|von|party)$/.test(behind) || number(reading, at + 2) !== undefined;
  return rate === undefined || isValue ? undefined : { rate, first: at, next: at + 2 };
}

/** "3/4 full-time", unlike "on 3/4", "1/2 inch" and "3/4/2025". */
function slashedAt(reading: NeedReading, at: number): Figure | undefined {
  const [part, whole] = [reading.tokens[at]?.text ?? "", reading.tokens[at + 2]?.text ?? ""];
  if (reading.tokens[at + 1]?.text !== "/" || !/^[1-9]$/.test(part) || !/^(?:[2-9]|10)$/.test(whole)) return undefined;
  const isFirst = at === 0 || opening.test(reading.tokens[at - 1]?.text ?? "");
  const behind = reading.tokens[at + 3];
  if (!isFirst || Number(part) >= Number(whole) || behind?.kind !== "word" || noParts.test(behind.folded))
    return undefined;
  return { rate: Number(part) / Number(whole), first: at, next: at + 3 };
}

const opening = /^(?:[,;:(\n]|and|und|y|et|e|about|are|is|with|only|the)$/i;
const noParts =
  /^(?:inch|inches|in|mile|miles|cup|cups|pint|pints|day|days|split|time|times|ratio|stars?|points?|or|to|am|pm|zoll|of|hour|hours|year|years|tsp|tbsp|lb|oz|litre|litres|liter|shifts?|rooms?)$/;

/** "single 50, day 30, monthly 30 percent": the figures that share the percent of the last. */
function sharingPercent(reading: NeedReading, { rate, first }: Figure): readonly Figure[] {
  const shared: Figure[] = [];
  let at = first - 1;
  for (let step = 0; step < 8; step++) {
    const label = at;
    while (at > label - 3 && at > 0 && reading.tokens[at]?.kind === "word" && !isJoint(reading, at)) at -= 1;
    if (at === label) break;
    while (isJoint(reading, at) || [",", "/"].includes(reading.tokens[at]?.text ?? "")) at -= 1;
    const value = number(reading, at);
    if (value === undefined || value.next !== at + 1 || value.spelled === true || value.value > 100) break;
    shared.push({ rate: value.value / 100, first: at, next: at + 1 });
    at -= 1;
  }
  const total = shared.reduce((sum, each) => sum + each.rate, rate);
  return shared.length > 1 && total > 0.5 && total < 2.5 ? shared : [];
}

const minus = wordSet("- −");
const afterNoShare = wordSet("an hour past day year price term time board party million an stunde heure hora");
/** "a quarter to nine", unlike "a third to Austria" */
function isClockTime(reading: NeedReading, at: number): boolean {
  return word(reading, at) === "to" && number(reading, at + 1) !== undefined;
}

const ofThem = /^(?:of|davon|dont|de|d'|deles|delas)$/;
const them = wordSet("them these those ellos ellas eux elles eles elas");

/** "150 of them arrived late" is a share too where it is known of how many. */
function countAt(reading: NeedReading, at: number, total: number | undefined): Figure | undefined {
  const count = number(reading, at);
  if (total === undefined || count === undefined || count.spelled === true) return undefined;
  if (count.value >= total || count.value < 1) return undefined;
  const said = word(reading, count.next);
  if (!ofThem.test(said)) return undefined;
  const isThem = said === "davon" || them.has(word(reading, count.next + 1)) || /^de[lsr]/.test(said);
  return isThem && !/^de[lr]?$|^des$/.test(said)
    ? { rate: count.value / total, first: at, next: count.next }
    : undefined;
}

const counted =
  /(?<![\p{L}\d])(?:about |some |roughly )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ein\w*|zwei|drei|vier|un[oa]?|dos|tres|cuatro|deux|trois|quatre|um|dois|quatro)(?: \w+)? (?:in|out of|of|von|de cada|sur|em cada) /iu;

/** "one in five" */
function countedOf(reading: NeedReading, found: readonly Found[], figures: readonly Figure[]): readonly Figure[] {
  return found.flatMap((each) => {
    if (each.kind !== "rate" && each.kind !== "nulls") return [];
    const said = counted.exec(reading.text.slice(each.start, each.end));
    if (said === null) return [];
    // "empty for one in ten"
    const first = tokenFrom(reading, 0, each.start + said.index);
    const next = tokenFrom(reading, first, each.end);
    const isKnown = figures.some((figure) => figure.first < next && first < figure.next);
    return isKnown ? [] : [{ rate: each.rate, first, next: Math.min(next, first + 4) }];
  });
}
