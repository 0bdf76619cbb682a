import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function hasLength(need: string, name: string, unit: string): void {
  const field = planOf(need).fields.find((each) => each.name === name);
  assert.deepEqual([field?.type, field?.unit], ["int", unit], `${name} in ${need}`);
}

test("how long it is from one thing to another is a column in its unit", () => {
  hasLength("claims, claim amount GBP, days from accident to report", "days_from_accident_to_report", "day");
  hasLength("claims: amount, days between accident and report, garage", "days_between_accident_and_report", "day");
  hasLength("tickets, minutes from open to first reply, agent", "minutes_from_open_to_first_reply", "min");
  hasLength("goals: scorer, minutes into the match, team", "minutes_into_match", "min");
  hasLength("trials: patient, days into treatment, dose", "days_into_treatment", "day");
});

test("a time between bounds is none of them", () => {
  const names = planOf("loans: amount, term between 12 and 60 months, days overdue").fields.map(({ name }) => name);
  assert.ok(names.includes("term") || names.some((name) => name.startsWith("term")), names.join());
  assert.ok(names.includes("days_overdue"), names.join());
});
