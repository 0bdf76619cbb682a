import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

/** The shares that a plan promises, by field. */
function shares(need: string): Readonly<Record<string, unknown>> {
  const said = planOf(need).constraints.filter(({ kind }) => kind === "shares");
  return Object.fromEntries(said.map(({ field, value }) => [field ?? "", value.rate]));
}

test("members of a whole may be led by a preposition", () => {
  assert.deepEqual(shares("300 support chats, channel, 60% by email, 30% by phone and 10% in person").channel, {
    email: 0.6,
    phone: 0.3,
    "in person": 0.1,
  });
  assert.deepEqual(shares("parcels with status: 70% delivered, 20% in transit, 10% lost, weight, carrier").status, {
    delivered: 0.7,
    "in transit": 0.2,
    lost: 0.1,
  });
  assert.deepEqual(shares("gifts, amount, 50% by card, 30% by bank transfer, 20% in cash").payment_method, {
    card: 0.5,
    bank_transfer: 0.3,
    cash: 0.2,
  });
  assert.deepEqual(shares("web sessions with user and duration, 55% on iOS and 45% on Android").operating_system, {
    iOS: 0.55,
    Android: 0.45,
  });
});

test("parts of a whole may be said as fractions and percents, of what, and with a rest that is led", () => {
  const modes = { rail: 0.5, road: 0.3, sea: 0.2 };
  assert.deepEqual(
    shares("half by rail, 30% by road, the rest by sea: freight with weight and cost").transport_mode,
    modes,
  );
  const plan = planOf("freight: 50% by rail, 30% by road, rest by sea, weight and cost");
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "shares")?.value.rate, modes);
  assert.ok(plan.fields.some(({ name }) => name === "weight"));
  assert.deepEqual(shares("60% of orders from Germany, 40% from Austria, total in EUR").country, {
    Germany: 0.6,
    Austria: 0.4,
  });
});

test("shares of places are of the column that shows them, or of one that is called so", () => {
  assert.deepEqual(shares("sign-ups: email, country, 70% Spain, 30% France").country, { Spain: 0.7, France: 0.3 });
  assert.deepEqual(shares("sign-ups: email, 60% from Berlin, 40% from Hamburg").city, { Berlin: 0.6, Hamburg: 0.4 });
  assert.deepEqual(shares("users from US 50%, EU 30% and Asia 20%, signup date").region, {
    US: 0.5,
    EU: 0.3,
    Asia: 0.2,
  });
});

test("the shares of a whole right behind what the rows are make a column", () => {
  assert.deepEqual(shares("deliveries 80% on time, 15% late, 5% lost, driver, distance").status, {
    on_time: 0.8,
    late: 0.15,
    lost: 0.05,
  });
  assert.deepEqual(shares("1000 sales, half online, 30% in store and 20% by phone").channel, {
    online: 0.5,
    in_store: 0.3,
    phone: 0.2,
  });
});

test("shares that are no whole stay flags, and those of days are no members", () => {
  assert.deepEqual(shares("rooms: price, 60% with wifi, 30% with balcony"), {});
  assert.deepEqual(shares("runners: half marathon time, half board"), {});
  assert.deepEqual(shares("invoices, amount, 20% in dispute, 5% written off"), {});
});
