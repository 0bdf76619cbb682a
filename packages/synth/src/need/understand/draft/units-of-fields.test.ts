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

test("members are said in the unit beside them, and rows have them so", () => {
  for (const [need, column, members] of [
    ["tyres: width in mm (195, 205, 225), price", "width", [195, 205, 225]],
    ["soil readings with plot, probe depth in cm (10, 30 or 60), moisture %", "probe_depth", [10, 30, 60]],
    ["water bottles: colour, volume in ml (330, 500, 750)", "volume", [330, 500, 750]],
  ] as const) {
    const values = new Set(rowsOf(planOf(`${need}, 60 rows`)).map((row) => row[column]));
    assert.deepEqual(
      [...values].sort((a, b) => Number(a) - Number(b)),
      [...members],
      need,
    );
  }
});

test("a share of an amount is in percent, and no amount", () => {
  for (const [need, name] of [
    ["panel: household, online share of spending in %", "online_share_of_spending"],
    ["shops: store, online share of sales in %, sales", "online_share_of_sales"],
    ["customers: number, share of revenue in %, revenue in EUR", "share_of_revenue"],
  ] as const)
    for (const row of rowsOf(planOf(`${need}, 60 rows`))) assert.ok(Number(row[name]) <= 100, need);
});
