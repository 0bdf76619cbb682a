import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("columns that are listed as such are all there are", () => {
  for (const [need, names] of [
    [
      "250 rows, customer emails to an airline, fields email_id, subject, body, intent (refund, baggage), language en",
      ["email_id", "subject", "body", "intent", "language"],
    ],
    [
      "300 rows with columns user_id, email, plan, mrr, churned; 15% churn",
      ["user_id", "email", "plan", "mrr", "churned"],
    ],
    [
      "400 rows, columns sensor_id, ts, temp_c, status; 12 sensors, readings every 10 minutes",
      ["sensor_id", "ts", "temp_c", "status"],
    ],
  ] as const)
    assert.deepEqual(namesOf(planOf(need)), names, need);
});

test('a few columns behind a plain "with" are completed as before', () => {
  const names = namesOf(planOf("500 support tickets with priority high or low"));
  assert.ok(names.includes("ticket_id") && names.length > 3);
});

test("the one id of what is counted is the key of a series", () => {
  for (const need of [
    "sensor_id, timestamp, temperature, status for 12 sensors every 10 minutes for a day",
    "sensor readings: sensor_id, ts, temp_c; 12 sensors, every 10 minutes, 400 rows",
  ]) {
    const plan = planOf(need);
    assert.ok(!namesOf(plan).includes("device_id"), need);
    assert.ok(
      plan.constraints.some(({ field, kind }) => field === "sensor_id" && kind === "entities"),
      need,
    );
  }
});

test("the subject of a letter is a line, that of an exam is taught", () => {
  const typeOf = (need: string): unknown => planOf(need).fields.find(({ name }) => name === "subject")?.type;
  assert.equal(typeOf("emails: sender, subject, body, date"), "string");
  assert.equal(typeOf("newsletter sends: subject, sent at, open rate"), "string");
  assert.equal(typeOf("500 exam results: pupil, subject, mark"), "enum");
});
