import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

const constraintOf = (need: string, kind: string) => planOf(need).constraints.find((each) => each.kind === kind);

test("rows are counted by nouns of several words, and by two kinds of one noun", () => {
  assert.equal(planOf("3000 garden centre snack bar receipt lines in EUR: item, qty 1-6").rows, 3000);
  assert.equal(planOf("4k gold and silver trades over the last week: trader, price").rows, 4000);
});

test("a figure in a unit before a spread is the mean of a normal distribution", () => {
  for (const [need, field, value] of [
    ["haul cycles, payload normal 220 t sd 12, truck", "payload", { name: "normal", mean: 220, sd: 12 }],
    [
      "chess games: white rating (bell curve, 1650, sd 300), moves",
      "white_rating",
      { name: "normal", mean: 1650, sd: 300 },
    ],
  ] as const) {
    const { constraints } = planOf(need);
    const found = constraints.find((each) => each.field === field && each.kind === "distribution");
    assert.deepEqual(found?.value, value, need);
  }
});

test("a format between brackets, months in small letters and verbs of passing a bound are understood", () => {
  assert.deepEqual(constraintOf("asset scan export (csv) - host, port, state", "format")?.value, { format: "csv" });
  const window = constraintOf("ski passes sold jan-march 2026: type, price", "window")?.value;
  assert.deepEqual(window, { from: "2026-01-01", to: "2026-03-31" });
  const { relations } = planOf("boilers: pressure bar, alarm when pressure crosses 3");
  assert.ok(relations.some(({ statement }) => /alarm .* pressure > 3/.test(statement)));
  assert.ok(namesOf(planOf("march past results: band, place")).length > 0);
});

test("a flag that is said once by its column's name and once by its word is one", () => {
  for (const [need, flag, rate] of [
    ["transactions: is_fraud, amount, fraud rate 2%", "is_fraud", 0.02],
    ["loans: has_default, amount, default rate 5%", "has_default", 0.05],
  ] as const) {
    const plan = planOf(need);
    assert.deepEqual(
      plan.fields.filter(({ type }) => type === "bool").map(({ name }) => name),
      [flag],
      need,
    );
    assert.deepEqual(plan.constraints.find(({ kind }) => kind === "rate")?.value, { rate }, need);
  }
});
