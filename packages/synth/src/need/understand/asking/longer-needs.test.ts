import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("what is unique is in no row again", () => {
  areToldImpossible([
    "Customer export, 2,000 rows, customer_no unique, 5% of the rows reuse the customer_no of another row, city, since date",
    "Kundenliste, 2000 Zeilen, E-Mail eindeutig, 4% der Zeilen wiederholen die E-Mail einer anderen Zeile, Ort, Datum",
    "800 vouchers: code must be unique, around 8% of vouchers share the code of an earlier one, value 5-50 EUR",
    "Devices 1,200 rows: serial_number unique for every row, 2% have the same serial_number as another device, model, firmware",
    "3.000 suscriptores: email único, el 10% de las filas repite el email de otra fila, fecha de alta, país",
  ]);
});

test("what others than the key repeat may be repeated", () => {
  arePlanned([
    "Customer export, 2,000 rows, customer_no unique, 5% of the rows share a city with another row, since date",
    "800 orders: order_id unique, 20% of customers repeat their order within a month, amount",
    "Newsletter subscribers, 3,000 rows: id unique, about 10% of rows repeat another row's email so we can test dedupe, signup date",
    "Logins 2,000 rows: session_id unique, 30% of the sessions share the same device, user",
    "Posts, 900 rows, post_id unique, 25% are reposts that copy the text of another post",
    "Devices, email unique, no row repeats the email of another row, 5% have a missing phone, 900 rows",
    "Vouchers 800: code unique, 12% of vouchers are reused by another customer, value 5-50",
    "2,000 users, user_id unique, 8% share an address with other users, age 18-80",
  ]);
});

test("a list that is told whole has no other value", () => {
  areToldImpossible([
    "Support tickets, 900 rows, priority can only be low, medium or high, 5% have priority critical, opened_at",
    "800 parcels, size must be S, M or L, 6% of them have size XL, weight 0.1-30 kg",
    "Tâches, 300 lignes, statut ne peut être que ouvert, en cours ou fermé, 10 % ont le statut bloqué, responsable",
    "500 accounts: plan is always free, basic or pro; 12% with plan enterprise, mrr 0-900",
    "Status kann nur offen oder erledigt sein, 15% haben Status storniert, 400 Aufträge mit Betrag",
  ]);
});

test("shares of listed values, and of other columns, are planned", () => {
  arePlanned([
    "Kanban export: 300 tasks, status can only be todo, doing or done, 10% have status doing, assignee",
    "500 accounts: plan is always free, basic or pro; 12% with plan pro, mrr 0-900",
    "Tickets, 900 rows, priority can only be low, medium or high, 5% have status escalated, opened_at",
    "800 parcels, size must be S, M or L, 6% of them damaged, weight 0.1-30 kg",
    "400 patients, sex is only female or male, 15% with diabetes, age 20-90",
    "Orders: currency must be EUR or USD, 20% have currency USD, amount, 700 rows",
    "900 trips, mode can only be bus, train or tram, 10% with mode train delayed, distance",
    "Status kann nur offen oder erledigt sein, 15% haben Status offen, 400 Aufträge mit Betrag",
  ]);
});

test("an only window and the window of its dates", () => {
  areToldImpossible([
    "Hotel bookings 900 rows: arrival only in June 2024, arrival date between 5 July and 20 July 2024, guests 1-6",
    "500 Bestellungen, Lieferung ausschließlich im Mai 2024, Liefertermin zwischen 3. und 20. Juni 2024, Betrag",
  ]);
});

test("windows of other times, and one within the other", () => {
  arePlanned([
    "Bookings 900 rows: booked only in May 2024, arrival date between 5 July and 20 July 2024, guests 1-6",
    "Bestellungen ausschließlich im Mai 2024, Lieferdatum zwischen 3. und 20. Juni 2024, 500 Zeilen, Betrag",
    "900 Buchungen: Anreise ausschließlich im Juli 2024, Anreisedatum zwischen 5. und 20. Juli 2024",
  ]);
});

test("dates spread beyond the window of all of them", () => {
  areToldImpossible([
    "gym contracts, 900 rows, all start dates in 2024 and evenly distributed from June 2023 to December 2024, fee",
    "2,000 signups, each signup date in March 2024, spread evenly over January to June 2024, country",
    "Verträge, 800 Zeilen, alle Startdaten in 2023 und gleichmäßig verteilt von Oktober 2022 bis Dezember 2023",
  ]);
});

