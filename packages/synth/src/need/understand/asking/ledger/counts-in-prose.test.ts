import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("counts that do not come out are told, in however many sentences", () => {
  areToldImpossible([
    "12 houses, exactly 40 rooms in each, with floor and price. 600 rows.",
    "One row per hotel room for our 12 houses, exactly 40 rooms in each, with floor, bed type. 600 rows.",
    "One row per hotel room for our 12 houses, exactly 40 rooms in each, with floor, bed type. File should have 600 rows.",
    "One row per desk for our 6 offices, exactly 25 desks in each, with floor, window yes/no. The file should have 200 rows.",
    "Web orders, 900 in total, from 200 customers. Every customer placed between five and eight orders. Columns order id, customer id, date.",
    "Bookings, 400 in total, by 150 guests; each guest made at least three bookings. booking id, guest id, date",
    "A small invoices table for teaching, 40 invoices of 60 different customers, each invoice belongs to one customer and no customer is without an invoice",
    "30 loans taken by 45 different members, every member has at least one loan, loan date, title",
    "Claims file for car insurance, 300 claims altogether, columns claim no, loss date, outcome. 420 of them were paid and the rest rejected",
    "Our club has 250 members. One row each with age, town, sport; 310 of them play tennis, the rest swim",
    "Trial list of 201 patients, age, site; arm is drug or placebo, both arms of exactly the same size",
    "One probe in a greenhouse, a value every hour for exactly five days, no gaps. temp, humidity. 100 readings in the file.",
    "one air sensor, 12 hours without gaps, a value every 5 minutes, exactly 100 readings",
    "A single water meter reporting once every full hour for exactly ten days, no gaps. litres. 200 readings in the file.",
    "Support tickets, 2500, every ticket comes in through exactly one channel: 45% email, 35% chat, and phone makes up the other 30%.",
    "orders by region: 50% north, 30% south and the remaining 35% west, total, date",
    "60% of the rides were short ones, the other 55% long; km, price, driver",
  ]);
});

test("counts that come out are planned", () => {
  arePlanned([
    "One row per desk for our 6 offices, exactly 25 desks in each, with floor, window yes/no. The file should have 150 rows.",
    "Web orders, 1,200 in total, from 200 customers. Every customer placed between five and eight orders. Columns order id, customer id, date.",
    "30 loans for a library of 45 different members, loan date, title, every loan has one member",
    "Our club has 250 members. One row each with age, town, sport; 210 of them play tennis, the rest swim",
    "Our club has 25 teams with players. One row each with age, town, sport; 310 of them play tennis",
    "Trial list of 200 patients, age, site; arm is drug or placebo, both arms of exactly the same size",
    "One probe in a greenhouse, a value every hour for exactly five days, no gaps. temp, humidity. 120 readings in the file.",
    "A water meter reporting every hour; the last ten days matter. litres. 200 readings in the file.",
    "orders by region: 50% north, 30% south and the remaining 20% west, total, date",
    "40% of the rides are paid in cash, 30% by card, the remaining 30% by app; 20% late",
    "orders: 60% new customers, the other 40% returning; 25% with gift, the remaining 75% without",
    "20% of the members are students, of the other 80% a half work; name, age",
  ]);
});
