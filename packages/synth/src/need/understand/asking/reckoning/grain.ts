import { isBreak, number, type Reading, word } from "../../../extract/reading.ts";
import { singular } from "../../../text/stem.ts";
import { timeAt } from "../quantities/lengths.ts";
import { namesOne } from "./counted-names.ts";
import { eachWithEach } from "./each-with-each.ts";
import type { Per } from "./mark.ts";
import { nameAt } from "./marks.ts";
import { type Quantity, singleAt } from "./quantities.ts";
import { readingNouns, rowNouns } from "./words.ts";

/** What one row is, where the need says so: "one row per shop per month", "each request on its own line". */
export interface Grain {
  readonly items: readonly Per[];
  readonly from: number;
  readonly next: number;
  /** Said of a column, "stock per shop and day", and of no row. */
  readonly isLoose?: true;
  /** The first item is a part of the second: "every stop of every train". */
  readonly isOfEvery?: true;
  /** All items were counted, and each meets each of the others. */
  readonly isCross?: true;
}

const links = new Set(
  "per pro je por par = is means represents being stands holds shows ist es est e for fur para pour / covers describes".split(
    " ",
  ),
);
const joints = new Set(
  "per pro je por par and und y et e x × by between in at on of for with & / en em im am para pour a fur within".split(
    " ",
  ),
);
const ones = new Set(
  "one a an each every single ein eine einen einem einer jede jeder jeden jedes jedem un una une uno cada chaque um uma 1 the der die das la le el o".split(
    " ",
  ),
);
const owns = new Set(
  "own one separate single eigene eigener eigenen eigenes propia propre propria separada distinta a eine una une uma".split(
    " ",
  ),
);
const elided = new Set("one eine una une uma".split(" "));
const bearers = new Set("each every one jede jeder jedes jeden jedem cada chaque ein eine una une uma".split(" "));
const ties = new Set("on as in = is gets get has becomes als auf in ist en como em sur est".split(" "));

/** The first words that say what a row is; `quantities` are what was counted. */
export function grainOf(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!isRow(reading, at)) continue;
    const grain = behind(reading, at, quantities) ?? before(reading, at) ?? within(reading, at);
    if (grain !== undefined) return grain;
  }
  return (
    combined(reading, quantities) ??
    crossedOver(reading, quantities) ??
    everyOfEvery(reading, quantities) ??
    ofAllThatMeet(reading, quantities) ??
    listOf(reading, quantities)
  );
}

function ofAllThatMeet(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  const met = eachWithEach(reading, quantities);
  return met && { items: met.items, isCross: true, from: met.at, next: met.at };
}

const pers = /^(?:per|by|pro|je|por|par)$/;

/** "60 arrivals per stop per day" are so many of each. */
function isCountedBefore(reading: Reading, at: number): boolean {
  return [1, 2, 3].some((back) => number(reading, at - back) !== undefined);
}

/** "stock per shop, article and day": what is told of each of several that were counted, at each step of time. */
function crossedOver(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!pers.test(word(reading, at)) || isCountedBefore(reading, at)) continue;
    const { items, end } = itemsFrom(reading, at + 1, quantities);
    const isOfTime = items.length > 1 && items.some(({ kind }) => kind === "time");
    const areCounted = items.every((item) => item.kind !== "noun" || namesOne(quantities, item.words));
    if (isOfTime && areCounted && items.some(({ kind }) => kind === "noun"))
      return { items, from: at, next: end, isLoose: true };
  }
  return undefined;
}

const everies = /^(?:every|each|jede[rs]?|cada|chaque)$/;

/** "every stop of every train, 900 trains a day with 14 stops": two that were counted, of which the first is told of. */
function everyOfEvery(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const item = everies.test(word(reading, at)) ? itemAt(reading, at + 1) : undefined;
    const link = item?.next ?? at;
    if (
      item === undefined ||
      !/^(?:of|at|on|in|de|von|d[aeo]|am)$/.test(word(reading, link)) ||
      !everies.test(word(reading, link + 1))
    )
      continue;
    const of = itemAt(reading, link + 2);
    const areCounted = [item, of].every((each) => each?.per.kind === "noun" && namesOne(quantities, each.per.words));
    if (of !== undefined && areCounted) return { items: [item.per, of.per], isOfEvery: true, from: at, next: of.next };
  }
  return undefined;
}

const lists = /^(?:list|catalogue|catalog|register|directory|inventory|liste|verzeichnis|lista|annuaire|cadastro)$/;

/** "machine list", "list the barns with size and age": things that were counted are listed, whatever is counted of each. */
function listOf(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!lists.test(word(reading, at))) continue;
    const isOf = /^(?:of|the|our|der|von|de|des|dos|das)$/.test(word(reading, at + 1));
    const words = isOf
      ? nameAt(reading, word(reading, at + 2) === "the" ? at + 3 : at + 2).words
      : [singleAt(reading, at - 1)];
    const thing = words[0] ?? "";
    const isCounted = quantities.some(({ kind, words: own }) => kind === "thing" && own.at(-1) === thing);
    if (isCounted) return { items: [{ kind: "noun", words: [thing] }], from: at, next: at + 1, isLoose: true };
  }
  return undefined;
}

