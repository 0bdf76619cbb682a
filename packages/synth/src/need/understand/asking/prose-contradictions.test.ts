import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("blanks of what is never blank, keys that repeat, days that are shut, feasts outside and ages that do not fit are told", () => {
  areToldImpossible([
    "CRM export, 900 rows: name, company, phone, email. Phone is mandatory in our system so it can never be blank. Leave around 8% without a phone number.",
    "Contacts, 500 rows: name, email, city. The email is mandatory, it may never be null. About 10% of the emails should be missing.",
    "Bookings, 700. cancel_reason is mandatory, it may not be null in any row. Other columns: destination, price. For the 60% that weren't cancelled leave cancel_reason blank.",
    "Hospital stays, 300: ward, age, discharge_note. discharge_note is required in every row. For the 40% still in hospital leave discharge_note empty.",
    "login events, 9000 rows, user_id, ip, device, success. user_id is the primary key, so no value repeats, and a typical user shows up four or five times",
    "order log, 400 rows: customer_id is the primary key of the table, item, total; the average customer appears three times",
    "Newsletter list, 400. Email is the key, so no address occurs on two rows. signup date, country. 30 of the subscribers use the same email as their partner.",
    "Receipts of a bakery, time, item, price and weekday. We are closed on Sundays so there are no receipts that day. Saturday 30%, Sunday 15%, the rest spread evenly. 5000 lines.",
    "Till receipts of a butcher in May with time, item, price, weekday. We don't open on Mondays. Split of sales: Friday 30%, Monday 10%, the rest evenly.",
    "Sales of a cafeteria that opens Monday to Friday and is shut at weekends. dish, price, time. Make Saturday the busiest day, with about 25% of all sales.",
    "Card payments limited strictly to the second quarter of 2024, 5k rows, merchant, amount; with a clear peak over the Black Friday weekend of that year",
    "Shop orders from February to April 2025 only, 900 rows, item, total; there should be a Christmas peak in the data",
    "Orders between June and August 2024, 3000 rows, product, total, with sales spiking on Valentine's Day",
    "gym members, 500 rows. Birthdate between 1990 and 2000, plan, visits per month, and age today, which should range from 45 to 60",
    "patients, 300 rows, birth year between 1950 and 1960, age between 20 and 30, ward",
    "staff list, 180 people, ages 22 to 35, hire date, role. Everyone was an adult when hired and has been with us for at least 20 years",
    "welders aged 20 to 30, 300 rows, site, years of experience. Nobody started working before turning 18. Experience must be at least 14 years for all",
  ]);
});

test("blanks, repeats, days, feasts and ages of something else are planned", () => {
  arePlanned([
    "Contacts, 500 rows: name, email, phone, city. The email is mandatory, it may never be null. About 10% without a phone number.",
    "Contacts, 500 rows: name, email, city. The email is not mandatory. About 10% of the emails should be missing.",
    "Hospital stays, 300: ward, age, discharge_note, diagnosis. diagnosis is required in every row. For the 40% still in hospital leave discharge_note empty.",
    "order log, 400 rows: order_id is the primary key of the table, customer_id, item, total; the average customer appears three times",
    "Newsletter list, 400. Id is the key, so no id occurs on two rows. email, signup date, country. 30 of the subscribers use the same email as their partner.",
    "Till receipts of a butcher in May with time, item, price, weekday. We don't open on Mondays. Split of sales: Friday 30%, Saturday 20%, the rest evenly.",
    "Sales of a cafeteria that opens Monday to Friday and is shut at weekends. dish, price, time. Make Friday the busiest day, with about 25% of all sales.",
    "Shop orders of 2025, 900 rows, item, total; there should be a Christmas peak in the data",
    "Shop orders from October to December 2025 only, 900 rows, item, total; there should be a Black Friday peak in the data",
    "Gift card sales from January to March 2025, 900 rows, amount, bought before Black Friday yes/no",
    "patients, 300 rows, birth year between 1950 and 1960, age between 64 and 76, ward",
    "kids at a dentist during 2023, 200 rows, treatment, cost. All of the kids were born in 2006 or later. A fifth of them are teenagers between 13 and 17.",
    "staff list, 180 people, ages 22 to 65, hire date, role. Everyone was an adult when hired and has been with us for at least 2 years",
    "welders aged 20 to 40, 300 rows, site, years of experience. Nobody started working before turning 18. Experience must be at least 14 years for all",
  ]);
});
