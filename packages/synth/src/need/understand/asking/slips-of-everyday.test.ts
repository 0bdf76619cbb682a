import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("a number of what none is, shares of all that are named, and lengths that do not fit are asked back", () => {
  areToldImpossible([
    "all 300 invoices paid, 40 still unpaid, amount, date",
    "pharmacy prescriptions, every one collected, 12% never picked up, drug",
    "two farms, 70% of milk from farm A, 45% from farm B, litres, date",
    "60 minute lessons starting at 10:00 and ending at 10:45, teacher",
    "podcast episodes between 20 and 40 minutes, mean length 55 minutes, host",
    "blood pressure: systolic always below diastolic, patient, arm",
    "tank of 500 litres, fill level 100 to 800 litres, hourly for a week",
    "a 4-day festival from 5 to 6 July 2025, band, stage, start",
  ]);
});

test("numbers of others, shares of one whole, and lengths that fit are planned", () => {
  arePlanned([
    "all orders delivered, 30 open tickets, customer",
    "two farms, 70% of milk from farm A, 25% from farm B, litres, date",
    "45-minute lessons starting at 10:00 and ending at 10:45, teacher",
    "podcast episodes between 20 and 40 minutes, mean delay 55 minutes, host",
    "blood pressure: diastolic always below systolic, patient, arm",
    "tank of 500 litres, delivery 100 to 800 litres, daily for a week",
    "a 2-day festival from 5 to 6 July 2025, band, stage, start",
    "3-day passes from 5 to 6 July 2025, name, price",
  ]);
});
