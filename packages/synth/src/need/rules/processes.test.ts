import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

const saidOf = (need: string): readonly string[] => planOf(need).relations.map(({ statement }) => statement);

test("what was stolen is recovered later, and what was damaged is repaired later", () => {
  assert.ok(
    saidOf("stolen bikes: frame number, theft date, brand, recovery date").includes("theft_date <= recovery_date"),
  );
  const accidents = saidOf("accidents: accident date, claim date, repair date, garage");
  assert.ok(accidents.includes("accident_date <= claim_date"));
  assert.ok(accidents.includes("claim_date <= repair_date"));
});
