import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a sale is when something is sold", () => {
  areToldImpossible([
    "used car sales, all between 1 jan and 31 mar 2023, half of them sold in june",
    "2000 orders, half of them sold in june, all order dates in march",
    "orders, all from Q1 2025, a third of them placed in July",
    "Bestellungen, alle im März 2024, die Hälfte bestellt im Juni",
    "ventes de voitures, toutes en mars 2023, 30 % vendues en juin",
  ]);
  arePlanned([
    "used car sales, all between 1 jan and 31 mar 2023, half of them delivered in june",
    "orders, all from March 2024, half of them shipped in June",
    "2000 orders, half of them placed in june, all orders from 2024",
  ]);
});

test("a month without a year is one of the years that are spoken of", () => {
  areToldImpossible(["used cars registered between 1 jan and 31 mar 2023, half of them registered in june, 300 rows"]);
  arePlanned([
    "used cars registered between 1 jan and 31 mar 2023, half of them registered in february, 300 rows",
    "invoices issued in 2023, half of them issued in february",
    "used car sales, all between 1 jan and 31 mar 2023, half of them sold in march",
  ]);
});
