import assert from "node:assert/strict";
import { test } from "node:test";
import { naiveRandom } from "./controls/naive-random.ts";
import { dispersionIndex } from "./dispersion.ts";

test("independent events have an index of one, unequal holders a larger one, equal counts none", () => {
  const random = naiveRandom(5);
  const [even, uneven]: [number[], number[]] = [new Array<number>(500).fill(0), new Array<number>(500).fill(0)];
  for (let i = 0; i < 10_000; i++) {
    const [fair, unfair] = [Math.floor(random() * 500), Math.floor(random() ** 3 * 500)];
    even[fair] = (even[fair] ?? 0) + 1;
    uneven[unfair] = (uneven[unfair] ?? 0) + 1;
  }
  assert.ok(Math.abs((dispersionIndex(even) ?? 0) - 1) < 0.25);
  assert.ok((dispersionIndex(uneven) ?? 0) > 5);
  assert.equal(dispersionIndex([7, 7, 7]), 0);
  assert.equal(dispersionIndex([0, 0]), null);
});
