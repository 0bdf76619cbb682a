import type { Check } from "../../inferred/check.ts";
import type { Model } from "../../inferred/model.ts";
import type { Rule } from "../frames/frame.ts";
import type { Plan } from "../plan.ts";
import { generalRules } from "../rules/general.ts";
import { namesInModel, renamedCheck, renamedModel, renamedStatement } from "../rules/rename.ts";
import { plainName } from "./shape-of.ts";

type FieldBlueprint = Plan["blueprint"]["tables"][number]["fields"][number];

export interface Relation {
  readonly statement: string;
  readonly checks: readonly Check[];
}

/**
 * How the properties of a schema hang together by their names: an end after its start, a total of its parts. A rule is applied only
 * where it cannot break what the buyer bounded (`bounded`: the properties with bounds of their own).
 */
export function related(
  fields: readonly FieldBlueprint[],
  bounded: ReadonlySet<string>,
  today: string,
): { readonly fields: readonly FieldBlueprint[]; readonly relations: readonly Relation[] } {
  const published = new Map(fields.map(({ field }) => [plainName(field.name), field.name]));
  const current = new Map(fields.map((field) => [field.field.name, field]));
  if (published.size < current.size) return { fields, relations: [] };
  const rename = (name: string): string => published.get(name) ?? name;
  const relations: Relation[] = [];
  const set = new Set<string>();
  for (const rule of generalRules(fields.map(named))) {
    const targets = Object.entries(rule.sets).map(
      ([name, model]) => [rename(name), renamedModel(model, rename)] as const,
    );
    const [target] = targets;
    if (targets.length !== 1 || target === undefined || !isFree(target, rule, current, bounded, set)) continue;
    const [name, model] = target;
    const before = current.get(name);
    if (before === undefined) continue;
    const isLife = model.kind === "later" && current.get(model.than)?.model.kind === "person";
    const made = isLife ? { ...model, until: `${today}T00:00:00Z` } : model;
    current.set(name, { ...before, field: unbound(before.field), model: made });
    set.add(name);
    const checks = rule.checks.map((check) => renamedCheck(check, rename));
    relations.push({ statement: renamedStatement(rule.statement, rename), checks });
  }
  return { fields: fields.map((field) => current.get(field.field.name) ?? field), relations };
}

function named({ field, model }: FieldBlueprint): Parameters<typeof generalRules>[0][number] {
  return {
    ...{ name: plainName(field.name), type: field.type, unit: field.unit ?? null, of: undefined },
    decimals: field.type === "int" ? 0 : (field.decimals ?? 2),
    middle: model.kind === "number" && typeof field.example === "number" ? field.example : undefined,
  };
}

const plain = new Set(["number", "moment"]);

/** Whether a rule may make a field: nobody bounded it, no other rule made it, and what it is made of does not come from it. */
function isFree(
  [name, model]: readonly [string, Model],
  rule: Rule,
  current: ReadonlyMap<string, FieldBlueprint>,
  bounded: ReadonlySet<string>,
  set: ReadonlySet<string>,
): boolean {
  const target = current.get(name);
  if (target === undefined || set.has(name) || bounded.has(name) || !plain.has(target.model.kind)) return false;
  const sources = namesInModel(model);
  if (sources.some((source) => source === name || dependsOn(source, name, current))) return false;
  // A total of cents is no whole number of euros.
  const decimals = decimalsOf(target);
  const isExact = rule.checks.some((check) => check.kind === "sum" || check.kind === "product");
  return !isExact || sources.every((source) => decimalsOf(current.get(source)) <= decimals);
}

function decimalsOf(field: FieldBlueprint | undefined): number {
  if (field === undefined) return 0;
  return field.field.type === "int" ? 0 : (field.field.decimals ?? 0);
}

function dependsOn(name: string, on: string, current: ReadonlyMap<string, FieldBlueprint>): boolean {
  const seen = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === on) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    const field = current.get(next);
    if (field !== undefined) open.push(...namesInModel(field.model));
  }
  return false;
}

/** The bounds of a kind do not hold for what is worked out from others. */
function unbound(field: FieldBlueprint["field"]): FieldBlueprint["field"] {
  const { minimum: _minimum, maximum: _maximum, ...rest } = field;
  return rest;
}
