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

test("a year of appointments is not the year of what follows them", () => {
  for (const [need, time] of [
    ["library loans of 2025: book, member, due date", "borrowed_on"],
    ["restaurant inspections in 2024: name, score, follow-up date", "inspected_on"],
    ["boiler services over 2024: address, boiler type, next service date", "service_date"],
  ] as const) {
    const window = planOf(need).constraints.find(({ kind }) => kind === "window");
    assert.equal(window?.field, time, need);
  }
});

test("a log has a time though nobody names one, and keeps the time that is named", () => {
  assert.deepEqual(times("spraying log for a vineyard, plot, product, dose l/ha, operator"), ["timestamp:datetime"]);
  assert.deepEqual(times("catch log of a trawler: species, kg, landed on"), ["landed_on:datetime"]);
});

test("an event of any trade has a time", () => {
  assert.deepEqual(times("4k delivery van events (start, stop, door_open), van, driver"), ["timestamp:datetime"]);
});

test("what was done in the window of the rows names their time", () => {
  for (const [need, ...names] of [
    ["900 houses sold in 2024: price, beds, postcode", "sold_date:date"],
    ["400 parcels delivered in March 2025: weight, courier", "delivered_at:datetime"],
    ["2,000 oaks planted in 2023, district, height cm", "planted_date:date"],
    ["600 employees hired between 2020 and 2023: role, salary", "hire_date:date"],
  ] as const)
    assert.deepEqual(times(need), names, need);
});
