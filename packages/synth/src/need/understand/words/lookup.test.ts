import assert from "node:assert/strict";
import { test } from "node:test";
import type { PlannedField } from "../../plan.ts";
import { understand } from "../understand.ts";

function fieldOf(need: string, name: string): PlannedField {
  const understanding = understand({ need, today: "2026-06-15", assume: true });
  assert.equal(understanding.kind, "planned", need);
  const { fields } = (understanding as Extract<typeof understanding, { kind: "planned" }>).plan;
  const field = fields.find((each) => each.name === name);
  assert.ok(field !== undefined, `${name} in ${fields.map((each) => each.name).join(", ")}`);
  return field;
}

test("a common word means what a trade makes of it in that trade alone", () => {
  for (const [need, name, foreign] of [
    ["political donations: donor name, party, amount, donation date", "party", "negotiation_actor"],
    ["vineyard blocks: block, variety, yield", "yield", "apy"],
    ["zoo feeding log: animal, keeper, food, fed at", "keeper", "liquidator_address"],
    ["art restorations: object, damage, treatment, hours", "treatment", "salon_service"],
    ["harbour moves: crane, container, start, end", "container", "container_name"],
    ["tool crib checkouts: tool, employee, returned", "tool", "tool_name"],
    ["river lock log: vessel, direction, lock start", "direction", "debit_credit"],
  ] as const)
    assert.notEqual(fieldOf(need, name).understoodAs, foreign, need);
});

test("in its own trade the word keeps that meaning", () => {
  assert.equal(fieldOf("defi lending positions: protocol, token, yield", "yield").understoodAs, "apy");
  assert.equal(
    fieldOf("kubernetes container metrics: pod, container, cpu millicores", "container").understoodAs,
    "container_name",
  );
});

test("one of a thing is no number of it", () => {
  assert.notEqual(fieldOf("pawn shop loans: item, loan amount, pledge date", "item").type, "int");
  assert.notEqual(fieldOf("coaching sessions: client, goal, progress 1-5", "goal").understoodAs, "goals");
});

test("a word of another language is no English one that looks the same", () => {
  assert.notEqual(fieldOf("running log: date, distance km, surface", "surface").understoodAs, "area_ha");
});
