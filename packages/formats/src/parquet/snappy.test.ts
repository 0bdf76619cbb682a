import assert from "node:assert/strict";
import { test } from "node:test";
import { sink } from "@sdg/synth/engine/sink";
import fc from "fast-check";
import { snappyUncompress } from "hyparquet";
import { putSnappy } from "./snappy.ts";

function compressed(input: Uint8Array<ArrayBuffer>): Uint8Array {
  const to = sink(0);
  putSnappy(to, input);
  return to.bytes.slice(0, to.at);
}

/** By somebody else's decoder, which does not read the length in front. */
function uncompressed(bytes: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  snappyUncompress(bytes, output);
  return output;
}

function survives(input: Uint8Array<ArrayBuffer>): void {
  assert.deepEqual(uncompressed(compressed(input), input.length), input);
}

test("any bytes come back from Snappy", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => survives(Uint8Array.from(bytes))),
    { seed: 5 },
  );
});

test("bytes with repeats at any distance and of any length come back", () => {
  const part = fc.record({
    fresh: fc.uint8Array({ maxLength: 90 }),
    back: fc.integer({ min: 1, max: 70_000 }),
    length: fc.integer({ min: 0, max: 300 }),
    filler: fc.constantFrom(0, 0, 0, 4_000, 66_000),
  });
  const build = (parts: readonly { fresh: Uint8Array; back: number; length: number; filler: number }[]) => {
    const bytes: number[] = [];
    for (const { fresh, back, length, filler } of parts) {
      bytes.push(...fresh);
      for (let i = 0; i < filler; i++) bytes.push((Math.imul(bytes.length, 0x9e3779b1) >>> 13) & 255);
      for (let i = 0; i < length; i++) bytes.push(bytes[bytes.length - back] ?? 7);
    }
    return Uint8Array.from(bytes);
  };
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => survives(build(parts))),
    { seed: 6, numRuns: 60 },
  );
});

test("what repeats gets shorter, and what does not grows by less than a thousandth", () => {
  const repeated = new TextEncoder().encode("one line of text, again and again\n".repeat(5_000));
  assert.ok(compressed(repeated).length < repeated.length / 15);
  survives(repeated);
  const random = Uint8Array.from({ length: 200_000 }, (_, i) => (Math.imul(i, 0x9e3779b1) >>> 24) ^ (i >>> 7));
  for (let i = 1; i < random.length; i++) random[i] = (Math.imul((random[i - 1] ?? 0) + i, 0x85ebca6b) >>> 11) & 255;
  assert.ok(compressed(random).length < random.length * 1.001 + 16);
  survives(random);
});
