import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

/** What people ask for by mistake in short needs, and what only sounds like it. */
const pairs: Readonly<Record<string, readonly (readonly [contrary: string, possible: string])[]>> = {
  "states that exclude each other": [
    [
      "Parking tickets: 60% paid, 35% unpaid, 20% waived, plate, amount, street",
      "Parking tickets: 60% paid, 25% unpaid, 15% waived, plate, amount, street",
    ],
    [
      "600 devices: 75% online, 20% offline, 15% in maintenance, site, firmware",
      "600 devices: 75% online, 20% offline, 15% with low battery, site, firmware",
    ],
    [
      "Coffee shop receipts: 55% to go, 35% eat in, 25% delivery; item, price, barista",
      "Coffee shop receipts: 55% to go, 35% eat in, 10% delivery; item, price, barista",
    ],
    [
      "Shipments by air 30%, sea 50%, road 35%; origin, weight, cost",
      "Shipments by air 30%, sea 50%, road 20%; origin, weight, cost",
    ],
    [
      "rental bikes, 80% available, 30% in use, station and battery",
      "rental bikes, 80% charged, 30% in use, station and battery",
    ],
    [
      "Dental appointments, 400: 70% attended, 20% rescheduled, 25% no-show, with dentist and fee",
      "Dental appointments, 400: 70% attended, 10% rescheduled, 20% no-show, with dentist and fee",
    ],
    [
      "warehouse pallets (1,200): ambient 55%, chilled 35%, frozen 30%; aisle, weight, arrival date",
      "warehouse pallets (1,200): ambient 55%, chilled 35%, frozen 10%; aisle, weight, arrival date",
    ],
    [
      "8,000 newsletter subscribers: 65% active, 30% unsubscribed, 15% bounced, plus signup date and country",
      "8,000 newsletter mails: 60% opened, 30% clicked, 20% unsubscribed, plus send date and country",
    ],
    [
      "Staff list, 3/4 full-time, 1/3 part-time, name, department, salary",
      "Staff list, 3/4 full-time, 1/3 with a company car, name, department, salary",
    ],
    [
      "600 contacts of a campaign, 90% opened the mail and 25% never opened it, with clicks",
      "600 contacts of a campaign, 90% opened the mail and 25% clicked a link, with clicks",
    ],
  ],
  "all of them, and some that are not": [
    [
      "a status column that is always done, with values open, done and blocked, owner",
      "a status column that is mostly done, with values open, done and blocked, owner",
    ],
    [
      "invoices without VAT, VAT 19% on every line, total, client",
      "invoices with VAT, VAT 19% on every line, total, client",
    ],
    ["women's clinic patients, 20% men, age", "women's shoes, 20% bought by men, size, price"],
    [
      "list of female runners, age, finish time, 35% of the runners male",
      "list of female runners, age, finish time, 35% of the runners with children",
    ],
    [
      "I need 400 orders, all delivered, courier, and the reason for those that failed",
      "I need 400 orders, delivered or failed, courier, and the reason for those that failed",
    ],
    ["all customers are adults, 10% children, city", "all customers are adults, 40% have children under 18, city"],
    ["All orders were delivered, a few were cancelled, total", "All flights landed, a few were late, gate, airline"],
    [
      "no minors in the data: 300 gym customers, age 14 to 65, plan, join date",
      "300 gym customers, age 14 to 65, plan, join date, name of a parent for minors",
    ],
    [
      "Fixed-term contracts only, 180 rows: employee, start, end, salary; a quarter are permanent",
      "Contracts, 180 rows: employee, start, end, salary; a quarter are permanent",
    ],
    [
      "driver list, everyone over 21, ages 18 to 70, licence class",
      "driver list, everyone over 18, ages 21 to 70, licence class",
    ],
    [
      "250 volunteers for the city run: name, age, shirt size, station. All are adults, 15% are under 18",
      "250 volunteers for the city run: name, age, shirt size, station. All are adults, 15% are over 50",
    ],
    [
      "car policies, all still in force, showing premium, vehicle, start, end, and cancellation date for the 15% cancelled",
      "car policies, showing premium, vehicle, start, end, and cancellation date for the 15% cancelled",
    ],
    [
      "web shop returns, all refunded in full, with order value; 20% got only a partial refund",
      "web shop returns, 80% refunded in full, with order value; 20% got only a partial refund",
    ],
    [
      "150 apartments for rent, none with a balcony, rooms, size; a third have a balcony facing south",
      "150 apartments for rent, none with a pool, rooms, size; a third have a balcony facing south",
    ],
    [
      "120 loan applications, all approved, amount, term, rejection reason for the rejected ones",
      "120 loan applications, amount, term, rejection reason for the rejected ones",
    ],
    [
      "vehicle fleet, all electric, plate, mileage, fuel type: diesel, petrol or electric in equal parts",
      "vehicle fleet, plate, mileage, fuel type: diesel, petrol or electric in equal parts",
    ],
    [
      "orders in EUR only, 300 rows, currency column with EUR, USD and GBP",
      "orders, 300 rows, amount, currency column with EUR, USD and GBP",
    ],
    [
      "1,000 bank customers, each with a phone number; phone missing for 10%",
      "1,000 bank customers, each with an account number; phone missing for 10%",
    ],
  ],
  "counts that do not come out": [
    [
      "80 customers with 3 invoices each, 200 invoices, amount, due date",
      "80 customers with 3 invoices each, 240 invoices, amount, due date",
    ],
    [
      "5 locations, 40 employees at each, 180 employees in all, name, role",
      "5 courses, 40 students at each, 180 students in all, name, grade",
    ],
    [
      "three warehouses hold 2,000 items in total: 900 in Lyon, 800 in Lille, 600 in Nice",
      "three warehouses hold 2,300 items in total: 900 in Lyon, 800 in Lille, 600 in Nice",
    ],
    [
      "8 warehouses, 50 shelves per warehouse, 500 shelves, one row per shelf with capacity",
      "8 warehouses, 50 shelves per warehouse, 400 shelves, one row per shelf with capacity",
    ],
    [
      "100 loyalty cards, 140 customers, each customer holds exactly one card of their own",
      "140 loyalty cards, 140 customers, each customer holds exactly one card of their own",
    ],
    [
      "600 votes from 400 delegates, everyone votes only once, party, district",
      "400 votes from 400 delegates, everyone votes only once, party, district",
    ],
    [
      "30 employees, 12 in sales, 10 in IT, 15 in support; name, hire date",
      "37 employees, 12 in sales, 10 in IT, 15 in support; name, hire date",
    ],
    [
      "40 exam seats, seat numbers from 1 to 30, nobody shares a seat number, student, subject",
      "40 exam seats, seat numbers from 1 to 50, nobody shares a seat number, student, subject",
    ],
    ["daily readings for one sensor, March 2025, 45 rows", "daily readings for one sensor, March 2025, 31 rows"],
    [
      "Quarterly revenue totals 400k per year: Q1 120k, Q2 110k, Q3 130k, Q4 100k, per branch",
      "Quarterly revenue totals 460k per year: Q1 120k, Q2 110k, Q3 130k, Q4 100k, per branch",
    ],
    [
      "500 voucher redemptions: code (120 different ones, each redeemed only once), store, date, discount in EUR",
      "500 voucher redemptions: code (120 different ones, each redeemed several times), store, date, discount in EUR",
    ],
    ["300 employees in 12 departments with 40 people each", "480 employees in 12 departments with 40 people each"],
    [
      "7 machines, 1,000 readings each, 5,000 rows in total, vibration and temp",
      "5 machines, 1,000 readings each, 5,000 rows in total, vibration and temp",
    ],
    [
      "200 seats: 120 economy, 60 premium, 40 business; seat number and price",
      "220 seats: 120 economy, 60 premium, 40 business; seat number and price",
    ],
    [
      "monthly budget of 10,000 EUR split into rent 6,000, staff 5,000 and marketing 2,000, 24 months",
      "monthly budget of 13,000 EUR split into rent 6,000, staff 5,000 and marketing 2,000, 24 months",
    ],
    [
      "a table where every swipe id is unique and each swipe id appears three times, price",
      "300 badge swipes for 30 staff, swipe id unique per row, every person swipes 10 times",
    ],
  ],
  "figures outside of their bounds": [
    [
      "distance in km of 10 to 80 with an average of 120 km, driver",
      "distance in km of 10 to 180 with an average of 120 km, driver",
    ],
    [
      "energy use between 0.2 and 0.9 kWh, 8% of the hours above 1.5 kWh, meter id",
      "energy use between 0.2 and 1.9 kWh, 8% of the hours above 1.5 kWh, meter id",
    ],
    [
      "prices must be at least 10 EUR; the cheapest product costs 4 EUR; name, stock",
      "prices must be at least 3 EUR; the cheapest product costs 4 EUR; name, stock",
    ],
    [
      "babies in the nursery, age 4 to 9 years, weight, feeding times",
      "babies in the nursery, age 4 to 9 months, weight, feeding times",
    ],
    [
      "speed of trucks limited to 80 km/h, 25% driving faster than 95 km/h, plate, road",
      "speed of trucks limited to 100 km/h, 25% driving faster than 95 km/h, plate, road",
    ],
    [
      "water temperature never below 12 °C, 15% of the readings between 5 and 9 °C, buoy, time",
      "water temperature never below 4 °C, 15% of the readings between 5 and 9 °C, buoy, time",
    ],
    [
      "overtime capped at 20 hours a month; 10% of employees have 30 hours or more",
      "overtime capped at 40 hours a month; 10% of employees have 30 hours or more",
    ],
    [
      "test scores, lowest 40, highest 95, average 97, student name",
      "test scores, lowest 40, highest 95, average 77, student name",
    ],
    [
      "weights from 50 to 90 kg, no outliers, 4% above 120 kg, patient id",
      "weights from 50 to 90 kg, with outliers allowed, 4% above 120 kg, patient id",
    ],
    [
      "exam scores from 0 to 100 for 80 students, mean 72, nobody below 75",
      "exam scores from 0 to 100 for 80 students, mean 72, nobody below 35",
    ],
    [
      "used cars under 10,000 EUR, prices from 12,000 to 25,000, make, model",
      "orders over 100 EUR, prices from 12 to 60 EUR per item, quantity",
    ],
    [
      "battery level in %, ranging from 20 to 130, device id, firmware",
      "battery level in %, ranging from 20 to 100, device id, firmware",
    ],
  ],
  "times that have nothing in common": [
    [
      "no weekend shifts, 200 shifts, worker, hours, 25% on Saturday or Sunday",
      "few weekend shifts, 200 shifts, worker, hours, 25% on Saturday or Sunday",
    ],
    [
      "primary school teachers with 30 years of teaching, all aged 24 to 35, school",
      "primary school teachers with 30 years of teaching, all aged 54 to 65, school",
    ],
    [
      "Christmas sales in July 2025, sale dates all in December 2025, product, revenue",
      "Christmas sales of 2025, sale dates all in December 2025, product, revenue",
    ],
    [
      "employees aged 18 to 25 with 20 years of experience, salary, team",
      "employees aged 38 to 55 with 20 years of experience, salary, team",
    ],
    [
      "No deliveries on weekends, 300 deliveries, 20% at the weekend, weight",
      "300 deliveries, no returns on weekends, 20% at the weekend, weight",
    ],
    [
      "night shift log, all entries between 22:00 and 06:00, a third of them at noon, nurse, ward",
      "night shift log, all entries between 22:00 and 06:00, a third of them at midnight, nurse, ward",
    ],
    [
      "Employees hired in the last 2 years with 5 to 10 years of service, name, team",
      "Employees hired in the last 12 years with 5 to 10 years of service, name, team",
    ],
    [
      "hotel stays in July 2025, check-in dates from 5 to 20 August, guest, room",
      "bookings made in July 2025, check-in dates from 5 to 20 August 2025, guest, room",
    ],
    [
      "machine maintenance log of the last 12 months with dates from 2019 to 2021, machine, technician",
      "machine maintenance log with dates from 2019 to 2021, machine built in the last 12 years, technician",
    ],
    [
      "clinic appointments, Monday to Friday 8:00-16:00, a tenth after 18:00, doctor",
      "clinic appointments, Monday to Friday 8:00-19:00, a tenth after 18:00, doctor",
    ],
    [
      "500 support chats from March 2025, none on weekends, agent; the busiest day is Sunday",
      "500 support chats from March 2025, none on weekends, agent; the busiest day is Tuesday",
    ],
    [
      "No deliveries on Sundays. 400 deliveries with driver, 10% of deliveries on Sundays",
      "No deliveries on Sundays. 400 deliveries with driver, 10% of deliveries on Mondays",
    ],
    [
      "timesheets for weekdays only, 15% at the weekend, employee, hours",
      "timesheets, 15% at the weekend, employee, hours",
    ],
  ],
  "bounds of all and shares of one column": [
    [
      "harvest crates, each at least 15 kg, with picker, row. None over 12 kg",
      "harvest crates, each at least 5 kg, with picker, row. None over 12 kg",
    ],
    [
      "sacks of coffee, every one at least 60 kg, origin, grade. No sack over 50 kg",
      "sacks of coffee, every one at least 60 kg, origin, grade. No lid over 1 kg",
    ],
    [
      "job applications: source is 55% job board, 30% referral, 25% agency; role",
      "job applications: source is 55% job board, 30% referral, 15% agency; role",
    ],
    [
      "leads, origin is 60 % ads, 30 % referral, 20 % events; country",
      "audience is 60% women, 40% students, 30% locals; age",
    ],
  ],
  "what nothing has": [
    ["patients aged 250, heart rate 60 to 100, ward", "oaks aged 250, height, owner"],
    ["customers aged 18 to 400, city, spend in EUR", "customers aged 18 to 90, city, spend in EUR"],
    ["300 firms, owners aged 20 to 300, sector", "300 firms of any age, turnover, employees 10-6,000, sector"],
    ["polling stations, turnout 130 %, district, party", "polling stations, turnout 40 to 85 %, district, party"],
    ["flights, landing always before takeoff; airline, gate", "flights, landing always after takeoff; airline, gate"],
    [
      "lighthouses: sunrise after sunset every day; city, date",
      "lighthouses: sunrise and sunset every day; city, date",
    ],
    [
      "recipes with percentages of four ingredients that sum to 120",
      "recipes with percentages of four ingredients that sum to 100",
    ],
    [
      "conference attendees, 200 speakers among 150 participants; name, company, ticket",
      "conference attendees, 20 speakers among 150 participants; name, company, ticket",
    ],
    [
      "support tickets with 4 priority levels (low, medium, high, urgent, critical), agent",
      "support tickets with 4 priority levels (low, medium, high, urgent), agent",
    ],
    [
      "survey with 3 answer options: yes, no, maybe, don't know; age",
      "survey of 3 shops: name, city, size, revenue; age",
    ],
  ],
};

for (const [name, needs] of Object.entries(pairs)) {
  test(`${name}: told`, () => {
    areToldImpossible(needs.map(([contrary]) => contrary));
  });
  test(`${name}: what only sounds so is planned`, () => {
    arePlanned(needs.map(([, possible]) => possible));
  });
}
