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

test("once a month tells how often each is asked, and no condition", () => {
  for (const [need, rows, cadence] of [
    ["panel: 200 households asked once a month in 2024: household, confidence index 0-200", 2400, "P1M"],
    ["500 shoppers interviewed once a quarter in 2023: shopper, spend", 2000, "P3M"],
    ["20 patients weighed once a week for 10 weeks: patient, weight", 200, "P1W"],
  ] as const) {
    const plan = planOf(need, { assume: true });
    assert.equal(plan.rows, rows, need);
    assert.ok(
      plan.constraints.some(({ kind, value }) => kind === "cadence" && value.every === cadence),
      need,
    );
  }
  const once = planOf("returns: order id, refund date once refunded, refunded 20%", { assume: true });
  assert.ok(!once.constraints.some(({ kind }) => kind === "cadence"));
});

test("milkings are done to cows again and again, and are so many as are counted", () => {
  const plan = planOf("1,000 milkings of 80 cows: ear tag, litres", { assume: true });
  assert.equal(plan.rows, 1000);
  assert.ok(plan.constraints.some(({ field, value }) => field === "ear_tag" && value.count === 80));
  const herd = planOf("milkings of a dairy herd in May 2025, 120 cows. ear tag, litres", { assume: true });
  assert.ok(herd.constraints.some(({ field, value }) => field === "ear_tag" && value.count === 120));
  assert.equal(planOf("80 cows: ear tag, breed", { assume: true }).rows, 80);
});
