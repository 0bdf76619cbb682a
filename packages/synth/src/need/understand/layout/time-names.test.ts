import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

const times = (need: string): readonly string[] =>
  planOf(need)
    .fields.filter(({ type }) => type === "date" || type === "datetime")
    .map(({ name, type }) => `${name}:${type}`);

test("what is done on a day is told by its day", () => {
  assert.deepEqual(times("300 bridge inspections, bridge, condition 1-5, defects"), ["inspection_date:date"]);
  assert.deepEqual(times("window cleaning jobs over 2025: customer, floors, price"), ["job_date:date"]);
  assert.deepEqual(times("Baumpflege 2024: Baum, Maßnahme, Stunden"), ["date:date"]);
});

test("a log has a time though nobody names one, and keeps the time that is named", () => {
  assert.deepEqual(times("spraying log for a vineyard, plot, product, dose l/ha, operator"), ["timestamp:datetime"]);
  assert.deepEqual(times("catch log of a trawler: species, kg, landed on"), ["landed_on:datetime"]);
});
