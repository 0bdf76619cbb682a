import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("more rows than there are of what stands in each of them once", () => {
  for (const need of [
    "Tax rates by US state, 400 rows, one row per state and no state appearing twice",
    "US states, 400 rows, each state appears only once",
    "donors by blood type, 40 rows, each type only once",
    "Bundesländer, 40 Zeilen, jedes Bundesland nur einmal",
  ])
    assert.equal(kindOf(need), "impossible", need);
  for (const need of [
    "Tax rates by US state, 51 rows, no state appearing twice",
    "customers with US state, 400 rows, no customer appears twice",
    "US state taxes, 400 rows, each state should appear more than once",
    "elections by US state, 400 rows, no state and year twice",
  ])
    assert.equal(kindOf(need), "planned", need);
});

test("who stays some nights leaves on another date", () => {
  for (const need of [
    "hospital stays: patients stay at least three nights, ten at most; admission and discharge fall on the same date for day surgery, which is 15% of the rows",
    "hotel: at least 2 nights, arrival and departure on the same date in 10% of bookings",
    "Klinik: mindestens 3 Nächte, Aufnahme und Entlassung am selben Datum bei 15 %",
  ])
    assert.equal(kindOf(need), "impossible", need);
  const plain = "hospital stays of 0 to 10 nights; admission and discharge fall on the same date for 15%";
  assert.equal(kindOf(plain), "planned", plain);
});
