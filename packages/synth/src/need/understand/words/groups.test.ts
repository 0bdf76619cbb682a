import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("the columns of a standard are named by it", () => {
  const variants = namesOf(planOf("variant calls for 20 samples, the VCF columns, depth 10 to 200"));
  for (const name of ["chrom", "pos", "ref", "alt", "qual", "filter"])
    assert.ok(variants.includes(name), variants.join(" "));
  const options = planOf("option chain: strike, expiry, call/put, bid, ask, greeks");
  for (const name of ["delta", "gamma", "theta", "vega"])
    assert.equal(options.fields.find((field) => field.name === name)?.type, "number", name);
});

test("the prices of bars are named by their letters, wherever these stand", () => {
  for (const need of [
    "Daily OHLC bars plus volume for 30 made-up small caps, all of 2023, prices in CHF",
    "daily OHLCV bars of 40 tickers through 2023 and 2024, adjusted close",
    "weekly OHLC candles and volume of 5 coins",
    "symbol, OHLC prices, volume",
  ]) {
    const names = namesOf(planOf(need));
    for (const name of ["open", "high", "low", "close", "volume"]) assert.ok(names.includes(name), `${need}: ${names}`);
  }
});

test("Greeks are people where no option has them", () => {
  const { constraints } = planOf("survey of 200 Greeks: age, city, income");
  assert.ok(constraints.every(({ field }) => field !== "delta"));
});
