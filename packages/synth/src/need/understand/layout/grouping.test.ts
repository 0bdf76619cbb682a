import assert from "node:assert/strict";
import { test } from "node:test";
import { inferredDataset } from "../../../inferred/inferred-dataset.ts";
import { parsedRows } from "../../../quality/parsed-rows.ts";
import { understand } from "../understand.ts";

function rowsOf(need: string): readonly Record<string, unknown>[] {
  const understanding = understand({ need, today: "2026-06-15", assume: true, rows: 400 });
  assert.equal(understanding.kind, "planned", need);
  const { plan } = understanding as Extract<typeof understanding, { kind: "planned" }>;
  return [...parsedRows(inferredDataset(plan.blueprint), "s", 0, 400)] as Record<string, unknown>[];
}

test("a group has no more rows than its last place", () => {
  const rounds = rowsOf("two agents haggling: round 1-8, offer in USDC, outcome").map((row) => Number(row.round));
  assert.equal(Math.max(...rounds), 8);
});

test("shares of rows are exact where nobody sees whose they are", () => {
  const rows = rowsOf("donations: donor type individual/company/union 80/15/5, amount GBP, received date");
  assert.equal(rows.filter((row) => row.donor_type === "individual").length, 320);
});
