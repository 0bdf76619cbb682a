import assert from "node:assert/strict";
import { test } from "node:test";
import { assertRelations, namesOf, planOf, statedOf } from "../../../test/planned-need.ts";

function valueSaid(need: string, field: string | null, kind: string): unknown {
  return planOf(need).constraints.find((each) => each.field === field && each.kind === kind)?.value;
}

test("columns stand behind a colon, whatever the head has told between commas", () => {
  for (const [need, ...fields] of [
    ["positions of 60 vessels, past 2 weeks, tankers and tugs only: mmsi, ship type, lat, lon", "mmsi", "ship_type"],
    ["Track meet results, women's 100m and 200m: athlete, nation, lane 1-9, wind m/s", "athlete", "lane", "wind"],
    ["book with wind and solar deals: counterparty, capacity 5-300 MW, strike, start date", "capacity", "strike"],
  ] as const) {
    const stated = statedOf(planOf(need));
    for (const field of fields) assert.ok(stated.includes(field), `${need}: ${stated}`);
  }
});

test("a list that 'one of' opens ends with its 'or', or where columns begin", () => {
  const gear = "landings - vessel, gear one of trawl, longline, pots, species, kg landed (max 12000)";
  assert.deepEqual(valueSaid(gear, "gear", "enum"), { enum: ["trawl", "longline", "pots"] });
  assert.deepEqual(statedOf(planOf(gear)), ["vessel", "gear", "species", "kg_landed"]);
  const payer = "claims: billed, payer one of medicare, medicaid, commercial";
  assert.deepEqual(valueSaid(payer, "payer", "enum"), { enum: ["medicare", "medicaid", "commercial"] });
  const genotype = "variants: sample, genotype one of 0/0 0/1 1/1, gene symbol";
  assert.deepEqual(valueSaid(genotype, "genotype", "enum"), { enum: ["0/0", "0/1", "1/1"] });
});

test("what is put in a basket is a step, and how many are in it a number", () => {
  const asked = planOf("bike shop visits: visitor, put in basket?, bought?, device");
  assert.equal(asked.fields.find(({ name }) => name === "put_in_basket")?.type, "bool");
  const sessions = planOf("sessions: visitor, items put in basket, items bought (never more than in the basket)");
  assert.equal(sessions.fields.find(({ name }) => name === "items_in_basket")?.type, "int");
  assert.ok(!namesOf(planOf("logins: user, logged in at, ip")).includes("logged"));
});

test("what is said of the rows on the way names no column", () => {
  assert.deepEqual(statedOf(planOf("800 parking tickets: made-up plate, zone A/B/C")), ["plate", "zone"]);
  const edges = statedOf(planOf("30,000 follow edges, i.e. follower, followee (nobody follows himself), muted 3%"));
  assert.deepEqual(edges, ["follower", "followee", "muted"]);
  const since = planOf("who follows whom: follower, followee, since when, mutual yes/no");
  assert.deepEqual(statedOf(since), ["follower", "followee", "since", "mutual"]);
  assert.ok(/^date/.test(since.fields.find(({ name }) => name === "since")?.type ?? ""));
  const events = planOf("campaign events: recipient, what happened (sent, opened, clicked), device");
  assert.ok(statedOf(events).includes("event_type"));
});

test("how many rows there are stands behind a place, an identifier or a comment, too", () => {
  for (const [need, rows] of [
    ["bike sharing trips Berlin 10k, start station, end station, duration", 10_000],
    ["ORDER freight_quotes n=2000: lane_from, lane_to, quote_eur, out=csv", 2_000],
    ["<!-- note --> 400 weather station readings with station, time, temperature", 400],
    ["csv of 350 rowing tests (2k): rower, squad, total seconds", 350],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
});

test("prices at the head are one for each row, and what comes at each step is counted", () => {
  assert.ok(statedOf(planOf("flight prices: origin, destination, date")).includes("price"));
  assert.ok(!namesOf(planOf("prices of BTC: open, high, low, close")).includes("price"));
  const scans = planOf("ski lift scans per minute at 6 lifts for one day");
  assert.equal(scans.fields.find(({ name }) => name === "ski_lift_scans")?.type, "int");
  assert.equal(planOf("blood pressure readings morning and evening for 30 patients, 14 days").rows, 840);
  assert.deepEqual(valueSaid("gym classes: instructor, capacity 20, price", "capacity", "enum"), { enum: ["20"] });
  const range = valueSaid("wallets: address, active days of the last 30", "active_days", "range");
  assert.deepEqual(range, { min: 0, max: 30 });
});

test("tonight and tomorrow are days of the rows, unless they are when the rows are wanted", () => {
  const window = (need: string): unknown => planOf(need).constraints.find(({ kind }) => kind === "window")?.value;
  assert.deepEqual(window("restaurant reservations tonight, guests, time"), { from: "2026-06-15", to: "2026-06-15" });
  assert.deepEqual(window("deliveries tomorrow: driver, time"), { from: "2026-06-16", to: "2026-06-16" });
  assert.equal(window("I need orders by tomorrow: order id, placed at"), undefined);
});

test("hours that are billed are none between two dates", () => {
  const matters = planOf(
    "law firm matters: matter no, practice area, opened, closed, hours, hourly rate USD 180-950, fee = hours × hourly rate",
  );
  assert.ok(!matters.relations.some(({ statement }) => statement.startsWith("hours =")));
  assertRelations([
    ["bars: wind m/s, gust m/s, gust at or above wind", "wind <= gust"],
    ["lorries: weight in, weight out; weight out never above weight in", "weight_out <= weight_in"],
  ]);
});

test("what an address is made of is columns, and where somebody may be is one", () => {
  assert.deepEqual(statedOf(planOf("users: name, address (street, city)")), ["name", "street", "city"]);
  assert.deepEqual(statedOf(planOf("patients: contact (email, phone), age")), ["email", "phone", "age"]);
  assert.deepEqual(valueSaid("visits: location (home, clinic), date", "location", "enum"), {
    enum: ["home", "clinic"],
  });
});
