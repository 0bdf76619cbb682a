import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isOr, kindNouns } from "./member-list.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { hedgeAt, quantityAt } from "./quantity.ts";
import { isBreak, isGlued, isWord, number, type Reading, spanOf, word, written } from "./reading.ts";

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
  return (
    percentFirst(reading, at) ??
    valueFirst(reading, at) ??
    namesFirst(reading, at) ??
    hundred(reading, at) ??
    chain(reading, at)
  );
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

/** The sign that is glued to a word: "O+". */
function signAt(reading: Reading, at: number): string {
  return ["+", "-"].includes(word(reading, at)) && isGlued(reading, at) ? word(reading, at) : "";
}

/** Up to three words that name a member. */
function labelAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const isCode = /^[A-Z]{2,3}$/.test(reading.tokens[at]?.text ?? "");
  const start = !isCode && ["of", "are", "is", "the", "de", "is_a"].includes(word(reading, at)) ? at + 1 : at;
  const quoted = quotedAt(reading, start);
  if (quoted !== undefined) return quoted;
  let next = start;
  // "DE" is a country, whatever "de" may be.
  const isLabel = (at: number): boolean =>
    isWord(reading, at) &&
    (!endsPhrase(word(reading, at)) ||
      /^(?:[A-Z]{2,3}|[A-Z][+-])$/.test(`${reading.tokens[at]?.text}${signAt(reading, at + 1)}`));
  while (next < start + 3 && isLabel(next)) next += 1;
  // "O+ 38%"
  if (next > start && ["+", "-"].includes(word(reading, next)) && isGlued(reading, next) && !isGlued(reading, next + 1))
    next += 1;
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
    if (index === next && percentAt(reading, next) === undefined) break;
  }
  return shares(reading, at, next, list);
}

/** The "404" of "200 95% 404 3%". */
function codeAt(reading: Reading, at: number): { readonly value: string; readonly next: number } | undefined {
  const text = reading.tokens[at]?.text ?? "";
  return /^[1-5]\d\d$/.test(text) && reading.tokens[at + 1]?.kind === "number"
    ? { value: text, next: at + 1 }
    : undefined;
}

/** "INFO 90% WARN 8%": the next member follows without a comma. */
function isLabelled(reading: Reading, at: number): boolean {
  const next = codeAt(reading, at)?.next ?? (isWord(reading, at) && !endsPhrase(word(reading, at)) ? at + 1 : at);
  return next > at && percentAt(reading, next) !== undefined;
}

/** "card 80%, cash 15%", "card: 0.8, cash: 0.2", "male (49%), female (51%)". */
function valueFirst(reading: Reading, at: number): Found | undefined {
  const isMiddle = at > 0 && isWord(reading, at - 1) && !endsPhrase(word(reading, at - 1));
  if (isMiddle && codeAt(reading, at) === undefined) return undefined;
  const list: Share[] = [];
  let next = at;
  let index = at;
  while (list.length < MOST) {
    const label = codeAt(reading, index) ?? labelAt(reading, index);
    if (label === undefined) break;
    let start = label.next;
    const opened = reading.tokens[start]?.text === "(";
    while (start < label.next + 2 && ["(", ":", "=", "at", "~", "-"].includes(word(reading, start))) start += 1;
    const share = percentAt(reading, start) ?? (start > label.next ? decimalAt(reading, start) : undefined);
    if (share === undefined) break;
    list.push({ value: label.value, share: share.share });
    next = opened && reading.tokens[share.next]?.text === ")" ? share.next + 1 : share.next;
    index = jointsAt(reading, next);
    if (index === next && !isLabelled(reading, next)) break;
  }
  // "country 90% US 10% CA": the shares stand before what they are of.
  const second = labelAt(reading, at)?.next ?? at;
  if (
    list.length > 0 &&
    isWord(reading, next) &&
    (percentFirst(reading, second)?.end ?? 0) > (reading.tokens[next]?.start ?? 0)
  )
    return undefined;
  const kind = list[0]?.value.toLowerCase().split(" ") ?? [];
  const isKind = kindNouns.has(word(reading, at)) || ["country", "region", "city"].includes(kind[0] ?? "");
  // "hull steel 55%, wood 30%, plastic 15%": at the head of an item one word names what the others are kinds of.
  const isAlone =
    list.length > 2 && list.slice(1).every(({ value }) => !value.includes(" ")) && beginsItem(reading, at);
  const isHeaded = kind.length === 2 && (isKind || isAlone);
  // The first of "country US 50%, UK 20%" is what they are members of.
  const [one] = list;
  const whole =
    isHeaded && one !== undefined
      ? shares(reading, at + 1, next, [{ ...one, value: one.value.split(" ")[1] ?? "" }, ...list.slice(1)])
      : shares(reading, at, next, list);
  if (whole !== undefined) return whole;
  // "tier gold 70%, silver 40%, bronze 20%": shares that contradict each other are told as they are.
  const [, ...rest] = list;
  const head = (list[0]?.value ?? "").split(" ");
  if (list.length < 3 || head.length < 2 || rest.some(({ value }) => value.includes(" "))) return undefined;
  const told = [{ value: head.at(-1) ?? "", share: list[0]?.share ?? 0 }, ...rest];
  return { kind: "shares", shares: told, ...spanOf(reading, at + head.length - 1, next) };
}

