import assert from "node:assert/strict";
import { isIPv4 } from "node:net";
import { test } from "node:test";
import fc from "fast-check";
import { ipv4Number, isBenchmarkAddress } from "./ipv4.ts";

test("a dotted quad reads as its 32 bits, anything else as none", () => {
  fc.assert(
    fc.property(fc.ipV4(), (text) => {
      const [a = 0, b = 0, c = 0, d = 0] = text.split(".").map(Number);
      assert.equal(ipv4Number(text), ((a * 256 + b) * 256 + c) * 256 + d);
    }),
    { seed: 2, numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.]{0,16}$/), (text) => {
      assert.equal(ipv4Number(text) >= 0, isIPv4(text), text);
    }),
    { seed: 2, numRuns: 2_000 },
  );
  assert.equal(ipv4Number("1.2.3.x"), -1);
});

test("the addresses reserved for benchmarks are 198.18.0.0 to 198.19.255.255", () => {
  for (const [text, reserved] of [
    ["198.17.255.255", false],
    ["198.18.0.0", true],
    ["198.19.255.255", true],
    ["198.20.0.0", false],
  ] as const) {
    assert.equal(isBenchmarkAddress(ipv4Number(text)), reserved, text);
  }
});
