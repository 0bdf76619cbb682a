import assert from "node:assert/strict";
import { test } from "node:test";
import { TODAY } from "../../../../../test/planned-need.ts";
import { understand } from "../../understand.ts";

function kindOf(need: string): string {
  return understand({ need, today: TODAY }).kind;
}

test("a total of a stretch lies between so many times the least and the most of each row", () => {
  for (const need of [
    "ad spend for the 12 months of 2024, one line a month, each between 10k and 15k, year's total 90k",
    "energy costs 2025, one row per month, between 200 and 300 EUR each, yearly total 5,000 EUR",
    "one line a month for 2025, mileage between 500 and 900 km each, yearly total 20,000 km",
  ])
    assert.equal(kindOf(need), "impossible", need);
});

test("of several at each step, or of many gifts in it, it may be more", () => {
  for (const need of [
    "ad spend for the 12 months of 2024, one line a month, each between 10k and 15k, year's total 150k",
    "monthly ad spend 2024 of 5 campaigns, each between 10k and 15k, year's total 900k",
    "donations 2024, one line a month, gifts between 5 and 500 EUR, year's total 90k EUR, number of gifts",
    "monthly sales 2024, between 10k and 15k EUR, annual total, growth",
  ])
    assert.equal(kindOf(need), "planned", need);
});
