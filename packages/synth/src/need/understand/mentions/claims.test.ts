import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("what is claimed of kinds of rows is no column", () => {
  for (const [need, stem] of [
    ["bike counter hourly, weekdays busier than weekends, one year", /weekday/],
    ["heights and weights of 500 adults, men taller on average", /men/],
    ["customers and orders, make sure they join up", /sure|join/],
    ["customers: name, email, throw in 3% duplicates", /throw/],
    ["sensor log, temp, humidity, sprinkle in 2% nulls", /sprinkle/],
    ["for our evals: 3000 JSON records, problem, answer", /record|json/],
    ["museum visits, mornings quieter than afternoons, hourly", /morning|quiet/],
  ] as const)
    assert.ok(!namesOf(planOf(need)).some((name) => stem.test(name)), need);
});

test("names that begin alike stay columns", () => {
  const names = namesOf(planOf("contacts: name, link to profile, check in date, orders, lower limit, upper limit"));
  for (const name of ["link", "check_in_date", "lower_limit", "upper_limit"]) assert.ok(names.includes(name), name);
});

test("what something ended in, and what money goes to, is part of the name", () => {
  for (const [need, name, type] of [
    ["calls: agent, minutes, whether it ended in a sale", "ended_in_sale", "bool"],
    ["chats: user, turns, whether it led to a booking", "led_to_booking", "bool"],
    ["hogares: ciudad, gasto en transporte", "gasto_en_transporte", "number"],
    ["families: region, spend on food, spend on rent", "spend_on_food", "number"],
  ] as const)
    assert.equal(planOf(need).fields.find((field) => field.name === name)?.type, type, need);
});

test("money that is always paid later is its time and no column", () => {
  const names = planOf("bursaries: student, award date, money always paid after the award date").fields.map(
    ({ name }) => name,
  );
  assert.ok(!names.includes("money") && names.includes("paid_at"), names.join(", "));
});
