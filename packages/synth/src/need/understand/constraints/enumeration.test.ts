import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";
import { judge } from "../../verdicts.ts";

test("a number of which the only values are named stays a number", () => {
  const plan = planOf("200 loan applications with term 60 or 36 months, credit score and loan amount");
  const term = plan.fields.find(({ name }) => name.startsWith("term"));
  assert.deepEqual([term?.type, term?.values], ["int", ["36", "60"]]);
  const values = new Set(rowsOf(plan).map((row) => row[term?.name ?? ""]));
  assert.deepEqual(
    [...values].sort((one, other) => Number(one) - Number(other)),
    [36, 60],
  );
});

test("sums and products hold with a number of which the only values are named", () => {
  const plan = planOf("300 invoices: net, vat rate 7 or 19 percent, vat amount, gross = net + vat amount");
  const { relations } = judge(plan, rowsOf(plan), true, TODAY);
  assert.ok(relations.length >= 2);
  assert.deepEqual(
    relations.filter(({ satisfied }) => satisfied !== true),
    [],
  );
});

test("codes that look like numbers stay texts", () => {
  const plan = planOf("100 claims: claim id, place of service one of 02, 11, 21, billed amount");
  const place = plan.fields.find(({ name }) => name === "place_of_service");
  assert.equal(place?.type, "enum");
  assert.ok(rowsOf(plan).every((row) => typeof row.place_of_service === "string"));
});