test("dates spread within their window, or of another time", () => {
  arePlanned([
    "gym contracts, 900 rows, all start dates in 2024 and evenly distributed from January to December 2024, fee",
    "2,000 signups, each signup date in the first half of 2024, spread evenly over January to June 2024, country",
    "900 contracts, every start date in 2023 and end dates spread evenly from October 2023 to December 2024",
  ]);
});

test("a value has one length", () => {
  areToldImpossible([
    "Bins: 500 rows: sku exactly 8 characters long, pattern AAA-000, zone A to F",
    "Lockers, 200 rows, locker code 5 characters in the format AA-000-AA, floor 1-4",
    "400 Artikel, Artikelnummer genau 6 Zeichen lang im Muster AA-0000-00, Preis 5 bis 90 Euro",
  ]);
});

test("a length that the pattern has, with its dashes or without, or of another column", () => {
  arePlanned([
    "Bins: 500 rows: sku exactly 7 characters long, pattern AAA-000, zone A to F",
    "Lockers, 200 rows, locker code 6 characters in the format AA-0000, floor 1-4",
    "Lockers, 200 rows, locker code in the format AA-000-AA, pin exactly 4 digits, floor 1-4",
  ]);
});

test("a mean that goes on from a range lies within it", () => {
  areToldImpossible([
    "900 ratings, stars from 1 to 5, the mean should be 5.6, comment, date",
    "Survey answers, 700 rows, score 1 to 7, the average must come to 7.5, age 18-70",
    "Bewertungen, 800 Zeilen, Sterne 1 bis 5, der Durchschnitt soll bei 5,4 liegen, Text, Datum",
  ]);
});

test("means within the range, or of something else", () => {
  arePlanned([
    "900 ratings, stars from 1 to 5, the mean should be 3.9, comment, date",
    "Survey answers, 700 rows, score 1 to 7, the average must come to 4.5, age 18-70",
    "700 orders with 1 to 5 items, the average order value should be 54 EUR, date",
    "Houses with 1 to 5 rooms, the average should come out at 210,000 EUR, town",
  ]);
});

test("no values of a range lie farther from their mean than its ends", () => {
  areToldImpossible([
    "Test scores 0 to 100 for 300 pupils, mean 50, standard deviation 70, class, sex",
    "pain 0-10, mean 4, sd 9, 240 patients, age 40-85",
    "Zufriedenheit von 1 bis 5, Mittelwert 3, Standardabweichung 4, 500 Kunden, Alter 18-70",
  ]);
});

test("spreads that a range has room for, and of what is not normal", () => {
  arePlanned([
    "Test scores 0 to 100 for 300 pupils, mean 60, standard deviation 15, class, sex",
    "pain 0-10, mean 4, sd 2, 240 patients, age 40-85",
    "amount from 0 to 1000, lognormal with mean 50 and sd 600, 500 payments",
  ]);
});

test("no whole number lies between two that follow each other", () => {
  areToldImpossible([
    "300 families, number of pets an integer greater than 1 and less than 2, income",
    "300 dice games, points as a whole number strictly above 4 and strictly below 5, player",
    "Familien, 300 Zeilen, Kinderzahl ganze Zahl größer als 2 und kleiner als 3, Einkommen",
  ]);
});

test("what has decimals, or room for a whole number", () => {
  arePlanned([
    "300 families, number of pets an integer greater than 1 and less than 4, income",
    "300 samples, pH strictly above 4 and strictly below 5, lab",
    "300 rows, integer id, weight more than 2 and less than 3 kg, city",
  ]);
});

test("what takes longer than a day does not end on the day it began", () => {
  areToldImpossible([
    "Bus trips 300 rows: start and end always on the same day, trip duration 28 to 40 hours, driver, passengers",
    "Hotel stays, 500 rows, check-in and check-out on the same date, length of stay 2 to 6 nights, rooms",
    "400 Fahrten, Abfahrt und Ankunft immer am selben Tag, Fahrzeit 26 bis 30 Stunden, Fahrer",
    "600 alquileres, recogida y devolución el mismo día, duración de 2 a 5 días, coche, precio",
  ]);
});

test("shorter than a day, of other times, or before it", () => {
  arePlanned([
    "Ferry crossings, 400 rows: departure and arrival always on the same calendar day, crossing time 2 to 6 hours, vessel",
    "Flights, 500 rows: departure and arrival on the same day, booked 2 to 30 days before, price",
    "Hotel stays, 500 rows, check-in and payment on the same day, length of stay 2 to 6 nights, rooms",
    "Orders: order and payment on the same day, delivery time 2 to 5 days, 900 rows",
    "Rentals, pick-up and drop-off on the same day, rental time 2 to 9 hours, car, price, 300 rows",
  ]);
});

