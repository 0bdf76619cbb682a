import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("a German compound names the key of what is counted, and no second one stands beside it", () => {
  for (const [need, key, count] of [
    ["Messwerte von 25 Pumpen, stündlich über 30 Tage: Pumpen-ID, RMS-Wert in mm/s, Lagertemperatur", "pumpen_id", 25],
    ["30 Turbinen: Turbinen-ID, Leistung in kW, alle 10 Minuten für einen Tag", "turbinen_id", 30],
    ["Daten von 8 Wannen über 14 Tage: Wannen-ID, Temperatur in °C, Füllstand", "wannen_id", 8],
  ] as const) {
    const plan = planOf(need, { assume: true });
    assert.ok(
      plan.constraints.some(({ kind, field, value }) => kind === "entities" && field === key && value.count === count),
      `${need}: ${namesOf(plan).join(", ")}`,
    );
    assert.equal(namesOf(plan).filter((name) => name.endsWith("_id")).length, 1, need);
  }
});

test("days that something lasts are no tag with members", () => {
  const { fields } = planOf("Daten von 25 Pumpen, über 30 Tage: Pumpen-ID, RMS-Wert in mm/s, Alarm", { assume: true });
  assert.ok(fields.some(({ name, unit }) => name === "rms_wert" && unit === "mm/s"));
  const tags = planOf("posts: category: news/sport/art, title", { assume: true }).fields;
  assert.deepEqual(tags.find(({ name }) => name === "category")?.values, ["news", "sport", "art"]);
});

test("the date that is listed is that of the daily readings, and no second time stands beside it", () => {
  for (const need of [
    "daily sensor readings of 20 sensors in 2024: sensor, date, temperature",
    "daily weather readings of 60 stations in 2022: station, date, rain in mm, max wind",
    "relevés météo quotidiens de 60 stations en 2022 : station, date, pluie en mm, vent maximal",
  ]) {
    const plan = planOf(need, { assume: true });
    const times = plan.fields.filter(({ type }) => type === "date" || type === "datetime").map(({ name }) => name);
    assert.deepEqual(times, ["date"], need);
    assert.ok(
      plan.constraints.some(({ kind, field }) => kind === "cadence" && field === "date"),
      need,
    );
  }
  // When a sensor was installed is not when it was read, and a day is too coarse for hours.
  for (const need of [
    "daily readings of 20 sensors in 2024: sensor, installation date, temperature",
    "hourly readings of 5 sensors for two days: sensor, date, temperature",
  ]) {
    const times = planOf(need, { assume: true }).fields.filter(({ type }) => type === "date" || type === "datetime");
    assert.equal(times.length, 2, need);
  }
});
