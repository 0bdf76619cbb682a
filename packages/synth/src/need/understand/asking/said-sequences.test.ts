import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

function kindOf(need: string): string {
  return understand({ need, today: TODAY }).kind;
}

describe("an order of events", () => {
  it("cannot be told in turn and then the other way round", () => {
    for (const need of [
      "orders: placed first, then packed, then shipped, shipping time always before the placing time. warehouse too",
      "claims: filed, then reviewed, then paid; review date always after the payment date; amount",
      "coats: cut, then sewn, then pressed; pressing always before cutting; size, colour, tailor",
    ])
      assert.equal(kindOf(need), "impossible", need);
    for (const need of [
      "parcels: collected first, then sorted, then delivered, delivery time always later than collection time; depot",
      "loans: applied, then approved, then paid out; approval date is never before the application date",
      "jobs: quoted, then ordered, then invoiced; invoice date always at least 3 days after the order",
      "vans: washed first, then refuelled; refuelling before washing in 5 % of cases",
    ])
      assert.equal(kindOf(need), "planned", need);
  });

  it("is known by the names of what happens", () => {
    for (const need of [
      "garden plots: crop, sowing date, harvest date; harvest always before sowing",
      "yoghurt lots: production date, expiry date always before the production date, plant",
    ])
      assert.equal(kindOf(need), "impossible", need);
    for (const need of [
      "hotel bookings: booking date always before arrival date, room, guest",
      "yoghurt lots: production date, expiry date always after the production date, plant",
      "orders: payment can come before or after the shipment, amount",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
