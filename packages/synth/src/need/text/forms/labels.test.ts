import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import { withLabelsSaid } from "./labels.ts";

test("what the rows are of and how many they are may stand behind labels", () => {
  const cases: readonly (readonly [string, number, readonly string[]])[] = [
    [
      "type: house_listing, n: 1.5k, city: Toronto, fields: address, bedrooms 1-6, listed_on, format: csv",
      1500,
      ["address", "bedrooms", "listed_on"],
    ],
    [
      "records: wind_turbine_telemetry | rows: 10k | columns: turbine_id, ts, rotor_rpm",
      10_000,
      ["turbine_id", "ts", "rotor_rpm"],
    ],
    [
      "- entity: restaurant reviews - count: 3k - fields: restaurant name, stars 1-5, review text - locale: en_GB",
      3000,
      ["restaurant_name", "stars", "review_text"],
    ],
    ["topic: crew rota\nrows: 60\ncolumns:\n  name: string\n  hours: 4-12\nformat: csv", 60, ["name", "hours"]],
  ];
  for (const [need, rows, names] of cases) {
    const { rows: planned, fields } = planOf(need);
    assert.equal(planned, rows, need);
    assert.deepEqual(
      fields.filter(({ source }) => source === "stated").map(({ name }) => name),
      names,
      need,
    );
  }
});

test("a label among columns, or of a type, is left as it is", () => {
  for (const need of [
    "fields: id, type: visa, amount; rows: 20",
    "type: string, format: csv, rows: 20",
    "40 events with type: click or view",
    "record: a good one",
  ])
    assert.equal(withLabelsSaid(need), need);
});
