import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

for (const [need, total, terms] of [
  ["bond marks: isin, clean price, accrued interest, dirty price", "dirty_price", ["clean_price", "accrued_interest"]],
  ["positions: cost basis, unrealized gain, market value", "market_value", ["cost_basis", "unrealized_gain"]],
  ["mortgages: principal paid, interest paid, instalment", "instalment", ["principal_paid", "interest_paid"]],
  ["fund navs: liabilities, net assets, total assets", "total_assets", ["liabilities", "net_assets"]],
] as const)
  test(`usual sums of finance hold: ${need}`, () => {
    for (const row of rowsOf(planOf(need, { rows: 40 }))) {
      const sum = terms.reduce((all, name) => all + Number(row[name]), 0);
      assert.ok(Math.abs(sum - Number(row[total])) < 0.006, JSON.stringify(row));
    }
  });

test("a loan is less by what is paid", () => {
  const plan = planOf("loan statements: opening balance, payment, closing balance", { rows: 40 });
  for (const row of rowsOf(plan))
    assert.ok(Math.abs(Number(row.opening_balance) - Number(row.payment) - Number(row.closing_balance)) < 0.006);
});

test("prices that the list tells apart are no column beside them", () => {
  const names = namesOf(planOf("prices of 200 bonds: isin, clean price, dirty price"));
  assert.ok(!names.includes("price"));
  assert.ok(namesOf(planOf("prices of 40 hotels: room type, night, price")).includes("price"));
});