test("parts of a sum come to no more than it", () => {
  areToldImpossible([
    "Cheese recipes, 200 rows: cow, goat and sheep milk share, the three add up to 100, each at least 35, price",
    "Budget split of 150 teams: rent, wages, tools and travel in percent, the four sum to 100, none below 30",
    "Bodenproben 200: Sand, Schluff und Ton in Prozent, die drei ergeben zusammen 100, jeder mindestens 40, pH 4-8",
    "Votes in 120 towns: party A, B, C in percent, all three total 100, each of them at most 30",
  ]);
});

test("bounds that the parts of a sum have room for", () => {
  arePlanned([
    "Soil samples from 220 fields: sand, silt and clay in percent, the three add up to 100, each of them at least 10, pH 4.5-8.2",
    "Budget split of 150 teams: rent, wages, tools and travel in percent, the four sum to 100, none below 5",
    "Exam: three parts add up to 100, each question at least 5 points, 200 pupils",
  ]);
});

test("nothing but zeros comes to zero", () => {
  areToldImpossible([
    "400 parts, scrap_qty is 0 for every part, total scrap_qty 55, inspector, shift",
    "300 deliveries, delay_minutes is 0 in all rows, average delay_minutes 12, courier, city",
    "500 Teile, fehlerzahl ist 0 für jedes Teil, Summe der fehlerzahl 37, Schicht",
  ]);
});

test("zeros of some rows, and figures of something else", () => {
  arePlanned([
    "400 parts, scrap_qty is 0 for half of the parts, total scrap_qty 55, inspector, shift",
    "300 deliveries, delay_minutes is 0 in all rows of Monday, average delay_minutes 12, courier",
    "500 parts, defect_count is 0 for every part, part number 37, inspector",
  ]);
});

test("a date without a time of day shows none", () => {
  areToldImpossible([
    "Loans, 700 rows: due_date as date only, due_date must show hour and minute, title",
    "600 Ausleihen, leihdatum als Datum ohne Uhrzeit, leihdatum mit Uhrzeit zwischen 9 und 18 Uhr, Titel",
    "visits 500 rows, visit_date is a plain date without time, visit_date has to include the time of day, patient",
  ]);
});

test("a date without a time beside another column with one", () => {
  arePlanned([
    "Loans, 700 rows: loan_date as a plain date without time, due_date must show hour and minute, title",
    "visits 500 rows, visit_date is a plain date without time, visit time between 9:00 and 18:00, patient",
    "events 600 rows, event_date date only, start time with hour and minute, venue",
  ]);
});

test("no more different times than there are steps", () => {
  areToldImpossible([
    "One buoy, a reading every 30 minutes over one day, 2024-06-01, 200 rows, no duplicate timestamps, wave height, water temperature",
    "hourly sensor values on 2024-05-03, 100 rows, timestamps are unique, temperature, humidity",
  ]);
});

test("as many rows as steps, or times that differ within each thing", () => {
  arePlanned([
    "One buoy, a reading every 30 minutes over one day, 2024-06-01, 48 rows, no duplicate timestamps, wave height",
    "10 sensors, every 10 minutes over one day, 2024-05-03, 1440 rows, no repeated timestamps per sensor, temperature",
  ]);
});

test("so many words do not fit into so few characters", () => {
  areToldImpossible([
    "Cards, 300 rows: name, score 1-10, remark up to 30 characters and at least 20 words",
    "400 reviews, title at most 15 characters, at least 10 words, stars 1-5",
    "Kommentare, 300 Zeilen: Text höchstens 20 Zeichen und mindestens 15 Wörter, Note 1-6",
  ]);
});

test("words that fit, and those of another column", () => {
  arePlanned([
    "Cards, 300 rows: name, score 1-10, remark up to 300 characters and at least 20 words",
    "400 reviews, title at most 15 characters, review text at least 10 words, stars 1-5",
  ]);
});

test("with one of them each there are no more kinds than things", () => {
  areToldImpossible([
    "500 invoices, one customer per invoice, 900 different customers and all of them must appear, amount 20-900",
    "300 deliveries with one driver per delivery, 450 different drivers, each of them shows up, weight",
  ]);
});

test("fewer kinds than things", () => {
  arePlanned([
    "900 invoices, one customer per invoice, 500 different customers and all of them must appear, amount 20-900",
    "500 orders, one delivery per order, 60 different products, amount",
  ]);
});

