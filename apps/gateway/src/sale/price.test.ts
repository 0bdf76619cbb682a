import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { CLIENT_CAP_MICRO_USDC, formatUsdc, MAX_ROWS, priceOfRows, rowsUnderClientCap } from "./price.ts";

test("20 rows cost 0.7 USDC and a million cost 35000", () => {
  assert.equal(formatUsdc(priceOfRows(20)), "0.7");
  assert.equal(formatUsdc(priceOfRows(MAX_ROWS)), "35000");
  assert.equal(formatUsdc(0n), "0");
});

test("as many rows as are said to fit under a default client's cap do, and one more does not", () => {
  assert.ok(priceOfRows(rowsUnderClientCap()) <= CLIENT_CAP_MICRO_USDC);
  assert.ok(priceOfRows(rowsUnderClientCap() + 1) > CLIENT_CAP_MICRO_USDC);
});

test("a formatted amount is the amount, to the last micro-USDC", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (amount) => {
      const text = formatUsdc(amount);
      const [whole = "", fraction = ""] = text.replace("-", "").split(".");
      const back = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, "0"));
      assert.equal(text.startsWith("-") ? -back : back, amount);
      assert.doesNotMatch(text, /\.\d*0$/);
    }),
  );
});
