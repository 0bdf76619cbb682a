import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("what all are leaves no share of its contrary", () => {
  areToldImpossible([
    "staff in permanent jobs only: name, team, salary. About 15% on temporary contracts",
    "part-timers only: name, hours, wage; 30% work full time",
    "nonstop flights only, airline, price, 10% with a layover",
    "hotel stays, all single rooms, price, nights, 20% double rooms",
    "exam results, everyone passed, 8% with grade F",
    "online orders only, amount, customer, 20% in store",
  ]);
});

test("what is of another test, another grade or every single one is planned", () => {
  arePlanned([
    "every single room booked, 10% with extra bed, nights",
    "students with grade A to F, nobody fails, 10% A",
    "students, nobody fails maths, 10% F in history, grade",
    "all direct debit customers, 20% with stop payment, amount",
  ]);
});

test("states of one column and ways on which something comes in are a whole", () => {
  areToldImpossible([
    "mortgages with interest rate, balance and status, 70% current, 25% late, 15% defaulted",
    "orders, 50% via the app, 40% on the website, 30% by phone; amount, customer",
    "complaints: 45% by email, 40% by phone, 25% at the counter; text, date",
  ]);
  arePlanned([
    "loans, balance, status, 55% performing, 30% late and 15% defaulted",
    "orders, id, amount and status, 60% paid, 30% with voucher, 25% returned",
    "orders, 50% via the app, 30% paid by card, 40% by returning customers",
    "bookings, 60% online, 50% with breakfast, 30% direct flights",
  ]);
});
