import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("a unit alone behind meter readings is that of the reading", () => {
  for (const [need, unit] of [
    ["water meter readings of 60 flats, monthly, m3, never decreasing", "m3"],
    ["gas meter readings, monthly, kWh", "kWh"],
  ] as const) {
    const { fields } = planOf(need);
    const measured = fields.filter(({ unit: own }) => /^(?:m3|[kM]Wh)$/.test(own ?? ""));
    assert.ok(
      measured.every((field) => field.unit === unit),
      `${need}: ${measured.map((field) => `${field.name} ${field.unit}`)}`,
    );
    assert.ok(fields.every(({ name }) => name !== unit.toLowerCase()));
  }
});

test("a meter that is named is no unit, and a column of use stays one", () => {
  const names = planOf("gas meter readings: meter, date, reading in kWh").fields.map(({ name }) => name);
  assert.deepEqual(names.toSorted(), ["date", "meter_id", "reading"]);
  assert.ok(planOf("electricity meter readings, hourly, kWh").fields.some(({ name }) => name === "consumption_kwh"));
});
