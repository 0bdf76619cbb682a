import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { sha256 } from "./sha-256.ts";

test("any text has the digest that another SHA-256 gives it", () => {
  const texts = fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ maxLength: 9_000, size: "max" }));
  fc.assert(
    fc.property(texts, (text) => {
      const whole = text.toWellFormed();
      assert.equal(sha256(whole), createHash("sha256").update(whole, "utf8").digest("hex"));
    }),
    { seed: 5, numRuns: 300 },
  );
});

test("lengths around the ends of blocks are padded right", () => {
  for (let length = 0; length < 200; length++) {
    const text = "a".repeat(length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"));
  }
});
