import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("members that a clause of its own calls even have the same share", () => {
  for (const [need, name, many] of [
    ["500 chat messages with intent (refund, baggage, complaint) and text. Intents evenly distributed.", "intent", 3],
    ["500 tickets, text, category (bug, feature, question); evenly split across categories", "category", 3],
    ["400 photos, label cat or dog. Labels should be evenly distributed", "label", 2],
    ["500 tickets with category bug, feature or question, balanced classes", "category", 3],
  ] as const) {
    const plan = planOf(need);
    const rate = plan.constraints.find(({ field, kind }) => field === name && kind === "shares")?.value.rate;
    const shares = Object.values((rate ?? {}) as Readonly<Record<string, number>>);
    assert.equal(shares.length, many, need);
    assert.ok(
      shares.every((share) => Math.abs(share - 1 / many) < 1e-6),
      need,
    );
    assert.ok(!namesOf(plan).some((each) => /^(?:intents|labels|classes)$/.test(each)), need);
  }
});

test("a number that is evenly distributed has no members", () => {
  const { constraints } = planOf(
    "300 calls, duration evenly distributed between 1 and 10 minutes, outcome (sale, none)",
  );
  assert.ok(constraints.some(({ field, kind }) => field === "duration" && kind === "distribution"));
  assert.ok(!constraints.some(({ kind }) => kind === "shares"));
});
