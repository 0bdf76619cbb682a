import type { Check, Condition, DurationUnit } from "../../inferred/check.ts";
import type { Distribution, Model } from "../../inferred/model.ts";
import { codes, elapsed, later, lookup, portion, product, quotient, sum, termsOf } from "../ontology/models.ts";
import type { FrameField, Rule } from "./frame.ts";

/** Words for stating frames tersely. A field is written `name=type@subject`; the type is the name where it is left out. */

type More = Omit<FrameField, "name" | "type" | "core" | "key" | "of">;

function field(written: string, more: More): FrameField {
  const [left = "", of] = written.split("@");
  const [name = "", type = name] = left.split("=");
  return { name, type, ...(of === undefined ? {} : { of }), ...more };
}

/** A part of the key; it is core. A mere number of the row begins with letters of its own name. */
export function key(written: string, more: More = {}): FrameField {
  const made = field(written, more);
  const own = made.type === "record_id" && made.name !== "record_id" && made.model === undefined;
  return { ...made, ...(own ? { model: codes(prefixOf(made.name), 6) } : {}), core: true, key: true };
}

function prefixOf(name: string): string {
  return `${name.replace(/_id$/, "").replaceAll("_", "").slice(0, 3).toUpperCase()}-`;
}

/** A field that an expert expects unasked. */
export function core(written: string, more: More = {}): FrameField {
  return { ...field(written, more), core: true };
}

/** A field that is there for when it is asked for. */
export function known(written: string, more: More = {}): FrameField {
  return field(written, more);
}

/** Several fields for when they are asked for, blanks between. */
export function knowns(written: string): FrameField[] {
  return written
    .trim()
    .split(/\s+/)
    .map((each) => known(each));
}

export function when(name: string, ...values: (string | number | boolean)[]): Condition {
  return { field: name, in: values };
}

export function rule(
  statement: string,
  needs: string,
  sets: Readonly<Record<string, Model>>,
  checks: readonly Check[] = [],
): Rule {
  return { statement, needs: needs.split(" "), sets, checks };
}

/** `later` follows `earlier` by a time of this distribution. */
export function follows(second: string, first: string, by: Distribution, unit: DurationUnit): Rule {
  return rule(`${second} is not before ${first}`, `${first} ${second}`, { [second]: later(first, by, unit) }, [
    { kind: "ascending", fields: [first, second] },
  ]);
}

/** `result` = the product of the factors, "price quantity". */
export function multiplies(result: string, factors: string, decimals = 2): Rule {
  const names = factors.split(" ");
  return rule(`${result} = ${names.join(" × ")}`, `${result} ${factors}`, { [result]: product(factors, decimals) }, [
    { kind: "product", result, factors: names },
  ]);
}

/** `total` = the sum of the terms, "+subtotal +tax -discount". */
export function adds(total: string, terms: string, decimals = 2): Rule {
  const parts = termsOf(terms);
  const said = terms.replace(/^\+/, "").replaceAll(" +", " + ").replaceAll(" -", " - ").replaceAll("*", " × ");
  return rule(
    `${total} = ${said}`,
    [total, ...parts.map((part) => part.field)].join(" "),
    { [total]: sum(terms, decimals) },
    [{ kind: "sum", total, terms: parts }],
  );
}

/** `result` = of ÷ by. */
export function divides(result: string, of: string, by: string, decimals = 2, times?: number): Rule {
  const scale = times === undefined ? "" : `${times} × `;
  return rule(
    `${result} = ${scale}${of} ÷ ${by}`,
    `${result} ${of} ${by}`,
    { [result]: quotient(of, by, decimals, times) },
    [{ kind: "quotient", result, of, by, ...(times === undefined ? {} : { times }) }],
  );
}

/** `payment` is the level monthly one that pays the loan back with interest; in what the term counts the plan at hand tells. */
export function repays(payment: string, principal: string, rate: string, term: string): Rule {
  const annuity = { kind: "annuity", principal, rate, term, unit: "month" } as const;
  return rule(
    `${payment} is the annuity of ${principal}, ${rate} and ${term}`,
    `${payment} ${principal} ${rate} ${term}`,
    { [payment]: { ...annuity, decimals: 2 } },
    [{ ...annuity, result: payment }],
  );
}

/** `part` is at most `whole`, of which it is a share. */
export function within(part: string, whole: string, share: Distribution, decimals = 2): Rule {
  return rule(`${part} <= ${whole}`, `${part} ${whole}`, { [part]: portion(whole, share, decimals) }, [
    { kind: "ascending", fields: [part, whole] },
  ]);
}

/** `result` = whole units from one time to another. */
export function lasts(result: string, from: string, to: string, unit: DurationUnit): Rule {
  return rule(`${result} = ${to} - ${from}`, `${result} ${from} ${to}`, { [result]: elapsed(from, to, unit) }, [
    { kind: "elapsed", result, from, to, unit },
  ]);
}

/** `name` stands exactly where the other field has one of the values. */
export function onlyWhere(name: string, other: string, ...values: (string | number | boolean)[]): Rule {
  const condition = when(other, ...values);
  return {
    statement: `${name} only where ${other} is ${values.join(" or ")}`,
    needs: [name, other],
    sets: {},
    present: { [name]: condition },
    checks: [{ kind: "present", field: name, when: condition }],
  };
}

/** `result` is settled by `by`: the price of a plan. */
export function settledBy(
  result: string,
  by: string,
  values: Readonly<Record<string, string | number | boolean>>,
  otherwise: string | number | boolean,
): Rule {
  return rule(`${by} determines ${result}`, `${result} ${by}`, { [result]: lookup(by, values, otherwise) }, [
    { kind: "function", result, by: [by] },
  ]);
}

/** Each at most the next; shown only, where models see to it already. */
export function ascending(fields: string): Check {
  return { kind: "ascending", fields: fields.split(" ") };
}
