import assert from "node:assert/strict";
import { test } from "node:test";
import { draw, stream, unit } from "../random/hash.ts";
import { arena } from "./arena.ts";
import { MS_PER_DAY } from "./calendar.ts";
import { calendarClock, shoppersRhythm } from "./calendar-clock.ts";
import { groupSizes, rowsOfGroupsBefore, shuffledGroups } from "./shuffled-groups.ts";
import { startOfDay } from "./window.ts";

const of = stream("groups", "test");
const sizes = groupSizes(64, 1, (p) => 1 + 30 * p * p);
const groups = () => shuffledGroups(of, sizes, 12);

test("groups are numbered without gaps, cover all rows, and every block has the same sizes in another order", () => {
  const { at } = groups();
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
  const { at: forward } = groups();
  const expected = Array.from({ length: 3_000 }, (_, row) => ({ ...forward(row) }));
  const { at: jumping } = groups();
  for (let i = 0; i < 3_000; i++) {
    const row = (i * 1_237) % 3_000;
    assert.deepEqual({ ...jumping(row) }, expected[row]);
  }
});

test("a group is found by its number, too", () => {
  const forward = groups();
  const other = groups();
  for (let row = 0; row < 3_000; ) {
    const { number, first, rows, key } = forward.at(row);
    assert.equal(other.firstRowOf(number), first);
    assert.equal(other.keyOf(number), key);
    row += rows;
  }
});

test("the rows before an instant are those of the groups that start before it", () => {
  const from = startOfDay("2026-03-01");
  const clock = calendarClock(shoppersRhythm, stream("clock", "test"), from / MS_PER_DAY, 40, arena());
  const all = groups();
  const startOf = (number: number): number => clock.timeAt(number + unit(draw(all.keyOf(number), 0)));
  for (const until of [from, from + 1, from + 3_600_000, from + 5 * MS_PER_DAY, from + 40 * MS_PER_DAY + 12_345]) {
    let expected = 0;
    for (let number = 0; startOf(number) < until; number++) expected = all.firstRowOf(number + 1);
    assert.equal(rowsOfGroupsBefore(all, clock, startOf, until), expected);
  }
});
