import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

function enumOf(need: string, field: string): unknown {
  return planOf(need).constraints.find((each) => each.kind === "enum" && each.field === field)?.value.enum;
}

test("what opens a list of columns and is joined by or are the kinds that its head speaks of", () => {
  const need = "cohorts of wallets: whale, airdrop farmer, bridge user or dormant, tx count, volume in USDC";
  assert.deepEqual(enumOf(need, "cohort"), ["whale", "airdrop farmer", "bridge user", "dormant"]);
  assert.ok(namesOf(planOf(need)).includes("tx_count"));
  const members = "tiers of members: bronze, silver, gold or platinum, joined on, visits per month";
  assert.deepEqual(enumOf(members, "tier"), ["bronze", "silver", "gold", "platinum"]);
});

test("columns of an options chain are no kinds of options", () => {
  const names = namesOf(planOf("options chain: strike, expiry, call or put, bid, ask"));
  for (const name of ["strike", "expiry", "option_type", "underlying"]) assert.ok(names.includes(name), name);
});

test("bars of five minutes keep their open, high, low and close", () => {
  const names = namesOf(
    planOf("5-minute OHLCV bars for 12 tickers, volume never negative, plus VWAP and number of trades"),
  );
  for (const name of ["open", "high", "low", "close", "volume", "vwap"]) assert.ok(names.includes(name), name);
});

test("of a group only the members that the list names are columns", () => {
  const names = namesOf(planOf("ICU vitals of 50 patients every 5 minutes: heart rate, MAP, SpO2 85 to 100"));
  assert.ok(names.includes("heart_rate"));
  assert.ok(!names.includes("systolic_bp") && !names.includes("temperature"));
  const bars = namesOf(planOf("daily OHLCV bars for 25 tickers, adjusted close and volume"));
  assert.ok(bars.includes("open") && bars.includes("high"));
});

test("things that are measured twice a day are counted things", () => {
  const understood = understand({ need: "milkings of 120 cows twice a day for 30 days: fat %", today: TODAY });
  assert.equal(understood.kind, "planned");
  if (understood.kind !== "planned") return;
  const said = understood.plan.constraints.map(({ kind, value }) => `${kind} ${JSON.stringify(value)}`);
  assert.ok(said.includes('entities {"count":120}'), said.join("; "));
  assert.ok(said.includes('cadence {"every":"PT12H"}'), said.join("; "));
});

test("opposites share the noun behind the second", () => {
  const names = namesOf(planOf("HTTP logs: path, request and response bytes, upload and download speed in Mbps"));
  for (const name of ["request_bytes", "response_bytes", "upload_speed", "download_speed"])
    assert.ok(names.includes(name), name);
});

test("who is speaking is the speaker, and what was paid has a column beside the reserve", () => {
  assert.ok(namesOf(planOf("bids of agents: round 1-8, who is speaking, offer in USDC")).includes("speaker"));
  const names = namesOf(planOf("motor insurance claims: policy, cause, reserve and paid in EUR, claim status"));
  assert.ok(names.includes("paid") && names.includes("reserve"));
  assert.ok(!namesOf(planOf("orders: amount paid in EUR, date")).includes("paid"));
});

test("a genus in short ends no sentence", () => {
  const names = namesOf(planOf("water samples: site, E. coli, nitrate, turbidity"));
  assert.ok(names.includes("e_coli") && names.includes("nitrate"), names.join(" "));
});

test("what all amounts are in is no column", () => {
  const names = namesOf(planOf("loans with applicant income, loan amount, rate, all amounts in CAD"));
  assert.ok(!names.some((name) => name.startsWith("all")), names.join(" "));
});

test("a format that ends the need by itself is no column", () => {
  assert.ok(!namesOf(planOf("spend: region, cost in USD, team tag missing on 10%, arrow")).includes("arrow"));
  assert.ok(namesOf(planOf("archery: bow, arrow, score, distance")).includes("arrow"));
});

test("each donation from one donor links two tables and names no column", () => {
  const names = namesOf(
    planOf("two tables: 150 donors and 900 donations, each donation from one donor, amount 5 to 500 GBP"),
  );
  assert.ok(!names.includes("each_donation"), names.join(" "));
});

test("nanoamperes are not billions", () => {
  const understood = understand({ need: "probes: lot, leakage current in nA", today: TODAY });
  assert.equal(understood.kind, "planned");
  if (understood.kind !== "planned") return;
  const { fields } = understood.plan.blueprint.tables[0] ?? { fields: [] };
  const field = fields.find(({ field: { name } }) => name === "leakage_current");
  assert.equal(field?.field.unit, "nA");
  assert.ok(JSON.stringify(field?.model).match(/\d{7,}/) === null);
});

test("race times in minutes between two bounds agree with the rank", () => {
  const understood = understand({
    need: "marathon results, 600 finishers: bib, finish time between 130 and 360 minutes, rank",
    today: TODAY,
  });
  assert.equal(understood.kind, "planned");
});
