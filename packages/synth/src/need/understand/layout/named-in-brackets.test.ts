import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("names with their shares behind a count are of the one column that is counted", () => {
  for (const [need, column, told] of [
    ["300 tickets in 3 languages (en 60, de 25, fr 15), subject", "language", { en: 180, de: 75, fr: 45 }],
    ["300 tickets from 3 departments (sales 60, hr 30, it 10), subject", "department", { sales: 180, hr: 90, it: 30 }],
  ] as const) {
    const plan = planOf(need);
    assert.ok(!namesOf(plan).some((name) => name.startsWith(`${column}_`)), namesOf(plan).join());
    const counts = Object.groupBy(rowsOf(plan), (row) => String(row[column]));
    for (const [member, count] of Object.entries(told)) assert.equal(counts[member]?.length, count, need);
  }
});

test("shares of yes and no are those of a flag", () => {
  const plan = planOf("300 chats, resolved yes/no 80/20, rating 1-5 only when resolved");
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "rate")?.value, { rate: 0.8 });
  for (const row of rowsOf(plan, 100)) assert.equal(row.rating === null, row.resolved === false);
});
