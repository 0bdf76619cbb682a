import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

function saysOf(need: string): readonly string[] {
  return planOf(need).constraints.map(({ understoodAs }) => understoodAs);
}

/** The columns of a need as "name:type". */
function columnsOf(need: string): readonly string[] {
  return planOf(need).fields.map(({ name, type }) => `${name}:${type}`);
}

test("bounds in a unit that nothing before them is told in are those of a column of their own", () => {
  const rides = saysOf("e-scooter rides with latitude, longitude, at most 12 km");
  assert.ok(rides.includes("distance is at most 12 km"), rides.join("; "));
  const trips = saysOf("taxi trips: plate, 1-40 km, 5-90 minutes, fare");
  assert.ok(trips.includes("distance is between 1 and 40 km") && trips.includes("duration is between 5 and 90 min"));
});

test("bounds before the plural of a thing are how many there are, and the plural is the name", () => {
  assert.ok(columnsOf("flats: 1-5 rooms, rent").includes("rooms:int"));
  assert.ok(columnsOf("shifts: ward, 1-3 nurses, hours").includes("nurses:int"));
  assert.ok(columnsOf("picks: picker, order, errors at most 2").includes("errors:int"));
});

test("what was offered or used in a unit is told in it", () => {
  assert.ok(saysOf("auction bids: bidder, 5-400 MW offered, price").includes("mw_offered is between 5 and 400 MW"));
});

test("money for one of something is its price, and is multiplied", () => {
  const bills = saysOf("electricity bills: 200-900 kWh used, 0.21-0.34 EUR per kWh, total");
  assert.ok(bills.includes("price_per_kwh is between 0.21 and 0.34 EUR"), bills.join("; "));
  assert.ok(
    saysOf("royalties: ISRC, streams, 0.002-0.008 USD per stream").includes(
      "rate_per_stream is between 0.002 and 0.008 USD",
    ),
  );
  const bunker = planOf("bunker notes: port, tonnes, USD per tonne, total");
  assert.ok(
    bunker.relations.some(({ statement }) => statement.includes("tonnes") && statement.includes("price_per_tonne")),
  );
  assert.equal(bunker.fields.find(({ name }) => name === "tonnes")?.unit, "t");
});

test("a unit of one thing for each of another is a column by itself", () => {
  assert.ok(columnsOf("farm: field, crop, sown, harvested, tonnes per ha").includes("yield_t_ha:number"));
  assert.ok(columnsOf("queries: 0-5 joins, ms").includes("ms:number"));
  assert.ok(columnsOf("leases: tenant, sq ft, annual rent").includes("sqft:number"));
});

test("kinds that are counted are told by name, things by a key", () => {
  assert.ok(columnsOf("200 shirts in 4 colours and 3 sizes, price").includes("size:enum"));
  assert.ok(columnsOf("200 shirts in 3 shops, price").some((column) => column === "shop_id:id"));
});

test("figures to choose from with spaces between them are no thousands", () => {
  const plan = planOf("swim times: swimmer, distance 50 100 or 200 m, seconds");
  const distances = plan.constraints.find(({ kind, field }) => kind === "enum" && field === "distance");
  assert.deepEqual(distances?.value.enum, ["50", "100", "200"]);
  assert.equal(planOf("12 500 rows of orders").rows, 12_500);
});
