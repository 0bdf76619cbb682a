import assert from "node:assert/strict";
import { test } from "node:test";
import { distinctGrowth, rankSlope } from "./growth.ts";

test("new members for ever grow with exponent one, a closed circle not at all", () => {
  const fresh = Array.from({ length: 100 }, (_, i) => `${i}`);
  assert.equal(distinctGrowth(fresh), 1);
  assert.equal(distinctGrowth(fresh.map((_, i) => `${i % 5}`)), 0);
  const rooted = Array.from({ length: 400 }, (_, i) => `${Math.floor(Math.sqrt(i))}`);
  assert.ok(Math.abs((distinctGrowth(rooted) ?? 0) - 0.5) < 0.01);
  assert.equal(distinctGrowth(fresh.slice(0, 10)), null);
});

test("frequencies that fall like a power of the rank show that power, equal ones none", () => {
  const zipf = Array.from({ length: 50 }, (_, i) => 1000 / (i + 1) ** 1.2);
  assert.ok(Math.abs((rankSlope(zipf, 10) ?? 0) - 1.2) < 1e-9);
  assert.ok(Math.abs(rankSlope([4, 4, 4, 4], 10) ?? 1) < 1e-12);
  assert.equal(rankSlope([4, 3], 10), null);
});
