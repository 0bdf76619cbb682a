import assert from "node:assert/strict";
import { test } from "node:test";
import { cosineOfTurn } from "./cosine.ts";
import { innerKey } from "./hash.ts";
import { keptNoise, NOISE_CELLS, smoothNoise } from "./smooth-noise.ts";

test("the cosine of turns is the cosine, before zero and after many turns too", () => {
  for (let i = -3_000; i < 3_000; i++) {
    const turns = i * 0.00731;
    assert.ok(Math.abs(cosineOfTurn(turns) - Math.cos(2 * Math.PI * turns)) < 1e-6, String(turns));
  }
});

test("smooth noise has unit variance everywhere, moves without jumps, and forgets after two cells", () => {
  const count = 20_000;
  for (const place of [0, 0.25, 0.5, 0.9]) {
    let square = 0;
    let far = 0;
    for (let key = 0; key < count; key++) {
      const value = smoothNoise(key, 7 + place);
      square += value * value;
      far += value * smoothNoise(key, 9 + place);
    }
    assert.ok(Math.abs(square / count - 1) < 0.05, `variance ${square / count} at ${place}`);
    assert.ok(Math.abs(far / count) < 0.04, `correlation ${far / count} at ${place}`);
  }
  for (let x = 0; x < 20; x += 0.001) assert.ok(Math.abs(smoothNoise(5, x + 0.001) - smoothNoise(5, x)) < 0.02);
});

test("kept noise is the same noise, wherever it was asked before", () => {
  const kept = new Float64Array(2 * NOISE_CELLS);
  for (const x of [0, 0.2, 0.9, 1.1, 17.5, 17.6, 3.25, 0.1]) {
    for (const which of [0, 1]) {
      assert.equal(keptNoise(kept, which * NOISE_CELLS, 42, which, x), smoothNoise(innerKey(42, which), x));
    }
  }
});
