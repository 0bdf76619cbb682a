import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

const membersOf = (need: string, field: string): unknown =>
  planOf(need).constraints.find((each) => each.field === field && each.kind === "enum")?.value;

test("codes of one form behind a name are its members", () => {
  for (const [need, field, members] of [
    ["grade book: pupil, class 7a, 7b or 7c, test date, points 0 to 60", "class", ["7a", "7b", "7c"]],
    ["fake reservations: guest name, seating 18:00 or 20:30, allergies", "seating", ["18:00", "20:30"]],
    ["flights: gate, aircraft A320, A321 or B738, delay", "aircraft", ["A320", "A321", "B738"]],
    ["Zeugnisse: Name, Klasse 5a, 5b oder 6a, Note 1 bis 6", "klasse", ["5a", "5b", "6a"]],
    ["cabin crew roster: crew member, rank, base LIS or OPO, duty start", "base", ["LIS", "OPO"]],
  ] as const) {
    assert.deepEqual(membersOf(need, field), { enum: [...members] }, need);
  }
});

test("what names a column of its own in front of its codes is no member of the column before", () => {
  const names = namesOf(planOf("cabin crew roster: crew member, rank, base LIS or OPO, duty start, duty end"));
  assert.ok(names.includes("crew_member") && names.includes("rank"), `${names}`);
});

test("formats are no codes of a column", () => {
  assert.equal(
    planOf("500 orders as CSV or JSON with name and email").constraints.find(({ kind }) => kind === "enum"),
    undefined,
  );
});

test("an 'only' behind the last member closes the list, unless it is part of a name", () => {
  assert.deepEqual(membersOf("shops: owner, country (Spain, Italy and Portugal only)", "country"), {
    enum: ["Spain", "Italy", "Portugal"],
  });
  assert.deepEqual(membersOf("hotel stays: guest, board (full board, half board or room only)", "board"), {
    enum: ["full board", "half board", "room only"],
  });
});
