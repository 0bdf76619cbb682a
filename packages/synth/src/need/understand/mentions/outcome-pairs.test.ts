import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("two contraries without a name are the outcome", () => {
  for (const [need, field] of [
    ["ssh login attempts, sucess/failed, 5k", "result"],
    ["500 deployments: service, started at, success/failure, duration", "status"],
  ] as const) {
    const { constraints } = planOf(need);
    const enumeration = constraints.find(({ kind }) => kind === "enum");
    assert.equal(enumeration?.field, field, need);
  }
});

test("a share of what happens to one thing is a flag of it", () => {
  const plan = planOf(
    "1,500 transcripts of MCP tool calls: user prompt, tool called. In one out of ten the tool fails.",
  );
  assert.ok(
    plan.constraints.some(({ kind, field, value }) => kind === "rate" && field === "tool_failed" && value.rate === 0.1),
  );
});

test("whether somebody agreed with something is one flag", () => {
  const plan = planOf("400 reviews: text, whether a human agreed with the verdict in about 78% of the rows");
  assert.ok(
    plan.constraints.some(
      ({ kind, field, value }) => kind === "rate" && field === "human_agreed" && value.rate === 0.78,
    ),
  );
});
