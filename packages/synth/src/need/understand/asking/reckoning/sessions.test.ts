import assert from "node:assert/strict";
import { test } from "node:test";
import { TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

function asked(need: string): string {
  const understood = understand({ need, today: TODAY });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id).join(" ") : understood.kind;
}

test("parts of parts, lessons of pupils and seconds of sessions are multiplied before too many are made", () => {
  for (const need of [
    "every bus at every stop, 400 buses a day, about 30 stops each, for a year: planned, actual, delay",
    "every line of every invoice, 3,000 invoices a day with about 6 lines, for a year: product, qty, price",
    "register of 2,000 pupils: 5 lessons a day, 180 school days, present or absent",
    "accelerometer every second of 60 min runs, 400 runs, runner, pace",
    "heart rate each second in 45 min spinning classes. 20 classes, 25 bikes all taken",
  ])
    assert.match(asked(need), /rows/, need);
});

test("fewer of them, and lessons that nobody's presence is told of, are planned", () => {
  for (const need of [
    "every stop of every train, 20 trains a day with about 14 stops, for a month: planned time, delay",
    "every stop of every line, 12 lines with 30 stops: name, lat, lon",
    "lesson attendance of 150 pupils: 6 lessons a day, 190 school days, status, teacher",
    "school with 1,500 pupils, 6 lessons a day, 190 school days: teacher, room, subject",
    "power and cadence each second in 60 min rides, 30 rides, 12 riders",
  ])
    assert.equal(asked(need), "planned", need);
});
