import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

const lists: readonly (readonly [need: string, field: string, members: readonly string[]])[] = [
  ["gym visits: member, membership basic, plus or premium, locker number", "membership", ["basic", "plus", "premium"]],
  ["water lab: point, parameter nitrate, lead or pH, value, unit", "parameter", ["nitrate", "lead", "pH"]],
  ["CI runs: repo, trigger push, pull_request or schedule, start", "trigger", ["push", "pull_request", "schedule"]],
  ["ties: kind of tie friendship, colleague or family, weight", "kind_of_tie", ["friendship", "colleague", "family"]],
  ["EV sessions: station, connector CCS or Type 2, energy kWh", "connector", ["CCS", "Type 2"]],
  ["tickets: subject, received via email, chat or phone", "received_via", ["email", "chat", "phone"]],
];

test("alternatives behind a name are its members, whatever else they may be", () => {
  for (const [need, field, members] of lists) {
    const plan = planOf(need);
    assert.deepEqual(plan.constraints.find(({ kind }) => kind === "enum")?.value.enum, members, need);
    assert.ok(namesOf(plan).includes(field), need);
  }
});

test("a choice of its own takes no column before it", () => {
  const plan = planOf("parcels: sender, parcel locker, cash or card, weight kg");
  assert.ok(namesOf(plan).includes("parcel_locker"));
});
