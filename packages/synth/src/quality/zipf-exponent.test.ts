import assert from "node:assert/strict";
import { test } from "node:test";
import { zipfExponent } from "./zipf-exponent.ts";

test("counts that fall as a power of the rank show its exponent, in any order", () => {
  for (const s of [0.7, 1, 1.3]) {
    const counts = Array.from({ length: 200 }, (_, i) => 1e6 * (i + 1) ** -s).reverse();
    const value = zipfExponent(counts, 3, 150);
    assert.ok(value !== null && Math.abs(value - s) < 1e-9, `${value} for ${s}`);
  }
});

test("equal counts have exponent 0, and too few labels none", () => {
  assert.ok(Math.abs(zipfExponent(new Array<number>(60).fill(7), 2, 50) ?? 1) < 1e-12);
  assert.equal(zipfExponent([9, 8, 7], 1, 10), null);
  assert.equal(zipfExponent([9, 8, 1], 1, 3), null);
});
