import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("a German condition with its comma decides a flag, and its verb is no column", () => {
  for (const [need, statement] of [
    [
      "Pegelstände: Station, Wasserstand in cm, Warnung genau dann, wenn der Wasserstand über 450 cm steigt",
      "warnung is true exactly where wasserstand > 450",
    ],
    [
      "Kassenbons: Betrag, Rabatt nur dann, wenn der Betrag über 50 Euro liegt",
      "rabatt is present only where betrag > 50",
    ],
  ] as const) {
    const { fields, relations } = planOf(need);
    assert.ok(
      relations.some((each) => each.statement === statement),
      need,
    );
    assert.ok(!fields.some(({ name }) => /steigt|liegt|dann/.test(name)), need);
  }
});
