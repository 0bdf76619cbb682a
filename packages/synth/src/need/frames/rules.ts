import type { Check, Condition, DurationUnit } from "../../inferred/check.ts";
import type { Distribution, Influence, Model } from "../../inferred/model.ts";
import { banded, dependent, later, shifted, sum, termsOf } from "../ontology/models.ts";
import { rule } from "./define.ts";
import type { Rule } from "./frame.ts";

/** Further rules of construction that many domains share. */

/** Where the one holds, the other does. */
export function implies(when: Condition, consequence: Condition): Check {
  // biome-ignore lint/suspicious/noThenProperty: the published word of the check; nothing ever awaits it.
  return { kind: "implies", when, then: consequence };
}

/** `end` = `start` + `length`: made from the length on. */
export function spans(length: string, start: string, end: string, unit: DurationUnit): Rule {
  return rule(`${length} = ${end} - ${start}`, `${length} ${start} ${end}`, { [end]: shifted(start, length, unit) }, [
    { kind: "elapsed", result: length, from: start, to: end, unit },
  ]);
}

/** `first` lies before `second` by a time that the distribution gives as negative: the end is known, the beginning is made. */
export function precedes(first: string, second: string, by: Distribution, unit: DurationUnit): Rule {
  return rule(`${second} is not before ${first}`, `${first} ${second}`, { [first]: later(second, by, unit) }, [
    { kind: "ascending", fields: [first, second] },
  ]);
}

/** `larger` = `smaller` + something that is never negative. */
export function tops(larger: string, smaller: string, excess: Distribution, decimals: number): Rule {
  return rule(`${smaller} <= ${larger}`, `${larger} ${smaller}`, { [larger]: sum(`+${smaller}`, decimals, excess) }, [
    { kind: "ascending", fields: [smaller, larger] },
  ]);
}

/** `result` = terms + noise, which the terms' signs betray: "2.5*area -age". */
export function drawnBy(result: string, terms: string, noise: Distribution, decimals: number): Rule {
  const parts = termsOf(terms);
  const words = parts.map(({ field, times }) => `${times < 0 ? "falls" : "rises"} with ${field}`);
  return rule(
    `${result} ${words.join(" and ")}`,
    [result, ...parts.map((part) => part.field)].join(" "),
    { [result]: sum(terms, decimals, noise) },
    parts.map(({ field, times }) => ({ kind: "sign", fields: [field, result], sign: times < 0 ? -1 : 1 })),
  );
}

/** A number that keeps its distribution and is pulled by others: weights −1 … 1. */
export function pulledBy(
  result: string,
  weights: Readonly<Record<string, number>>,
  lies: Distribution,
  decimals: number,
): Rule {
  const follows: readonly Influence[] = Object.entries(weights).map(([field, weight]) => ({ field, weight }));
  const words = follows.map(({ field, weight }) => `${weight < 0 ? "falls" : "rises"} with ${field}`);
  return rule(
    `${result} ${words.join(" and ")}`,
    [result, ...Object.keys(weights)].join(" "),
    { [result]: { kind: "number", distribution: lies, decimals, follows } },
    follows.map(({ field, weight }) => ({ kind: "sign", fields: [field, result], sign: weight < 0 ? -1 : 1 })),
  );
}

/** A flag that others pull, at its rate. */
export function likelierBy(flag: string, weights: Readonly<Record<string, number>>, rate: number): Rule {
  const follows: readonly Influence[] = Object.entries(weights).map(([field, weight]) => ({ field, weight }));
  const words = follows.map(({ field, weight }) => `${weight < 0 ? "rarer" : "likelier"} where ${field} is high`);
  return rule(
    `${flag} is ${words.join(" and ")}`,
    [flag, ...Object.keys(weights)].join(" "),
    { [flag]: { kind: "flag", rate, follows } },
    follows.map(({ field, weight }) => ({ kind: "sign", fields: [field, flag], sign: weight < 0 ? -1 : 1 })),
  );
}

