import assert from "node:assert/strict";
import { test } from "node:test";
import { sink } from "@sdg/synth/engine/sink";
import fc from "fast-check";
import { bitWidth, putHybrid } from "./hybrid-runs.ts";

/** Parquet's "RLE / bit-packing hybrid" read by the words of its specification. */
function read(bytes: Uint8Array, width: number, count: number): number[] {
  const values: number[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (values.length < count) {
    const header = varint();
    if (header % 2 === 0) {
      let value = 0;
      for (let i = 0; i < Math.ceil(width / 8); i++) value |= (bytes[at++] ?? 0) << (8 * i);
      for (let i = 0; i < header >> 1; i++) values.push(value);
    } else {
      const packed = (header >> 1) * 8;
      for (let i = 0; i < packed; i++) {
        let value = 0;
        for (let bit = 0; bit < width; bit++) {
          const place = i * width + bit;
          value |= (((bytes[at + (place >> 3)] ?? 0) >> (place & 7)) & 1) << bit;
        }
        values.push(value);
      }
      at += (header >> 1) * width;
    }
  }
  assert.equal(at, bytes.length, "nothing is left over");
  assert.ok(
    values.slice(count).every((value) => value === 0),
    "the last group is filled up with zeros",
  );
  return values.slice(0, count);
}

function written(values: readonly number[], width: number): Uint8Array {
  const to = sink(0);
  putHybrid(to, Int32Array.from(values), values.length, width);
  return to.bytes.slice(0, to.at);
}

test("numbers of any width come back, in runs and without", () => {
  const run = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 40 }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), fc.array(run, { maxLength: 60 }), (width, runs) => {
      const values = runs.flatMap(([value, length]) => new Array<number>(length).fill(value % 2 ** width));
      assert.deepEqual(read(written(values, width), width, values.length), values);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("packed runs longer than a header should count are cut", () => {
  const values = Array.from({ length: 20_000 }, (_, i) => (i * 37) % 1_000);
  assert.deepEqual(read(written(values, 10), 10, values.length), values);
});

test("a million equal numbers are a few bytes", () => {
  assert.ok(written(new Array<number>(1_000_000).fill(5), 3).length < 8);
});

test("a bit width is what the greatest number needs", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 256, 257, 16_384].map(bitWidth), [0, 0, 1, 2, 2, 3, 8, 9, 14]);
});
