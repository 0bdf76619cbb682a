import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share of the rows dated outside their time is asked back", () => {
  areToldImpossible([
    "webshop orders strictly from Q1 2024, order_date, sku; a tenth of the orders dated in May 2024 for the spring sale",
    "orders from Q1 2024, a tenth of the orders dated in May 2024",
    "invoices from 2023, 20% of the invoices issued in March 2024, amount",
    "Rechnungen aus 2023, 10 % der Rechnungen datiert im Mai 2024",
  ]);
});

test("a share of what is done to them later is planned", () => {
  arePlanned([
    "orders from Q1 2024, a tenth of the orders delivered in May 2024",
    "orders from Q1 2024, a tenth of the orders dated in March 2024 for the spring sale",
    "invoices from 2023, 20% of the invoices paid in March 2024, amount",
    "contracts signed in 2023, 10% of contracts ending in May 2024",
    "bookings from June 2024, 30% of the bookings for August 2024",
    "invoices from January 2024, 10% of invoices due in March 2024",
  ]);
});
