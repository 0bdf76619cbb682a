import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

const membersOf = (need: string, field: string): unknown =>
  planOf(need).constraints.find((each) => each.field === field && each.kind === "enum")?.value;

test("codes with nothing but spaces between them are the members of what stands before", () => {
  for (const [need, field, members] of [
    ["gum checks: tooth, site (MB B DB ML L DL), depth in mm", "site", ["MB", "B", "DB", "ML", "L", "DL"]],
    ["roaming calls: subscriber, country ES FR IT or PT, start", "country", ["ES", "FR", "IT", "PT"]],
    ["seats: cabin F J W Y, row, price", "cabin", ["F", "J", "W", "Y"]],
  ] as const) {
    assert.deepEqual(membersOf(need, field), { enum: [...members] }, need);
  }
});

test("longer capitals in a row may be columns and are no members", () => {
  assert.equal(membersOf("claims: patient SSN DOB MRN, amount", "patient"), undefined);
});
