import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

for (const [need, low, high] of [
  ["bills: amount, paid, never paid above amount", "paid", "amount"],
  ["grants: awarded, spent, never spent more than awarded", "spent", "awarded"],
  ["credit lines: limit, drawn, never drawn above the limit", "drawn", "limit"],
  ["auction lots: estimate, hammer price, never hammer price below estimate", "estimate", "hammer_price"],
] as const)
  test(`what is never above is at most that: ${need}`, () => {
    const plan = planOf(need, { rows: 60 });
    assert.ok(plan.relations.some(({ statement }) => statement === `${low} <= ${high}`));
    for (const row of rowsOf(plan)) assert.ok(Number(row[low]) <= Number(row[high]), JSON.stringify(row));
  });

test("what is held against money is money", () => {
  const { fields } = planOf("bills: amount, paid, never paid above amount");
  assert.equal(fields.find(({ name }) => name === "paid")?.unit, "USD");
});
