import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { planOf, statedOf } from "../../../../test/planned-need.ts";
import { normalise } from "../normalise.ts";
import { withFormsSaid } from "./forms-said.ts";

test("a request in JSON, in pairs or as a query is said in words", () => {
  const cases: readonly (readonly [string, number, readonly string[]])[] = [
    [
      '{"record": "bike rental trip", "rows": 2000, "columns": ["trip_id", "start_time", "distance_km"], "format": "csv"}',
      2000,
      ["trip_id", "start_time", "distance_km"],
    ],
    [
      '{"need":"support tickets for a telecom company","rows":4000,"schema":{"ticket_id":"uuid","opened_at":"datetime","priority":["low","high"],"resolved":"boolean"},"budget_usd":5}',
      4000,
      ["ticket_id", "opened_at", "priority", "resolved"],
    ],
    [
      'POST /generate {"kind":"podcast episodes","n":180,"columns":["show","duration_min"],"ranges":{"duration_min":[8,120]}}',
      180,
      ["show", "duration_min"],
    ],
    [
      "record=parking_ticket rows=1500 fields=plate,issued_at,fine_eur fine_eur=15..180 paid_rate=0.7 format=ndjson seed=42",
      1500,
      ["plate", "issued_at", "fine_eur", "paid"],
    ],
    [
      "SELECT order_id, unit_price, ordered_at FROM synthetic_orders WHERE ordered_at BETWEEN '2024-11-01' AND '2024-11-30' LIMIT 2500",
      2500,
      ["order_id", "unit_price", "ordered_at"],
    ],
    [
      "columns = [vin:string, make:string, year:int(2005-2024)]; record = used car advert; rows = 2200; out = parquet",
      2200,
      ["vin", "make", "year"],
    ],
    ["CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(80)); fill it with 800 rows", 800, ["id", "name"]],
  ];
  for (const [need, rows, columns] of cases) {
    const plan = planOf(need);
    assert.equal(plan.rows, rows, need);
    const stated = statedOf(plan);
    assert.deepEqual(
      columns.filter((each) => !stated.includes(each)),
      [],
      `${need}: ${stated.join()}`,
    );
  }
});

test("what a form says of its columns is kept", () => {
  const kept = (need: string, field: string, kind: string): unknown =>
    planOf(need).constraints.find((each) => each.field === field && each.kind === kind)?.value;
  const parking = "record=parking_ticket rows=150 fields=plate,fine_eur fine_eur=15..180 paid_rate=0.7";
  assert.deepEqual(kept(parking, "fine_eur", "range"), { min: 15, max: 180 });
  assert.deepEqual(kept(parking, "paid", "rate"), { rate: 0.7 });
  const grades =
    'dataset: student_grades; rows: 60; fields: [student_id, grade]; constraints: {grade: "0..20", fail_rate: 0.12}';
  assert.deepEqual(kept(grades, "grade", "range"), { min: 0, max: 20 });
  const orders =
    '{"rows": 30, "entity": "order", "columns": ["order_id", "status"], "status": ["open", "paid"], "country": "Spain"}';
  assert.deepEqual(kept(orders, "status", "enum"), { enum: ["open", "paid"] });
  assert.deepEqual(kept(orders, "country", "enum"), { enum: ["ES"] });
  const parcels =
    '{"entity":"parcel","rows":20,"columns":[{"name":"weight","type":"float","min":0.1,"max":30,"unit":"kg"},{"name":"note","type":"string","null_rate":0.2},{"name":"insured","type":"bool","rate":0.1}]}';
  assert.deepEqual(kept(parcels, "weight", "range"), { min: 0.1, max: 30, unit: "kg" });
  assert.deepEqual(kept(parcels, "note", "nulls"), { nulls: 0.2 });
  assert.deepEqual(kept(parcels, "insured", "rate"), { rate: 0.1 });
  const loans = "entity=book_loan rows=25 members=30 fields=loan_id,loaned_on,due_on; due_on = loaned_on + 21 days";
  assert.ok(planOf(loans).relations.some(({ statement }) => /due_on/.test(statement)));
});

test("what is no request stays as it is, and anything is read to its end", () => {
  for (const text of [
    '{"ts": "datetime", "rpm": "int 0-3000"}',
    "2,000 orders (amount, status {open, paid})",
    "total = price * quantity, rows with tax = 20%",
    "select the best 20 hotels from the list",
    "a = b, c = d",
  ])
    assert.equal(withFormsSaid(text), text);
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "{",
          "}",
          "[",
          "]",
          ":",
          ",",
          '"',
          "rows",
          "columns",
          "=",
          " ",
          "3",
          "a",
          "select a from b limit 3",
        ),
        {
          maxLength: 400,
        },
      ),
      (parts) => typeof normalise(parts.join("")) === "string",
    ),
  );
});
