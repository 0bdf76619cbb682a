import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("two things said of all rows that no row is at once cannot be", () => {
  areToldImpossible([
    "250 repair orders, every one still open, all of them closed this week by the mechanic",
    "mortgage list, all fully repaid and all currently in default, with principal",
    "failed transfers only; status has to be succeeded on each row; amount and bank",
    "tickets with priority high on every row, priority low on each row, subject",
    "trains, all on time, each one delayed by 20 minutes, with platform",
    "pupil list, all passed, nobody passed, with name and mark",
    "only closed accounts; status must be active on every row; balance",
    "orders placed by phone only, all orders by email, with total",
  ]);
});

test("what is said of all of two things, or of two times, is planned", () => {
  arePlanned([
    "shops, all open, all closed on Sundays, with town and size",
    "every door closed, every window open, with room and sensor",
    "every student passed, every teacher failed the audit, with school",
    "modules, all tests passed in May, all tests failed in June, with duration",
    "all orders delivered, all pending payment, with amount",
    "all adults, each with a child, with age and town",
    "only closed tickets; status is resolved on each row; subject",
  ]);
});

test("what is nowhere at all has no share", () => {
  areToldImpossible([
    "no fraud at all in these 5k card transactions, but 2% should be fraudulent",
    "no returns in these orders, but 8% should be returned, with amount and size",
    "no spam in these 2k messages, 10% of them should be spam, with sender",
    "ningún fraude en estos pagos, pero el 3 % debe ser fraudulento, con importe",
  ]);
  arePlanned([
    "no fraud in the training rows, 2% fraud in the test rows, with amount",
    "no refunds at all on sale items, 10% refunded, with total",
    "no fraud alerts at all, 2% fraudulent payments, with amount and card",
    "no fraud in these payments, 5% with fraud insurance, amount",
  ]);
});
