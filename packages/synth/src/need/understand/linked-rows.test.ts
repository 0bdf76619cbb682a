import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";
import type { Plan } from "../plan.ts";

type Row = Readonly<Record<string, unknown>>;

function rowsIn(plan: Plan, table?: string): readonly Row[] {
  const rows = rowsOf(plan);
  return table === undefined ? rows : rows.filter((row) => row.table === table);
}

/** How many rows stand under each value of a field. */
function sizesOf(rows: readonly Row[], field: string): readonly number[] {
  const sizes = new Map<unknown, number>();
  for (const row of rows) sizes.set(row[field], (sizes.get(row[field]) ?? 0) + 1);
  return [...sizes.values()];
}

function countsOf(plan: Plan): readonly (readonly [string, number])[] {
  return plan.blueprint.tables.map(({ name, rows }) => [name, rows]);
}

test("each parent has as many children as was said, between the least and the most", () => {
  const plan = planOf("two linked tables, growers and shipments, each grower 3 to 8 shipments, 40 growers");
  assert.deepEqual(countsOf(plan), [
    ["grower", 40],
    ["shipment", 220],
  ]);
  const sizes = sizesOf(rowsIn(plan, "shipment"), "grower_id");
  assert.equal(sizes.length, 40);
  assert.ok(sizes.every((size) => size >= 3 && size <= 8));
  assert.ok(new Set(sizes).size >= 3);
});

test("children of children are as many as both sizes make", () => {
  const plan = planOf("three linked tables: 20 farms, each farm 2 to 5 fields, each field 1 to 3 harvests");
  assert.deepEqual(countsOf(plan), [
    ["farm", 20],
    ["field", 70],
    ["harvest", 140],
  ]);
});

test("what has one of the other belongs to it, and not the other way round", () => {
  const plan = planOf("teachers and classes: two tables, 25 teachers, 90 classes, each class has one teacher, subject");
  assert.ok(plan.relations.some(({ statement }) => statement === "class.teacher_id references teacher.teacher_id"));
});

test("tables that are named one by one are that many, each with its own count and fields", () => {
  const plan = planOf(
    "one table of 80 households (village, household size 1-12) and one of 480 parcels, each for one household, delivered in 2025",
  );
  assert.deepEqual(countsOf(plan), [
    ["household", 80],
    ["parcel", 480],
  ]);
  assert.ok(plan.fields.some(({ table, name }) => table === "household" && name === "household_size"));
  assert.ok(plan.fields.some(({ table, name }) => table === "parcel" && name === "parcel_id"));
});

test("so many rows for each of what is counted make the rows of one table", () => {
  const plan = planOf("invoices: 40 customers, 2 to 6 invoices each, amount, due date");
  assert.equal(plan.rows, 160);
  const sizes = sizesOf(rowsIn(plan), "customer_id");
  assert.equal(sizes.length, 40);
  assert.ok(sizes.every((size) => size >= 2 && size <= 6));
});

test("how often something happens in a stretch of time makes its rows", () => {
  assert.equal(planOf("call log for 10 agents, 5 calls per agent per day, 1 week").rows, 350);
  assert.equal(planOf("restaurant orders: about 300 orders per day in March 2026, table, total").rows, 31 * 300);
  const visits = planOf("milking visits, 80 cows, 2 to 4 visits per cow per day, last 10 days: yield, duration");
  assert.equal(visits.rows, 2_400);
  assert.equal(new Set(rowsIn(visits).map((row) => row.cow_id)).size, 80);
});

test("a count in brackets behind a key is of that key", () => {
  const plan = planOf("ski lift scans: pass id (30 passes), lift name, scan time 8:30-16:30, 200 rows");
  assert.equal(new Set(rowsIn(plan).map((row) => row.pass_id)).size, 30);
  const pairs = planOf("translation pairs: source text, translator id (25), reviewed, 300 rows");
  assert.equal(new Set(rowsIn(pairs).map((row) => row.translator_id)).size, 25);
});

test("a counted thing has an id even where its domain has only a name for it", () => {
  const plan = planOf("parking sessions, 40 lots, entry time, exit time, 300 rows");
  assert.equal(new Set(rowsIn(plan).map((row) => row.lot_id)).size, 40);
});

test("what is told of so many each quarter or year is a series of them", () => {
  const plan = planOf("quarterly revenue for 30 companies, 2019 to 2024");
  assert.equal(plan.rows, 30 * 24);
  assert.equal(planOf("annual rainfall for 15 stations, 1990-2020").rows, 15 * 31);
});

test("the table that others point at has each of its things once", () => {
  for (const [need, parent, key, count] of [
    [
      "two tables: 240 subjects (arm drug or placebo, age) and 900 adverse events with grade",
      "subject",
      "subject_id",
      240,
    ],
    [
      "30 respondents (age, region) and in a second table their 90 purchases with amount",
      "respondent",
      "respondent_id",
      30,
    ],
  ] as const) {
    const rows = rowsIn(planOf(need), parent);
    assert.equal(rows.length, count, need);
    assert.equal(new Set(rows.map((row) => row[key])).size, count, need);
  }
});
