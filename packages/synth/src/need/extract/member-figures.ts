import type { Found } from "../findings.ts";
import { endsPhrase, phraseBefore } from "./clause.ts";
import { isLast, MOST } from "./member-list.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word, written } from "./reading.ts";

type Figures = Extract<Found, { kind: "figures" }>;

interface Item {
  readonly value: string;
  readonly figure: number;
  readonly unit: string | undefined;
  readonly next: number;
}

interface List {
  readonly items: readonly Item[];
  readonly next: number;
}

/** What hangs on a choice and is told by a figure for each of its members. */
const figureNouns =
  /^(?:price|fee|cost|rate|fare|charge|commission|salary|wage|rent|premium|points?|discount|margin|probability|likelihood|chance|limit|bonus|toll|surcharge|deposit|tariff|rebate|markup|quota|weight|score|conversion|preis|gebuhr|precio|tarifa|prix|tarif|preco)$/;
const links = phraseList(
  "by|per|for each|tied to|linked to|depends on|depending on|set by|based on|according to|determined by|driven by|varies by|je|pro|nach|por|segun|par|selon",
);
const colons = phraseList("like so|as follows|like this|namely|so");
/** So many words has a name at most. */
const NAME = 4;
const LABEL = 3;

/**
 * "price by zone (stalls 55, circle 40, balcony 22 pounds)", "win probability tied to stage: lead 10%, won 100%, lost 0%", "price per
 * seat (starter 9, team 19, enterprise 39)": the figure that each member of a choice has.
 */
export function memberFiguresAt(reading: Reading, at: number): Found | undefined {
  return word(reading, at) === "(" ? behindName(reading, at) : (byChoice(reading, at) ?? ratesOf(reading, at));
}

/** The bracket right behind the name of a figure. */
export function behindName(reading: Reading, at: number): Figures | undefined {
  if (word(reading, at) !== "(") return undefined;
  const left = nameBefore(reading, at);
  const list = left === undefined ? undefined : listIn(reading, at + 1);
  if (left === undefined || list === undefined || word(reading, list.next) !== ")" || isSplit(list)) return undefined;
  return figuresFound(reading, at, list.next + 1, left, "", list);
}

/** "price per seat", "commission rate": up to the words that end a phrase, but for a "per" within it. */
function nameBefore(reading: Reading, at: number): string | undefined {
  const isPer = word(reading, at - 2) === "per";
  const head = isPer ? at - 3 : at - 1;
  if (!figureNouns.test(singularAt(reading, head)) && !figureNouns.test(word(reading, head))) return undefined;
  const phrase = phraseBefore(reading, head + 1, 2);
  return phrase === undefined ? undefined : written(reading, phrase.first, at);
}

function byChoice(reading: Reading, at: number): Figures | undefined {
  if (
    at > 0 &&
    !isBreak(reading, at - 1) &&
    !/^(?:and|with|plus|the|a|und|mit|y|con|et|avec)$/.test(word(reading, at - 1))
  )
    return undefined;
  let name = at;
  while (name < at + NAME && isWord(reading, name) && !endsPhrase(word(reading, name)) && !isLink(reading, name))
    name += 1;
  const link = name === at ? undefined : phraseAt(reading, skip(reading, name, copulas), links);
  if (link === undefined || !figureNouns.test(singularAt(reading, name - 1))) return undefined;
  let by = link.next;
  if (/^(?:the|each|a)$/.test(word(reading, by))) by += 1;
  let end = by;
  while (
    end < by + 2 &&
    isWord(reading, end) &&
    !endsPhrase(word(reading, end)) &&
    phraseAt(reading, end, colons) === undefined
  )
    end += 1;
  if (end === by) return undefined;
  const opened = skip(reading, end, colons);
  const mark = word(reading, opened);
  const list = mark === "(" || mark === ":" ? listIn(reading, opened + 1) : undefined;
  if (list === undefined) return undefined;
  const isClosed = mark === "(" ? word(reading, list.next) === ")" : isBreak(reading, list.next);
  if (!isClosed) return undefined;
  const next = mark === "(" ? list.next + 1 : list.next;
  return figuresFound(reading, at, next, written(reading, at, name), written(reading, by, end), list);
}

/** What may happen to a row, more often in one group than in the other. */
const happening =
  /^(?:conversions?|converted|clicked|churned|churn|opened|bought|purchased|returned|responded|recovered|died|relapsed|signup|signed)$/;
const ins = /^(?:for|in|on|among|with|at)$/;
const against = /^(?:vs\.?|versus|against|,|and|but)$/;
const groups = /^(?:variant|group|arm|version|cohort|treatment)$/;

