import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("the number of a standard or form counts no rows", () => {
  for (const need of ["HTTP 402 payment attempts by agents: amount, resource", "ISO 8583 messages: mti, amount"])
    assert.equal(planOf(need).rowsSource, "default", need);
});

test("nouns with an of of their own are counted", () => {
  assert.equal(planOf("40 thousand point of sale transactions: store, sku").rows, 40_000);
  assert.equal(planOf("120 bills of lading: shipper, weight").rows, 120);
  assert.equal(planOf("500 chain of thought examples: question, steps").rows, 500);
});

test("a number of millions right behind what the rows are counts them", () => {
  assert.equal(planOf("taxi rides, 0.5m: fare, distance").rows, 500_000);
});

test("one row per message makes the counted conversations those the messages are of", () => {
  const plan = planOf("300 conversations with one row per message: role, text");
  assert.ok(plan.rows > 300);
  assert.ok(plan.constraints.some(({ kind, field }) => kind === "entities" && field === "conversation_id"));
});

test("what is measured again and again of so many things has a key of theirs", () => {
  assert.ok(namesOf(planOf("milk yields of 220 dairy cows: litres")).includes("cow_id"));
  assert.ok(namesOf(planOf("daily prices of 25 ETFs in 2025: close, volume")).includes("symbol"));
});

test("things that are numbered through bound a column of their own", () => {
  const of = (need: string) => planOf(need).constraints.find(({ kind }) => kind === "range");
  assert.equal(of("pupils in years 7 to 10: subject, teacher")?.field, "year_group");
  assert.equal(of("apartments on floors 1 to 12: rent, area")?.field, "floor");
});

test("bounds of money behind what the rows are belong to their amount", () => {
  const range = planOf("donations of 5 to 500 EUR: donor, campaign").constraints.find(({ kind }) => kind === "range");
  assert.equal(range?.field, "amount");
});

test("bounds right behind a person are those of the age", () => {
  assert.ok(namesOf(planOf("taxi trips: driver at least 21, fare")).includes("driver_age"));
  assert.ok(namesOf(planOf("hotel bookings: guests 1 to 4, nights")).includes("guests"));
});

test("questions that stand for columns are called by what they ask", () => {
  const names = namesOf(planOf("bird sightings: species, how many, what caused it, booked how many hours ahead"));
  for (const name of ["count", "cause", "hours_ahead"]) assert.ok(names.includes(name), name);
});

test("a list of ids has one id in each row", () => {
  assert.ok(namesOf(planOf("spans: trace, span and parent span ids")).includes("parent_span_id"));
});

test("so many things crossed with so many weeks are told of each week", () => {
  const plan = planOf("intent data: company domain, topic. 300 companies x 10 weeks");
  assert.equal(plan.rows, 3000);
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "cadence")?.value, { every: "P1W" });
});

test("a list in brackets behind what the rows are called says their kinds", () => {
  const plan = planOf("hall bookings (weddings, choir, chess club, playgroup): room, fee");
  assert.deepEqual(plan.constraints.find(({ field }) => field === "booking_type")?.value.enum, [
    "weddings",
    "choir",
    "chess club",
    "playgroup",
  ]);
});

test("how many each has is a column, and how many of them are something is no number of rows", () => {
  const breweries = planOf("breweries with 10 to 4,000 employees and turnover in EUR");
  assert.ok(breweries.rows < 10);
  assert.deepEqual(
    breweries.constraints
      .filter(({ kind, source }) => kind === "range" && source === "stated")
      .map(({ value }) => value),
    [{ min: 10, max: 4_000 }],
  );
  assert.equal(planOf("900 teachers, 350 of them men, salary").rows, 900);
  assert.equal(planOf("boat trips, 700 of them from May 2026, port and skipper").rows, 700);
});
