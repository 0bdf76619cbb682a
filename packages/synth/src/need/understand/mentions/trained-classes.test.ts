import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): unknown {
  return planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === name)?.value.enum;
}

test("the list behind what is trained are its classes, and the columns follow", () => {
  const need = "3000 messages for an intent classifier (refund, delivery, login, billing), with language";
  assert.deepEqual(membersOf(need, "intent"), ["refund", "delivery", "login", "billing"]);
  assert.ok(namesOf(planOf(need)).includes("language"));
  assert.equal(membersOf(need, "language"), undefined);
  assert.deepEqual(membersOf("emails for spam detection (spam, ham), subject", "label"), ["spam", "ham"]);
});

test("events that a stop ends are members, and what follows are columns", () => {
  const need = "game telemetry: level_start, level_fail, iap. player, session, level 1-80";
  assert.deepEqual(membersOf(need, "event_type"), ["level_start", "level_fail", "iap"]);
  for (const name of ["player_id", "session_id", "level"]) assert.ok(namesOf(planOf(need)).includes(name), name);
});

test("a bound behind a percent sign leaves it the unit", () => {
  const discount = planOf("orders: discount % max 40, total").fields.find(({ name }) => name === "discount");
  assert.equal(discount?.unit, "%");
});
