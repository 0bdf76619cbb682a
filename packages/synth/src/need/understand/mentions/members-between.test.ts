import assert from "node:assert/strict";
import test from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

function membersOf(need: string, name: string): readonly string[] {
  const field = planOf(need).fields.find((each) => each.name === name);
  assert.notEqual(field, undefined, `${name} of ${need}`);
  return (field?.values ?? []).map(String);
}

test("members stand between dashes, slashes and brackets behind a noun of kinds", () => {
  const members = ["meals", "mileage", "hotel", "train", "other"];
  assert.deepEqual(
    membersOf("400 expense claims: claimant, category (meals / mileage / hotel / train / other), amount", "category"),
    members,
  );
  assert.deepEqual(
    membersOf("Marketing by channel - paid search, display, email - from May 2026. Clicks, spend", "channel"),
    ["paid_search", "display", "email"],
  );
  assert.deepEqual(
    membersOf("900 wallets grouped by habit — holder, trader, farmer, bot — with tx count, gas in gwei", "habit"),
    ["holder", "trader", "farmer", "bot"],
  );
  assert.deepEqual(membersOf("900 parcels: weight, shape box / tube / bag, price", "shape"), ["box", "tube", "bag"]);
});

test("nouns in a row behind a noun of kinds are its members", () => {
  assert.deepEqual(membersOf("400 players: kills, deaths, rank bronze silver gold platinum", "rank"), [
    "bronze",
    "silver",
    "gold",
    "platinum",
  ]);
});

test("the rest is a member too", () => {
  const plan = planOf("12,000 applications: amount, decision - 68% approved, 20% declined, the rest referred");
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "shares")?.value, {
    rate: { approved: 0.68, declined: 0.2, referred: 0.12 },
  });
});

test("things done one after the other are the types of events", () => {
  const plan = planOf(
    "Order event stream, 4,000 events: created, picked, packed, shipped, always in that order. event id, order id, event type, time",
  );
  assert.equal(namesOf(plan).includes("picked"), false);
  assert.deepEqual(plan.fields.find(({ name }) => name === "event_type")?.values, [
    "created",
    "picked",
    "packed",
    "shipped",
  ]);
});

test("both ends of a way may be several places", () => {
  const need = "500 ocean shipments from Shanghai and Ningbo into Rotterdam, Hamburg or Felixstowe: vessel, ETD, cost";
  assert.deepEqual(membersOf(need, "origin"), ["Shanghai", "Ningbo"]);
  assert.deepEqual(membersOf(need, "destination"), ["Rotterdam", "Hamburg", "Felixstowe"]);
});

test("what a list is sorted by has no members between the dashes behind it", () => {
  const names = namesOf(planOf("rows of chess games sorted by player - opening, moves, result - for May"));
  assert.ok(names.includes("moves") && names.includes("result"), `${names}`);
});
