import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("the daily price of what is hired is a column, and no rhythm of the rows", () => {
  const plan = planOf("tool rentals: tool, days, daily price 8-60 EUR, extras, total = days * price + extras", {
    rows: 40,
  });
  assert.ok(!plan.constraints.some(({ kind }) => kind === "cadence"));
  assert.equal(plan.fields.find(({ name }) => name === "extras")?.unit, "EUR");
  for (const row of rowsOf(plan)) {
    const total = Number(row.days) * Number(row.daily_price) + Number(row.extras);
    assert.ok(Math.abs(total - Number(row.total)) < 0.006, JSON.stringify(row));
  }
  assert.ok(namesOf(planOf("gym members: monthly price 20-60 EUR, start date")).includes("monthly_price"));
});

test("the daily price of what is traded is told each day", () => {
  const plan = planOf("commodities: name, daily price 10-90 USD, volume");
  assert.ok(plan.constraints.some(({ kind }) => kind === "cadence"));
});
