import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { add, divide, exactText, floor, multiply, rational, subtract } from "./rational.ts";

test("numbers are written as integers, decimals of up to six places, or fractions in lowest terms", () => {
  const texts = [rational(4, 2), rational(5, 2), rational(-1, 4), rational(1, 64), rational(2, 6), rational(1, 128)];
  assert.deepEqual(texts.map(exactText), ["2", "2.5", "-0.25", "0.015625", "1/3", "1/128"]);
});

test("sums, differences, products and quotients are exact and undo each other", () => {
  const number = fc.tuple(fc.integer({ min: -9_000, max: 9_000 }), fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(number, number, ([a, b], [c, d]) => {
      const x = rational(a, b);
      const y = rational(c, d);
      assert.deepEqual(subtract(add(x, y), y), x);
      if (c !== 0) assert.deepEqual(divide(multiply(x, y), y), x);
    }),
    { seed: 5 },
  );
});

test("floors go down, and what is not exact is refused", () => {
  assert.deepEqual(floor(rational(-7, 2)), rational(-4));
  assert.throws(() => rational(1, 0), RangeError);
  assert.throws(() => rational(2 ** 60), RangeError);
});
