import { dayNumber } from "./day.ts";
import { instantMs } from "./instant.ts";
import type { Report } from "./validation.ts";

/** The published form of one field, as its validator knows it: written apart from the generator's own declaration. */
export interface FieldRule {
  readonly type:
    | "text"
    | "integer"
    | "money"
    | "number"
    | "boolean"
    | "instant"
    | "day"
    | "member"
    | "object"
    | "array";
  readonly nullable?: true;
  readonly values?: ReadonlySet<string>;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of a number: it is a multiple of 10^-decimals. */
  readonly decimals?: number;
}

export type RecordRules = ReadonlyMap<string, FieldRule>;

/** The semantic version that a row carries. */
export const versionRule: FieldRule = { type: "text", pattern: /^[0-9]+\.[0-9]+\.[0-9]+$/ };

/** A text that is one of a few. */
export function memberOf(...values: readonly string[]): FieldRule {
  return { type: "member", values: new Set(values) };
}

/** The same rule where null may stand too. */
export function orNull(rule: FieldRule): FieldRule {
  return { ...rule, nullable: true };
}

/** True when a number in major units is a whole number of hundredths. */
export function isHundredths(value: number): boolean {
  return Number.isFinite(value) && Math.round(value * 100) / 100 === value;
}

const powersOfTen = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** True when a number is a whole number of 10^-decimals, of at most six. */
function isMultiple(value: number, decimals: number): boolean {
  const scale = powersOfTen[decimals] ?? Number.NaN;
  return Math.round(value * scale) / scale === value;
}

/** Why a value breaks its field's rule, or null when it obeys. */
export function fieldFlaw(value: unknown, rule: FieldRule): string | null {
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
      return typeof value === "string" && !Number.isNaN(instantMs(value)) ? null : "is no timestamp";
    case "day":
      return typeof value === "string" && !Number.isNaN(dayNumber(value)) ? null : "is no day";
    case "object":
      return typeof value === "object" && !Array.isArray(value) ? null : "is no object";
    case "array":
      return Array.isArray(value) ? null : "is no array";
    default:
      return numberFlaw(value, rule);
  }
}

function numberFlaw(value: unknown, rule: FieldRule): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "is no number";
  if (rule.type === "integer" && !Number.isSafeInteger(value)) return "is no integer";
  if (rule.type === "money" && !isHundredths(value)) return "has more than two decimals";
  if (rule.decimals !== undefined && !isMultiple(value, rule.decimals))
    return `has more than ${rule.decimals} decimals`;
  if (rule.minimum !== undefined && value < rule.minimum) return `is below ${rule.minimum}`;
  if (rule.maximum !== undefined && value > rule.maximum) return `is above ${rule.maximum}`;
  return null;
}

/** Rules as two lists of one order: walking a map costs a third more, on every row. */
interface RuleList {
  readonly names: readonly string[];
  readonly rules: readonly FieldRule[];
}

const listed = new WeakMap<RecordRules, RuleList>();

function listOf(rules: RecordRules): RuleList {
  let list = listed.get(rules);
  if (list === undefined) {
    list = { names: [...rules.keys()], rules: [...rules.values()] };
    listed.set(rules, list);
  }
  return list;
}

/**
 * Checks that a row has exactly the declared fields, each of its type, form and range (invariant "schema").
 * Returns false when it has not, so that rules which compute with the values can be skipped.
 */
export function checkRecord(row: Record<string, unknown>, rules: RecordRules, report: Report): boolean {
  const { names, rules: inOrder } = listOf(rules);
  let sound = true;
  for (let i = 0; i < names.length; i++) {
    const [name, rule] = [names[i], inOrder[i]];
    if (name === undefined || rule === undefined) continue;
    const wrong = fieldFlaw(row[name], rule);
    if (wrong === null) continue;
    sound = false;
    report("schema", `${name} ${wrong}: ${JSON.stringify(row[name]) ?? "undefined"}`);
  }
  let count = 0;
  for (const _ in row) count++;
  // As many names as rules, and none absent: they are the declared ones.
  if (sound && count === names.length) return true;
  for (const name of Object.keys(row)) {
    if (rules.has(name)) continue;
    sound = false;
    report("schema", `${name} is not declared`);
  }
  return sound;
}
