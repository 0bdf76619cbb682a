import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { sameValue } from "./same-value.ts";

/** Values through JSON, as validators meet them. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

test("values are the same exactly where a deep comparison says so", () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      assert.equal(sameValue(a, b), isDeepStrictEqual(a, b));
      assert.equal(sameValue(a, structuredClone(a)), true);
    }),
    { seed: 5, numRuns: 2_000 },
  );
});

test("the order of names does not matter, of elements it does", () => {
  assert.equal(sameValue({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }), true);
  assert.equal(sameValue([1, 2], [2, 1]), false);
  assert.equal(sameValue({ a: 1 }, { b: 1 }), false);
  assert.equal(sameValue([], {}), false);
  assert.equal(sameValue(null, {}), false);
});
