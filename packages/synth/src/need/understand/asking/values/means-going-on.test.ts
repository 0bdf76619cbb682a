import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a mean right behind a range lies within it", () => {
  areToldImpossible([
    "ferritin results of 900 donors, values from 20 to 250 ng/mL with an average of 310, also sex, age",
    "parcels of 40 couriers, loads from 7 to 15 kg with an average of 16.5, tour",
  ]);
});

test("a mean within, of something else or in another unit is planned", () => {
  arePlanned([
    "ferritin results of 900 donors, values from 20 to 250 ng/mL with an average of 110, also sex, age",
    "stays of 200 guests, 1 to 7 nights, average rate 120, room",
    "trips of 20 vans, 5 to 80 km with an average of 95 km/h",
    "rents from 600 to 900, average 75 for heating, flat",
  ]);
});
