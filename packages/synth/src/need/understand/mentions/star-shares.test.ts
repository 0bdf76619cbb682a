import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("shares of one or several steps of a scale of stars are of the scale", () => {
  for (const [need, name, steps, share] of [
    ["1000 app reviews with stars 1-5, at least 30% one or two stars", "stars", [1, 2], 0.3],
    ["1000 reviews with rating 1-5, 20% one star, 50% five stars", "rating", [1, 5], 0.7],
    ["1000 reviews with rating 1 to 5, 60% 4-5 stars", "rating", [4, 5], 0.6],
  ] as const) {
    const plan = planOf(need);
    const rows = rowsOf(plan);
    const told = rows.filter((row) => (steps as readonly unknown[]).includes(row[name])).length;
    assert.equal(told, share * rows.length, need);
    assert.ok(!namesOf(plan).some((each) => /^(?:one|two|four|five)/.test(each)), need);
  }
});

test("a share of something else stays one", () => {
  const { constraints } = planOf("1000 reviews with rating 1-5, 20% verified, text");
  assert.ok(constraints.some(({ kind, value }) => kind === "rate" && value.rate === 0.2));
});
