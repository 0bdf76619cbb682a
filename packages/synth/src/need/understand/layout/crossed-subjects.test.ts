import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

/** How many different values of some columns together the rows have. */
function combinations(need: string, ...columns: readonly string[]): number {
  return new Set(rowsOf(planOf(need)).map((row) => columns.map((name) => row[name]).join("|"))).size;
}

test("what is told per store and product is told of each with each, at every step", () => {
  const need = "daily sales per store and product, 4 stores, 50 products, June 2025";
  assert.equal(planOf(need).rows, 6_000);
  assert.equal(combinations(need, "store_id", "product", "date"), 6_000);
  for (const [other, rows] of [
    ["Stock levels per warehouse and SKU at end of each day in February 2025, 3 warehouses, 80 SKUs", 6_720],
    ["sales per store, product and day, 4 stores, 50 products, June 2025, units", 6_000],
    ["one row per store and product per day, 4 stores, 50 products, June 2025, units sold", 6_000],
    ["daily cases per region and age group, 12 regions, 6 age groups, May 2025", 2_232],
  ] as const)
    assert.equal(planOf(other).rows, rows, other);
});

test("without steps each with each has one row", () => {
  const marks = "marks per pupil and subject, 30 pupils, 6 subjects: mark 0-100";
  assert.equal(planOf(marks).rows, 180);
  assert.equal(combinations(marks, "pupil", "subject"), 180);
  assert.equal(
    planOf("blind tasting of 35 beers by 6 judges, each judge scores each beer once: aroma, remarks").rows,
    210,
  );
  assert.equal(planOf("every model answers every question, 7 models, 200 questions: answer, correct").rows, 1_400);
});

test("what has its own of the others is not told with each of them", () => {
  // Sensors hang on one floor each; riders and drivers meet by chance.
  assert.equal(planOf("one row per sensor and floor per hour, 60 sensors, 3 floors, 2 days, temperature").rows, 2_880);
  assert.notEqual(planOf("10 stations; every sensor of each station is read hourly, 40 sensors, 2 days").rows, 19_200);
  assert.equal(planOf("rides by rider and driver, 40 riders, 5 drivers, 300 rows").rows, 300);
  assert.ok(namesOf(planOf("product list with price per kg, weight and day of delivery, 300 rows")).includes("weight"));
});
