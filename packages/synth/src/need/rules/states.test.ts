import assert from "node:assert/strict";
import { test } from "node:test";
import { isPast, type StateField, stateRules } from "./states.ts";

function status(name: string, members: string): StateField {
  return { name, form: "status", members: members.split("|"), of: undefined, isFixed: false };
}

function time(name: string): StateField {
  return { name, form: "time", members: [], of: undefined, isFixed: false };
}

function flag(name: string, isFixed = false): StateField {
  return { name, form: "flag", members: [], of: undefined, isFixed };
}

function statements(...fields: readonly StateField[]): readonly string[] {
  return stateRules(fields).map(([first]) => first?.statement ?? "");
}

test("a time of a state stands only where the status is at that state or beyond it", () => {
  const order = status("status", "pending|paid|shipped|delivered|cancelled");
  assert.deepEqual(statements(order, time("shipped_at"), time("delivery_date"), time("cancelled_at")), [
    "shipped_at only where status is shipped or delivered",
    "delivery_date only where status is delivered",
    "cancelled_at only where status is cancelled",
  ]);
});

test("everything has begun, and what is expected is no event", () => {
  const order = status("status", "pending|shipped|delivered|cancelled");
  assert.deepEqual(statements(order, time("ordered_at"), time("created_at"), time("expected_delivery_date")), []);
});

test("a flag says what the status says, in the words of either", () => {
  assert.deepEqual(statements(status("result", "success|failure"), flag("is_error")), [
    "is_error exactly where result is failure",
  ]);
  assert.deepEqual(statements(status("status", "submitted|approved|rejected|reimbursed"), flag("approved")), [
    "approved exactly where status is approved or reimbursed",
  ]);
});

test("where the buyer said how often the flag holds, the status may follow the flag", () => {
  const [rules] = stateRules([status("status", "active|cancelled"), flag("churned", true)]);
  assert.deepEqual(
    rules?.map(({ sets }) => Object.keys(sets)),
    [["churned"], ["status"]],
  );
});

test("a flag and a time of the same event go together, whatever the event is", () => {
  assert.deepEqual(statements(flag("churned"), time("cancelled_at")), ["cancelled_at only where churned"]);
  assert.deepEqual(statements(flag("is_sold"), time("sale_date")), ["sale_date only where is_sold"]);
  assert.deepEqual(statements(flag("granted"), time("grant_date")), ["grant_date only where granted"]);
  assert.deepEqual(statements(flag("is_paid"), time("shipped_at")), []);
});

test("what is not a status tells nothing: kinds of events, and attributes of another thing", () => {
  assert.deepEqual(statements(status("event_type", "opened|clicked|returned"), flag("returned")), []);
  assert.deepEqual(statements({ ...status("status", "active|cancelled"), of: "customer" }, time("cancelled_at")), []);
});

test("what was called off has no actual time", () => {
  assert.deepEqual(statements(status("status", "on time|delayed|cancelled"), time("actual_departure")), [
    "actual_departure only where status is on time or delayed",
  ]);
});

test("events that are told have happened; what is due, planned or expires has not", () => {
  for (const name of ["resolved_at", "paid_date", "delivery_date", "actual_arrival"]) assert.ok(isPast(name), name);
  for (const name of ["due_date", "expected_delivery_date", "expiry_date", "check_out", "scheduled_at"])
    assert.ok(!isPast(name), name);
});
