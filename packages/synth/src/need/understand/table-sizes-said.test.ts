import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

/** How many rows a plan has of each table, and the columns of each. */
function tablesOf(need: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of rowsOf(planOf(need))) counts[String(table)] = (counts[String(table)] ?? 0) + 1;
  return counts;
}

function columnsOf(need: string, table: string): readonly string[] {
  return planOf(need)
    .fields.filter((field) => field.table === table)
    .map(({ name }) => name);
}

test("the sizes of tables are said behind their names, in brackets, or as so many of one for each of the other", () => {
  assert.deepEqual(
    tablesOf("two tables. Suppliers: 30 of them, name, country. Purchase orders: 400, order date, total in EUR."),
    {
      supplier: 30,
      purchase_order: 400,
    },
  );
  assert.deepEqual(tablesOf("authors table with 20 rows (name, born) and books table with 150 rows (title, pages)"), {
    author: 20,
    book: 150,
  });
  assert.deepEqual(
    tablesOf("Two tables: wells (12, with depth in m and year drilled) and water samples (360, taken on, pH)"),
    {
      well: 12,
      water_sample: 360,
    },
  );
  const scans = tablesOf(
    "two tables. Parcels: 200 of them, weight in kg. Scans: about 5 per parcel with scan time, depot",
  );
  assert.deepEqual(scans, { parcel: 200, scan: 1000 });
});

test("columns that are listed behind what is counted, or under a table, are its own, whatever the other is known for", () => {
  const garage =
    "Linked tables for a garage: 80 cars with plate, make; 300 repairs with car, date in, labour hours, cost in EUR";
  assert.deepEqual(columnsOf(garage, "repair"), ["repair_id", "car_id", "date_in", "labour_hours", "cost"]);
  const rents = "table 1: tenants, 50 rows, name, move-in date. table 2: payments, 12 per tenant, paid on, amount";
  assert.ok(columnsOf(rents, "payment").includes("paid_on"));
  assert.ok(!columnsOf(rents, "tenant").includes("paid_on"));
  const hives =
    "Two linked tables: 15 beekeepers (name, region) and 240 hives, each hive belongs to one beekeeper, honey in kg";
  assert.ok(columnsOf(hives, "hive").includes("honey"));
});

test("no pair twice says of the rows that none is repeated", () => {
  const plan = planOf("follow edges, 500, between 100 accounts, mutual yes/no, no edge twice");
  assert.ok(plan.constraints.some(({ kind, value }) => kind === "duplicates" && value.duplicates === 0));
  assert.ok(!plan.fields.some(({ name }) => name === "between"));
});
