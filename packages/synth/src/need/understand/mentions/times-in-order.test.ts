import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what is done in an order has a time each, and they follow one another", () => {
  for (const [need, times] of [
    ["parcels: ordered, picked, delivered in this order, courier", ["ordered_at", "picked_at", "delivered_at"]],
    ["slurm jobs: user, submitted, started, ended in that order, state", ["submitted_at", "started_at", "ended_at"]],
    ["loans: loan date, due date, return date, always in that order; fine", ["loan_date", "due_date", "return_date"]],
    [
      "Pakete: Kunde, bestellt, gepackt, geliefert in dieser Reihenfolge",
      ["bestellt_am", "gepackt_am", "geliefert_am"],
    ],
  ] as const) {
    const { fields, relations } = planOf(need);
    for (const name of times) assert.match(fields.find((field) => field.name === name)?.type ?? "", /^date/, need);
    const said = relations.filter(({ source }) => source === "stated").map(({ statement }) => statement);
    assert.deepEqual(
      said,
      times.slice(1).map((name, at) => `${times[at]} <= ${name}`),
      need,
    );
  }
});

test("an order of other things orders no times", () => {
  assert.deepEqual(
    planOf("songs: artist, title, length, played one after the other").relations.filter(
      ({ source }) => source === "stated",
    ),
    [],
  );
});
