import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { benfordDeviation } from "./benford.ts";
import { gini, largestShare, topShare } from "./concentration.ts";
import { naiveNormal, naiveRandom } from "./controls/naive-random.ts";
import { autocorrelation, correlation } from "./correlation.ts";
import { excessKurtosis, mean, variance } from "./moments.ts";
import { median, quantile } from "./quantile.ts";
import { betweenToWithin } from "./spread.ts";
import { hillTailIndex } from "./tail-index.ts";
import { conditionalBigramEntropy, distinctShare } from "./text-entropy.ts";

function near(actual: number | null, expected: number, tolerance = 1e-9): void {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

const random = naiveRandom(7);
const normal = Float64Array.from({ length: 50_000 }, () => naiveNormal(random));
const uniform = Float64Array.from({ length: 50_000 }, random);
/** A Pareto sample with tail exponent 3. */
const pareto = Float64Array.from({ length: 50_000 }, () => (1 - random()) ** (-1 / 3));

test("moments of known series come out right", () => {
  near(mean([1, 2, 3, 6]), 3);
  near(variance([1, 2, 3, 6]), 3.5);
  near(excessKurtosis([-1, 1, -1, 1]), -2);
  near(excessKurtosis(normal), 0, 0.1);
  near(excessKurtosis(uniform), -1.2, 0.05);
});

test("series without spread have no kurtosis and no correlation", () => {
  assert.equal(excessKurtosis([5, 5, 5, 5]), null);
  assert.equal(correlation([1, 1, 1], [1, 2, 3]), null);
  assert.equal(mean([]), null);
});

test("Hill's estimator finds the exponent of a power law and a large one for a normal sample", () => {
  near(hillTailIndex(pareto, 0.05), 3, 0.25);
  assert.ok((hillTailIndex(normal, 0.05) ?? 0) > 5);
  assert.equal(hillTailIndex([1, 2, 3], 0.05), null);
});

test("correlation is 1 with itself, -1 with its mirror, and near 0 for independent series", () => {
  near(correlation([1, 2, 3, 5], [1, 2, 3, 5]), 1);
  near(correlation([1, 2, 3, 5], [-1, -2, -3, -5]), -1);
  near(correlation(normal, uniform), 0, 0.02);
  assert.throws(() => correlation([1, 2], [1]), RangeError);
});

test("autocorrelation sees a memory of one step and none in noise", () => {
  const alternating = Array.from({ length: 1_000 }, (_, i) => (i % 2 === 0 ? 1 : -1));
  near(autocorrelation(alternating, 1), -1, 0.01);
  near(autocorrelation(alternating, 2), 1, 0.01);
  near(autocorrelation(normal, 1), 0, 0.02);
  assert.equal(autocorrelation([1, 2, 3], 2), null);
});

test("correlation stays between -1 and 1 and does not depend on the order of its series", () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -1000, max: 1000 })), {
    minLength: 3,
  });
  fc.assert(
    fc.property(pairs, (points) => {
      const left = points.map((point) => point[0]);
      const right = points.map((point) => point[1]);
      const value = correlation(left, right);
      if (value === null) return;
      assert.ok(Math.abs(value) <= 1 + 1e-9);
      near(correlation(right, left), value);
    }),
  );
});

test("shares of the top and Gini coefficients tell equal from unequal", () => {
  near(topShare([1, 1, 1, 1, 1], 0.2), 0.2);
  near(topShare([0, 0, 0, 0, 10], 0.2), 1);
  near(gini([3, 3, 3]), 0);
  near(gini([0, 0, 0, 1]), 0.75);
  near(largestShare(["a", "b", "a", "a"]), 0.75);
  assert.equal(topShare([0, 0], 0.5), null);
  assert.equal(largestShare([]), null);
});

test("amounts over several magnitudes follow Benford's law, uniform amounts do not", () => {
  const spread = Float64Array.from(uniform, (u) => 10 ** (5 * u));
  assert.ok((benfordDeviation(spread) ?? 1) < 0.004);
  assert.ok((benfordDeviation(Float64Array.from(uniform, (u) => 100 + 900 * u)) ?? 0) > 0.04);
  assert.equal(benfordDeviation([0, -3]), null);
});

test("quantiles interpolate between ordered values", () => {
  near(quantile([4, 1, 3, 2], 0), 1);
  near(quantile([4, 1, 3, 2], 1), 4);
  near(median([4, 1, 3, 2]), 2.5);
  assert.equal(quantile([], 0.5), null);
});

test("groups with distant means have more spread between than within", () => {
  near(
    betweenToWithin(
      [
        [1, 3],
        [11, 13],
      ],
      2,
    ),
    25,
  );
  near(
    betweenToWithin(
      [
        [1, 3],
        [1, 3],
      ],
      2,
    ),
    0,
  );
  assert.equal(betweenToWithin([[1, 3]], 2), null);
});

test("texts off one template have little entropy and few different pairs, mixed words have more", () => {
  const words = ["red", "old", "new", "box", "cat", "sun", "map", "ink", "tea", "oak"];
  const mixed = Array.from({ length: 300 }, () =>
    Array.from({ length: 10 }, () => words[Math.floor(random() * 10)]).join(" "),
  );
  const template = Array.from({ length: 300 }, (_, i) => `order ${i} has left one old red box by the sea`);
  assert.ok((conditionalBigramEntropy(mixed, 2_000) ?? 0) > 3);
  near(conditionalBigramEntropy(template, 2_000), 0);
  assert.ok((distinctShare(template, 2, 2_000) ?? 1) < 0.01);
  assert.equal(conditionalBigramEntropy(["too short"], 2_000), null);
});
