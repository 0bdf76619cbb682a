import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { below, draw, drawAll, drawSeries, innerKey, keyAt, mix, stream, streamsOf, unit } from "./hash.ts";

const rows = 200_000;

/** Pearson's statistic of counts that should be equal. */
function chiSquare(counts: Int32Array): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function correlation(left: Float64Array, right: Float64Array): number {
  const n = left.length;
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / n;
  const [a, b] = [mean(left), mean(right)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const x = (left[i] ?? 0) - a;
    const y = (right[i] ?? 0) - b;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb);
}

test("every byte of the draws of consecutive rows is uniform", () => {
  for (const seed of ["a", "b", "0000000000"]) {
    const of = stream(seed, "test");
    for (const shift of [0, 8, 16, 24]) {
      for (const field of [0, 1, 31]) {
        const counts = new Int32Array(256);
        for (let row = 0; row < rows; row++) {
          const byte = (draw(keyAt(of, row), field) >>> shift) & 255;
          counts[byte] = (counts[byte] ?? 0) + 1;
        }
        // 255 degrees of freedom: 170 … 360 holds all but one case in a hundred thousand.
        const value = chiSquare(counts);
        assert.ok(value > 170 && value < 360, `seed ${seed}, shift ${shift}, field ${field}: ${value}`);
      }
    }
  }
});

test("pairs of draws of adjacent rows and of adjacent fields fill the square evenly", () => {
  const of = stream("pairs", "test");
  const adjacentRows = new Int32Array(1024);
  const adjacentFields = new Int32Array(1024);
  const inner = new Int32Array(1024);
  const add = (counts: Int32Array, x: number, y: number) => {
    const cell = (x >>> 27) * 32 + (y >>> 27);
    counts[cell] = (counts[cell] ?? 0) + 1;
  };
  for (let row = 0; row < rows; row++) {
    const key = keyAt(of, row);
    add(adjacentRows, draw(key, 3), draw(keyAt(of, row + 1), 3));
    add(adjacentFields, draw(key, 3), draw(key, 4));
    add(inner, draw(innerKey(key, 0), 0), draw(innerKey(key, 1), 0));
  }
  // 1,023 degrees of freedom: standard deviation 45.
  for (const counts of [adjacentRows, adjacentFields, inner]) {
    const value = chiSquare(counts);
    assert.ok(value > 800 && value < 1260, String(value));
  }
});

test("draws are uncorrelated between rows at any lag, between fields and between seeds", () => {
  const column = (seed: string, field: number, shift: number) => {
    const of = stream(seed, "test");
    return Float64Array.from({ length: rows }, (_, row) => unit(draw(keyAt(of, row + shift), field)));
  };
  const base = column("seed", 0, 0);
  const others = [
    ...[1, 2, 3, 16, 1024, 65_536].map((lag) => column("seed", 0, lag)),
    ...[1, 2, 7, 30].map((field) => column("seed", field, 0)),
    column("seee", 0, 0),
    column("seed ", 0, 0),
  ];
  // The standard deviation of a correlation of 200,000 pairs is 0.0022.
  for (const other of others) assert.ok(Math.abs(correlation(base, other)) < 0.011);
});

test("distinct rows have distinct keys, and short seeds and domains do not share streams", () => {
  const of = stream("keys", "test");
  const keys = new Set<number>();
  for (let row = 0; row < rows; row++) keys.add(keyAt(of, row));
  assert.equal(keys.size, rows);
  const streams = new Set<string>();
  for (let i = 0; i < 20_000; i++) {
    const { a, b } = stream(String(i), "x");
    streams.add(`${a}/${b}`);
  }
  assert.equal(streams.size, 20_000);
  assert.notDeepEqual(stream("ab", "c"), stream("b", "ca"));
  assert.notDeepEqual(stream("", "c"), stream("c", ""));
});

test("one changed input bit changes half of the output bits", () => {
  let flipped = 0;
  let cases = 0;
  for (let value = 1; value < 2_000; value++) {
    for (let bit = 0; bit < 32; bit++) {
      let difference = mix(value) ^ mix(value ^ (1 << bit));
      for (; difference !== 0; difference &= difference - 1) flipped += 1;
      cases += 32;
    }
  }
  assert.ok(Math.abs(flipped / cases - 0.5) < 0.005);
});

test("a draw below n never reaches n and reaches every member", () => {
  assert.equal(below(0xffffffff, 7), 6);
  assert.equal(below(0, 7), 0);
  assert.ok(unit(0xffffffff) < 1);
  const of = stream("below", "test");
  const seen = new Set<number>();
  for (let row = 0; row < 1_000; row++) seen.add(below(draw(keyAt(of, row), 0), 7));
  assert.equal(seen.size, 7);
});

test("draws made together are those made one by one", () => {
  const of = stream("together", "test");
  const fields = new Uint32Array(14);
  drawAll(fields, keyAt(of, 7));
  assert.deepEqual(
    [...fields],
    Array.from(fields, (_, field) => draw(keyAt(of, 7), field)),
  );
  const series = new Uint32Array(100);
  drawSeries(series, of, 4_000_000_000, 3);
  assert.deepEqual(
    [...series],
    Array.from(series, (_, i) => draw(keyAt(of, 4_000_000_000 + i), 3)),
  );
});

test("a domain's streams do not depend on the seeds that came before, of whatever length", () => {
  const shared = streamsOf("domain/ä");
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (seed) => {
      assert.deepEqual(shared(seed), stream(seed, "domain/ä"));
    }),
    { seed: 7, numRuns: 200 },
  );
  assert.deepEqual(stream("golden", "retail-transactions/order"), { a: 2_920_127_627, b: 853_846_635 });
});
