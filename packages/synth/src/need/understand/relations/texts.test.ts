import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

/** What only shops, programs and hotels are spoken of with. */
const foreign = /zip|strap|seams|password|dashboard|plugin|breakfast|wifi|minibar|gift wrapping|courier|waiter/i;

function notesOf(need: string): readonly string[] {
  return rowsOf(planOf(need)).flatMap(({ note, remark }) => [note, remark].filter((text) => typeof text === "string"));
}

test("notes of rows whose matter we do not know speak of the entry itself", () => {
  for (const need of [
    "300 evidence transfers with item number, seal number, remark",
    "300 church baptisms: name, date, parish, note",
  ]) {
    const notes = notesOf(need);
    assert.equal(notes.length, 300, need);
    assert.deepEqual(
      notes.filter((note) => foreign.test(note)),
      [],
      need,
    );
  }
});

test("notes of a hotel speak of a hotel", () => {
  assert.ok(notesOf("300 hotel bookings : guest, nights, note").some((note) => /breakfast|wifi|minibar/i.test(note)));
});
