import type { Distribution } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import type { NamedField } from "./named-field.ts";
import { changed, lessened, toldStage } from "./told-stages.ts";
import { differenceRule, drawnRule } from "./usual-rules.ts";

const inPercent =
  /^(?:(?:\w+_)?(?:pct|percent|percentage)(?:_\w+)?_change|(?:\w+_)?change_(?:pct|percent|percentage)|change_in_percent)$/;
const difference = /^(?:\w+_)?change(?:_(?:eur|usd|gbp|amount))?$/;
const before = /^(?:previous|prior|prev|last|former|old)_(.+)$/;
/** What comes next is about as much. */
const near: Distribution = { kind: "triangular", minimum: 0.85, mode: 0.99, maximum: 1.12 };

/** What a change comes to, by the two that it lies between: "price, previous price, percentage change". */
export function changeRules(numbers: readonly NamedField[]): readonly Rule[] {
  return [...changesFromPrior(numbers), ...changesBetweenStages(numbers)];
}

/** "weight before, weight after, the change", "baseline ldl, ldl week 12, change from baseline": from the first to the last reading. */
function changesBetweenStages(numbers: readonly NamedField[]): readonly Rule[] {
  const told = numbers.flatMap((field) => {
    const stage = toldStage(field.name.split("_"));
    return stage === undefined || stage.stem.length === 0 ? [] : [{ field, ...stage, key: stage.stem.join("_") }];
  });
  return numbers.flatMap((result) => {
    const [, stem = "", what = ""] = /^(?:(\w+)_)?([a-z]+)$/.exec(result.name.replace(/_from_\w+$/, "")) ?? [];
    if (!changed.test(what)) return [];
    const keys = new Set(told.map(({ key }) => key).filter((key) => stem === "" || key === stem));
    const [key] = keys;
    const read = told.filter((each) => each.key === key).sort((one, other) => one.at - other.at);
    const [from, to] = [read[0], read.at(-1)];
    if (keys.size !== 1 || from === undefined || to === undefined || from.at === to.at) return [];
    if (from.field.unit !== to.field.unit || (result.unit === "%" && to.field.unit !== "%")) return [];
    const isLess = lessened.test(what);
    const [more, less] = isLess ? [from.field, to.field] : [to.field, from.field];
    return [
      drawnRule(to.field, from.field, isLess ? lower : near, `${to.field.name} is about ${from.field.name}`),
      differenceRule(result, more, less),
    ];
  });
}

const lower: Distribution = { kind: "triangular", minimum: 0.75, mode: 0.93, maximum: 1 };

function changesFromPrior(numbers: readonly NamedField[]): readonly Rule[] {
  const results = numbers.filter(({ name }) => inPercent.test(name) || difference.test(name));
  const pairs = numbers.flatMap((prior) => {
    const stem = before.exec(prior.name)?.[1];
    const called = [`current_${stem}`, `new_${stem}`, stem, ...(stem === "close" ? ["last_price", "price"] : [])];
    const now = called.flatMap((each) => numbers.find(({ name }) => name === each) ?? [])[0];
    return stem === undefined || now === undefined || now.unit !== prior.unit ? [] : [[prior, now] as const];
  });
  const [result, ...further] = results;
  const [pair, ...others] = pairs;
  if (result === undefined || pair === undefined || further.length + others.length > 0) return [];
  const [prior, now] = pair;
  const isShare = inPercent.test(result.name) || (result.unit === "%" && now.unit !== "%");
  return [
    drawnRule(prior, now, near, `${prior.name} is about ${now.name}`),
    isShare ? percentRule(result, prior, now) : differenceRule(result, prior, now),
  ];
}

function percentRule(result: NamedField, prior: NamedField, now: NamedField): Rule {
  const quotient = { kind: "quotient", of: now.name, by: prior.name, times: 100, plus: -100 } as const;
  return {
    statement: `${result.name} = ${now.name} / ${prior.name} * 100 - 100`,
    needs: [result.name, now.name, prior.name],
    sets: { [result.name]: { ...quotient, decimals: 2 } },
    checks: [{ ...quotient, result: result.name }],
  };
}
