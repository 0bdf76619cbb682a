import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function tablesOf(need: string): readonly (readonly [string, number])[] {
  return planOf(need).blueprint.tables.map(({ name, rows }) => [name, rows] as const);
}

test("files that are sized in brackets behind a colon are tables", () => {
  assert.deepEqual(
    tablesOf(
      "Two CSVs that join: merchants (150 rows) and payouts (6,000 rows) where every payout points to an existing merchant_id, net, fee",
    ),
    [
      ["merchant", 150],
      ["payout", 6_000],
    ],
  );
  const deliveries =
    "Two CSVs: suppliers (80 rows) and deliveries (2,000 rows) where each delivery points to an existing supplier_id, weight";
  assert.deepEqual(tablesOf(deliveries), [
    ["supplier", 80],
    ["delivery", 2_000],
  ]);
  assert.equal(
    namesOf(planOf(deliveries)).some((name) => name.includes("where")),
    false,
  );
  assert.equal(
    tablesOf("Two files that link on patient id: patients (300 rows) and visits (900 rows), reason").length,
    2,
  );
});

test("a second table of each of something is a table of it", () => {
  const loans =
    "Loans: 1,300 borrowers, amount, and a second table holding each repayment with due date, paid date and amount";
  assert.deepEqual(
    tablesOf(loans).map(([name]) => name),
    ["borrower", "repayment"],
  );
  assert.equal(namesOf(planOf(loans)).includes("each_repayment"), false);
  const flats = "300 flats with rent and size, plus another table listing every viewing: date, agent";
  assert.deepEqual(
    tablesOf(flats).map(([name]) => name),
    ["flat", "viewing"],
  );
  const pupils = "900 pupils with name and class, and another table of all their absences with day and reason";
  assert.deepEqual(
    tablesOf(pupils).map(([name]) => name),
    ["pupil", "absence"],
  );
});

test("files that are counted, and tables of something else, stay what they are", () => {
  assert.equal(tablesOf("300 files: name, size, owner").length, 1);
  assert.equal(tablesOf("40 pool tables with price and length").length, 1);
});

test("invoices plus invoice lines are two tables, and lines stand together by their invoice", () => {
  const plan = planOf(
    "Invoices plus invoice lines. 500 invoices numbered INV-2025-00001 onward, 1 to 8 lines each; issue date",
  );
  assert.deepEqual(
    plan.blueprint.tables.map(({ name, rows }) => [name, rows]),
    [
      ["invoice", 500],
      ["line", 2_250],
    ],
  );
  const orders = planOf("two tables: 300 orders and their order lines, 2 to 3 lines each, sku");
  const lines = orders.blueprint.tables[1]?.layout;
  assert.deepEqual(lines?.kind === "groups" ? [lines.least, lines.most] : [], [2, 3]);
  assert.equal(tablesOf("Receipts with line items as JSON, 300 rows").length, 1);
});

test("results of classes with so many students are one table of results", () => {
  assert.equal(tablesOf("Exam results of 4 classes with 25 students each, 5 subjects").length, 1);
  assert.equal(tablesOf("Sales of 12 shops with 4 tills each, 3000 rows").length, 1);
  assert.equal(tablesOf("40 schools and 900 pupils, each pupil belongs to one school").length, 2);
});
