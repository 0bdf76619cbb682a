import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function saidOf(need: string, name: string): readonly unknown[] {
  return planOf(need)
    .constraints.filter(({ field }) => field === name)
    .map(({ value }) => value);
}

test("a state and its denial are one column, in any language", () => {
  for (const [need, name, members] of [
    ["invoices: amount, whether paid or unpaid (5% unpaid)", "status", ["paid", "unpaid"]],
    ["Rechnungen: Betrag, bezahlt oder unbezahlt (5 % unbezahlt)", "status", ["bezahlt", "unbezahlt"]],
    ["facturas: importe, y si está pagada o impagada (5 % impagadas)", "estado", ["pagada", "impagada"]],
    ["facturas: importe, pagada o impagada (5 % impagadas)", "estado", ["pagada", "impagada"]],
  ] as const) {
    const [one = "", other = ""] = members;
    assert.deepEqual(saidOf(need, name), [{ enum: members }, { rate: { [other]: 0.05, [one]: 0.95 } }], need);
  }
});

test("a name that begins its item is one of what follows its verb", () => {
  assert.deepEqual(saidOf("chats; sender is customer, agent or bot; text", "sender"), [
    { enum: ["customer", "agent", "bot"] },
  ]);
  const calls = "calls: id, outcome is sale, callback or refusal, agent name";
  assert.deepEqual(saidOf(calls, "outcome"), [{ enum: ["sale", "callback", "refusal"] }]);
  assert.ok(namesOf(planOf(calls)).includes("agent_name"));
});
