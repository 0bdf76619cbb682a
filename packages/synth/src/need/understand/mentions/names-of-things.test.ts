import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string): string {
  return planOf(need)
    .constraints.filter(({ kind }) => kind === "enum")
    .map(({ field, value }) => `${field} ${(value.enum as readonly string[]).join("|")}`)
    .join("; ");
}

test("names beside the plural of what is called so are its members", () => {
  assert.equal(membersOf("requests by the models orca, falcon and mistral with tokens"), "model orca|falcon|mistral");
  assert.equal(membersOf("shifts at the Acme and Globex plants, worker, start, end"), "plant Acme|Globex");
  assert.equal(membersOf("orders from the web and mobile channels, total 5 to 300 EUR"), "channel web|mobile");
});

test("names of companies and chains say what they are of where something is done on them", () => {
  assert.equal(membersOf("trades on Binance and Kraken, symbol, side, price"), "exchange Binance|Kraken");
  assert.equal(
    membersOf("5,000 payments via PayPal, Stripe or Klarna: amount"),
    "payment_provider PayPal|Stripe|Klarna",
  );
});

test("columns behind what they are of are no names of it", () => {
  const plan = planOf("visits to stores name, city and size");
  assert.equal(membersOf("visits to stores name, city and size"), "");
  for (const name of ["city", "size"]) assert.ok(namesOf(plan).includes(name), name);
});

test("two labels are members, and a share in brackets is of the last", () => {
  const plan = planOf("5,000 flows labelled benign or attack (3%): bytes, dst port");
  assert.deepEqual(
    plan.constraints.filter(({ field }) => field === "label").map(({ value }) => value),
    [{ enum: ["benign", "attack"] }, { rate: { benign: 0.97, attack: 0.03 } }],
  );
  assert.equal(membersOf("emails labelled spam or ham: subject, sender"), "label spam|ham");
  assert.equal(membersOf("runs marked before or after, refused yes/no"), "label before|after");
});

test("kinds between a count and what it counts are a column", () => {
  for (const [need, column, rows] of [
    ["200 diesel and electric vans: plate, mileage", "fuel_type diesel|electric", 200],
    ["1,000 full-time and part-time employees: name, pay", "employment_type full-time|part-time", 1000],
    ["2,000 inbound and outbound calls with agent and duration", "direction inbound|outbound", 2000],
    ["500 male and female runners with age and finish time", "sex male|female", 500],
  ] as const) {
    assert.equal(membersOf(need), column, need);
    assert.equal(planOf(need).rows, rows, need);
  }
  assert.ok(!namesOf(planOf("500 male and female runners with age and finish time")).includes("runner"));
});
