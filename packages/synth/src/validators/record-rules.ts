import type { Report } from "./validation.ts";

/** The published form of one field, as its validator knows it: written apart from the generator's own declaration. */
export interface FieldRule {
  readonly type: "text" | "integer" | "money" | "number" | "boolean" | "instant" | "member";
  readonly nullable?: true;
  readonly values?: ReadonlySet<string>;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
}

export type RecordRules = ReadonlyMap<string, FieldRule>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** True when a number in major units is a whole number of hundredths. */
export function isHundredths(value: number): boolean {
  return Number.isFinite(value) && Math.round(value * 100) / 100 === value;
}

/** Why a value breaks its field's rule, or null when it obeys. */
function flaw(value: unknown, rule: FieldRule): string | null {
  if (value === undefined) return "is absent";
  if (value === null) return rule.nullable === true ? null : "is null";
  switch (rule.type) {
    case "boolean":
      return typeof value === "boolean" ? null : "is no boolean";
    case "member":
      return typeof value === "string" && rule.values?.has(value) === true ? null : "is no member";
    case "text":
      if (typeof value !== "string") return "is no text";
      return rule.pattern === undefined || rule.pattern.test(value) ? null : "does not match its pattern";
    case "instant":
      return typeof value === "string" && INSTANT.test(value) && Number.isFinite(Date.parse(value))
        ? null
        : "is no timestamp";
    default:
      return numberFlaw(value, rule);
  }
}

function numberFlaw(value: unknown, rule: FieldRule): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "is no number";
  if (rule.type === "integer" && !Number.isSafeInteger(value)) return "is no integer";
  if (rule.type === "money" && !isHundredths(value)) return "has more than two decimals";
  if (rule.minimum !== undefined && value < rule.minimum) return `is below ${rule.minimum}`;
  if (rule.maximum !== undefined && value > rule.maximum) return `is above ${rule.maximum}`;
  return null;
}

/**
 * Checks that a row has exactly the declared fields, each of its type, form and range (invariant "schema").
 * Returns false when it has not, so that rules which compute with the values can be skipped.
 */
export function checkRecord(row: Record<string, unknown>, rules: RecordRules, report: Report): boolean {
  let sound = true;
  for (const [name, rule] of rules) {
    const wrong = flaw(row[name], rule);
    if (wrong === null) continue;
    sound = false;
    report("schema", `${name} ${wrong}: ${JSON.stringify(row[name]) ?? "undefined"}`);
  }
  for (const name of Object.keys(row)) {
    if (rules.has(name)) continue;
    sound = false;
    report("schema", `${name} is not declared`);
  }
  return sound;
}
