import assert from "node:assert/strict";
import { test } from "node:test";
import { TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

function assertAll(kind: "impossible" | "planned", needs: readonly string[]): void {
  for (const need of needs) assert.equal(understand({ need, today: TODAY }).kind, kind, need);
}

test("what no row has is not counted in each", () => {
  assertAll("impossible", [
    "customers without any orders, number of orders between 3 and 9",
    "flights without stopover, number of stopovers 1 or 2 on each flight",
    "customers without any children, child count from 1 to 3",
    "Kunden ohne Bestellungen, Anzahl der Bestellungen zwischen 3 und 9",
    "clientes sin pedidos, número de pedidos de 2 a 8",
  ]);
  assertAll("planned", [
    "customers without loyalty card, number of orders 2 to 8",
    "flights without delay, number of passengers 100 to 180",
    "customers without orders, number of orders 0",
    "flights, no stopovers for half of them, number of stopovers 0 to 2",
  ]);
});

test("what is empty in all rows has no figures and is filled in none", () => {
  assertAll("impossible", [
    "sensors; battery always empty, battery between 20 and 90",
    "sensor messages with battery; leave battery blank on all rows, battery should average 80 percent",
    "orders; the discount is empty in every row, average discount 12",
    "car claims. settlement date must be empty in every row. settlement date filled for 60%",
    "leads: leave phone blank on all rows, phone filled for half",
    "orders: the coupon is empty in all rows, 20% have the coupon set",
  ]);
  assertAll("planned", [
    "claims: end date always empty, start date filled for 60%",
    "claims: end date always empty when open, end date filled for 60%",
    "orders: coupon is empty in all rows, 20% have the address set",
    "orders: notes column empty, score between 1 and 10",
  ]);
});

test("the first and the last lie in the time of all", () => {
  assertAll("impossible", [
    "staff table where everyone was hired between 2015 and 2020 and the earliest hire date is in 2022",
    "invoices dated 2022, latest invoice date 31 March 2023",
    "orders from 2023, the first order is from 2024",
    "Bestellungen aus 2023, die letzte Bestellung ist von 2021",
    "pedidos de 2023, el primer pedido es de 2022",
  ]);
  assertAll("planned", [
    "orders from 2023, last order date 2023-12-30",
    "orders from 2023 and the customer's first order in 2019",
    "employees hired 2015-2020, first promotion in 2022",
    "customers with orders in 2024, date of the first order between 2015 and 2020",
    "members who joined in 2019, last visit in 2024",
    "payments in 2024, oldest unpaid invoice from 2022",
  ]);
});

test("what was made lately is not old, whoever owns it", () => {
  assertAll("impossible", [
    "tractors: brand, hp, year built from 2021 onwards, each tractor over 15 years old",
    "cars built from 2021 onwards, all over 15 years old",
    "machines built 2010-2020, age 25 to 35 years",
    "Häuser, Baujahr 2010 bis 2020, alle über 40 Jahre alt",
    "people born before 1950, aged 20 to 40",
  ]);
  assertAll("planned", [
    "houses built before 1950, roof 5 to 20 years old",
    "houses built after 2015, owner age 30 to 70",
    "houses built after 2015 with owners over 60 years old",
    "machines built 2010-2020, age 5 to 15 years",
    "people born before 1950, all over 80 years old",
  ]);
});

test("a month with its year is a time, and no column to be compared with", () => {
  assertAll("impossible", [
    "2,000 hospital stays, all admitted in March 2024, all discharged no later than February 2024, with ward",
    "orders placed in May 2024, all delivered before April 2024",
    "loans issued in 2022, all repaid no later than 2020",
    "bank transfers only from March 2024, about a third dated May 2024",
    "accidents from 2023, 20% happened in 2021",
  ]);
  assertAll("planned", [
    "patients admitted in 2023, discharged before March 2024",
    "tickets from 2024, 30% resolved in 2025",
    "invoices for March 2024, 10% dated February 2024",
  ]);
});

test("what was done to none has no time in all rows", () => {
  assertAll("impossible", [
    "tickets, none of them closed, every ticket has a closing date",
    "pothole reports for the council, none of them fixed yet, and for every one the date it was fixed",
    "orders, not one delivered yet, delivery date in every row",
    "loans, none repaid; each with the date it was repaid",
  ]);
  assertAll("planned", [
    "orders, none delivered, each with an expected delivery date",
    "orders, none cancelled, each with order date",
    "tickets, none closed, closing date empty",
    "parcels, none delivered yet, each with delivery date planned",
  ]);
});

test("some that are otherwise, however many, are against all", () => {
  assertAll("impossible", [
    "200 library loans where every book was returned and 15 were never returned",
    "a class of 28 pupils with grades, all of them passed the exam, 6 failed it",
    "28 pupils, all passed the exam, some failed it",
    "animals in a shelter with breed and weight. they are only dogs and 20% are cats",
    "800 contacts: name, city, phone_number (never null, 10% null)",
    "web orders; coupon code is filled in on every row and empty on half of them",
    "every coupon code filled and half of them empty",
  ]);
  assertAll("planned", [
    "500 orders, all delivered, 40 returned",
    "30 students, all passed maths, 6 failed physics",
    "phone never null, email null for 10%, name, city",
    "orders; every order has a coupon code, half of them used",
    "orders: coupon filled in on every row, city empty on half of them",
    "tickets: all closed, 12 reopened, priority",
  ]);
});
