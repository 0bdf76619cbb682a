import type { Found } from "../findings.ts";
import { endsPhrase, phraseBefore } from "./clause.ts";
import { isLast, MOST } from "./member-list.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isBreak, isWord, type Reading, singularAt, spanOf, word, written } from "./reading.ts";

export type Figures = Extract<Found, { kind: "figures" }>;

/** A member with its figure. */
export interface MemberFigure {
  readonly value: string;
  readonly figure: number;
  readonly unit: string | undefined;
  readonly next: number;
}

interface List {
  readonly items: readonly MemberFigure[];
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
  return word(reading, at) === "(" ? bracketedFiguresAt(reading, at) : byChoice(reading, at);
}

/** The bracket right behind the name of a figure. */
export function bracketedFiguresAt(reading: Reading, at: number): Figures | undefined {
  if (word(reading, at) !== "(") return undefined;
  const left = nameBefore(reading, at);
  const list = left === undefined ? undefined : listIn(reading, at + 1);
  if (left === undefined || list === undefined || word(reading, list.next) !== ")" || isSplit(list)) return undefined;
  return figuresFound(reading, at, list.next + 1, left, "", list.items);
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
  // "daily rate by class economy 30, compact 40, suv 70"
  if (list === undefined) return mark === "(" || mark === ":" ? undefined : listedAtOnce(reading, at, name, by);
  const isClosed = mark === "(" ? word(reading, list.next) === ")" : isBreak(reading, list.next);
  if (!isClosed) return undefined;
  const next = mark === "(" ? list.next + 1 : list.next;
  return figuresFound(reading, at, next, written(reading, at, name), written(reading, by, end), list.items);
}

/** The choice is one word, and its members follow it with nothing between. */
function listedAtOnce(reading: Reading, at: number, name: number, by: number): Figures | undefined {
  const list = listIn(reading, by + 1);
  if (list === undefined || !isBreak(reading, list.next)) return undefined;
  return figuresFound(reading, at, list.next, written(reading, at, name), written(reading, by, by + 1), list.items);
}

const copulas = phraseList("is|are|be|should be|which is|that is|which are");

function isLink(reading: Reading, at: number): boolean {
  return phraseAt(reading, at, links) !== undefined || phraseAt(reading, at, copulas) !== undefined;
}

/** Members with a figure each, all in one unit or without one. */
function listIn(reading: Reading, at: number): List | undefined {
  const items: MemberFigure[] = [];
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
function itemAt(reading: Reading, at: number): MemberFigure | undefined {
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

/** The figures of members, as a finding. */
export function figuresFound(
  reading: Reading,
  from: number,
  next: number,
  left: string,
  by: string,
  items: readonly MemberFigure[],
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
