import type { DurationUnit } from "../../../inferred/check.ts";
import type { Rule } from "../../frames/frame.ts";
import { type DraftField, type DraftTable, isNumeric, isTime } from "../draft/draft.ts";
import { bulkOf } from "../draft/fit.ts";
import { becomeNumeric, decimalsOf, distributionOf } from "../draft/numeric.ts";
import { phraseKey, wordsOf } from "../words/phrase.ts";

type Finder = (phrase: string) => DraftField | undefined;

/** "amount = hours x rate", "nights = check out - check in", "total = subtotal + tax". */
export function equationRule(result: DraftField, said: string, find: Finder, table: DraftTable): Rule | undefined {
  const right = signed(said);
  const both = /^their (sum|difference|product)$/.exec(right)?.[1];
  if (both !== undefined) return ofBoth(result, both, table);
  const sameness = /^(.+?)\s+(?:equals|equal to|matches|is|==?)\s+(.+)$/i.exec(right);
  if (sameness !== null) return samenessRule(result, find(sameness[1] ?? ""), find(sameness[2] ?? ""));
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
    const field = numberOrTime(part, result, find, table);
    if (field === undefined || field === result) return undefined;
    fields.push(field);
  }
  beComputed(result, fields);
  const decimals = result.type === "int" ? 0 : (decimalsOf(result.model) ?? 2);
  const needs = [result.name, ...fields.map((field) => field.name)];
  const [first, second] = fields;
  if (first === undefined) return undefined;
  if (numbers > 0 && second !== undefined && fields.length === 2 && signs[0] === "/")
    return shareRule(result, first, second, times, decimals);
  if (numbers > 0) return scaledRule(result, fields, times, signs, decimals);
  if (signs.length !== fields.length - 1) return undefined;
  if (second === undefined) return undefined;
  if (fields.length === 2 && signs[0] === "+" && isTime(result) && isTime(first) && isNumeric(second)) {
    return shiftedRule(result, first, second);
  }
  if (signs.every((sign) => sign === "*" || sign === "×" || sign === "x")) {
    if (!isNumeric(result) || !fields.every(isNumeric)) return undefined;
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
    if (!isNumeric(result) || !isNumeric(first) || !isNumeric(second)) return undefined;
    // A ratio is a share, whatever the domain counts it in.
    if (result.unit === "%") result.unit = null;
    return {
      statement: `${result.name} = ${first.name} / ${second.name}`,
      needs,
      sets: {
        [result.name]: { kind: "quotient", of: first.name, by: second.name, decimals: decimalsOfRatio(first, second) },
      },
      checks: [{ kind: "quotient", result: result.name, of: first.name, by: second.name }],
    };
  }
  if (!signs.every((sign) => sign === "+" || sign === "-")) return undefined;
  if (!isNumeric(result) || !fields.every(isNumeric)) return undefined;
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

/** What a part of a formula names: a number or a time before anything else of that name. */
function numberOrTime(part: string, result: DraftField, find: Finder, table: DraftTable): DraftField | undefined {
  const found = find(part);
  if (found === undefined || isNumeric(found)) return found;
  const isOpen = (!found.known && found.type === "string") || (found.type === "bool" && found.fixed.size === 0);
  if (isOpen && isNumeric(result)) {
    const like = distributionOf(result.model);
    if (like !== undefined) becomeNumeric(found, result.type === "int", like);
    return found;
  }
  const words = phraseKey(wordsOf(part)).split(" ");
  const near = table.fields.filter((field) => {
    const name = phraseKey(field.name.split("_")).split(" ");
    return field !== result && isNumeric(field) && words.every((word) => name.includes(word));
  });
  return near.length === 1 ? near[0] : isTime(found) ? found : undefined;
}

/** What is computed from numbers is a number, whatever its name made of it. */
function beComputed(result: DraftField, fields: readonly DraftField[]): void {
  if (isNumeric(result) || isTime(result) || result.fixed.size > 0 || fields.some((field) => !isNumeric(field))) return;
  const [first] = fields;
  const like = first === undefined ? undefined : distributionOf(first.model);
  if (like !== undefined)
    becomeNumeric(
      result,
      fields.every(({ type }) => type === "int"),
      like,
    );
}

/** Signs for the words that mean them: "quantity times unit price minus discount". */
function signed(expression: string): string {
  return expression
    .replace(/\s+(?:times|multiplied by|mal|fois|vezes)\s+/gi, " * ")
    .replace(/\s+plus\s+/gi, " + ")
    .replace(/\s+minus\s+/gi, " - ")
    .replace(/\s+divided by\s+|\s*÷\s*/gi, " / ")
    .replace(/\s*·\s*/g, " * ");
}

/** "morning yield, evening yield, daily yield is their sum": the two numbers or times that are named right before. */
function ofBoth(result: DraftField, what: string, table: DraftTable): Rule | undefined {
  const start = result.span?.start ?? 0;
  const before = table.fields
    .filter((field) => field !== result && field.span !== null && field.span.start < start)
    .filter((field) => isNumeric(field) || (what === "difference" && isTime(field)))
    .sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  const [first, second] = before.slice(-2);
  if (first === undefined || second === undefined || isTime(first) !== isTime(second)) return undefined;
  const sign = what === "sum" ? "+" : what === "product" ? "*" : "-";
  const [left, right] = what === "difference" ? [second, first] : [first, second];
  return equationRule(
    result,
    `${left.name} ${sign} ${right.name}`,
    (name) => before.find((field) => field.name === name),
    table,
  );
}

/** "passed = actual equals expected". */
function samenessRule(flag: DraftField, left: DraftField | undefined, right: DraftField | undefined): Rule | undefined {
  if (flag.type !== "bool" || left === undefined || right === undefined || left === right) return undefined;
  if (left.type !== right.type || left === flag || right === flag) return undefined;
  return {
    statement: `${flag.name} is true exactly where ${left.name} = ${right.name}`,
    needs: [flag.name, left.name, right.name],
    sets: { [flag.name]: { kind: "compared", left: left.name, is: "=", right: right.name } },
    checks: [{ kind: "function", result: flag.name, by: [left.name, right.name] }],
  };
}

/** Enough decimals to tell ratios of this size apart: 4 for clicks by impressions, 2 for a price by square metre. */
function decimalsOfRatio(of: DraftField, by: DraftField): number {
  const [above, below] = [of, by].map(({ model }) => distributionOf(model));
  if (above === undefined || below === undefined) return 4;
  const ratio = Math.abs(bulkOf(above).middle / bulkOf(below).middle);
  return ratio > 5 ? 2 : ratio > 0.05 ? 4 : 6;
}

/** "turnout = cast / registered * 100". */
function shareRule(
  result: DraftField,
  of: DraftField,
  by: DraftField,
  times: number,
  decimals: number,
): Rule | undefined {
  if (!isNumeric(result) || !isNumeric(of) || !isNumeric(by)) return undefined;
  const quotient = { of: of.name, by: by.name, times };
  return {
    statement: `${result.name} = ${of.name} / ${by.name} * ${times}`,
    needs: [result.name, of.name, by.name],
    sets: { [result.name]: { kind: "quotient", ...quotient, decimals: Math.max(decimals, 2) } },
    checks: [{ kind: "quotient", result: result.name, ...quotient }],
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