const combinations =
  /^(?:combinations?|combos?|pairings?|product|join|grid|matrix|kreuzprodukt|kombination(?:en)?|raster|combinaci(?:on|ones)|combinaisons?|produit|producto|grille|cuadricula|combinac(?:ao|oes)|grade|produto)$/;

/** "every combination of 2,400 articles and 650 branches", "a grid of 200 products by 52 weeks": all that is counted behind meets. */
function combined(reading: Reading, quantities: readonly Quantity[]): Grain | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    if (!combinations.test(word(reading, at)) || !/^(?:of|between|aus|von|de|entre)$/.test(word(reading, at + 1)))
      continue;
    const items = countedFrom(reading, at + 2, quantities);
    if (items.length > 1) return { items, from: at, next: at + 1 };
  }
  return undefined;
}

/** The numbers that follow each other from a token, with nothing but a joint between them. */
function countedFrom(reading: Reading, from: number, quantities: readonly Quantity[]): readonly Per[] {
  const items: Per[] = [];
  let at = from;
  while (at < reading.tokens.length) {
    while (between.test(word(reading, at))) at += 1;
    const index = quantities.findIndex((each) => each.from === at && !each.bounded);
    const { kind, unit, words, next } = quantities[index] ?? {};
    if (next === undefined) break;
    if (kind === "time" && unit !== undefined) items.push({ kind: "time", count: 1, unit });
    else if (kind === "thing" && words?.length !== 0) items.push({ kind: "quantity", index });
    at = next;
  }
  return items;
}

const between = /^(?:,|and|by|x|×|times|with|all|the|our|und|mit|alle[nr]?|den|y|con|los|las|et|les|avec|e|com|os|as)$/;

function isRow(reading: Reading, at: number): boolean {
  if (reading.tokens[at]?.kind !== "word") return false;
  // "365 rows, one per day"
  if (elided.has(word(reading, at)) && isBreak(reading, at - 1)) return isRow(reading, at - 2);
  const single = singular(word(reading, at), reading.language);
  return rowNouns.has(single) || /zeilen?$/.test(single);
}

