import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("scores of several things share their noun and their bounds", () => {
  const plan = planOf("ice dance: skater, spin, step and lift scores 0-10, date");
  const scores = ["spin_score", "step_score", "lift_score"];
  for (const name of ["skater", ...scores]) assert.ok(namesOf(plan).includes(name), name);
  for (const row of rowsOf(plan))
    for (const name of scores) assert.ok(Number(row[name]) >= 0 && Number(row[name]) <= 10);
});

test("their sum or average is called by what stands behind it", () => {
  for (const [need, statement] of [
    [
      "tastings: wine, nose, palate and finish scores 0 to 20, their sum as total",
      "total = nose_score + palate_score + finish_score",
    ],
    [
      "pupils: maths, english and science marks 0 to 100, total as their sum",
      "total = maths_mark + english_mark + science_mark",
    ],
    [
      "stays: guest, staff and value ratings 1 to 5, their average as overall",
      "overall = (staff_rating + value_rating) / 2",
    ],
  ] as const) {
    const plan = planOf(need);
    assert.ok(
      plan.relations.some((each) => each.statement === statement),
      `${need}: ${plan.relations.map((each) => each.statement).join("; ")}`,
    );
    assert.equal(plan.fields.find(({ name }) => statement.startsWith(`${name} =`))?.unit ?? null, null);
  }
});
