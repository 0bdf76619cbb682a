import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("words that say when the rows are become no field, and their window holds", () => {
  const plan = planOf("kubernetes pod metrics: pod name, cpu millicores, restarts, sampled every 30s for 1 hour");
  assert.ok(!namesOf(plan).includes("sampled"));
  assert.deepEqual(plan.constraints.find(({ kind }) => kind === "window")?.value, { span: "PT1H" });
  const plain = planOf("soil samples: ph, nitrogen, sampled in spring 2025, 50 rows");
  assert.ok(!namesOf(plain).includes("sampled"));
  for (const row of rowsOf(plain)) {
    const day = Object.values(row).find((value) => /^2025-0[345]-/.test(String(value)));
    assert.ok(day !== undefined);
  }
});

test("a window stays one though a field is named in the same breath", () => {
  const plan = planOf("20 Sensoren, alle 10 Minuten ein Messwert im März 2025, Temperatur");
  const window = plan.constraints.find(({ kind }) => kind === "window")?.value;
  assert.deepEqual(window, { from: "2025-03-01", to: "2025-03-31" });
});

test("what is read each day has a date, what is read each hour an instant", () => {
  const daily = planOf("weather stations of Norway, daily temperature, precipitation mm, 60 rows");
  assert.equal(daily.fields.find(({ name }) => name === "date")?.type, "date");
  const hourly = planOf("hourly website traffic for 3 days: visits, bounce rate");
  assert.equal(hourly.fields.find(({ name }) => name === "timestamp")?.type, "datetime");
});

test("weekday, hour and month beside a time are those of the time", () => {
  const plan = planOf("footfall of shops: timestamp, store, weekday, hour, visitors, 200 rows");
  const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  for (const row of rowsOf(plan)) {
    const time = new Date(String(row.timestamp));
    assert.equal(row.weekday, days[time.getUTCDay()]);
    assert.equal(row.hour, time.getUTCHours());
  }
});

test("things seen every few seconds are a series of their own, at instants", () => {
  const plan = planOf("warehouse robots every 5 s for 10 minutes: robot id, battery");
  assert.deepEqual(plan.blueprint.tables[0]?.layout, { kind: "series", subject: "robot" });
  assert.equal(new Set(rowsOf(plan).map((row) => row.timestamp)).size, 120);
});

test("a date and a time beside each other are of one moment", () => {
  for (const need of [
    "visits: date, time, name, 20 rows",
    "hourly readings of 3 sensors on 1 May 2025: sensor, date, time, temp",
    "sales: date, time, total for March 2025, 30 rows",
  ])
    for (const { date, time } of rowsOf(planOf(need), 20)) assert.equal(String(time).slice(0, 10), date, need);
});
