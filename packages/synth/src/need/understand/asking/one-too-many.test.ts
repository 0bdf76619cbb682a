import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("more of them than there are, whichever way it is said, is asked back", () => {
  areToldImpossible([
    "bus line with 12 stops, stop number 1 to 20, boarding, alighting",
    "hotel with 4 floors, floor 1 to 6, room, rate",
    "ten products each sold in 15 of our 12 stores, units, price",
    "every employee has exactly one manager, 10% have two managers, department",
    "a payroll of 60 people, 45 in the office and 25 in the warehouse; name, wage, start",
  ]);
});

test("as many as there are, scales and numbers of each are planned", () => {
  arePlanned([
    "house with 12 flats, flat 1-12, tenant, rent",
    "40 schools with 4 floors, floor 1 to 6, pupils",
    "survey with 5 questions, question 1-10, answer text",
    "each product is sold in 8 of our 12 stores, units, price",
    "each order has at least one item, 20% with 3 items, amount",
    "every employee has exactly one manager, 10% have two desks, department",
  ]);
});

test("what is done to none of them leaves no figure of it, and days without any no share", () => {
  areToldImpossible([
    "discount 10-30%, no product is discounted, price",
    "orders, nothing was refunded, refund 5 to 50 EUR, customer",
    "weekday trips only: driver, km, date. 25% on Sundays",
    "no Sunday shifts: nurse, ward. 15% on Sundays",
    "office hours Monday to Friday; calls: agent, minutes, 10% on Saturdays",
  ]);
});

test("a fee of what was not done, and other days, are planned", () => {
  arePlanned([
    "no order was delivered, delivery fee 3-5 EUR, customer",
    "no Sunday shifts: nurse, ward. 15% on Saturdays",
    "no Sunday discount, sales, 15% on Sundays",
    "weekday trips: driver, km, date. 25% on Sundays",
  ]);
});
