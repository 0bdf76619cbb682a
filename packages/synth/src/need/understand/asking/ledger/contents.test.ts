import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

describe("what is in a thing", () => {
  it("is no more than the whole", () => {
    for (const need of [
      "trolley log: every trolley carries 12 trays of 25 kg each, gross weight between 150 and 200 kg, lane",
      "a carton has 6 jars of 500 g each, carton weight under 2 kg; jam type, batch, date",
      "theatre: hall of 120 seats, tickets sold 150-200 a show, never oversold; play, start",
      "each workshop has 15 places, booked 18 to 25, free places never below zero; workshop, date, trainer",
    ])
      assert.equal(kindOf(need), "impossible", need);
  });

  it("may be all that fits", () => {
    for (const need of [
      "trolley log: every trolley carries 12 trays of 25 kg each, gross weight 310-350 kg, lane",
      "a carton has 6 jars of 500 g each, jar weight 450-550 g; jam type",
      "bus of 50 seats, passengers between 10 and 75, some stand; line",
      "40 hikers with 12 kg each, pack weight 8-15 kg",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
