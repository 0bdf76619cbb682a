import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isWord, number, type Reading, spanOf, word, written } from "./reading.ts";

const MOST = 16;
const joints = new Set([",", "and", "und", "y", "et", "e", "/", ";", "|", "&", "rest", "+"]);
const splitNouns = phraseList(
  "split|mix|ratio|distribution|breakdown|balance|weights|weighted|shares|percent split|% split|verteilung|aufteilung|reparto|repartition|divisao",
);
const betweens = phraseList("between|of|among|across|for|:|over|zwischen|entre|in|into|on|split|mix");

interface Share {
  readonly value: string;
  readonly share: number;
}

/** "60% mobile, 40% desktop", "card 80%, cash 15%, wallet 5%", "80/15/5 split between card, cash and wallet". They sum to 1. */
export function sharesAt(reading: Reading, at: number): Found | undefined {
  return percentFirst(reading, at) ?? valueFirst(reading, at) ?? chain(reading, at);
}

function shares(reading: Reading, from: number, next: number, list: readonly Share[]): Found | undefined {
  const sum = list.reduce((total, one) => total + one.share, 0);
  if (list.length < 2 || Math.abs(sum - 1) > 0.011) return undefined;
  const exact = list.map(({ value, share }) => ({ value, share: Number((share / sum).toPrecision(12)) }));
  return { kind: "shares", shares: exact, ...spanOf(reading, from, next) };
}

function percentAt(reading: Reading, at: number): { readonly share: number; readonly next: number } | undefined {
  const quantity = quantityAt(reading, hedgeAt(reading, at).next);
  return quantity?.unit?.symbol === "%" ? { share: quantity.value / 100, next: quantity.next } : undefined;
}

/** Up to three words that name a member. */
function labelAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const start = ["of", "are", "is", "the", "de", "is_a"].includes(word(reading, at)) ? at + 1 : at;
  const quoted = quotedAt(reading, start);
  if (quoted !== undefined) return quoted;
  let next = start;
  while (next < start + 3 && isWord(reading, next) && !endsPhrase(word(reading, next))) next += 1;
  return next === start ? undefined : { value: written(reading, start, next), next };
}

/** A member in quotes, without them. */
export function quotedAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const quote = reading.tokens[at]?.text;
  if (quote !== '"' && quote !== "'" && quote !== "`") return undefined;
  for (let close = at + 2; close < at + 10; close++) {
    if (reading.tokens[close]?.text === quote) return { value: written(reading, at + 1, close), next: close + 1 };
  }
  return undefined;
}

/** The token after commas and "and" between two members. */
function jointsAt(reading: Reading, at: number): number {
  let next = at;
  while (next < at + 2 && joints.has(word(reading, next))) next += 1;
  return next;
}

function percentFirst(reading: Reading, at: number): Found | undefined {
  const list: Share[] = [];
  let next = at;
  let index = at;
  while (list.length < MOST) {
    const percent = percentAt(reading, index);
    if (percent === undefined) break;
    const label = labelAt(reading, percent.next);
    if (label === undefined) break;
    list.push({ value: label.value, share: percent.share });
    next = label.next;
    index = jointsAt(reading, next);
    if (index === next) break;
  }
  return shares(reading, at, next, list);
}

/** "card 80%, cash 15%", "card: 0.8, cash: 0.2", "male (49%), female (51%)". */
function valueFirst(reading: Reading, at: number): Found | undefined {
  if (at > 0 && isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1))) return undefined;
  const list: Share[] = [];
  let next = at;
  let index = at;
  while (list.length < MOST) {
    const label = labelAt(reading, index);
    if (label === undefined) break;
    let start = label.next;
    const opened = reading.tokens[start]?.text === "(";
    while (start < label.next + 2 && ["(", ":", "=", "at", "~", "-"].includes(word(reading, start))) start += 1;
    const share = percentAt(reading, start) ?? (start > label.next ? decimalAt(reading, start) : undefined);
    if (share === undefined) break;
    list.push({ value: label.value, share: share.share });
    next = opened && reading.tokens[share.next]?.text === ")" ? share.next + 1 : share.next;
    index = jointsAt(reading, next);
    if (index === next) break;
  }
  return shares(reading, at, next, list);
}

function decimalAt(reading: Reading, at: number): { readonly share: number; readonly next: number } | undefined {
  const value = number(reading, at);
  return value === undefined || value.value <= 0 || value.value >= 1
    ? undefined
    : { share: value.value, next: value.next };
}

/** "80/15/5 split between card, cash and wallet", "60/40 male/female"; without names the members stay empty, in this order. */
function chain(reading: Reading, at: number): Found | undefined {
  const values: number[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const value = number(reading, index);
    if (value === undefined || value.plain !== true) break;
    values.push(value.value);
    next = value.next;
    const mark = reading.tokens[next]?.text ?? "";
    if (mark === "%" && reading.tokens[next + 1]?.text === "/") next += 1;
    if (!"/:-".includes(reading.tokens[next]?.text ?? " ") || number(reading, next + 1) === undefined) break;
    index = next + 1;
  }
  if (reading.tokens[next]?.text === "%") next += 1;
  const sum = values.reduce((total, value) => total + value, 0);
  // "1:1:1" and "3:1 ratio" are parts of any whole.
  const isRatio =
    reading.tokens[at + 1]?.text === ":" &&
    sum < 100 &&
    values.every((value) => value > 0 && Number.isInteger(value)) &&
    (values.length > 2 || skip(reading, next, splitNouns) > next);
  if (values.length < 2 || (Math.abs(sum - 100) > 1.1 && !isRatio)) return undefined;
  const isDash = reading.tokens[at + 1]?.text === "-";
  const noun = skip(reading, next, splitNouns);
  // "45-55" is a range unless it is called a split.
  if (isDash && noun === next) return undefined;
  const between = phraseAt(reading, noun, betweens);
  const names = namesAt(reading, between?.next ?? noun, values.length);
  const list = values.map((value, index) => ({
    value: names?.values[index] ?? "",
    share: value / (isRatio ? sum : 100),
  }));
  return shares(reading, at, names?.next ?? noun, list);
}

function namesAt(
  reading: Reading,
  at: number,
  count: number,
): { readonly values: readonly string[]; readonly next: number } | undefined {
  const values: string[] = [];
  let index = at;
  let next = at;
  while (values.length < count) {
    const label = labelAt(reading, index);
    if (label === undefined) return undefined;
    values.push(label.value);
    next = label.next;
    index = jointsAt(reading, next);
    if (["vs", "vs.", "to", "versus", "or"].includes(word(reading, index))) index += 1;
  }
  return { values, next };
}
