import assert from "node:assert/strict";
import { test } from "node:test";
import { burstiness, gapVariation, hourContrast } from "./arrivals.ts";
import { naiveRandom } from "./controls/naive-random.ts";

test("evenly spaced times have no variation, a Poisson process has one, pairs have more", () => {
  const even = Array.from({ length: 100 }, (_, i) => i * 10);
  assert.equal(gapVariation(even), 0);
  assert.equal(burstiness(even), -1);
  const random = naiveRandom(3);
  let time = 0;
  const poisson = Array.from({ length: 50_000 }, () => (time -= Math.log(1 - random())));
  assert.ok(Math.abs((gapVariation(poisson) ?? 0) - 1) < 0.02);
  assert.ok(Math.abs(burstiness(poisson) ?? 1) < 0.02);
  const pairs = even.flatMap((at) => [at, at]);
  assert.ok((gapVariation(pairs) ?? 0) > 0.9);
  assert.equal(gapVariation([1, 2]), null);
});

test("the contrast of hours is that of the busiest and the quietest", () => {
  const hours = Array.from({ length: 24 }, (_, hour) =>
    Array.from({ length: hour === 18 ? 8 : 2 }, () => hour * 3_600_000 + 5),
  );
  assert.equal(hourContrast(hours.flat(), 1), 4);
  assert.equal(hourContrast(hours.flat(), 2), 2.5);
  assert.equal(hourContrast([0, 1], 1), null);
});
