import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf, TODAY } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";
import { judge } from "../../verdicts.ts";

function minuteOf(time: unknown): number {
  const date = new Date(String(time));
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

function isWorkday(time: unknown): boolean {
  const day = new Date(String(time)).getUTCDay();
  return day >= 1 && day <= 5;
}

function notUnderstood(plan: Plan): readonly string[] {
  return plan.assumptions.filter((each) => each.startsWith("not understood"));
}

test("rows lie in the hours and on the days of the week that were asked for", () => {
  const plan = planOf("support calls during business hours, weekdays only, April 2026: agent, wait seconds, 300 rows");
  for (const row of rowsOf(plan)) {
    const minute = minuteOf(row.started_at);
    assert.ok(minute >= 540 && minute < 1_020 && isWorkday(row.started_at), String(row.started_at));
  }
  const kept = judge(plan, rowsOf(plan), true, TODAY).constraints.filter(({ kind }) => kind === "window");
  assert.equal(kept.length, 3);
  assert.ok(kept.every(({ satisfied }) => satisfied === true));
  assert.deepEqual(notUnderstood(plan), []);
});

test("a series has its steps in the hours of each day alone", () => {
  const plan = planOf(
    "school bus GPS: 18 buses, ping every 20 seconds between 7 and 8:30 on school days, lat, lon, 3 days",
  );
  const times = [...new Set(rowsOf(plan, 12_000).map((row) => String(row.timestamp)))].sort();
  assert.ok(times.every((time) => isWorkday(time) && minuteOf(time) >= 420 && minuteOf(time) < 510));
  assert.equal(Date.parse(times[1] ?? "") - Date.parse(times[0] ?? ""), 20_000);
  assert.ok(!plan.fields.some(({ name }) => name === "ping"));
  // Of the three days up to a Monday one is a school day: 90 minutes in steps of 20 s for 18 buses.
  assert.equal(plan.rows, 18 * 270);
});

test("without a window the steps of working hours go back from TODAY far enough", () => {
  const plan = planOf("machine temperature of 4 presses, hourly, Monday to Friday 8:00-16:00, 1200 rows");
  const rows = rowsOf(plan);
  const time = plan.fields.find(({ type }) => type === "datetime")?.name ?? "";
  assert.equal(rows.length, 1_200);
  assert.ok(rows.every((row) => isWorkday(row[time]) && minuteOf(row[time]) >= 480 && minuteOf(row[time]) < 960));
  assert.ok(rows.every((row) => String(row[time]) < TODAY));
  const cadence = judge(plan, rows, true, TODAY).constraints.find(({ kind }) => kind === "cadence");
  assert.equal(cadence?.satisfied, true);
});

test("each school day is a day from Monday to Friday", () => {
  const plan = planOf("attendance log for 3 schools, 60 students per school, each school day in October 2025: present");
  assert.equal(plan.rows, 23 * 180);
  assert.ok(rowsOf(plan).every((row) => isWorkday(row.date)));
});

test("a night shift goes over midnight", () => {
  const plan = planOf("ward temperature log, 22:00-06:00, every 15 minutes, 5 wards, 3 days");
  const time = plan.fields.find(({ type }) => type === "datetime")?.name ?? "";
  const minutes = rowsOf(plan).map((row) => minuteOf(row[time]));
  assert.ok(minutes.every((minute) => minute >= 1_320 || minute < 360));
  assert.ok(minutes.some((minute) => minute >= 1_320) && minutes.some((minute) => minute < 360));
});

test("groups of rows begin and end within the hours", () => {
  const plan = planOf("chatbot conversations of 3-9 turns, 9am to 5pm: role, text, timestamp, 600 rows");
  for (const row of rowsOf(plan)) {
    const minute = minuteOf(row.timestamp);
    assert.ok(minute >= 540 && minute < 1_020, String(row.timestamp));
  }
});

test("hours that are the value of a column move no rows", () => {
  const plan = planOf("shops: shop id, opening hours 9:00-17:00, founded on, city, 40 rows");
  assert.ok(!plan.constraints.some(({ kind, value }) => kind === "window" && value.hours !== undefined));
});

test("hours that the rows break are told as broken", () => {
  const plan = planOf("support calls during business hours, April 2026: agent, 50 rows");
  const rows = rowsOf(plan).map((row, index) =>
    index === 7 ? { ...row, started_at: "2026-04-08T22:00:00.000Z" } : row,
  );
  const hours = judge(plan, rows, true, TODAY).constraints.find(({ understoodAs }) => understoodAs.includes("09:00"));
  assert.equal(hours?.satisfied, false);
});
