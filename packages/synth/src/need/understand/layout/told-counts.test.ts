import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";
import type { Plan } from "../../plan.ts";

function countsOf({ constraints }: Plan): Readonly<Record<string, unknown>> {
  const counted = constraints.filter(({ kind }) => kind === "entities");
  return Object.fromEntries(counted.map(({ field, value }) => [field, value.count]));
}

test("what so many people or things do again and again is told of them, and they are not its rows", () => {
  assert.deepEqual(countsOf(planOf("film ratings by 300 users for 1,200 films: user, film, stars 1-5")), {
    user_id: 300,
    film: 1_200,
  });
  assert.deepEqual(countsOf(planOf("CAN frames from 25 test trucks: arbitration id, DLC 0 to 8")), { truck_id: 25 });
  assert.equal(planOf("records of 300 patients: age, diagnosis").rows, 300);
});

test("the land before a noun is no unit, and fields of soil are no columns", () => {
  assert.equal(countsOf(planOf("OHLCV bars for 20 US tickers, daily, June 2026")).symbol, 20);
  assert.equal(countsOf(planOf("flight delays by 10 US airlines, May 2026, 5000 flights")).airline_id, 10);
  assert.equal(countsOf(planOf("soil samples from 200 fields: ph, crop")).field_id, 200);
});

test("so many a day over some time are the rows, whatever they are called", () => {
  assert.equal(planOf("parcel scans, 2,000 a day for one week: barcode, depot").rows, 14_000);
  assert.equal(planOf("app signups, 1000/day for 10 days: plan, country").rows, 10_000);
  assert.equal(planOf("bar sales, 300 tickets a night for two weeks: item, price").rows, 4_200);
  assert.equal(planOf("Tickets, 40 pro Tag für zwei Wochen: Kanal, Status").rows, 560);
  assert.equal(planOf("invoices: consultant, fee $400 a day for two weeks, total").rows, 5);
});