/** "conversion 4% for A and 4.6% for B", "converted: 12% in control vs 15% in treatment", "conversion rate 4.0% vs 4.6%". */
function ratesOf(reading: Reading, at: number): Figures | undefined {
  if (!happening.test(word(reading, at)) || (isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1))))
    return undefined;
  const name = word(reading, at + 1) === "rate" ? at + 2 : at + 1;
  let index = /^(?:is|of|at|:|in)$/.test(word(reading, name)) ? name + 1 : name;
  const items: Item[] = [];
  while (items.length < MOST) {
    const share = quantityAt(reading, index);
    if (share?.unit?.symbol !== "%") return undefined;
    let start = ins.test(word(reading, share.next)) ? share.next + 1 : share.next;
    if (start > share.next && word(reading, start) === "the") start += 1;
    if (start > share.next && groups.test(word(reading, start)) && !isEnd(reading, start + 1)) start += 1;
    let end = start;
    while (start > share.next && end < start + LABEL && isWord(reading, end) && !isEnd(reading, end)) end += 1;
    if (start > share.next && end === start) return undefined;
    const value = end > start ? written(reading, start, end) : "";
    items.push({ value, figure: share.value, unit: "%", next: end });
    index = end;
    while (index < end + 2 && against.test(word(reading, index))) index += 1;
    if (index === end || quantityAt(reading, index)?.unit?.symbol !== "%") break;
  }
  const [first, ...others] = items;
  const areAlike = others.every(({ value }) => (value === "") === (first?.value === ""));
  // "4.0% vs 4.6%" are of the groups in their order; a list of bare shares is something else.
  const isOpposed = first?.value !== "" || /^(?:vs\.?|versus|against)$/.test(word(reading, first.next));
  if (first === undefined || others.length === 0 || !areAlike || !isOpposed) return undefined;
  const left = /^conversion/.test(word(reading, at)) && name > at + 1 ? "converted" : written(reading, at, at + 1);
  return { ...figuresFound(reading, at, items.at(-1)?.next ?? index, left, "", { items, next: index }), ofRows: true };
}

function isEnd(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || against.test(word(reading, at)) || endsPhrase(word(reading, at));
}

const copulas = phraseList("is|are|be|should be|which is|that is|which are");

function isLink(reading: Reading, at: number): boolean {
  return phraseAt(reading, at, links) !== undefined || phraseAt(reading, at, copulas) !== undefined;
}

/** Members with a figure each, all in one unit or without one. */
function listIn(reading: Reading, at: number): List | undefined {
  const items: Item[] = [];
  let next = at;
  for (let index = at; items.length < MOST; ) {
    const item = itemAt(reading, index);
    if (item === undefined) return undefined;
    items.push(item);
    next = item.next;
    const mark = [",", ";", "/"].includes(word(reading, next)) ? next + 1 : next;
    index = isLast(reading, mark) ? mark + 1 : mark;
    if (index === next || itemAt(reading, index) === undefined) break;
  }
  const units = new Set(items.flatMap(({ unit }) => unit ?? []));
  const isEven = units.size < 2 && new Set(items.map(({ value }) => value.toLowerCase())).size === items.length;
  return items.length > 1 && isEven ? { items, next } : undefined;
}

/** "stalls 55", "gold: 10%", "basic at $9" */
function itemAt(reading: Reading, at: number): Item | undefined {
  let end = at;
  while (end < at + LABEL && isWord(reading, end) && !endsPhrase(word(reading, end))) end += 1;
  if (end === at) return undefined;
  let start = end;
  while (start < end + 2 && [":", "=", "at", "->", "is", "-"].includes(word(reading, start))) start += 1;
  const amount = quantityAt(reading, start);
  if (amount === undefined || amount.spelled) return undefined;
  // "S 36-38" is a range, and no one figure.
  const ends =
    isBreak(reading, amount.next) || [")", "/"].includes(word(reading, amount.next)) || isLast(reading, amount.next);
  return ends
    ? { value: written(reading, at, end), figure: amount.value, unit: amount.unit?.symbol, next: amount.next }
    : undefined;
}

/** Figures that make up a hundred are shares of the rows. */
function isSplit({ items }: List): boolean {
  const sum = items.reduce((total, { figure }) => total + figure, 0);
  return items.every(({ unit }) => unit === undefined || unit === "%") && Math.abs(sum - 100) < 1.1;
}

function figuresFound(
  reading: Reading,
  from: number,
  next: number,
  left: string,
  by: string,
  { items }: List,
): Figures {
  const unit = items.find((item) => item.unit !== undefined)?.unit;
  return {
    kind: "figures",
    left,
    by,
    figures: items.map(({ value, figure }) => ({ value, figure })),
    ...(unit === undefined ? {} : { unit }),
    ...spanOf(reading, from, next),
  };
}
