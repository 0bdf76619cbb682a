import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("who asks for rows behind a comma names no column", () => {
  for (const need of [
    "I test a shop, give me 500 orders in three countries with amount",
    "I trade, give me 2,000 trades in EURUSD and USDJPY with side, price",
  ])
    assert.ok(!namesOf(planOf(need)).some((name) => /give|me$/.test(name)), need);
});

test("pairs written as one word are those that are traded", () => {
  const members = (need: string): unknown =>
    planOf(need).constraints.find(({ field, kind }) => field === "pair" && kind === "enum")?.value.enum;
  assert.deepEqual(members("FX trades in EURUSD and GBPUSD: side, price, lots"), ["EURUSD", "GBPUSD"]);
  assert.deepEqual(members("quotes: pair EURUSD/GBPUSD, bid, ask"), ["EURUSD", "GBPUSD"]);
});
