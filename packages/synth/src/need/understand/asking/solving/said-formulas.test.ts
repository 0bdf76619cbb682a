import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

describe("formulas that are said", () => {
  it("are set against what is said of their names", () => {
    for (const need of [
      "wreath orders: 10 twigs or more in each wreath, price per twig never under 3 EUR, total (twigs x twig price) 25 EUR at most, card text",
      "ward list, one row per ward and day: each ward has 24 beds, free = beds - occupied, free is never negative, occupied between 28 and 40",
      "van hire days 5 or more, daily rate 80 EUR min, total = days * rate, total under 300 EUR; van, customer",
      "profit equals revenue less cost; revenue 1000-2000 EUR, cost 3000-5000 EUR, profit always above 0",
      "Lohn = Stunden x Stundensatz; Stunden 30-40, Stundensatz 15-25 EUR, Lohn unter 300 EUR",
      "prix total = quantité x prix unitaire, quantité de 10 à 20, prix unitaire de 5 à 9 EUR, prix total 30 EUR maximum",
    ])
      assert.equal(kindOf(need), "impossible", need);
  });

  it("leave room where they can hold", () => {
    for (const need of [
      "taxi: km 1-30, rate per km 2 to 4 EUR, fare (km x rate per km) never above 150 EUR; driver",
      "area = length x width, length 20-40 m, width 10-20 m, area under 1000 m2; plot",
      "net weight = gross weight minus tare; gross weight 20-30 kg, tare 5-8 kg, net weight at least 10 kg",
      "profit equals revenue less cost; revenue 1000-2000 EUR, cost 300-5000 EUR, profit may be negative",
      "change = after - before, before 60-90, after 50-80, change between -40 and 20",
    ])
      assert.equal(kindOf(need), "planned", need);
  });
});