/** "one row per ticket", "a row is one SKU in one warehouse in one week", "a line for every log". */
function behind(reading: Reading, at: number, quantities: readonly Quantity[]): Grain | undefined {
  // "three event rows for every order" counts them.
  for (const back of [1, 2]) if ((number(reading, at - back)?.value ?? 0) >= 2) return undefined;
  let next = at + 1;
  // "une ligne de présence par jour"
  if (/^(?:de|d'|d|of)$/.test(word(reading, next))) next = nameAt(reading, next + 1).next;
  const isLinked = links.has(word(reading, next));
  // "a row a bill"
  const isTwice = /^(?:a|one|each)$/.test(word(reading, at - 1)) && /^(?:a|an|each|every)$/.test(word(reading, next));
  if (!isLinked && !isTwice) return undefined;
  if (/^(?:for|fur|para|pour|is|ist|est|es)$/.test(word(reading, next)) && !ones.has(word(reading, next + 1)))
    return undefined;
  // "500 rows for the fraud team"
  if (
    /^(?:for|fur|para|pour|in)$/.test(word(reading, next)) &&
    /^(?:the|der|die|das|la|le|el|o|a|an)$/.test(word(reading, next + 1)) &&
    !/^(?:a|one|single|each|every|eine|una|une|uma)$/.test(word(reading, at - 1))
  )
    return undefined;
  const { items, end } = itemsFrom(reading, isLinked ? next + 1 : next, quantities);
  const from = ones.has(word(reading, at - 1)) ? at - 1 : at;
  return items.length === 0 ? undefined : { items, from, next: end };
}

/** What a row is said to be, part by part. */
function itemsFrom(
  reading: Reading,
  from: number,
  quantities: readonly Quantity[],
): { readonly items: readonly Per[]; readonly end: number } {
  const items: Per[] = [];
  let end = from;
  while (items.length < 5) {
    while (end < reading.tokens.length && ones.has(word(reading, end))) end += 1;
    const item = itemAt(reading, end);
    if (item === undefined) break;
    const paired = pairedAt(reading, end, quantities);
    items.push(...(paired ?? [item.per]));
    end = item.next;
    if (isBreak(reading, end)) {
      const listed = listedFrom(reading, end, quantities);
      items.push(...listed.map(({ per }) => per));
      end = listed.at(-1)?.next ?? end;
      break;
    }
    let joint = end;
    while (joint < end + 3 && joints.has(word(reading, joint))) joint += 1;
    // "a row per answer with the option chosen"
    if (/^(?:with|mit|con|avec|com)$/.test(word(reading, joint - 1)) && !bearers.has(word(reading, joint))) break;
    const isAnother =
      joint > end &&
      (ones.has(word(reading, joint)) ||
        !/^(?:in|at|on|of|for|with|en|em|im|am|a|para|pour|fur)$/.test(word(reading, joint - 1)));
    if (!isAnother) break;
    end = joint;
  }
  return { items, end };
}

const pairNouns = /^(?:pair|pairing|combination|cell|kombination|paar|combinacion|par|combinaison|paire|combinacao)s?$/;

/**
 * "every shop-product pair", "each combination of shop and product": both that it names; what follows "of" is read like any other.
 * "each combination" alone is of all that was counted before.
 */
function pairedAt(reading: Reading, at: number, quantities: readonly Quantity[]): readonly Per[] | undefined {
  const { words, next } = nameAt(reading, at);
  if (!pairNouns.test(words.at(-1) ?? "")) return undefined;
  const named = words.slice(0, -1).flatMap((each) => each.split("-"));
  if (named.length > 0 || isNamedBehind(reading, next))
    return named.map((each) => ({ kind: "noun", words: [singular(each, reading.language)] }));
  return quantities.flatMap(({ kind, bounded, value, from }, index): readonly Per[] =>
    kind === "thing" && !bounded && value > 1 && from < at ? [{ kind: "quantity", index }] : [],
  );
}

function isNamedBehind(reading: Reading, next: number): boolean {
  return /^(?:of|von|de|aus|zwischen|between|entre)$/.test(word(reading, next));
}

/** "one row per pupil, day and session": the rest of a list, where all of it is counted or a step of time and "and" ends it. */
function listedFrom(
  reading: Reading,
  from: number,
  quantities: readonly Quantity[],
): readonly { readonly per: Per; readonly next: number }[] {
  const items: { readonly per: Per; readonly next: number }[] = [];
  let at = from;
  while (items.length < 4) {
    const isLast = closings.has(word(reading, at));
    if (!isLast && word(reading, at) !== ",") return [];
    const start = !isLast && closings.has(word(reading, at + 1)) ? at + 2 : at + 1;
    const item = itemAt(reading, start);
    const isKnown = item?.per.kind === "time" || (item?.per.kind === "noun" && namesOne(quantities, item.per.words));
    if (item === undefined || !isKnown) return [];
    items.push(item);
    at = item.next;
    if (isLast || start === from + 2) return items;
  }
  return [];
}

const closings = new Set("and und y et e x × per pro por par".split(" "));

function itemAt(reading: Reading, at: number): { readonly per: Per; readonly next: number } | undefined {
  const time = timeAt(reading, at);
  if (time !== undefined) return { per: { kind: "time", count: time.times, unit: time.unit }, next: time.next };
  // "a line per send": here it is no verb.
  if (word(reading, at) === "send") return { per: { kind: "noun", words: ["send"] }, next: at + 1 };
  const name = nameAt(reading, at);
  return name.words.length === 0
    ? undefined
    : { per: { kind: "noun", words: [headOf(reading, name.words)] }, next: name.next };
}

/** "hotel stay" is a stay, "newsletter sent" a newsletter; Romance languages say the noun first. */
function headOf({ language }: Reading, words: readonly string[]): string {
  const last = words.findLast((each) => !/(?:[^e]ed|^sent|^sold|^made|^taken)$/.test(each));
  return (language === "en" || language === "de" ? last : words[0]) ?? words[0] ?? "";
}

/** "each request on its own line", "one move = one row", "jeden Verkauf des Jahres als eigene Zeile". */
function before(reading: Reading, at: number): Grain | undefined {
  if (!owns.has(word(reading, at - 1))) return undefined;
  let tie = at - 2;
  while (tie > at - 5 && !ties.has(word(reading, tie))) tie -= 1;
  if (!ties.has(word(reading, tie))) return undefined;
  for (let back = tie - 1; back >= Math.max(0, tie - 10); back--) {
    if (isBreak(reading, back) && word(reading, back) !== ",") return undefined;
    if (!bearers.has(word(reading, back))) continue;
    const item = itemAt(reading, back + 1);
    return item === undefined ? undefined : { items: [item.per], from: back, next: at + 1 };
  }
  return undefined;
}

/** "one grade per row" */
function within(reading: Reading, at: number): Grain | undefined {
  if (!/^(?:per|pro|por|par|a|each)$/.test(word(reading, at - 1))) return undefined;
  for (let back = at - 2; back >= Math.max(0, at - 5); back--) {
    if (isBreak(reading, back)) return undefined;
    if (!/^(?:one|a|an|1|eine?|una?|une|uma?)$/.test(word(reading, back))) continue;
    const item = itemAt(reading, back + 1);
    return item === undefined || item.next !== at - 1 ? undefined : { items: [item.per], from: back, next: at + 1 };
  }
  return undefined;
}

/** Whether words name only what is written down at a step, and not what of. */
export function isOfReading({ words }: { readonly words: readonly string[] }): boolean {
  return words.some((each) => readingNouns.has(each));
}