function beginsItem(reading: Reading, at: number): boolean {
  return at === 0 || (isBreak(reading, at - 1) && !["(", ":", "="].includes(word(reading, at - 1)));
}

/** "(common 60, rare 25, epic 15)", "child 20, adult 65, senior 15 percent": at least three figures that make a hundred. */
function hundred(reading: Reading, at: number): Found | undefined {
  const opens = word(reading, at) === "(";
  const list: Share[] = [];
  let next = opens ? at + 1 : at;
  for (let index = next; list.length < MOST; ) {
    let label = labelAt(reading, index);
    if (label === undefined) break;
    // What stands before the first member in the item names the field.
    const words = label.value.split(" ");
    if (list.length > 0 ? words.length > 2 : opens && words.length > 1) return undefined;
    if (list.length === 0) label = { ...label, value: words.at(-1) ?? "" };
    const value = number(reading, label.next);
    if (value === undefined || value.value <= 0 || !Number.isInteger(value.value)) break;
    list.push({ value: label.value, share: value.value / 100 });
    next = ["%", "percent"].includes(word(reading, value.next)) ? value.next + 1 : value.next;
    index = jointsAt(reading, next);
    if (index === next) break;
  }
  if (list.length < 3 || Math.abs(list.reduce((sum, { share }) => sum + share, 0) - 1) > 1e-9) return undefined;
  if (opens && word(reading, next) !== ")") return undefined;
  const skipped = opens ? 0 : (labelAt(reading, at)?.value.split(" ").length ?? 1) - 1;
  return shares(reading, at + skipped, opens ? next + 1 : next, list);
}

function decimalAt(reading: Reading, at: number): { readonly share: number; readonly next: number } | undefined {
  const value = number(reading, at);
  return value === undefined || value.value <= 0 || value.value >= 1
    ? undefined
    : { share: value.value, next: value.next };
}

/** Figures of one whole: "80/15/5", "1:1:1"; what they are parts of, and the token after them. */
function figuresAt(
  reading: Reading,
  at: number,
  hasNames = false,
): { readonly values: readonly number[]; readonly next: number } | undefined {
  const values: number[] = [];
  let next = at;
  let mark = "";
  for (let index = at; values.length < MOST; ) {
    const value = number(reading, index);
    if (value === undefined || value.plain !== true || value.value < 0) break;
    values.push(value.value);
    next = value.next;
    const percent = reading.tokens[next]?.text === "%" ? next + 1 : next;
    const sign = reading.tokens[percent]?.text ?? "";
    if (!["/", ":", "-"].includes(sign) || number(reading, percent + 1) === undefined) break;
    mark = sign;
    next = percent;
    index = next + 1;
  }
  if (reading.tokens[next]?.text === "%") next += 1;
  const sum = values.reduce((total, value) => total + value, 0);
  if (values.length < 2) return undefined;
  const named = skip(reading, next, splitNouns) > next || hasNames;
  // "1:1:1" and "3:1 ratio" are parts of any whole; "45-55" is a range unless it is called a split.
  const isRatio =
    mark === ":" &&
    sum < 100 &&
    values.every((value) => value > 0 && Number.isInteger(value)) &&
    (values.length > 2 || named);
  if ((Math.abs(sum - 100) > 1.1 && !isRatio) || (mark === "-" && !named)) return undefined;
  return { values: values.map((value) => value / (isRatio ? sum : 100)), next };
}

