import type { DurationUnit } from "../../../inferred/check.ts";
import type { Distribution, Model } from "../../../inferred/model.ts";
import type { Findings, Found } from "../../findings.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, type DraftNotes, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { memberOf } from "../draft/members.ts";
import { decimalsOf, distributionOf } from "../draft/numeric.ts";
import { say } from "../draft/saying.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";
import type { RuleBook } from "./rules-plan.ts";

type Finder = (phrase: string, found?: Found) => DraftField | undefined;

/** Relations that the buyer says, as rules; what cannot be made true is said among the assumptions. */
export function applySaid(
  findings: Findings,
  table: DraftTable,
  book: RuleBook,
  notes: DraftNotes,
  find: Finder,
): void {
  const byName = (name: string): DraftField | undefined => table.fields.find((field) => field.name === name);
  for (const found of findings.found) {
    const rule = ruleFor(found, find, table);
    if (rule === undefined) {
      if (isRelation(found)) notUnderstood(found, findings, notes);
      continue;
    }
    if (rule === "known") continue;
    if (book.apply(rule, byName, "stated")) {
      const [first] = rule.needs;
      say(notes, byName(first ?? "") ?? null, table, "relation", rule.statement, { relation: rule.statement }, found);
    } else {
      notUnderstood(found, findings, notes);
    }
  }
}

function isRelation(found: Found): boolean {
  return ["offset", "comparison", "onlyWhen", "correlation"].includes(found.kind);
}

function notUnderstood(found: Found, findings: Findings, notes: DraftNotes): void {
  notes.assumptions.push(`not understood: "${findings.text.slice(found.start, found.end)}"`);
}

function ruleFor(found: Found, find: Finder, table: DraftTable): Rule | "known" | undefined {
  switch (found.kind) {
    case "offset": {
      const [left, right] = [find(found.left), find(found.right)];
      if (left === undefined || right === undefined || left === right) return undefined;
      return offsetRule(left, right, found.count * found.sign, found.unit);
    }
    case "comparison":
      return comparisonRule(found, find);
    case "onlyWhen": {
      const field = find(found.left, found);
      return field === undefined ? undefined : onlyWhenRule(field, found.when, table, find);
    }
    case "correlation": {
      const [left, right] = [find(found.left), find(found.right)];
      if (left === undefined || right === undefined || left === right) return undefined;
      return correlationRule(left, right, found.sign);
    }
    default:
      return undefined;
  }
}

function offsetRule(later: DraftField, earlier: DraftField, by: number, unit: DurationUnit): Rule | undefined {
  if (!isTime(later) || !isTime(earlier)) return undefined;
  const amount: Distribution = { kind: "constant", value: by };
  return {
    statement: `${later.name} = ${earlier.name} ${by < 0 ? "-" : "+"} ${Math.abs(by)}${shortUnit(unit)}`,
    needs: [later.name, earlier.name],
    sets: { [later.name]: { kind: "later", than: earlier.name, by: amount, unit } },
    checks: [{ kind: "offset", from: earlier.name, to: later.name, by, unit }],
  };
}

function shortUnit(unit: DurationUnit): string {
  return unit === "day" ? "d" : unit === "week" ? "w" : unit === "month" ? "mo" : unit === "year" ? "y" : unit;
}

function comparisonRule(found: Extract<Found, { kind: "comparison" }>, find: Finder): Rule | undefined {
  const left = find(found.left);
  if (left === undefined) return undefined;
  if (found.is === "=") return equationRule(left, found.right, find);
  const right = find(found.right);
  if (right === undefined || right === left) return undefined;
  const [low, high] = found.is.startsWith("<") ? [left, right] : [right, left];
  const strict = found.is.length === 1;
  if (isTime(low) && isTime(high)) {
    const days = low.type === "date" || high.type === "date";
    const by: Distribution =
      strict && days
        ? { kind: "triangular", minimum: 1, mode: 5, maximum: 40 }
        : { kind: "lognormal", median: days ? 9 : 75, sigma: 0.8 };
    return {
      statement: `${low.name} ${strict ? "<" : "<="} ${high.name}`,
      needs: [low.name, high.name],
      sets: { [high.name]: { kind: "later", than: low.name, by, unit: days ? "day" : "min" } },
      checks: [
        { kind: "ascending", fields: [low.name, high.name], ...(strict && days ? { strict: true as const } : {}) },
      ],
    };
  }
  if (!isNumeric(low) || !isNumeric(high)) return undefined;
  return {
    statement: `${low.name} <= ${high.name}`,
    needs: [low.name, high.name],
    sets: {
      [low.name]: {
        kind: "portion",
        of: high.name,
        share: { kind: "beta", a: 3, b: 2.2, minimum: 0, maximum: 1 },
        decimals: low.type === "int" ? 0 : (decimalsOf(low.model) ?? 2),
      },
    },
    checks: [{ kind: "ascending", fields: [low.name, high.name] }],
  };
}

