import assert from "node:assert/strict";
import { test } from "node:test";
import { everything } from "./interval.ts";
import { quantileWithin } from "./quantile.ts";
import { runningSum } from "./running-sum.ts";

const increments = [
  { kind: "exponential", mean: 2 },
  { kind: "constant", value: 3 },
  { kind: "poisson", mean: 0.02 },
] as const;

function track(rank: number, id = 0) {
  return { id, key: 99 + id, rank, length: 0 };
}

for (const distribution of increments) {
  for (const length of [200, 100_000]) {
    const make = () =>
      runningSum({ count: 8, length }, { quantile: quantileWithin(distribution, everything, 0), isRising: true }, 5);
    test(`a sum of ${distribution.kind} increments never falls, and is the same asked for alone (runs of ${length})`, () => {
      const inOrder = make();
      const sums = Array.from({ length: 3_000 }, (_, rank) => inOrder(track(rank)));
      assert.equal(sums[0], 0);
      for (let rank = 1; rank < sums.length; rank++) assert.ok((sums[rank] ?? 0) >= (sums[rank - 1] ?? 0), `${rank}`);
      for (const rank of [2_999, 64, 63, 1, 1_500]) {
        assert.equal(make()(track(rank)), sums[rank]);
        // Other runs in between do not matter.
        inOrder(track(rank, 3));
        assert.equal(inOrder(track(rank)), sums[rank]);
      }
      const mean = "mean" in distribution ? distribution.mean : distribution.value;
      assert.ok(Math.abs((sums[2_999] ?? 0) / 2_999 - mean) < 0.15 * mean + 0.01, `${(sums[2_999] ?? 0) / 2_999}`);
    });
  }
}

test("a rank between two rows lies between their sums", () => {
  const sum = runningSum(
    { count: 1, length: 100_000 },
    { quantile: quantileWithin({ kind: "exponential", mean: 2 }, everything, 0), isRising: true },
    5,
  );
  for (const rank of [0.25, 63.5, 64.75, 900.1]) {
    const [low, here, high] = [sum(track(Math.floor(rank))), sum(track(rank)), sum(track(Math.ceil(rank)))];
    assert.ok(low <= here && here <= high + 1e-9, `${low} ${here} ${high}`);
  }
});