/** `result` lies differently for each value of a choice or flag. */
export function variesBy(
  result: string,
  by: string,
  models: Readonly<Record<string, Model>>,
  otherwise: Model,
  checks: readonly Check[] = [],
): Rule {
  return rule(`${result} depends on ${by}`, `${result} ${by}`, { [result]: dependent(by, models, otherwise) }, checks);
}

/** `result` names the band of a number: the values stand below the edges, the last above all of them. */
export function bands(result: string, of: string, edges: readonly number[], values: string): Rule {
  return rule(`${result} is the band of ${of}`, `${result} ${of}`, { [result]: banded(of, edges, values) }, [
    { kind: "function", result, by: [of] },
  ]);
}

/** A flag that is true exactly where another field has one of these values. */
export function tells(flag: string, field: string, ...values: readonly (string | number | boolean)[]): Rule {
  const when: Condition = { field, in: values };
  const told: Condition = { field: flag, in: [true] };
  return rule(
    `${flag} exactly where ${field} is ${values.join(" or ")}`,
    `${flag} ${field}`,
    { [flag]: { kind: "holds", when } },
    [implies(when, told), implies(told, when)],
  );
}

/** A flag by comparison: late where the delay is above 15. */
export function compares(flag: string, left: string, is: "<" | "<=" | ">" | ">=" | "=", right: string | number): Rule {
  const by = typeof right === "string" ? [left, right] : [left];
  return rule(
    `${flag} exactly where ${left} ${is} ${right}`,
    [flag, ...by].join(" "),
    { [flag]: { kind: "compared", left, is, right } },
    [{ kind: "function", result: flag, by }],
  );
}

type States = Readonly<Record<string, number>>;

/** A state machine along the rows of one member of `within`, by weights of the first state and of each next one. */
export function walks(
  statement: string,
  field: string,
  within: string,
  first: States,
  next: Readonly<Record<string, States>>,
): Rule {
  const allowed = Object.entries(next).map(([state, states]) => [state, Object.keys(states)] as const);
  return rule(statement, `${field} ${within}`, { [field]: { kind: "walk", first, next } }, [
    { kind: "transitions", field, within, first: Object.keys(first), next: Object.fromEntries(allowed) },
  ]);
}

/** The number of the row within its group or subject. */
export function countsUp(field: string, within: string, first = 1): Rule {
  return rule(
    `${field} counts from ${first} within ${within}`,
    `${field} ${within}`,
    { [field]: { kind: "ordinal", first } },
    [{ kind: "monotone", field, within, dense: first }],
  );
}

/** A meter that never falls along the rows of one subject. */
export function accumulates(
  field: string,
  within: string,
  start: Distribution,
  increment: Distribution,
  decimals: number,
): Rule {
  return rule(
    `${field} never falls within ${within}`,
    `${field} ${within}`,
    { [field]: { kind: "counter", start, increment, decimals } },
    [{ kind: "monotone", field, within }],
  );
}

/** A part of a time: the month of a date. */
export function partOf(field: string, of: string, part: Extract<Model, { kind: "part" }>["part"]): Rule {
  return rule(`${field} is the ${part} of ${of}`, `${field} ${of}`, { [field]: { kind: "part", of, part } }, [
    { kind: "function", result: field, by: [of] },
  ]);
}

/** Two choices of one list that never agree: the second is drawn from the members that the first left. */
export function differs(second: string, first: string, members: readonly string[]): Rule {
  const models = members.map((member): readonly [string, Model] => [
    member,
    { kind: "choice", values: members.filter((other) => other !== member) },
  ]);
  return rule(
    `${first} and ${second} differ`,
    `${first} ${second}`,
    { [second]: dependent(first, Object.fromEntries(models), { kind: "choice", values: members }) },
    [{ kind: "different", fields: [first, second] }],
  );
}
