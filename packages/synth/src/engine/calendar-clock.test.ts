import assert from "node:assert/strict";
import { test } from "node:test";
import { stream } from "../random/hash.ts";
import { arena } from "./arena.ts";
import { MS_PER_DAY, weekday } from "./calendar.ts";
import { calendarClock, officeRhythm, shoppersRhythm } from "./calendar-clock.ts";
import { startOfDay } from "./window.ts";

const dayOf = (text: string): number => startOfDay(text) / MS_PER_DAY;
const noise = stream("clock", "test");

test("time begins with the day asked for, never goes back, and does not depend on what was asked before", () => {
  for (const from of ["2015-01-01", "2026-02-11", "2035-12-31"]) {
    const clock = calendarClock(shoppersRhythm, noise, dayOf(from), 500, arena());
    const times = Array.from({ length: 20_000 }, (_, i) => clock.timeAt(i));
    assert.ok((times[0] ?? 0) >= startOfDay(from) && (times[0] ?? 0) < startOfDay(from) + MS_PER_DAY);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    );
    const jumping = calendarClock(shoppersRhythm, noise, dayOf(from), 500, arena());
    for (let i = 0; i < 20_000; i += 1) {
      const at = (i * 7_919) % 20_000;
      assert.equal(jumping.timeAt(at), times[at]);
    }
  }
});

test("a year holds 365 times what a mean day holds, less at night, at weekends as the rhythm says", () => {
  const perDay = 200;
  const start = startOfDay("2025-01-01");
  const clock = calendarClock(officeRhythm, noise, dayOf("2025-01-01"), perDay, arena());
  let inYear = 0;
  let night = 0;
  let weekend = 0;
  for (let i = 0; clock.timeAt(i) < startOfDay("2026-01-01"); i++) {
    const ms = clock.timeAt(i) - start;
    inYear += 1;
    if (Math.floor(ms / 3_600_000) % 24 < 6) night += 1;
    if (weekday(Math.floor(clock.timeAt(i) / MS_PER_DAY)) >= 5) weekend += 1;
  }
  assert.ok(Math.abs(inYear / (365 * perDay) - 1) < 0.02, String(inYear));
  assert.ok(night / inYear < 0.13 && night / inYear > 0.05, String(night / inYear));
  assert.ok(weekend / inYear < 0.17 && weekend / inYear > 0.07, String(weekend / inYear));
});

test("positions and instants are each other's inverse", () => {
  const clock = calendarClock(shoppersRhythm, noise, dayOf("2026-02-11"), 500, arena());
  for (let i = 0; i < 2_000; i++) {
    const position = i * 37.3;
    const back = clock.positionAt(clock.timeAt(position));
    // Half a thousand a day: a millisecond is less than a thousandth of a position, in the busiest hour too.
    assert.ok(Math.abs(back - position) < 0.001, `${position} came back as ${back}`);
  }
  assert.ok(Math.abs(clock.positionAt(startOfDay("2026-02-11"))) < 1e-6);
  assert.ok(clock.positionAt(startOfDay("2026-02-10")) < 0);
});
