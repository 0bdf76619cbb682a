import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../understand/understand.ts";

function rangeOf(need: string, field: string): unknown {
  const understood = understand({ need, today: "2026-06-15" });
  assert.equal(understood.kind, "planned", need);
  if (understood.kind !== "planned") return undefined;
  return understood.plan.constraints.find((each) => each.kind === "range" && each.field === field)?.value;
}

test("an m or a b right behind an amount of money is a million or a billion, and no metre", () => {
  const needs: readonly (readonly [string, string, unknown])[] = [
    ["flats to buy, price CAD 300k to 2m, floor, city", "price", { min: 300_000, max: 2_000_000, unit: "CAD" }],
    [
      "breweries with turnover 2m-40m EUR and number of staff",
      "turnover",
      { min: 2_000_000, max: 40_000_000, unit: "EUR" },
    ],
    ["racehorses: name, sire, market value up to 12m pounds", "market_value", { max: 12_000_000, unit: "GBP" }],
    ["film productions, title, budget 200k to 8m", "budget", { min: 200_000, max: 8_000_000 }],
    [
      "insurers, premium income from $100M to $2b, country",
      "premium_income",
      { min: 100_000_000, max: 2_000_000_000, unit: "USD" },
    ],
  ];
  for (const [need, field, value] of needs) assert.deepEqual(rangeOf(need, field), value, need);
});

test("an m behind a length stays a metre", () => {
  assert.deepEqual(rangeOf("barges: length 40m to 110m, draught, price in EUR", "length"), {
    min: 40,
    max: 110,
    unit: "m",
  });
  const { kind } = understand({ need: "50m butterfly times, 200 swimmers, lane, time", today: "2026-06-15" });
  assert.equal(kind, "planned");
});
