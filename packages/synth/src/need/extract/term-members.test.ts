import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../test/planned-need.ts";

test("lengths that are agreed on, alone in a list, are the members of one column", () => {
  for (const [need, unit, members] of [
    ["phone contracts: plan, 12/24 months, monthly fee", "month", [12, 24]],
    ["warranties: product, 1/2/3 years, price", "year", [1, 2, 3]],
    ["savings: customer, 30/60/90 days, rate", "day", [30, 60, 90]],
  ] as const) {
    const plan = planOf(need, { rows: 60 });
    assert.equal(plan.fields.find(({ name }) => name === "term")?.unit, unit, `${need}: ${namesOf(plan)}`);
    const told = [...new Set(rowsOf(plan).map((row) => Number(row.term)))].sort((one, other) => one - other);
    assert.deepEqual(told, members, need);
  }
});
