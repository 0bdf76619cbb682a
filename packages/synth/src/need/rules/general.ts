import type { Rule } from "../frames/frame.ts";
import { balanceRules } from "./balances.ts";
import { changeRules } from "./changes-by-name.ts";
import { deviationRules } from "./deviations.ts";
import { funnelRules } from "./funnels.ts";
import { grantedRules } from "./granted-of-asked.ts";
import { leftRules, vacancyRules } from "./left-of-whole.ts";
import { hasBreak, lengthRules } from "./lengths-by-name.ts";
import { meterRules } from "./meters.ts";
import { isNumeric, type NamedField } from "./named-field.ts";
import { oppositeSides, pairsOf } from "./named-pairs.ts";
import { netRules } from "./net-of-returns.ts";
import { unitPriceRules } from "./per-unit.ts";
import { unitRatioRules } from "./ratios-by-unit.ts";
import { ladderRules, splitRules } from "./statistic-ladders.ts";
import { taxedByRate } from "./taxed-by-rate.ts";
import { conceptPairs } from "./time-words.ts";
import { totalRules } from "./totals-by-name.ts";
import { twinUnitRules } from "./twin-units.ts";
import {
  below,
  depthPairs,
  depths,
  different,
  lesserPairs,
  levels,
  numberPairs,
  pressurePairs,
  products,
  ratios,
  shares,
  sums,
} from "./usual-relations.ts";
import {
  aboveRule,
  belowRule,
  differRule,
  laterRule,
  portionRule,
  productRule,
  ratioRule,
  sumRule,
} from "./usual-rules.ts";
import { weighingRules } from "./weighings.ts";

/** The rules that hold in any domain, for the fields at hand; in published names, the most telling first. */
export function generalRules(fields: readonly NamedField[]): readonly Rule[] {
  const numbers = fields.filter(isNumeric);
  const byName = new Map(fields.map((field) => [field.name, field]));
  return [
    ...weighingRules(numbers),
    ...taxedByRate(numbers),
    ...twinUnitRules(numbers),
    ...timeRules(fields, numbers),
    ...orderRules(fields, numbers),
    ...balanceRules(numbers),
    ...netRules(numbers),
    ...leftRules(numbers),
    ...vacancyRules(numbers),
    ...grantedRules(numbers),
    ...shareRules(numbers, byName),
    ...funnelRules(numbers),
    ...deviationRules(numbers),
    ...changeRules(numbers),
    ...totalRules(numbers),
    ...amountRules(byName),
    ...unitPriceRules(fields),
    ...unitRatioRules(numbers),
    ...differenceRules(fields, byName),
  ];
}

function timeRules(fields: readonly NamedField[], numbers: readonly NamedField[]): readonly Rule[] {
  const times = fields.filter(({ type }) => type === "date" || type === "datetime");
  const pairs = pairsOf(times, conceptPairs, true);
  const isShift = fields.some(hasBreak);
  return [...pairs.map(([first, second]) => laterRule(first, second, isShift)), ...lengthRules(pairs, numbers)];
}

/** Numbers whose names say which is the larger. */
function orderRules(fields: readonly NamedField[], numbers: readonly NamedField[]): readonly Rule[] {
  const deep = numbers.filter(({ name }) => depths.test(name));
  // "battery at start and end": it runs down, but where it is charged.
  const isCharged = fields.some(({ name }) => /charg|plug|lade|recarga/.test(name));
  const run = isCharged ? [] : numbers.filter(({ name }) => levels.test(name));
  return [
    ...ladderRules(numbers),
    ...splitRules(numbers),
    ...pairsOf(numbers, numberPairs, false).map(([low, high]) => aboveRule(low, high)),
    ...meterRules(numbers),
    ...pairsOf(deep, depthPairs, false).map(([low, high]) => aboveRule(low, high)),
    ...pairsOf(run, lesserPairs, true).map(([low, high]) => belowRule(low, high)),
    ...pairsOf(numbers, pressurePairs, false).map(([low, high]) => belowRule(low, high)),
  ];
}

const qualified =
  /^(?:viewable|unique|valid|invalid|successful|failed|billable|qualified|accepted|rejected|completed|cancelled|returned|damaged|defective|excused|unexcused|paid|unpaid|verified|distinct)_(.+)$/;

type ByName = ReadonlyMap<string, NamedField>;

/** What is a part of another, below it or a ratio of two. */
function shareRules(numbers: readonly NamedField[], byName: ByName): readonly Rule[] {
  // "viewable impressions" are impressions: a qualified count is never more than the whole.
  const counts = numbers.flatMap((part) => {
    const whole = byName.get(qualified.exec(part.name)?.[1] ?? "");
    return whole !== undefined && part.type === "int" && whole.type === "int" ? [portionRule(part, whole)] : [];
  });
  return [
    ...counts,
    ...below.flatMap((pair) => ruleOf(pair, byName, ([low, high]) => belowRule(low, high))),
    ...ratios.flatMap((three) => ruleOf(three, byName, ([result, of, by]) => ratioRule(result, of, by))),
    ...shares.flatMap((pair) => ruleOf(pair, byName, ([part, whole]) => portionRule(part, whole))),
  ];
}

function amountRules(byName: ByName): readonly Rule[] {
  return [
    ...sums
      .filter(([total, terms]) => areAlike([total, ...terms], byName))
      .flatMap(([total, terms]) => ruleOf([total, ...terms], byName, ([of]) => sumRule(of, terms))),
    ...products.flatMap(([result, factors]) =>
      ruleOf([result, ...factors], byName, ([of]) => productRule(of, factors)),
    ),
  ];
}

/** Percents add up to no amount: "net, VAT 7 or 19 %, gross". */
function areAlike(names: readonly string[], byName: ByName): boolean {
  const percents = names.filter((name) => byName.get(name)?.unit === "%").length;
  return percents === 0 || percents === names.length;
}

/** The rule of numbers of these names, where all of them are there. */
function ruleOf<Names extends readonly string[]>(
  names: Names,
  byName: ByName,
  ruleFor: (fields: { readonly [Index in keyof Names]: NamedField }) => Rule,
): readonly Rule[] {
  const fields = names.flatMap((name) => byName.get(name) ?? []).filter(isNumeric);
  if (fields.length < names.length) return [];
  // As many as names.
  return [ruleFor(fields as unknown as { readonly [Index in keyof Names]: NamedField })];
}

function differenceRules(fields: readonly NamedField[], byName: ByName): readonly Rule[] {
  const named = different.flatMap(([one, other]) => {
    const [first, second] = [byName.get(one), byName.get(other)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
  return [...named, ...oppositeSides(fields)].flatMap(([first, second]) =>
    first.type === second.type ? [differRule(first, second)] : [],
  );
}
