import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("a plural that names a key elsewhere is what the rows are", () => {
  for (const [need, key] of [
    ["claims, amount, status", "claim_id"],
    ["policies, 8% lapsed, premium, start date", "policy_id"],
  ] as const) {
    const names = namesOf(planOf(need));
    assert.ok(names.includes(key) && !names.includes("claims") && !names.includes("policies"), need);
  }
  const counted = namesOf(planOf("clicks, impressions, cost"));
  for (const name of ["clicks", "impressions", "cost"]) assert.ok(counted.includes(name), name);
});

test("several languages are a column, one is that of the delivery", () => {
  const reviews = planOf("reviews in English, German and French: text, stars");
  const languages = reviews.constraints.find(({ field, kind }) => field === "language" && kind === "enum");
  assert.deepEqual(languages?.value.enum, ["English", "German", "French"]);
  assert.ok(!namesOf(planOf("names in German")).includes("language"));
});

test("bounds behind each are those of all numbered columns", () => {
  for (const need of ["students with three essay scores, each 0-20", "students with three essay scores each 0-20"]) {
    const bounds = planOf(need).constraints.filter(({ kind }) => kind === "range");
    assert.deepEqual(
      bounds.map(({ field, value }) => [field, value.max]),
      [1, 2, 3].map((index) => [`essay_score_${index}`, 20]),
    );
  }
});

test("what is there only then is missing otherwise", () => {
  const plan = planOf("fashion orders, a quarter returned and then with a reason");
  assert.ok(plan.relations.some(({ statement }) => statement === "reason is present only where status is returned"));
});

test("an escalation is no stage that every closed ticket has been through", () => {
  const plan = planOf("tickets, 10% escalated, status, subject");
  assert.ok(!plan.relations.some(({ statement }) => statement.startsWith("escalated exactly where status")));
});
