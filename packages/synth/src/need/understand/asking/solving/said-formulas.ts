import type { Check } from "../../../../inferred/check.ts";
import { signed } from "../../../extract/operators.ts";
import { isBreak, tokenFrom, word } from "../../../extract/reading.ts";
import { unitAt, unitNamed } from "../../../extract/units.ts";
import type { Findings, Found, Span } from "../../../findings.ts";
import type { DraftNotes } from "../../draft/draft.ts";
import { monomialsOf } from "../../relations/polynomial.ts";
import { isPartial, keyOf } from "../names.ts";
import { clauseAround } from "../quantities/clauses.ts";
import type { NeedReading } from "../quantities/need-reading.ts";
import { isMiddle } from "../quantities/statistic-words.ts";
import { quoteOf } from "../said-orders.ts";
import { type Equation, equationsOf } from "./equations.ts";
import type { Interval } from "./interval.ts";
import { emptiedBy } from "./solve.ts";

/** Ends that were said of a name of a formula. */
interface End {
  readonly of: string;
  readonly interval: Interval;
  readonly unit: string | undefined;
  readonly span: Span;
}

interface Formula {
  readonly left: string;
  readonly check: Check;
  readonly names: readonly string[];
  readonly span: Span;
}

/**
 * "10 stems or more, price per stem never under 3 EUR, total (stems x stem price) 25 EUR at most": what is said of the names of a
 * formula against it, by the words alone, whatever columns come of them.
 */
export function findFormulasApart(reading: NeedReading, { found }: Findings, notes: DraftNotes): void {
  for (const formula of found.flatMap((each) => formulaOf(reading, each))) {
    const bounds = found.flatMap((each) => endOf(reading, each, formula));
    const means = bounds.some(({ of }) => of === formula.left) ? [] : meansOf(reading, found, formula);
    const ends = [...bounds, ...means];
    const isTwice = ends.some((one) => ends.some((other) => one !== other && one.of === other.of));
    if (isTwice || !areInOneUnit(formula, ends)) continue;
    const equations = equationsOf(formula.check, () => 1).map((what: Equation) => ({ what, source: formula.span }));
    const isOfSizes = formula.check.kind === "product" || isOfWhole(reading, formula);
    const free = isOfSizes ? formula.names.filter((name) => !ends.some(({ of }) => of === name)) : [];
    const domains = [
      ...ends.map(({ of, interval, span }) => ({ what: { field: of, interval, isTime: false }, source: span })),
      ...free.map((field) => ({ what: { field, interval: sizes, isTime: false }, source: formula.span })),
    ];
    const emptied = emptiedBy(domains, equations);
    if (emptied === undefined) continue;
    const spans = [...new Set([formula.span, ...emptied])].sort((a, b) => a.start - b.start);
    notes.impossible.push({
      reason: `${spans.map((span) => `"${quoteOf(reading, span)}"`).join(", ")}: no row can hold all of that`,
      spans,
      fix: "say bounds that leave room for each other, or leave one of them out",
    });
    return;
  }
}

const signedNames =
  /(?:discount|rebat|adjust|correct|chang|balanc|refund|loss|delta|differ|net\b|temperatur|credit|rabatt|nachlass|korrektur|saldo|descuento|ajuste|remise|solde|desconto)/;

/** "total = gold + silver + bronze": parts of a whole, none of which is below nothing. */
function isOfWhole({ text }: NeedReading, { check, names }: Formula): boolean {
  const areAdded = check.kind === "sum" && check.terms.every(({ times }) => times > 0);
  return areAdded && !/negativ/i.test(text) && !names.some((name) => signedNames.test(name));
}

/** What is multiplied is counted or paid, and so is what a whole is made of. */
const sizes: Interval = { least: 0, most: Infinity };

function formulaOf(reading: NeedReading, each: Found): readonly Formula[] {
  if (each.kind !== "comparison" || each.is !== "=" || each.times !== undefined) return [];
  const sum = monomialsOf(signed(each.right));
  if (sum === undefined || sum.some(({ by }) => by.length > 0)) return [];
  const [only, ...others] = sum;
  const left = keyOf(each.left, reading);
  const keys = sum.map(({ of }) => of.map((name) => keyOf(name, reading)));
  const names = [left, ...keys.flat()];
  if (only === undefined || names.some((name) => name === "") || new Set(names).size < names.length) return [];
  const span = { start: each.start, end: each.end };
  if (others.length === 0 && only.of.length > 1)
    return [{ left, names, span, check: { kind: "product", result: left, factors: keys[0] ?? [], times: only.times } }];
  if (sum.length < 2 || sum.some(({ of }) => of.length > 1)) return [];
  const terms = sum.flatMap(({ times }, at) => (keys[at] ?? []).map((field) => ({ field, times })));
  const plus = sum.filter(({ of }) => of.length === 0).reduce((total, { times }) => total + times, 0);
  return [{ left, names, span, check: { kind: "sum", total: left, terms, plus } }];
}

function endOf(reading: NeedReading, each: Found, formula: Formula): readonly End[] {
  const { start, end } = each;
  if (start < formula.span.end && formula.span.start < end) return [];
  const interval = intervalOf(reading, each);
  const first = tokenFrom(reading, 0, start);
  if (interval === undefined || isPartial(reading, first)) return [];
  const next = tokenFrom(reading, first, end);
  // "at least 10 golds for each" says what it is of.
  const of =
    each.kind !== "belongs" && isBehind(reading, formula, start)
      ? formula.left
      : nameOf(reading, first, next, formula.names, each);
  const unit = each.kind === "range" ? each.unit : undefined;
  return of === undefined ? [] : [{ of, interval, unit, span: { start, end } }];
}

