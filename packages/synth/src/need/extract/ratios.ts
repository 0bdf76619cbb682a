import type { Found } from "../findings.ts";
import { endsPhrase } from "./clause.ts";
import { isOr } from "./member-list.ts";
import { phraseAt, phraseList, skip } from "./phrases.ts";
import { quantityAt } from "./quantity.ts";
import { isGlued, isWord, number, type Reading, word, written } from "./reading.ts";
import { isOpposed, jointsAt, labelAt, MOST, sharesFound, splitNouns } from "./share-parts.ts";
import { isCurrency, unitAt } from "./units.ts";

const betweens = phraseList("between|of|among|across|for|:|over|zwischen|entre|in|into|on|split|mix");

/** Figures of one whole: "80/15/5", "1:1:1"; what they are parts of, and the token after them. */
export function figuresAt(
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
export function ratioAt(reading: Reading, at: number): Found | undefined {
  // "1:1 to drug or placebo", "randomised 2:1": the names behind or the word before show what is parted.
  const isAllotted = allotting.has(word(reading, at - 1));
  const figures = figuresAt(reading, at, true);
  if (figures === undefined || isMoneyAt(reading, figures.next)) return undefined;
  const noun = skip(reading, figures.next, splitNouns);
  // "variants A, B and C split 50/25/25: user, revenue": the members stand before.
  const isListed = word(reading, noun) === ":" && /^(?:and|or|und|oder|y|o|et|ou|e)$/.test(word(reading, at - 3));
  const between = isListed
    ? undefined
    : (phraseAt(reading, noun, betweens) ?? (word(reading, noun) === "to" ? { next: noun + 1 } : undefined));
  const names = namesAt(reading, between?.next ?? noun, figures.values.length);
  const isCalled =
    figuresAt(reading, at) !== undefined ||
    isAllotted ||
    (names !== undefined && (between !== undefined || names.areOpposed));
  if (!isCalled) return undefined;
  const list = figures.values.map((share, index) => ({ value: names?.values[index] ?? "", share }));
  return sharesFound(reading, at, names?.next ?? noun, list);
}

const allotting = new Set(
  "randomised randomized allocated split divided assigned parted aufgeteilt repartidos".split(" "),
);

const ratioLeads: ReadonlySet<string> = new Set(
  "at in a ratio ratios of split ( with : roughly about mix ~ around proportion proportions im verhaltnis en proporcion".split(
    " ",
  ),
);
const MOST_LEADS = 5;

/** The token behind the words that lead to the figures of a ratio: "in a ratio of". */
export function behindRatioLeads(reading: Reading, at: number): number {
  let next = at;
  while (next < at + MOST_LEADS && ratioLeads.has(word(reading, next))) next += 1;
  return next;
}

/** "free/premium 60/40", "member or casual 75/25", "placebo / 10 mg / 20 mg in ratio 1:1:1", "(day/night/flat at 50/20/30)". */
export function namedRatioAt(reading: Reading, at: number): Found | undefined {
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
  const start = behindRatioLeads(reading, next);
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
  return sharesFound(
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

/** "19.90 / 29.90 / 49.90 EUR" are prices, whatever they add up to. */
function isMoneyAt(reading: Reading, at: number): boolean {
  const unit = unitAt(reading.tokens, at);
  return unit !== undefined && isCurrency(unit.unit);
}

function namesAt(
  reading: Reading,
  at: number,
  count: number,
): { readonly values: readonly string[]; readonly next: number; readonly areOpposed: boolean } | undefined {
  const values: string[] = [];
  let index = at;
  let next = at;
  let areOpposed = false;
  while (values.length < count) {
    const label = labelAt(reading, index);
    if (label === undefined) return undefined;
    values.push(label.value);
    next = label.next;
    index = jointsAt(reading, next);
    const isAgainst = values.length < count && isOpposed(reading, index);
    areOpposed ||= isAgainst;
    if (isAgainst || ["to", "or"].includes(word(reading, index))) index += 1;
  }
  return { values, next, areOpposed };
}
