import assert from "node:assert/strict";
import { test } from "node:test";
import { conditionalOf, keepsConditional } from "./conditional.ts";
import type { Row } from "./types.ts";

function keeps(relation: string, rows: readonly Row[]): boolean | null {
  const conditional = conditionalOf(relation);
  return conditional === null ? null : keepsConditional(conditional, rows, (name) => name);
}

test("what is denied is paid with nothing, whatever the others get", () => {
  const relation = "paid = 0 if status=denied";
  const other = { status: "paid", paid: 40 };
  assert.equal(keeps(relation, [{ status: "denied", paid: 0 }, other]), true);
  assert.equal(keeps(relation, [{ status: "denied", paid: 5 }, other]), false);
  assert.equal(keeps(relation, [other]), false, "no row shows it");
});

test("several conditions hold together", () => {
  const relation = "grade = B if score>=80 and score<90";
  const rows = [
    { score: 85, grade: "B" },
    { score: 95, grade: "A" },
  ];
  assert.equal(keeps(relation, rows), true);
  assert.equal(keeps(relation, [...rows, { score: 81, grade: "C" }]), false);
});

test("formulas, presence and flags are no values under conditions", () => {
  for (const relation of ["total = price * quantity", "reason not null only if status=denied", "late = true if days>3"])
    assert.equal(conditionalOf(relation), null, relation);
});
