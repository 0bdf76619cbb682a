import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("where nothing is late there is no delay", () => {
  areToldImpossible([
    "flights without delays, delay minutes between 10 and 60, airline",
    "deliveries where everything came on time, delay 1 to 4 days, carrier",
    "a day when nobody was late: employee, shift start, minutes late 2-15",
    "arrivals on a day where nothing was late, train number, delays of 3 to 45 min on each train",
  ]);
});

test("a delay of none, a late fee and delays of some are planned", () => {
  arePlanned([
    "arrivals on a day where nothing was late, train number, platform, delays of 0 min",
    "flights with no late fee, delay 5 to 30 min",
    "deliveries, delay 1 to 4 days, empty where nothing was late",
    "orders where everything came on time in 80% of cases, delay 1 to 4 days",
    "library loans without late fee, days late 1 to 20",
  ]);
});