/** "80/15/5 split between card, cash and wallet"; without names the members stay empty, in this order. */
function chain(reading: Reading, at: number): Found | undefined {
  const figures = figuresAt(reading, at);
  if (figures === undefined) return undefined;
  const noun = skip(reading, figures.next, splitNouns);
  const between = phraseAt(reading, noun, betweens);
  const names = namesAt(reading, between?.next ?? noun, figures.values.length);
  const list = figures.values.map((share, index) => ({ value: names?.values[index] ?? "", share }));
  return shares(reading, at, names?.next ?? noun, list);
}

const connectors = new Set(
  "at in a ratio ratios of split ( with : roughly about mix ~ around proportion proportions im verhaltnis en proporcion".split(
    " ",
  ),
);

/** "free/premium 60/40", "member or casual 75/25", "placebo / 10 mg / 20 mg in ratio 1:1:1", "(day/night/flat at 50/20/30)". */
function namesFirst(reading: Reading, at: number): Found | undefined {
  if (at > 0 && ["/", "|"].includes(word(reading, at - 1))) return undefined;
  const values: string[] = [];
  let next = at;
  for (let index = at; values.length < MOST; ) {
    const dose = doseAt(reading, index);
    let end = dose ?? index;
    while (
      dose === undefined &&
      end < index + 3 &&
      isWord(reading, end) &&
      !endsPhrase(word(reading, end)) &&
      (end === index || skip(reading, end, splitNouns) === end)
    )
      end += 1;
    // "Y/J/F 80/15/5": between slashes any word is a name.
    const isSlashed = ["/", "|"].includes(word(reading, index + 1)) || (index > at && word(reading, index - 1) === "/");
    if (end === index && isWord(reading, index) && isSlashed) end += 1;
    if (end === index) return undefined;
    values.push(written(reading, index, end));
    next = end;
    const mark = word(reading, next);
    // "day:night 2:1"
    const isColon = mark === ":" && isGlued(reading, next) && isGlued(reading, next + 1) && isWord(reading, next + 1);
    if (mark !== "/" && mark !== "|" && !isColon && !isOr(reading, next)) break;
    index = next + 1;
  }
  if (values.length < 2) return undefined;
  let start = next;
  while (start < next + 5 && connectors.has(word(reading, start))) start += 1;
  const figures = figuresAt(reading, start, true);
  if (figures === undefined || figures.values.length !== values.length) return undefined;
  let end = skip(reading, figures.next, splitNouns);
  if (reading.tokens[end]?.text === ")" && written(reading, next, start).includes("(")) end += 1;
  // The first of "status open/approved" is what they are members of.
  const first = (values[0] ?? "").split(" ");
  const list = values.map((value, index) => ({
    value: index === 0 ? (first.at(-1) ?? value) : value,
    share: figures.values[index] ?? 0,
  }));
  const isDose = doseAt(reading, at) !== undefined;
  const from = isDose || first.length === 1 ? at : at + first.length - 1;
  return shares(
    reading,
    from,
    end,
    isDose ? list.map((one, index) => (index === 0 ? { ...one, value: values[0] ?? "" } : one)) : list,
  );
}

/** "10 mg" as the name of a member. */
function doseAt(reading: Reading, at: number): number | undefined {
  const quantity = quantityAt(reading, at);
  return quantity?.unit === undefined || reading.tokens[at]?.kind !== "number" ? undefined : quantity.next;
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