test("what is said of every one, and a share of its contrary", () => {
  areToldImpossible([
    "Warranty cases, 900 rows. Every case is closed and has a closing date; 20% of the cases are still open without a closing date. Cost 10-900",
    "Rechnungen, 800 Zeilen. Jede Rechnung ist bezahlt und hat ein Zahldatum; 15% der Rechnungen sind noch offen ohne Zahldatum. Betrag 20-900",
    "500 empleados, todos con contrato indefinido sin excepción, el 20 % temporales, salario 18000-60000",
    "600 flats, all of them rented without exception, 12% of the flats vacant, rent 400-1900",
  ]);
});

test("what is told beside the state of all", () => {
  arePlanned([
    "Warranty cases, 900 rows. Every case is closed and has a closing date; 20% of the cases were closed without inspection. Cost 10-900",
    "600 flats, all of them rented without exception, 12% of the flats with a balcony, rent 400-1900",
    "800 employees, all permanent without exception, 20% part-time, salary 24000-90000",
    "500 orders, every order is delivered, 20% delivered without signature, amount",
  ]);
});

test("only on weekdays, as is said twice, and a share on another day", () => {
  areToldImpossible([
    "Deliveries, weekdays only because we are closed at weekends, 900 rows, weight, 10% delivered on a Sunday",
    "Appointments, Monday to Friday only since the practice is closed on Saturdays and Sundays, 800 rows, 12% on a Saturday, doctor, fee",
  ]);
});

test("a share on one of the days", () => {
  arePlanned([
    "Deliveries, Monday to Friday only because the depot is closed at weekends, 900 rows, weight, 15% delivered on a Monday",
    "Clinic visits, Monday to Friday only, closed at weekends, 900 rows, 15% on a Friday, doctor",
  ]);
});

test("more of those called by what they are than there are", () => {
  areToldImpossible([
    "800 applicants, 300 invited, the rest rejected. Of the invited ones 420 came to the interview. Age 20-60",
    "500 leads, exactly 120 qualified. Of the qualified leads 150 converted within a month. Country, value 100-9000",
    "900 tests, 80 failed. Of the failed tests 95 were repeated within a week. Lab, duration",
  ]);
});

test("as many as there are, or of something else", () => {
  arePlanned([
    "800 applicants, 300 invited, the rest rejected. Of the invited ones 220 came to the interview. Age 20-60",
    "500 leads, 120 qualified. Of the qualified leads 60 converted within a month. Country, value 100-9000",
    "30 approved suppliers, of the approved suppliers 700 orders were placed, amount, date",
  ]);
});

test("what is only where a column is filled that is filled nowhere", () => {
  areToldImpossible([
    "Accounts, 4,000 rows: closed_at, is_closed. is_closed is true only where closed_at is set; closed_at is null in all rows; 15% of accounts are closed",
    "Subscriptions 5,000: plan, cancelled only when cancel_date is set, cancel_date is empty in every row, cancelled rate 12%",
  ]);
});

test("another column that is empty", () => {
  arePlanned([
    "Churn table for 8,000 accounts: plan, cancelled_at, churned. churned is true only where cancelled_at is set; churn rate 18%",
    "4,000 accounts: closed_at, notes, is_closed. is_closed is true only where closed_at is set; notes is null in all rows; 15% of accounts are closed",
  ]);
});

test("a first and a last row against the way it goes", () => {
  areToldImpossible([
    "Odometer readings of one van, 24 rows, reading never goes down, first row 85,000 and last row 61,000, driver",
    "Stromzähler, 12 Zeilen, Zählerstand sinkt nie, erste Zeile 5200, letzte Zeile 4900, Mieter",
  ]);
});

test("a first and a last row the way it goes", () => {
  arePlanned([
    "Odometer readings of one van, 24 rows, reading never goes down, first row 61,000 and last row 85,000, driver",
    "Battery level, 24 rows, level never goes up, first row 100, last row 20, device",
  ]);
});

test("columns that are counted, no more and no less", () => {
  areToldImpossible([
    "Birds, 400 rows, exactly three columns, no more and no less: species, ring number, wing length, ringing date",
    "Tabelle mit genau 3 Spalten, nicht mehr und nicht weniger: Art, Ringnummer, Datum, Gewicht, 300 Zeilen",
  ]);
});

test("as many columns as are counted", () => {
  arePlanned([
    "Birds, 400 rows, exactly four columns, no more and no less: species, ring number, wing length, ringing date",
  ]);
});

test("what all have and some never have", () => {
  areToldImpossible([
    "Boat club, 300 members: 20% are under 18, minors never hold a licence, every member holds a licence with a number, joined 2005-2024",
  ]);
});

