import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

function areContrary(needs: readonly string[]): void {
  for (const need of needs) assert.equal(kindOf(need), "impossible", need);
}

function arePlanned(needs: readonly string[]): void {
  for (const need of needs) assert.equal(kindOf(need), "planned", need);
}

describe("what is said of one column", () => {
  it("is in one unit and one currency", () => {
    areContrary([
      "1000 products priced in US dollars only, currency column always EUR",
      "greenhouse readings, the temperature column in Celsius and all its values in Fahrenheit, humidity too",
      "freight: weight in kg, but the values in grams, destination",
    ]);
    arePlanned([
      "orders priced in EUR only, currency column always EUR",
      "weather: temperature in Celsius and all heights in feet",
      "parts: width in mm and length in cm",
    ]);
  });

  it("stands once where it is unique", () => {
    areContrary([
      "transactions with a unique transaction id, the same id repeated on five rows each time",
      "parcels: tracking numbers are unique, the same tracking number appears in three rows",
      "orders: 2,000 rows, no two have the same email, only 300 different emails",
    ]);
    arePlanned([
      "transactions with a unique id, the same customer repeated on five rows",
      "orders: 2,000 rows, no two have the same number, only 300 different emails",
    ]);
  });
});

describe("what is said of times and ages", () => {
  it("follows their order, also where it is the day before", () => {
    areContrary([
      "every parcel is delivered the day before it ships; ship date, delivery date, carrier",
      "each order is delivered the day before it is shipped; carrier",
    ]);
    arePlanned([
      "orders: ship date, delivery date the day after ship date",
      "reminders sent the day before the appointment",
    ]);
  });

  it("fits those who are spoken of in the clause before", () => {
    areContrary([
      "newborn babies on the maternity ward, all aged between 30 and 50, weight and length",
      "toddlers of a nursery, all of them aged 20 to 30, name",
    ]);
    arePlanned(["babies and their mothers, all mothers aged between 20 and 45"]);
  });

  it("makes so many readings of each of several meters without gaps", () => {
    areContrary(["one reading an hour for 3 days from 4 probes, no gaps, 200 readings in the file"]);
    arePlanned(["one reading an hour for 3 days from 4 probes, no gaps, 288 readings in the file"]);
  });
});

describe("what is a part by its name", () => {
  it("is never more than the whole", () => {
    areContrary([
      "ads: clicks always higher than impressions, spend",
      "invoices where the total includes the tax, and the tax is always bigger than the total",
      "ads: conversions higher than clicks in every row, cost",
    ]);
    arePlanned([
      "ads: impressions always higher than clicks, spend",
      "invoices: total, tax, total is higher than the tax",
      "ads: cost per click higher than cost per impression",
    ]);
  });
});
