import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

for (const [need, now, prior, change] of [
  ["200 rents: city, rent in EUR, last month's rent in EUR, pct change", "rent", "previous_rent", "pct_change"],
  [
    "90 price quotes: product, price, previous month's price, percentage change",
    "price",
    "previous_price",
    "percentage_change",
  ],
] as const) {
  test(`a change in percent is what the two amounts come to: ${need}`, () => {
    for (const row of rowsOf(planOf(need))) {
      const [present, past] = [Number(row[now]), Number(row[prior])];
      assert.ok(Math.abs(Number(row[change]) - ((present / past) * 100 - 100)) < 0.006, JSON.stringify(row));
      assert.ok(Math.abs(Number(row[change])) < 25);
    }
  });
}