/** "amount = hours x rate", "nights = check out - check in", "total = subtotal + tax". */
function equationRule(result: DraftField, right: string, find: Finder): Rule | undefined {
  const parts = right
    .split(/\s*([-+*×x/])\s+|\s+([-+*×x/])\s*|([*×])/)
    .filter((part) => part !== undefined && part !== "");
  const fields: DraftField[] = [];
  const signs: string[] = [];
  let times = 1;
  let numbers = 0;
  for (const part of parts) {
    if (/^[-+*×x/]$/.test(part)) {
      signs.push(part);
      continue;
    }
    // "cost = energy * 0.49", "deposit = 3 x cold rent": numbers among the factors.
    const number = Number(part.replace(",", "."));
    if (part.trim() !== "" && Number.isFinite(number)) {
      times *= number;
      numbers += 1;
      continue;
    }
    const field = find(part);
    if (field === undefined || field === result) return undefined;
    fields.push(field);
  }
  const decimals = result.type === "int" ? 0 : (decimalsOf(result.model) ?? 2);
  const needs = [result.name, ...fields.map((field) => field.name)];
  const [first, second] = fields;
  if (first === undefined) return undefined;
  if (numbers > 0) return scaledRule(result, fields, times, signs, decimals);
  if (signs.length !== fields.length - 1) return undefined;
  if (second === undefined) return undefined;
  if (fields.length === 2 && signs[0] === "+" && isTime(result) && isTime(first) && isNumeric(second)) {
    return shiftedRule(result, first, second);
  }
  if (signs.every((sign) => sign === "*" || sign === "×" || sign === "x")) {
    const factors = fields.map((field) => field.name);
    return {
      statement: `${result.name} = ${factors.join(" * ")}`,
      needs,
      sets: { [result.name]: { kind: "product", factors, decimals } },
      checks: [{ kind: "product", result: result.name, factors }],
    };
  }
  if (fields.length === 2 && signs[0] === "-" && isTime(first) && isTime(second))
    return lengthRule(result, second, first);
  if (fields.length === 2 && signs[0] === "/") {
    return {
      statement: `${result.name} = ${first.name} / ${second.name}`,
      needs,
      sets: { [result.name]: { kind: "quotient", of: first.name, by: second.name, decimals: Math.max(decimals, 2) } },
      checks: [{ kind: "quotient", result: result.name, of: first.name, by: second.name }],
    };
  }
  if (!signs.every((sign) => sign === "+" || sign === "-")) return undefined;
  const terms = fields.map((field, index) => ({
    field: field.name,
    times: index > 0 && signs[index - 1] === "-" ? -1 : 1,
  }));
  return {
    statement: `${result.name} = ${fields.map((field, index) => (index === 0 ? "" : ` ${signs[index - 1]} `) + field.name).join("")}`,
    needs,
    sets: { [result.name]: { kind: "sum", terms, decimals } },
    checks: [{ kind: "sum", total: result.name, terms }],
  };
}

/** "cost = energy * 0.49": factors and a number. */
function scaledRule(
  result: DraftField,
  fields: readonly DraftField[],
  times: number,
  signs: readonly string[],
  decimals: number,
): Rule | undefined {
  if (!signs.every((sign) => sign === "*" || sign === "×" || sign === "x") || !fields.every(isNumeric))
    return undefined;
  const factors = fields.map((field) => field.name);
  return {
    statement: `${result.name} = ${factors.join(" * ")} * ${times}`,
    needs: [result.name, ...factors],
    sets: { [result.name]: { kind: "product", factors, times, decimals } },
    checks: [{ kind: "product", result: result.name, factors, times }],
  };
}

