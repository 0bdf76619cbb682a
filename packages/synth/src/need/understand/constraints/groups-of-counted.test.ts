import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

for (const [need, field, members] of [
  ["asthma trial, 200 patients 1:1 drug vs placebo, 4 sites, age", "treatment_arm", ["drug", "placebo"]],
  ["diet study, 120 adults randomised 1:1 to diet or usual care, weight", "treatment_arm", ["diet", "usual care"]],
  ["600 users, 1:1 control vs variant, sessions, revenue", "group", ["control", "variant"]],
] as const)
  test(`those who are counted are in groups, so many in each: ${need}`, () => {
    const plan = planOf(need, { rows: 200 });
    const own = plan.fields.find(({ name }) => name === field);
    assert.equal(own?.type, "enum");
    const first = rowsOf(plan).filter((row) => row[field] === members[0]).length;
    assert.ok(first > 80 && first < 120, String(first));
  });

test("a score of a match stays one", () => {
  assert.ok(planOf("matches: home team, away team, score like 2:1, city").fields.every(({ name }) => name !== "group"));
});
