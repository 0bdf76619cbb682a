import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

for (const [need, flag, rate, detail] of [
  ["parcels with carrier, damage note only if damaged (2%), weight", "damaged", 0.02, "damage_note"],
  ["sensor calls: device, error text only when it failed (3%), latency ms", "failed", 0.03, "error_text"],
  ["deliveries: driver, delayed y/n, complaint text only if delayed (7%)", "delayed", 0.07, "complaint_text"],
] as const) {
  test(`a case with a share of its own is a flag: ${need}`, () => {
    const { fields, constraints, relations } = planOf(need);
    assert.equal(fields.filter(({ name }) => name === flag).length, 1);
    assert.equal(constraints.find(({ kind, field }) => kind === "rate" && field === flag)?.value["rate"], rate);
    assert.ok(relations.some(({ statement }) => statement === `${detail} is present only where ${flag} is true`));
  });
}
