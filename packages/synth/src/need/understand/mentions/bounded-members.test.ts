import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function ratesOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ field, kind }) => field === name && kind === "rate")?.value.rate;
}

test("a bound in per cent behind a member that was listed is one of its share", () => {
  for (const [need, name, rate] of [
    ["900 orders with status new, paid, shipped or returned; returned stays under 3%", "status", { returned: 0.027 }],
    ["900 orders with status new, paid, shipped or returned, returned at most 5%", "status", { returned: 0.05 }],
    ["900 leads, source (web, referral, event), web at least 40%", "source", { web: 0.4 }],
  ] as const)
    assert.deepEqual(ratesOf(need, name), rate, need);
});

test("a bound in per cent behind a column is one of its values", () => {
  const plan = planOf("900 sensors, humidity below 60%, status ok or fault");
  assert.ok(namesOf(plan).includes("humidity"));
  assert.ok(
    plan.constraints.some(({ field, kind, value }) => field === "humidity" && kind === "range" && value.max === 60),
  );
});
