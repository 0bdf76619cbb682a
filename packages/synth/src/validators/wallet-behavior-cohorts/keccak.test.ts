import assert from "node:assert/strict";
import { test } from "node:test";
import { keccak_256 } from "@noble/hashes/sha3";
import fc from "fast-check";
import { keccak256 } from "./keccak.ts";

test("a text hashes as a published library hashes it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", maxLength: 135 }), (text) => {
      const words = keccak256(text);
      assert.deepEqual(new Uint8Array(words.buffer, 0, 32), keccak_256(new TextEncoder().encode(text)));
    }),
    { seed: 3, numRuns: 300 },
  );
});

test("a text longer than a block is refused", () => {
  assert.throws(() => keccak256("x".repeat(136)), RangeError);
});
