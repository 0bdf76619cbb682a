import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { stream } from "../random/hash.ts";
import { shuffle } from "./shuffle.ts";

test("every index has a place of its own, and the way back leads to it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.string(), (count, seed) => {
      const { indexAt, placeOf } = shuffle(stream(seed, "shuffle"), count);
      const places = Array.from({ length: count }, (_, index) => placeOf(index));
      assert.equal(new Set(places).size, count);
      for (const [index, place] of places.entries()) {
        assert.ok(place >= 0 && place < count);
        assert.equal(indexAt(place), index);
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("a place says nothing of the index: neighbours lie as far apart as strangers", () => {
  for (const count of [200, 5_000]) {
    const { placeOf } = shuffle(stream("far", "shuffle"), count);
    let distance = 0;
    for (let i = 1; i < count; i++) distance += Math.abs(placeOf(i) - placeOf(i - 1)) / count;
    const mean = distance / (count - 1);
    assert.ok(Math.abs(mean - 1 / 3) < 0.04, String(mean));
  }
});
