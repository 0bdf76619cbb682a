import assert from "node:assert/strict";
import { test } from "node:test";
import { stream } from "../random/hash.ts";
import { groupSizes, shuffledGroups } from "./shuffled-groups.ts";

const of = stream("groups", "test");
const sizes = groupSizes(64, 1, (p) => 1 + 30 * p * p);
const groups = () => shuffledGroups(of, sizes, 12);

test("groups are numbered without gaps, cover all rows, and every block has the same sizes in another order", () => {
  const at = groups();
  const blocks: number[][] = [];
  let next = 0;
  for (let number = 0; number < 640; number++) {
    const { first, rows, ...group } = at(next);
    assert.equal(group.number, number);
    assert.equal(first, next);
    const block = Math.floor(number / 64);
    blocks[block] ??= [];
    blocks[block]?.push(rows);
    next += rows;
  }
  assert.equal(next, 10 * sizes.rows);
  for (const block of blocks)
    assert.deepEqual(
      block.toSorted((a, b) => a - b),
      [...sizes.sizes],
    );
  assert.notDeepEqual(blocks[1], blocks[2]);
  assert.ok(
    (blocks[0] ?? []).slice(0, 12).every((rows) => rows <= 9),
    "the first groups are small",
  );
});

test("a row's group does not depend on the rows that were asked for before", () => {
  const forward = groups();
  const expected = Array.from({ length: 3_000 }, (_, row) => ({ ...forward(row) }));
  const jumping = groups();
  for (let i = 0; i < 3_000; i++) {
    const row = (i * 1_237) % 3_000;
    assert.deepEqual({ ...jumping(row) }, expected[row]);
  }
});
