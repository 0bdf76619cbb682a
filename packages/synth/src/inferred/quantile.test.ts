import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { distribution } from "../../test/arbitrary-blueprint.ts";
import { everything } from "./interval.ts";
import type { Distribution } from "./model.ts";
import { meanOf, quantileWithin } from "./quantile.ts";

const LAST = 4_294_967_295;
const GRID = 20_000;

function values(of: Distribution, bounds = everything, width = 0): number[] {
  const quantile = quantileWithin(of, bounds, width);
  return Array.from({ length: GRID }, (_, i) => quantile(Math.floor(((i + 0.5) / GRID) * LAST)));
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

test("quantiles never fall as the draw rises, and stay within the bounds", () => {
  fc.assert(
    fc.property(distribution, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 200 }), (of, low, width) => {
      const all = values(of, { low, high: low + width });
      for (let i = 1; i < all.length; i++) assert.ok((all[i] ?? 0) >= (all[i - 1] ?? 0), `at ${i}`);
      assert.ok((all[0] ?? 0) >= low - 1e-9 && (all.at(-1) ?? 0) <= low + width + 1e-9);
    }),
    { seed: 1, numRuns: 200 },
  );
});

const known: readonly (readonly [Distribution, number])[] = [
  [{ kind: "uniform", minimum: 2, maximum: 6 }, 4],
  [{ kind: "normal", mean: 50, sd: 8 }, 50],
  [{ kind: "lognormal", median: 40, sigma: 0.8 }, 40 * Math.exp(0.32)],
  [{ kind: "exponential", mean: 7 }, 7],
  [{ kind: "poisson", mean: 3.5 }, 3.5],
  [{ kind: "poisson", mean: 900 }, 900],
  [{ kind: "geometric", mean: 2.5 }, 2.5],
  [{ kind: "beta", a: 2, b: 6, minimum: 0, maximum: 8 }, 2],
  [{ kind: "beta", a: 0.5, b: 0.5, minimum: 0, maximum: 1 }, 0.5],
  [{ kind: "pareto", minimum: 10, alpha: 3 }, 15],
  [{ kind: "triangular", minimum: 0, mode: 3, maximum: 9 }, 4],
  [{ kind: "gamma", shape: 2, scale: 50 }, 100],
  [{ kind: "gamma", shape: 0.5, scale: 4 }, 2],
  [{ kind: "weibull", shape: 2, scale: 10 }, 5 * Math.sqrt(Math.PI)],
  [{ kind: "weibull", shape: 1, scale: 7 }, 7],
];

test("each distribution has the mean that its formula gives", () => {
  for (const [of, expected] of known) {
    const found = mean(values(of));
    assert.ok(
      Math.abs(found - expected) < 0.02 * Math.max(expected, 1),
      `${JSON.stringify(of)}: ${found} for ${expected}`,
    );
    assert.ok(Math.abs(meanOf(of) - expected) < 1e-6 * expected, JSON.stringify(of));
  }
});

test("a Zipf distribution gives its first member the share that its formula gives", () => {
  const all = values({ kind: "zipf", members: 100, exponent: 1 });
  const harmonic = Array.from({ length: 100 }, (_, i) => 1 / (i + 1)).reduce((sum, value) => sum + value, 0);
  const share = (member: number) => all.filter((value) => value === member).length / GRID;
  assert.ok(Math.abs(share(1) - 1 / harmonic) < 0.002);
  assert.ok(Math.abs(share(10) - 0.1 / harmonic) < 0.002);
});

test("a cut distribution does not pile up at its bound", () => {
  const bounds = { low: 0, high: 40 };
  const all = values({ kind: "lognormal", median: 40, sigma: 0.8 }, bounds);
  const near = (from: number, to: number) => all.filter((value) => value >= from && value < to).length;
  assert.ok(near(39, 41) <= near(37, 39) * 1.1);
});

test("where a distribution hardly reaches its bounds, the bounds decide how values lie", () => {
  for (const bounds of [
    { low: 1_000, high: 2_000 },
    { low: 1_000, high: everything.high },
    { low: everything.low, high: -5 },
  ]) {
    const all = values({ kind: "normal", mean: 50, sd: 4 }, bounds);
    assert.ok(new Set(all).size > GRID / 2);
    assert.ok(all.every((value) => value >= bounds.low && value <= bounds.high));
  }
});
