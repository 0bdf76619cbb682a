import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

function medianOf(need: string, column: string): number {
  const values = rowsOf(planOf(`${need}, 101 rows`))
    .map((row) => Number(row[column]))
    .sort((a, b) => a - b);
  return values[50] ?? Number.NaN;
}

test("what is told in a large unit is large", () => {
  assert.ok(medianOf("hiking trails: name, length in km, difficulty", "length") > 2);
  assert.ok(medianOf("bridges: length in m, width in m", "length") > 4);
  assert.ok(medianOf("cables: length in m, weight in t", "weight") > 1);
});

test("small things stay small, and a range that was said is kept", () => {
  assert.ok(medianOf("parcels: weight in g, length in mm", "length") < 2_000);
  assert.ok(medianOf("players: name, height in m", "height") < 2.3);
  assert.ok(medianOf("boards: length 0.2 to 0.4 m, colour", "length") < 0.41);
});

test("a share of an amount is in percent, and no amount", () => {
  for (const [need, name] of [
    ["panel: household, online share of spending in %", "online_share_of_spending"],
    ["shops: store, online share of sales in %, sales", "online_share_of_sales"],
    ["customers: number, share of revenue in %, revenue in EUR", "share_of_revenue"],
  ] as const)
    for (const row of rowsOf(planOf(`${need}, 60 rows`))) assert.ok(Number(row[name]) <= 100, need);
});
