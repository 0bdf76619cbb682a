import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function rowsFor(need: string): readonly Readonly<Record<string, unknown>>[] {
  return rowsOf(planOf(need, { rows: 400 }));
}

test("a group has no more rows than its last place", () => {
  const rounds = rowsFor("two agents haggling: round 1-8, offer in USDC, outcome").map((row) => Number(row.round));
  assert.equal(Math.max(...rounds), 8);
});

test("shares of rows are exact where nobody sees whose they are", () => {
  const rows = rowsFor("donations: donor type individual/company/union 80/15/5, amount GBP, received date");
  assert.equal(rows.filter((row) => row.donor_type === "individual").length, 320);
});
