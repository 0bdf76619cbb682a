import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../../test/planned-need.ts";

test("one column per member is a column for each of them", () => {
  const soil = namesOf(planOf("soil moisture, one column per depth (20, 40, 60 cm), 12 plots, hourly for a week"));
  assert.deepEqual(
    soil.filter((name) => name.startsWith("soil")),
    ["soil_moisture_20cm", "soil_moisture_40cm", "soil_moisture_60cm"],
  );
  const stock = namesOf(planOf("weekly stock: sku, one column for each store (North, South, East), price"));
  for (const name of ["sku", "stock_north", "stock_south", "stock_east", "price"])
    assert.ok(stock.includes(name), name);
});