/** "total = day + night, and the total should average around 200": the middle of what a formula tells lies where its values do. */
function meansOf(reading: NeedReading, found: readonly Found[], { left, span: own }: Formula): readonly End[] {
  const averages = found.flatMap((each) => (each.kind === "average" ? [{ ...each, value: each.mean }] : []));
  const middles = reading.quantities.flatMap(({ statistic, value, unit, is, span }) =>
    statistic !== undefined && isMiddle(statistic.statistic) && is === "exactly" ? [{ value, unit, ...span }] : [],
  );
  const words = left.split(" ").filter((each, at) => at === 0 || unitNamed(each) === undefined);
  return (averages.length > 0 ? averages : middles).slice(0, 1).flatMap(({ value, unit, start, end }) => {
    const first = tokenFrom(reading, 0, start);
    if ((start < own.end && own.start < end) || isPartial(reading, first)) return [];
    const [from, next] = clauseAround(reading, first);
    const said = reading.tokens.slice(from, next).flatMap(({ folded }) => keyOf(folded, reading).split(" "));
    const isOfLeft = words.every((each) => said.includes(each));
    return isOfLeft ? [{ of: left, interval: { least: value, most: value }, unit, span: { start, end } }] : [];
  });
}

/** "12 to 20 beds", "each ward has 24 beds", "10 stems or more" */
function intervalOf(reading: NeedReading, each: Found): Interval | undefined {
  if (each.kind === "range") return { least: each.minimum ?? -Infinity, most: each.maximum ?? Infinity };
  if (each.kind === "belongs") return { least: each.least ?? -Infinity, most: each.most ?? Infinity };
  if (each.kind !== "entities") return undefined;
  const after = /^ ?(?:or|oder|o|ou) (?<side>more|mehr|mas|más|plus|mais|fewer|less|weniger|menos|moins)\b/iu;
  const side = after.exec(reading.text.slice(each.end))?.groups?.side?.toLowerCase();
  if (side === undefined) return undefined;
  return /^(?:fewer|less|weniger|menos|moins)$/.test(side)
    ? { least: -Infinity, most: each.count }
    : { least: each.count, most: Infinity };
}

const joining = /^[\s,)]*(?:(?:and|und|y|et|e|is|which|must|be|always|never|ist|es|est|immer|nie|nunca|jamais)\s+)*$/i;

/** ", never over 30 EUR" right behind the formula is of what it tells. */
function isBehind({ text }: NeedReading, { span }: Formula, start: number): boolean {
  return start >= span.end && joining.test(text.slice(span.end, start));
}

const pers = /^(?:per|pro|por|par|je|each|a)$/;

/** The name of the formula that a clause is about: the one whose words all stand in it, the longest of several. */
function nameOf(
  reading: NeedReading,
  first: number,
  next: number,
  names: readonly string[],
  found: Found,
): string | undefined {
  let from = first;
  while (from > 0 && !isBreak(reading, from - 1)) from -= 1;
  let to = next;
  while (to < reading.tokens.length && !isBreak(reading, to)) to += 1;
  if (found.kind === "belongs") return longest(names.filter((name) => name === keyOf(found.child, reading)));
  const all: string[] = [];
  const heads: string[] = [];
  for (let at = from; at < to; at++) {
    const isInRange = at >= first && at < next && found.kind === "range";
    const isUnit = reading.tokens[at - 1]?.kind === "number" && unitAt(reading.tokens, at) !== undefined;
    if (isInRange || isUnit) continue;
    // "day_kwh" is a word of two.
    const keys = keyOf(word(reading, at), reading).split(" ");
    all.push(...keys);
    if (!pers.test(word(reading, at - 1)) && at <= next + 1) heads.push(...keys);
  }
  const isHeadLast = reading.language === "en" || reading.language === "de";
  const matching = names.filter((name) => {
    const words = name.split(" ");
    const per = words.findIndex((each) => pers.test(each));
    const own = per > 0 ? words.slice(0, per) : words;
    const head = isHeadLast ? own.at(-1) : own[0];
    return words.every((each) => all.includes(each) || pers.test(each)) && heads.includes(head ?? "");
  });
  return longest(matching);
}

function longest(names: readonly string[]): string | undefined {
  const most = Math.max(...names.map((name) => name.split(" ").length));
  const [only, ...others] = names.filter((name) => name.split(" ").length === most);
  return others.length === 0 ? only : undefined;
}

/** Whether what was said can be reckoned with as it is: sums in one unit, products of a price or a length. */
function areInOneUnit({ check, left }: Formula, ends: readonly End[]): boolean {
  const units = new Set(ends.flatMap(({ unit }) => (unit === undefined ? [] : [unit])));
  if (check.kind === "sum") return units.size < 2;
  const of = ends.find((end) => end.of === left)?.unit;
  const factors = ends.filter((end) => end.of !== left && end.unit !== undefined);
  if (of === undefined || factors.length === 0) return true;
  const isArea =
    factors.length > 1 && units.size === 2 && factors.every(({ unit }) => of === `${unit}2` || of === `${unit}²`);
  return isArea || factors.filter(({ unit }) => unit === of).length === 1;
}
