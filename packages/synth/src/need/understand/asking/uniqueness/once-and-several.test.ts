import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("who stands once and in several rows is asked back", () => {
  areToldImpossible([
    "purchase log with one row per purchase, no customer_id may occur twice, each customer makes exactly three purchases, 900 rows, amount and date",
    "one row per visit, patient id unique, every patient has four visits, date, doctor",
    "loans, one row per loan, each member appears only once, each member takes two loans, book, date",
    "eine Zeile pro Kauf, keine Kundennummer doppelt, jeder Kunde hat drei Käufe? Betrag, Datum",
  ]);
});

test("several of one that may repeat are planned", () => {
  arePlanned([
    "one row per purchase, each customer makes exactly three purchases, 900 rows, amount and date",
    "one row per customer, customer_id unique, each customer has three purchases, purchases, name",
    "customers and orders: two tables, customer_id unique in customers, each customer has three orders, one row per order",
    "one row per visit, visit id unique, every patient has four visits, date, doctor",
    "one row per order, no order id twice, each customer places three orders, amount",
  ]);
});
