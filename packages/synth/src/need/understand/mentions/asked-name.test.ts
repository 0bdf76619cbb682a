import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("questions are columns with the name of what they ask", () => {
  for (const [need, ...columns] of [
    ["dentist appointments: which of our 3 dentists, what for, when, how long", "dentist", "reason", "duration"],
    ["flat viewings: which flat, which agent, when, did they make an offer and if so how much", "offer_made", "amount"],
    ["complaints: what about, who handled it, how long it took", "topic", "handled_by"],
    ["car repairs: which car, what was wrong, what it cost, who fixed it", "fault", "cost", "fixed_by"],
  ] as const) {
    const names = namesOf(planOf(need));
    for (const column of columns) assert.ok(names.includes(column), `${need}: ${names.join(", ")}`);
    for (const name of ["of", "for", "if", "what"]) assert.ok(!names.includes(name), `${need}: ${name}`);
  }
});

test("a share of what has turned out so is of the column right before, in the buyer's word", () => {
  const rateIn = (need: string): unknown => planOf(need).constraints.find(({ kind }) => kind === "rate")?.value.rate;
  assert.deepEqual(rateIn("loan applications: amount, income, decision; three in ten are declined"), { declined: 0.3 });
});

test("names of events behind a head of events are members also before a full stop", () => {
  const plan = planOf(
    "events of a language learning app: lesson_started, lesson_finished, streak_lost, subscribed. user, app version",
  );
  assert.ok(namesOf(plan).includes("event_type"));
  assert.ok(!namesOf(plan).includes("streak_lost"));
});
