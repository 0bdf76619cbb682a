import { type FieldRule, fieldFlaw, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import type { Report } from "../validation.ts";

export interface Given {
  kind: string;
  name: string;
  unit: string;
  value: string;
}

export interface ProgramNode {
  formula: string;
  node: string;
  unit: string;
}

export interface Step {
  depends_on: readonly number[];
  error_type: string | null;
  expr: string | null;
  i: number;
  node: string | null;
  rating: number;
  text: string;
  unit: string | null;
  value: string | null;
}

/** A chain whose fields have the published types. */
export interface Chain {
  chain_id: string;
  created_at: string;
  solver: string;
  domain: string;
  difficulty: number;
  question: string;
  givens: readonly Given[];
  program: readonly ProgramNode[];
  steps: readonly Step[];
  step_count: number;
  final_answer: string | null;
  gold_answer: string;
  answer_unit: string;
  is_correct: boolean;
  first_error_step: number | null;
  error_type: string | null;
  self_corrected: boolean;
  finish_reason: string;
  tokens: number;
  schema_version: string;
}

const errorTypes = [
  ...["arithmetic_slip", "wrong_operator", "unit_mix", "dropped_quantity"],
  ...["misread", "off_by_one", "premature_stop", "hallucinated_fact"],
];
const EXACT = "-?[0-9]+(?:\\.[0-9]+|/[0-9]+)?";
const exact: FieldRule = { type: "text", pattern: new RegExp(`^${EXACT}$`) };
const answer: FieldRule = { type: "text", pattern: new RegExp(`^(?:${EXACT}|yes|no)$`) };
const text: FieldRule = { type: "text" };
const ordinal: FieldRule = { type: "integer", minimum: 1 };

/** Published form of each field. */
export const chainRules: RecordRules = new Map<string, FieldRule>([
  ["chain_id", { type: "text", pattern: /^rc_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["created_at", { type: "instant" }],
  ["solver", memberOf("aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4")],
  ["domain", memberOf("arithmetic", "logic", "probability", "planning", "code-trace", "finance")],
  ["difficulty", { type: "integer", minimum: 1, maximum: 5 }],
  ["question", text],
  ["givens", { type: "array" }],
  ["program", { type: "array" }],
  ["steps", { type: "array" }],
  ["step_count", { type: "integer", minimum: 1, maximum: 12 }],
  ["final_answer", orNull(answer)],
  ["gold_answer", answer],
  ["answer_unit", text],
  ["is_correct", { type: "boolean" }],
  ["first_error_step", orNull(ordinal)],
  ["error_type", orNull(memberOf(...errorTypes))],
  ["self_corrected", { type: "boolean" }],
  ["finish_reason", memberOf("solution", "found_error", "give_up")],
  ["tokens", ordinal],
  ["schema_version", versionRule],
]);

const givenRules: RecordRules = new Map<string, FieldRule>([
  ["kind", memberOf("stated", "known", "distractor")],
  ["name", { type: "text", pattern: /^[a-z][a-z0-9_]*$/ }],
  ["unit", text],
  ["value", exact],
]);

const nodeRules: RecordRules = new Map<string, FieldRule>([
  ["formula", text],
  ["node", { type: "text", pattern: /^s[1-9][0-9]*$/ }],
  ["unit", text],
]);

const stepRules: RecordRules = new Map<string, FieldRule>([
  ["depends_on", { type: "array" }],
  ["error_type", orNull(memberOf(...errorTypes))],
  ["expr", orNull(text)],
  ["i", ordinal],
  ["node", orNull(text)],
  ["rating", { type: "integer", minimum: -1, maximum: 1 }],
  ["text", text],
  ["unit", orNull(text)],
  ["value", orNull(exact)],
]);

/** Checks the form of givens, program and steps (invariant "schema"). */
export function checkParts(row: Readonly<Record<string, unknown>>, report: Report): boolean {
  const flaw =
    listFlaw(row.givens, givenRules) ??
    listFlaw(row.program, nodeRules) ??
    listFlaw(row.steps, stepRules) ??
    ((row.program as readonly unknown[]).length === 0 ? "no program" : null) ??
    ((row.steps as readonly Step[]).every(hasOrdinals) ? null : "depends_on holds what is no number of a step");
  if (flaw === null) return true;
  report("schema", flaw);
  return false;
}

function hasOrdinals({ depends_on }: Step): boolean {
  return depends_on.every((step) => Number.isSafeInteger(step) && step >= 1);
}

function listFlaw(list: unknown, rules: RecordRules): string | null {
  for (const item of list as readonly unknown[]) {
    if (typeof item !== "object" || item === null) return "what should be an object is none";
    const object = item as Readonly<Record<string, unknown>>;
    let names = 0;
    for (const name in object) {
      names++;
      const rule = rules.get(name);
      const wrong = rule === undefined ? "is not declared" : fieldFlaw(object[name], rule);
      if (wrong !== null) return `${name} ${wrong}`;
    }
    if (names !== rules.size) return "a member is absent";
  }
  return null;
}
