import assert from "node:assert/strict";
import { test } from "node:test";
import { instantOf } from "./duration.ts";
import { isInHours, type Occurrence, occurringSteps, stretchAt } from "./occurrence.ts";
import { timeWindow } from "./time-window.ts";

// A Monday.
const from = instantOf("2025-06-02");
const to = instantOf("2025-06-30");
const weekdays = [0, 1, 2, 3, 4];
const hours = { from: 7 * 60, to: 8 * 60 + 30 };

function timesOf(occurrence: Occurrence, rhythm: "flat" | "consumer" = "flat"): readonly Date[] {
  const window = timeWindow(from, to, rhythm, undefined, occurrence);
  return Array.from({ length: 5_000 }, (_, i) => new Date(window.at((i + 0.5) / 5_000)));
}

function minuteOf(date: Date): number {
  return date.getUTCHours() * 60 + date.getUTCMinutes();
}

test("only the hours and days that were asked for occur, in whatever rhythm", () => {
  for (const rhythm of ["flat", "consumer"] as const) {
    const times = timesOf({ weekdays, hours }, rhythm);
    assert.ok(times.every((time) => time.getUTCDay() >= 1 && time.getUTCDay() <= 5));
    assert.ok(times.every((time) => minuteOf(time) >= hours.from && minuteOf(time) < hours.to));
    assert.ok(times.every((time, i) => i === 0 || Number(times[i - 1]) <= Number(time)));
  }
});

test("hours may go over midnight", () => {
  const night = { from: 22 * 60, to: 6 * 60 };
  const times = timesOf({ hours: night });
  assert.ok(times.every((time) => isInHours(minuteOf(time), night)));
  assert.ok(times.some((time) => time.getUTCHours() === 23) && times.some((time) => time.getUTCHours() === 5));
  assert.deepEqual(stretchAt(instantOf("2025-06-03T05:00"), { hours: night }), {
    from: instantOf("2025-06-02T22:00"),
    to: instantOf("2025-06-03T06:00"),
  });
});

test("steps begin anew with the hours of each day that occurs", () => {
  const steps = occurringSteps(from, 20_000, { weekdays, hours });
  const aDay = (90 * 60) / 20;
  assert.equal(steps.at(0), instantOf("2025-06-02T07:00"));
  assert.equal(steps.at(aDay - 1), instantOf("2025-06-02T08:29:40"));
  assert.equal(steps.at(aDay), instantOf("2025-06-03T07:00"));
  assert.equal(steps.at(5 * aDay), instantOf("2025-06-09T07:00"));
  assert.equal(steps.before(to), 20 * aDay);
});

test("a window that begins within the hours has no step before it", () => {
  const steps = occurringSteps(instantOf("2025-06-02T07:30:05"), 20_000, { hours });
  assert.equal(steps.at(0), instantOf("2025-06-02T07:30:20"));
});

test("steps of days skip the days that do not occur, steps of weeks keep theirs", () => {
  const day = 86_400_000;
  const days = occurringSteps(from, day, { weekdays });
  assert.deepEqual([days.at(4), days.at(5)], [instantOf("2025-06-06"), instantOf("2025-06-09")]);
  const sundays = occurringSteps(from, 7 * day, { weekdays: [6] });
  assert.deepEqual([sundays.at(0), sundays.at(1)], [instantOf("2025-06-08"), instantOf("2025-06-15")]);
});

test("a window in which nothing occurs is empty", () => {
  const saturday = timeWindow(instantOf("2025-06-07"), instantOf("2025-06-08"), "flat", undefined, { weekdays });
  assert.ok(saturday.isEmpty);
  const evening = { from: instantOf("2025-06-02T20:00"), to: instantOf("2025-06-02T22:00") };
  assert.ok(timeWindow(evening.from, evening.to, "flat", undefined, { hours }).isEmpty);
});