/** "check_out = check_in + nights". */
function shiftedRule(end: DraftField, start: DraftField, length: DraftField): Rule {
  const unit = unitOfLength(length, start);
  return {
    statement: `${end.name} = ${start.name} + ${length.name}`,
    needs: [end.name, start.name, length.name],
    sets: { [end.name]: { kind: "shifted", than: start.name, by: length.name, unit } },
    checks: [{ kind: "elapsed", result: length.name, from: start.name, to: end.name, unit }],
  };
}

const units: ReadonlyMap<string, DurationUnit> = new Map<string, DurationUnit>([
  ["ms", "ms"],
  ["s", "s"],
  ["min", "min"],
  ["h", "h"],
  ["d", "day"],
  ["day", "day"],
  ["wk", "week"],
  ["week", "week"],
  ["mo", "month"],
  ["month", "month"],
  ["y", "year"],
  ["year", "year"],
]);

function unitOfLength(length: DraftField, start: DraftField): DurationUnit {
  return units.get(length.unit ?? "") ?? (start.type === "date" ? "day" : "min");
}

function lengthRule(result: DraftField, from: DraftField, to: DraftField): Rule {
  const unit = unitOfLength(result, from);
  return {
    statement: `${result.name} = ${to.name} - ${from.name}`,
    needs: [result.name, from.name, to.name],
    sets: { [result.name]: { kind: "elapsed", from: from.name, to: to.name, unit } },
    checks: [{ kind: "elapsed", result: result.name, from: from.name, to: to.name, unit }],
  };
}

/** "churn reason only for churned accounts": the flag or the member that the condition names. */
function onlyWhenRule(field: DraftField, when: string, table: DraftTable, find: Finder): Rule | undefined {
  const condition = conditionFor(field, when, table, find);
  if (condition === undefined) return undefined;
  return {
    statement: `${field.name} is present only where ${condition.field} is ${condition.in.join(" or ")}`,
    needs: [field.name, condition.field],
    sets: {},
    present: { [field.name]: condition },
    checks: [{ kind: "present", field: field.name, when: condition }],
  };
}

function conditionFor(
  field: DraftField,
  when: string,
  table: DraftTable,
  find: Finder,
): { readonly field: string; readonly in: readonly (string | boolean)[] } | undefined {
  const named = find(when);
  if (named !== undefined && named !== field && named.type === "bool") return { field: named.name, in: [true] };
  for (const word of [when, ...wordsOf(when)]) {
    for (const other of table.fields) {
      if (other === field || other.type !== "enum") continue;
      const member = memberOf(other, word);
      if (member !== undefined) return { field: other.name, in: [member] };
    }
    const key = phraseKey(wordsOf(word));
    const flag = table.fields.find(
      (other) =>
        other !== field &&
        other.type === "bool" &&
        phraseKey(other.name.replace(/^(?:is|has|was)_/, "").split("_")) === key,
    );
    if (flag !== undefined) return { field: flag.name, in: [true] };
  }
  return undefined;
}

function correlationRule(left: DraftField, right: DraftField, sign: 1 | -1): Rule | undefined {
  const influence = { field: right.name, weight: 0.6 * sign };
  const statement = `${left.name} ${sign > 0 ? "rises" : "falls"} with ${right.name}`;
  const needs = [left.name, right.name];
  const canLead = isNumeric(right) || right.type === "bool";
  if (!canLead) return undefined;
  const distribution = distributionOf(left.model);
  let model: Model | undefined;
  if (left.model.kind === "number") model = { ...left.model, follows: [...(left.model.follows ?? []), influence] };
  else if (left.model.kind === "flag") model = { ...left.model, follows: [...(left.model.follows ?? []), influence] };
  else if (distribution !== undefined)
    model = { kind: "number", distribution, decimals: decimalsOf(left.model) ?? 2, follows: [influence] };
  if (model === undefined) return undefined;
  return {
    statement,
    needs,
    sets: { [left.name]: model },
    checks: [{ kind: "sign", fields: [right.name, left.name], sign }],
  };
}

/** The middle of a field's numbers, for rules that build on it. */
export function middleOfField(field: DraftField): number | undefined {
  const distribution = distributionOf(field.model);
  return distribution === undefined ? undefined : bulkOf(distribution).middle;
}
