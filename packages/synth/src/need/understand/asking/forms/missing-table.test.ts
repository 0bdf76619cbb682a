import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("keys into a table that is none of those asked for are asked back", () => {
  areToldImpossible([
    "3 tables, riders, horses, lessons. every lesson belongs to a rider, a horse and a row of the stables table",
    "two tables: authors and books; each book references its author and its publisher in the publishers table",
    "two linked tables, patients and visits, every visit points to its patient and to a doctor in the doctors table",
  ]);
});

test("keys into the tables that were named, or into one that the buyer has, are planned", () => {
  arePlanned([
    "two tables, orders and customers; each order belongs to a customer, also a row of our product table",
    "two tables drivers and deliveries; a delivery points to its driver in the drivers table; vehicles come as a column",
    "two linked tables: 2,000 customers and 30,000 invoices, each invoice belongs to one customer in the customer table",
    "three tables, users, groups and memberships; a membership points to a user in the first table and a group in the second table",
  ]);
});
