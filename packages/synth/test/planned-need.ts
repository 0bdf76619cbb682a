import assert from "node:assert/strict";
import { inferredDataset } from "../src/inferred/inferred-dataset.ts";
import type { NeedRequest, Plan } from "../src/need/plan.ts";
import { understand } from "../src/need/understand/understand.ts";
import { parsedRows } from "../src/quality/parsed-rows.ts";

/** The day on which the needs of tests are said. */
export const TODAY = "2026-06-15";

/** The plan of a need that must have one, without questions unless `assume` takes their defaults. */
export function planOf(need: string, more: Pick<NeedRequest, "rows" | "assume"> = {}): Plan {
  const understood = understand({ need, today: TODAY, ...more });
  if (understood.kind !== "planned") assert.fail(`${need}: ${JSON.stringify(understood).slice(0, 400)}`);
  return understood.plan;
}

/** The rows that a plan gives, all of them or the first `most`. */
export function rowsOf(plan: Plan, most: number = plan.rows): readonly Readonly<Record<string, unknown>>[] {
  const rows = parsedRows(inferredDataset(plan.blueprint), "s", 0, Math.min(most, plan.rows));
  return [...rows] as Readonly<Record<string, unknown>>[];
}

/** The published names of all fields of a plan. */
export function namesOf({ fields }: Plan): readonly string[] {
  return fields.map(({ name }) => name);
}

/** The published names of the fields that the need says itself. */
export function statedOf({ fields }: Plan): readonly string[] {
  return fields.filter(({ source }) => source === "stated").map(({ name }) => name);
}

/** That a plan tells each of the relations, in its words. */
export function assertRelations(said: readonly (readonly [need: string, relation: string])[]): void {
  for (const [need, relation] of said) {
    const statements = planOf(need).relations.map(({ statement }) => statement);
    assert.ok(statements.includes(relation), `${need}: ${statements.join("; ")}`);
  }
}
