import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

for (const [need, field, said] of [
  ["2,000 emails labelled spam or ham (20% spam): subject, sender", "label", ["spam", "ham"]],
  ["sensor windows labelled normal/fault (5% fault): rms, kurtosis", "label", ["normal", "fault"]],
  ["1,000 sessions marked bot or human (10% bot): pages, seconds", "label", ["bot", "human"]],
  ["3,000 reviews tagged positive, neutral or negative: text, stars", "label", ["positive", "neutral", "negative"]],
] as const)
  test(`what rows are labelled is one column: ${need}`, () => {
    const { constraints } = planOf(need);
    const own = constraints.find((each) => each.field === field && each.kind === "enum");
    assert.deepEqual(own?.value.enum, said);
  });

test("a share behind a pair is that of its last, or of what is not as it should be", () => {
  const shares = (need: string): unknown => planOf(need).constraints.find(({ kind }) => kind === "shares")?.value;
  assert.deepEqual(shares("500 flows labelled benign or attack (3%): bytes, packets"), {
    rate: { benign: 0.97, attack: 0.03 },
  });
  assert.deepEqual(shares("500 payments labeled fraud or legit (2%): amount, merchant"), {
    rate: { fraud: 0.02, legit: 0.98 },
  });
});

test("what is flagged if something holds has no such members", () => {
  const { fields } = planOf("500 payments: amount, hour, flagged when the amount is above 900");
  assert.equal(fields.find(({ name }) => name === "flagged")?.type, "bool");
});
