import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { stream } from "../random/hash.ts";
import { groupCount, groups } from "./group-sizes.ts";

const sizes = fc
  .record({
    rows: fc.integer({ min: 1, max: 4_000 }),
    least: fc.integer({ min: 1, max: 9 }),
    spare: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ least, rows, spare }) => ({ rows, least, most: least + spare }));

test("groups fill the rows without a gap, each within its sizes, the last one perhaps cut", () => {
  fc.assert(
    fc.property(sizes, ({ least, most, rows }) => {
      const count = groupCount(rows, least, most);
      const all = Math.max(rows, count * least);
      const at = groups(stream("a", "groups"), { count, least, most, rows: all });
      let next = 0;
      for (let number = 0; next < all; number++) {
        const { first, number: found, size } = at(next);
        assert.deepEqual([first, found], [next, number]);
        assert.ok(size >= least && size <= most, `${size} rows`);
        next += size;
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

test("a group is the same whether its row is the first one asked for or the last", () => {
  const plan = { count: 20_000, least: 1, most: 40, rows: 260_000 };
  const whole = groups(stream("b", "groups"), plan);
  const starts = Array.from({ length: 260_000 }, (_, row) => whole(row).first);
  for (let row = 259_999; row >= 0; row -= 3_331) {
    assert.equal(groups(stream("b", "groups"), plan)(row).first, starts[row]);
  }
});

test("small groups are more frequent than large ones", () => {
  const rows = 26_000;
  const at = groups(stream("c", "groups"), { count: groupCount(rows, 1, 60), least: 1, most: 60, rows });
  const found: number[] = [];
  for (let row = 0; row < rows; ) {
    const { size } = at(row);
    found.push(size);
    row += size;
  }
  const mean = rows / found.length;
  const median = found.toSorted((a, b) => a - b)[found.length >> 1] ?? 0;
  assert.ok(median < mean * 0.85, `median ${median}, mean ${mean}`);
});
