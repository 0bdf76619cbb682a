import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("other nights than days between arriving and leaving are asked back", () => {
  areToldImpossible([
    "hotel stays, guest always stays 3 nights and checks out the day after check-in",
    "bookings, every guest stays exactly 2 nights, check-out is 4 days after check-in, room",
    "hotel stays, each stay 5 nights, checkout 3 days after check-in, rate",
  ]);
});

test("nights that are those days are planned", () => {
  arePlanned([
    "hotel stays, guest always stays 3 nights and checks out 3 days after check-in",
    "hotel stays, each stay 1 to 5 nights, checkout the day after check-in for some, rate",
    "hotel stays, every guest pays 3 nights ahead, check-out time 10:00, room",
  ]);
});
