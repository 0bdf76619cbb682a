import assert from "node:assert/strict";
import { test } from "node:test";
import { rankCorrelation } from "./rank-correlation.ts";

test("a rising function gives 1 whatever its shape, a falling one −1", () => {
  const x = [0.1, 5, 2, 9, 7.5];
  assert.equal(
    rankCorrelation(
      x,
      x.map((value) => value ** 5),
    ),
    1,
  );
  assert.equal(
    rankCorrelation(
      x,
      x.map((value) => 1 / value),
    ),
    -1,
  );
});

test("values that are alike share their ranks", () => {
  // Ranks 1.5, 1.5, 3, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 × 5).
  const value = rankCorrelation([7, 7, 8, 9], [1, 2, 3, 4]) ?? Number.NaN;
  assert.ok(Math.abs(value - 4.5 / Math.sqrt(22.5)) < 1e-12);
});

test("a series without spread has no correlation", () => {
  assert.equal(rankCorrelation([1, 1, 1], [1, 2, 3]), null);
});
