import assert from "node:assert/strict";
import { test } from "node:test";
import { naiveRandom } from "./controls/naive-random.ts";
import { gammaShape } from "./gamma-shape.ts";

test("exponential values have shape 1, sums of three of them shape 3, equal ones none", () => {
  const random = naiveRandom(5);
  const exponential = Array.from({ length: 40_000 }, () => -Math.log(1 - random()));
  assert.ok(Math.abs((gammaShape(exponential) ?? 0) - 1) < 0.03);
  const sums = Array.from({ length: 13_000 }, (_, i) => exponential.slice(i * 3, i * 3 + 3).reduce((a, b) => a + b, 0));
  assert.ok(Math.abs((gammaShape(sums) ?? 0) - 3) < 0.15);
  assert.equal(gammaShape([2, 2, 2]), null);
  assert.equal(gammaShape([0, -1, 3]), null);
});
