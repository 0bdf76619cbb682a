import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function constraintsOf(need: string): readonly string[] {
  return planOf(need).constraints.map(({ kind, field, value }) => `${field} ${kind} ${JSON.stringify(value)}`);
}

test("a list of nothing but faults is the kinds of them", () => {
  const said = constraintsOf(
    "injected JSON-RPC faults to test our client, 1000 cases: truncated body, wrong id, missing field, bad type, timeout. Timeouts 10%",
  );
  assert.ok(
    said.includes('fault_type enum {"enum":["truncated body","wrong id","missing field","bad type","timeout"]}'),
    said.join("; "),
  );
  assert.ok(said.includes('fault_type rate {"rate":{"timeout":0.1}}'));
});

test("a quarter each, and as many rows as a sentence of their own says", () => {
  const plan = planOf(
    "broken JSON-RPC responses to test our client: truncated, wrong id, bad version, timeout, a quarter each. 2000",
  );
  const shares = plan.constraints.find(({ kind }) => kind === "shares");
  assert.deepEqual(shares?.value, { rate: { truncated: 0.25, "wrong id": 0.25, "bad version": 0.25, timeout: 0.25 } });
  assert.equal(plan.rows, 2000);
});

test("what rows are split in are kinds of them", () => {
  const said = constraintsOf("20k wallets, split in whales, traders, holders and bots (8% bots), tx count");
  assert.ok(said.includes('archetype rate {"rate":{"bots":0.08}}'), said.join("; "));
  assert.ok(
    constraintsOf("500 leads split into hot, warm and cold, 20% hot, email").includes(
      'segment rate {"rate":{"hot":0.2}}',
    ),
  );
});
