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

test("Greeks are people where no option has them", () => {
  const { constraints } = planOf("survey of 200 Greeks: age, city, income");
  assert.ok(constraints.every(({ field }) => field !== "delta"));
});
