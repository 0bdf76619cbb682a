import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

const contrary: readonly string[] = [
  "scooter register, 4,000 rows: model, colour, chassis number. Chassis numbers strictly unique in the file, each appears in two rows",
  "Gerätenummern eindeutig, jede kommt zweimal vor; Modell, Datum",
  "Staff register with 300 people: staff number is unique for each person and 10% of the staff numbers occur twice",
  "rows sorted by price ascending and by price descending, 400 sofas",
  "500 jars of jam, weight as an integer in grams with two decimal places",
  "All prices in euros only. 800 products, price in US dollars, brand, size",
  'product codes in capital letters only, such as "abc-12" and "xkq-77", 500 products with name',
  "Each serial number occurs only once, and every serial number is listed three times. 900 devices.",
  "500 whole litre bottles: volume in whole numbers to 2 decimals, label, price",
  "Artikelnummern nur aus Ziffern, z.B. AB12, 600 Artikel mit Preis",
  "invoices sorted oldest first and newest first, 300 rows, amount and client",
  "prices exclusively in GBP, 300 flats, monthly price in EUR, street",
  "usernames in lower case only, for example BlueFox, 400 accounts with e-mail",
  "every coupon code is used exactly once, and each coupon code is used four times; 200 coupons",
  "sort the list by date ascending and descending, 400 orders",
  "price with no decimals and 2 decimal places, 300 products",
  "Amounts only in Swiss francs (CHF). 500 invoices, amounts in EUR from 50 to 900",
  "plate numbers exclusively in upper case, e.g. zh-1234, 200 cars",
  "each voucher is used only once; every voucher is used three times, 300 vouchers",
  "guest book entries sorted by date from newest to oldest, with the oldest entry in the first row. author, text",
  "payments in ascending order of date, the most recent one first; amount, payer",
  "race results sorted by time from fastest to slowest, the slowest runner on top; name, club",
  "Kommentare sortiert vom ältesten zum neuesten, der neueste Eintrag ganz oben; Autor, Text",
  "shift reports: line, operator, pieces. one file, json only and it has to be csv",
  "stock list: article, qty. parquet only, and please send it as csv",
  "lista de socios solo en csv, el archivo debe ser json: nombre, cuota",
  "Just one table, invoices, no other: amount, due date, customer_id as key into the customers table you deliver too",
  "one table of visits and nothing else: visit date, doctor_id pointing at the doctors table in the same delivery",
];

const alike: readonly string[] = [
  "500 jars of jam, weight as an integer in grams, price with two decimals",
  "product codes in capital letters, e.g. ABC-12, names in lowercase, 500 products",
  "invoices sorted by client ascending and by amount descending, 300 rows",
  "integer quantity and price with two decimals, 400 orders",
  "All amounts in EUR. 700 invoices with amount, converted from USD at the daily rate",
  "600 salaries in CHF, median 6,200 CHF, a quarter earn below 5,000 CHF",
  "Rents from 400 to 900 EUR, mean 640, sizes 20 to 80 m2, average 45",
  "prices in GBP, salaries of the staff in EUR, 300 flats",
  "usernames in lower case, for example bluefox, 400 accounts",
  "every coupon code is used exactly once, each customer appears four times; 200 coupons",
  "orders sorted by date descending and within a day by price ascending, 400 orders",
  "Amounts in CHF, 500 invoices, shipping in EUR",
  "each voucher is used only once; some customers use three vouchers, 300 vouchers",
  "comments sorted by date from oldest to newest, with the latest comment in the last row. author, text",
  "orders sorted by date from oldest to newest, then within a day largest amount first; amount",
  "orders sorted by customer ascending, newest order first; amount",
  "bids sorted from low to high, highest bidder first name, lot",
  "cheese wheels: weight, age. one file, csv only, and it has to be under 5 MB",
  "500 API calls as json: endpoint, body must be xml, status",
  "file uploads: name, type (csv only), must be json valid, size",
  "Just one table, prescriptions, no other: drug, dose in mg, prescribed on, doctor_id as key into our own doctors table",
  "a single table of orders with everything flat, no second table: customer, product, amount",
];

test("two forms of one thing are told to exclude each other", () => {
  areToldImpossible(contrary);
});

test("forms of two things are planned", () => {
  arePlanned(alike);
});