test("what some never have and a share of all has", () => {
  arePlanned([
    "Boat club, 300 members: 20% are under 18, minors never hold a licence, 60% hold a licence, joined 2005-2024",
    "customers never have an account manager, every customer has an account with number, 300 rows, country",
  ]);
});

test("a rule that no value of its scale keeps", () => {
  areToldImpossible([
    "3,000 devices: model (70% A, 30% B), humidity_pct from 0 to 100. Rule: if model is B humidity_pct must be above 120, last_seen",
    "reviews 900 rows: stars 1 to 5, verified yes/no; where verified is yes stars must be greater than 5, date",
  ]);
});

test("rules within the scale, and of what has none", () => {
  arePlanned([
    "3,000 devices: model (70% A, 30% B), humidity_pct from 0 to 100. Rule: if model is B humidity_pct must be above 80, last_seen",
    "Tickets, price 10 to 100, for premium tickets price must be above 150, zone, 500 rows",
  ]);
});

test("longer needs that only look like slips are planned", () => {
  arePlanned([
    "Orders: payment must be card or cash, 20% payment late, amount, 700 rows",
    "Employees: contract is always permanent, temporary or freelance, 15% with contract ended, salary, 500 rows",
    "Invoices, 600 rows, invoice_no unique, 10% of invoices repeat the amount of the previous month, date",
    "Users, 2,000 rows, username unique, 12% have the same password as another user, signup date",
    "Devices: mac_address unique, 20% of the devices share an IP with another device, 500 rows",
    "Prescriptions, 900 rows, prescription_id unique, 30% are repeat prescriptions, patient, drug",
    "Support chats, Monday to Friday only, closed on weekends, 20% opened on a Monday morning, agent, 500 rows",
    "Shop open Monday to Saturday, closed on Sundays, 900 receipts, 25% on Saturday, total",
    "Delivery slots Monday to Friday only because drivers are off at weekends, 15% of customers shop on a Saturday, 500 rows",
    "All tickets are closed, 12% closed without solution, agent, 500 rows",
    "Every invoice is paid without delay, 10% paid by card, amount, 400 rows",
    "None of the orders is open without a date, 20% open, amount, 500 rows",
    "Every customer is active without a contract, 15% pending renewal, city, 500 rows",
    "300 patients, children never take drug A, every patient takes drug B with water, age 2 to 80",
    "40 schools, one head teacher per school, 900 different pupils, grades 1-6",
    "200 trucks, one driver per truck, 350 different customers who all appear, km, date",
    "3,000 devices, humidity 0 to 100, where the sensor is broken humidity must be 0, model",
    "Reviews: stars 1 to 5, if verified stars must be at least 4, text, 500 rows",
    "Batteries: level 0 to 100, when charging level must be above 20, device, 500 rows",
    "Trips with start and end on the same day, distance 20 to 400 km, trip time 30 to 600 minutes, 500 rows",
    "Rentals: pick-up and return on the same day, booked 2 to 9 days ahead, price, 300 rows",
    "Loans where loan and return are on the same date for 10%, loan period 2 to 30 days, 500 rows",
    "Stock counts 400 rows: damaged is 0 for all items, sum of quantity 370, shelf",
    "Tests, 300 rows: errors always 0, warnings 5 to 9, average duration 12 s",
    "Events 300 rows, date without time, timezone, ticket price",
    "Meetings: date only, start_time with hour and minute, room, 300 rows",
    "Scores from 0 to 100 with mean 90 and standard deviation 12, 400 pupils",
    "Incomes 0 to 100000, exponential with mean 20000 and sd 20000, 500 rows",
    "Delay 0 to 60 minutes, mean 5, sd 12, 500 flights",
    "Tanks never above 90 %, level never goes down, first row 10, last row 80, 24 rows, tank",
    "Number of pets more than 1 and at most 2 as an integer, 300 families",
    "Ratings between 4 and 5, whole numbers only, 500 rows, hotel",
    "Weight in whole grams between 2.2 and 2.9 kg, 300 rows",
    "220 samples: gold, silver, copper share; the three add up to 100; each at least 20, pH 4-8",
    "four shares sum to 100, each of them at most 40, region, 300 rows",
    "Codes: 6 digits, pattern 000-000, 300 rows, city",
    "Phone 10 digits in the format (000) 000-0000, name, 200 rows",
    "IBAN 22 characters, format DE00 0000 0000 0000 0000 00, 200 rows",
    "Title at most 60 characters, body at least 100 words, author, 300 rows",
    "Summary of at most 200 characters and at least 5 words, author, 300 rows",
  ]);
});
