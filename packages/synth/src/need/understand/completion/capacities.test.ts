import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what is taken of a capacity and what is left are counts that come to all of it", () => {
  for (const [need, taken, free, whole] of [
    ["theatre shows: hall, seats, sold, remaining", "sold", "remaining", "seats"],
    ["EV charging sites: site, total chargers, in use, available", "in_use", "available", "total_chargers"],
    ["bike stations: station, capacity, bikes available, docks free", "bikes_available", "docks_free", "capacity"],
    ["servers: host, total disk in GB, used, free", "used", "free", "total_disk"],
    [
      "hotel nights: date, rooms, occupied rooms, vacant rooms, occupancy rate",
      "occupied_rooms",
      "vacant_rooms",
      "rooms",
    ],
  ] as const) {
    const plan = planOf(need, { rows: 20 });
    for (const row of rowsOf(plan)) {
      const [part, rest, all] = [Number(row[taken]), Number(row[free]), Number(row[whole])];
      assert.ok(all > 0 && part <= all && Math.abs(all - part - rest) < 0.01, `${need}: ${JSON.stringify(row)}`);
    }
  }
});

test("without a count of all, or of one thing alone, what is taken or free stays a flag", () => {
  for (const [need, name] of [
    ["apartments: address, rooms, occupied", "occupied"],
    ["parking spaces: level, number, occupied", "occupied"],
    ["meeting rooms: name, capacity, available", "available"],
  ] as const)
    assert.equal(planOf(need).fields.find((field) => field.name === name)?.type, "bool", need);
});
