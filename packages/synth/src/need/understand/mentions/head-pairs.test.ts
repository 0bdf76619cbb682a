import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function holds(need: string, names: readonly string[]): void {
  const own = namesOf(planOf(need));
  for (const name of names) assert.ok(own.includes(name), `${need}: ${name} in ${own.join(", ")}`);
}

test("two sides of a measure at the head of a need are two columns", () => {
  holds("forecast vs actual wind speed in m/s at wind farms, direction", ["forecast_wind_speed", "actual_wind_speed"]);
  holds("min and max temperature in cities, rain", ["min_temperature", "max_temperature"]);
  holds("planned vs actual hours, project, employee", ["planned_hours", "actual_hours", "project"]);
  holds("old vs new price per sku, store, date", ["old_price", "new_price"]);
  holds("baseline and current refusal rate for agents, drift score", ["baseline_refusal_rate", "current_refusal_rate"]);
});

test("sides of what is counted stay members", () => {
  const calls = planOf("inbound and outbound calls with duration");
  assert.ok(calls.constraints.some(({ kind, field }) => kind === "enum" && field === "direction"));
  assert.ok(!namesOf(planOf("debit and credit card payments, amount")).includes("debit_card_payments"));
});

test("what is told alone behind a measure at the head is told of it", () => {
  const scores = planOf("Exam scores per student, normal around 62 with sd 14, school, subject, retakes 8%");
  const told = scores.constraints.find(({ kind }) => kind === "distribution");
  assert.equal(told?.field, "score");
  assert.ok(scores.constraints.some(({ kind, field }) => kind === "rate" && field === "retakes"));
});

test("a plural before what is told of one of them is what the rows are", () => {
  for (const [need, absent] of [
    ["calls, duration, agent, outcome", "calls"],
    ["windows, width, height, glazing double or triple", "windows"],
    ["parking spots, zone, free or taken", "parking_spot"],
  ] as const)
    assert.ok(!namesOf(planOf(need)).includes(absent), need);
  holds("clicks, impressions, spend, campaign", ["clicks", "impressions"]);
  holds("wins, losses, draws, team", ["wins", "losses", "draws"]);
});
