import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

/** The members of a column that a need is planned with. */
function membersOf(need: string, field: string): unknown {
  return planOf(need).constraints.find((each) => each.kind === "enum" && each.field === field)?.value.enum;
}

test("two sides before a noun are what its column holds", () => {
  assert.deepEqual(membersOf("parcel scans, in/out gate, weight in g", "gate"), ["in", "out"]);
  assert.deepEqual(membersOf("swims with inside/outside lane, time in s", "lane"), ["inside", "outside"]);
  assert.deepEqual(membersOf("cosmic rays: top/bottom detector, pulse height", "detector"), ["top", "bottom"]);
});

test("two states behind one thing are what it may be in", () => {
  assert.deepEqual(membersOf("switch counters: port, errors, link up/down, speed", "link"), ["up", "down"]);
  assert.deepEqual(membersOf("alarm log: site, door open/closed, minutes", "door"), ["open", "closed"]);
  const names = namesOf(planOf("internet tests: speed up/down, ping, user"));
  assert.ok(names.includes("speed_up") && names.includes("speed_down"), names.join(" "));
});

test("two sides before what is measured are two columns", () => {
  const names = namesOf(planOf("furnace log, top/bottom temperature, zone"));
  assert.ok(names.includes("top_temperature") && names.includes("bottom_temperature"), names.join(" "));
});

test("results that slashes part are one column", () => {
  assert.deepEqual(membersOf("2,000 badminton matches: winner, duration, result 2-0/2-1/0-2/1-2", "result"), [
    "2-0",
    "2-1",
    "0-2",
    "1-2",
  ]);
  assert.deepEqual(membersOf("blitz games, result 1-0/0-1/½-½ and move count", "result"), ["1-0", "0-1", "1/2-1/2"]);
});

test("a number behind what it tells apart counts nothing", () => {
  for (const need of [
    "route 42 trips, passengers, delay",
    "ward 3 admissions, patient, bed, reason",
    "room 101 bookings, guest, nights",
    "dock 6 deliveries, supplier, pallets",
    "covid 19 tests, result, age",
  ])
    assert.equal(planOf(need).rows, 5, need);
  assert.ok(planOf("parking log by gate 4 cameras, plate").rows >= 4);
  assert.ok(namesOf(planOf("turbine 4 readings, wind, power")).every((name) => !/\d/.test(name)));
});
