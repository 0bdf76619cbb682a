import type { Field } from "../schema/field.ts";
import { checkRecord, type FieldRule, type RecordRules } from "./record-rules.ts";
import type { Report, Validate, Violation } from "./validation.ts";

const ruleTypes: Readonly<Record<Field["type"], FieldRule["type"]>> = {
  id: "text",
  string: "text",
  int: "integer",
  number: "number",
  bool: "boolean",
  enum: "member",
  date: "day",
  datetime: "instant",
  array: "array",
  object: "object",
};

/**
 * Checks rows against nothing but the published declaration of their fields: for rows that were made to order, whose fields
 * nobody could know before.
 */
export function validateDeclaredFields(fields: readonly Field[]): Validate {
  const rules = rulesOf(fields);
  return (rows) => {
    const violations: Violation[] = [];
    let row = 0;
    const report: Report = (invariant, detail) => violations.push({ row, invariant, detail });
    for (const record of rows) {
      checkRecord(record, rules, report);
      row += 1;
    }
    return { rows: row, violations };
  };
}

const known = new WeakMap<readonly Field[], RecordRules>();

/** Patterns are compiled once a dataset, whose rows are checked at every delivery. */
function rulesOf(fields: readonly Field[]): RecordRules {
  const made = known.get(fields) ?? new Map(fields.map((field) => [field.name, ruleOf(field)]));
  known.set(fields, made);
  return made;
}

/** Ids of numbers are numbers: what an id looks like its pattern says, or its bounds. */
function ruleOf(field: Field): FieldRule {
  const isNumber = field.type === "id" && typeof field.example === "number";
  return {
    type: isNumber ? "integer" : ruleTypes[field.type],
    ...(field.nullable === true ? { nullable: true } : {}),
    ...(field.values === undefined ? {} : { values: new Set(field.values) }),
    ...(field.pattern === undefined ? {} : { pattern: new RegExp(`^(?:${field.pattern})$`, "u") }),
    ...(field.minimum === undefined ? {} : { minimum: field.minimum }),
    ...(field.maximum === undefined ? {} : { maximum: field.maximum }),
    ...(field.decimals === undefined ? {} : { decimals: field.decimals }),
  };
}
