import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what happens less often than there are things happens to each of them", () => {
  for (const [need, rows] of [
    ["gym check-ins of 250 members over 8 weeks, 2 to 4 visits a week, duration", 6000],
    ["1000 users, 3 sessions a day for 2 weeks: session start, pages", 42_000],
    ["40 couriers, 20 trips a day for a week: pickup time, fee", 5600],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
  assert.notEqual(planOf("50 shops, 3 tickets a day in total for a month, amount").rows, 4650);
});

test("each of those counted before takes several, and a row is one of these", () => {
  const plan = planOf("300 students, each takes 3 to 5 courses: course, grade A-F");
  assert.equal(plan.rows, 1200);
  assert.ok(plan.constraints.some(({ value }) => value.relation === "3 to 5 courses for each student"));
  for (const need of [
    "200 customers with 2 to 6 orders each: amount, status",
    "200 customers, each with 2 to 6 orders: amount, status",
  ])
    assert.equal(planOf(need).rows, 800, need);
});
