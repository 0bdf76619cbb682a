import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";
import type { Plan } from "../plan.ts";

function columnsOf({ fields }: Plan, table: string): readonly string[] {
  return fields.filter((field) => field.table === table).map(({ name }) => name);
}

test("lines counted in brackets behind what they are of are a table, and what is listed is of the lines", () => {
  const plan = planOf(
    "invoices (300) and their invoice lines (900) as two linked tables with units, unit price, amount",
  );
  assert.equal(plan.rows, 1_200);
  for (const name of ["units", "unit_price", "amount"])
    assert.ok(columnsOf(plan, "invoice_line").includes(name), columnsOf(plan, "invoice_line").join(" "));
});

test("systems in capitals are no part of what the rows are told by", () => {
  assert.ok(
    columnsOf(planOf("80 stores and 4,000 POS receipts in two tables: total, tender"), "receipt").includes(
      "receipt_id",
    ),
  );
  assert.ok(
    columnsOf(planOf("20 hosts and 500 IDS alerts as two tables: severity, signature"), "ids_alert").includes(
      "alert_id",
    ),
  );
});

test("the range of a column goes with it to the table that knows it", () => {
  const { constraints } = planOf(
    "150 loans and 2,000 repayments, linked tables. principal 5k-50k USD, rate, due date, amount",
  );
  const own = constraints.find(({ field, kind }) => field === "principal" && kind === "range");
  assert.deepEqual(own?.value, { min: 5_000, max: 50_000, unit: "USD" });
  assert.equal(own?.table, "loan");
});
