import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

function saidOf(need: string, name: string): readonly unknown[] {
  return planOf(need)
    .constraints.filter(({ field, source }) => field === name && source === "stated")
    .map(({ value }) => value);
}

test("as many figures of a whole as there are names before them are their shares", () => {
  for (const [need, name, rate] of [
    [
      "1000 support tickets, priorities P1 to P4 at 5/15/50/30 percent",
      "priority",
      { P1: 0.05, P2: 0.15, P3: 0.5, P4: 0.3 },
    ],
    [
      "1000 orders, amount, status pending, shipped and delivered 20/30/50",
      "status",
      { pending: 0.2, shipped: 0.3, delivered: 0.5 },
    ],
    ["800 users, plan free, plus and pro at 70/20/10 percent, and country", "plan", { free: 0.7, plus: 0.2, pro: 0.1 }],
    ["500 tickets, severity S1-S3 (10/30/60), opened date", "severity", { S1: 0.1, S2: 0.3, S3: 0.6 }],
    [
      "tickets, priority P1, P2, P3 and P4 split 5/20/50/25, reporter",
      "priority",
      { P1: 0.05, P2: 0.2, P3: 0.5, P4: 0.25 },
    ],
  ] as const)
    assert.deepEqual(saidOf(need, name), [{ enum: Object.keys(rate) }, { rate }], need);
});

test("a range behind two columns has no shares", () => {
  const { fields } = planOf("300 leads, industry, lead score 0-100, source");
  assert.deepEqual(
    ["industry", "lead_score", "source"].filter((name) => !fields.some((field) => field.name === name)),
    [],
  );
});

test("what is counted before a ratio keeps its count", () => {
  assert.equal(planOf("1,000 dogs and cats (55/45), age, weight").rows, 1000);
});
