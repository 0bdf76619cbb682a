import assert from "node:assert/strict";
import { test } from "node:test";
import { arrivals } from "./arrivals.ts";

function points(burst: number, count: number, key = 77): number[] {
  const at = arrivals(burst);
  return Array.from({ length: count }, (_, i) => at.at(key, count, i));
}

/** How unequal the gaps are: 0 for even steps, 1 for a Poisson process, more where there are bursts. */
function variation(values: readonly number[]): number {
  const gaps = values.slice(1).map((value, i) => value - (values[i] ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return Math.sqrt(spread) / mean;
}

test("points ascend, and any of them is found alone", () => {
  const all = points(0.07, 5_000);
  for (let i = 1; i < all.length; i++) assert.ok((all[i] ?? 0) >= (all[i - 1] ?? 0));
  assert.ok((all[0] ?? -1) >= 0 && (all.at(-1) ?? 1) < 1);
  for (const i of [4_999, 17, 2_500, 0]) assert.equal(arrivals(0.07).at(77, 5_000, i), all[i]);
});

test("without bursts the points are a Poisson process; with them they are burstier, and never evenly spaced", () => {
  const poisson = variation(points(0, 20_000));
  assert.ok(Math.abs(poisson - 1) < 0.05, String(poisson));
  const bursty = variation(points(0.07, 20_000));
  assert.ok(bursty > 1.08 && bursty < 2, String(bursty));
});

test("a point deep among a million is the same found alone and after its neighbours, and lies where its rank says", () => {
  for (let key = 1; key <= 20; key++) {
    const alone = arrivals(0.07).at(key, 1_000_000, 900_000);
    const inOrder = arrivals(0.07);
    for (let i = 899_950; i < 900_000; i++) assert.ok(inOrder.at(key, 1_000_000, i) <= alone);
    assert.equal(inOrder.at(key, 1_000_000, 900_000), alone);
    assert.ok(alone > 0.6 && alone < 1, String(alone));
  }
});
