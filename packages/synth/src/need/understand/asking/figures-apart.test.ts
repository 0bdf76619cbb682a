import assert from "node:assert/strict";
import { test } from "node:test";
import { TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

function kindOf(need: string): string {
  return understand({ need, today: TODAY }).kind;
}

function areImpossible(needs: readonly string[]): void {
  for (const need of needs) assert.equal(kindOf(need), "impossible", need);
}

function arePossible(needs: readonly string[]): void {
  for (const need of needs) assert.notEqual(kindOf(need), "impossible", need);
}

test("what is sold of each of several shows is set against the seats", () => {
  areImpossible([
    "theatre has 350 seats, 12 shows, between 400 and 500 tickets sold each show, never oversold",
    "cinema with 120 seats, 30 screenings, 150 to 200 tickets sold per screening, never overbooked",
    "ferry with 300 seats, 40 trips, passengers on board between 320 and 400 each trip, never overloaded",
  ]);
  arePossible([
    "theatre has 350 seats, 12 shows, between 4000 and 4100 tickets sold in all shows",
    "theatre has 350 seats, 12 shows, between 200 and 340 tickets sold each show, never oversold",
    "theatre with 350 seats, 12 shows, 400 to 500 tickets requested each show",
    "hotel with 120 rooms, 150 to 200 guests per day",
  ]);
});

test("there are as many of their own as the numbers run", () => {
  areImpossible([
    "300 switches, each with its own unique management id, ids run 1 to 100 whole numbers only",
    "250 lockers, each with its own unique number, numbers run from 1 to 200",
    "80 employees, every one with a unique badge number, numbers go from 1 to 50",
  ]);
  arePossible([
    "300 switches, each with its own unique management id, ids run 1 to 1000",
    "300 switches, each with its own unique management id, ports run 1 to 48",
    "300 switches in 12 racks, unique id, slot numbers run from 1 to 24",
  ]);
});

test("who has one of a kind each has no more kinds than they are", () => {
  areImpossible([
    "40 herbarium specimens from 65 different species, one species per specimen",
    "40 ejemplares de 65 especies distintas, una especie por ejemplar",
    "40 Proben aus 65 verschiedenen Arten, eine Art pro Probe",
    "50 students from 80 different schools, each student attends one school",
  ]);
  arePossible([
    "40 herbarium specimens chosen from 65 different species, one species per specimen",
    "400 specimens from 65 different species, one species per specimen",
    "100 orders from 300 customers, one customer per order",
    "40 students in 60 different courses, each student takes several courses",
  ]);
});

test("one amount for each of them, and their sum", () => {
  areImpossible([
    "budget of five departments with costs 20k, 30k, 15k, 25k and 10k, total must be 150k",
    "four rooms with areas 12, 15, 20 and 18 m2, adding up to 80 m2",
    "cuatro departamentos con costes de 20k, 30k, 15k y 25k, en total 150k",
    "five shops with rents 1000, 1200, 900, 800 and 1100 EUR, 7000 EUR in total",
  ]);
  arePossible([
    "budget of five departments with costs 20k, 30k, 15k, 25k and 10k, total must be 100k",
    "orders of three products at 10, 20 and 30 EUR, order total 150 EUR max",
    "three ticket types at 10, 20 and 30 EUR, total 500 tickets",
    "three brands with 5, 8 and 12 models, prices total 90k",
    "five stores with staff 10, 12, 8, 9 and 11, sales total 900k",
  ]);
});

test("no stay is longer than there is time for it", () => {
  areImpossible([
    "inpatients admitted 10 to 20 March, every stay longer than 40 days, all discharged before the end of March",
    "books borrowed 1 to 10 May, every loan at least 60 days, all returned by the end of May",
    "rental cars rented in June 2025, each rental longer than 45 days, all returned before 10 July 2025",
  ]);
  arePossible([
    "inpatients admitted 10 to 20 March, every stay longer than 4 days, all discharged before the end of March",
    "books borrowed in May 2025, loan at least 14 days, returned before the end of June 2025",
  ]);
});

test("ages on a day, and what ends before it starts", () => {
  areImpossible([
    "500 people. birth_date between 1990-01-01 and 1999-12-31. Each person is under 18 on 2024-01-01.",
    "300 members born 2000 to 2005, each member is over 40 on 2024-06-01",
    "vuelos que empiecen en enero de 2021 y terminen en diciembre de 2019, aerolínea",
    "projets qui commencent en mai 2023 et finissent en mars 2022",
  ]);
  arePossible([
    "500 people. birth_date between 1990-01-01 and 1999-12-31. Each person is over 18 on 2024-01-01.",
    "people born 1990-1999, children under 18",
    "vuelos que empiezan en enero de 2021 y terminan en febrero de 2021",
    "contracts that start in 2023 or ended in 2021",
  ]);
});

test("what is more than all of it is no part of it", () => {
  areImpossible([
    "wedding venue quotes, deposit is always higher than the full price and never more than 20% of it",
    "tip is always more than the bill and at most 10% of it",
    "net weight is greater than gross weight and never more than 90% of the gross weight",
    "discounted price lower than the list price and at least 120% of it",
  ]);
  arePossible([
    "deposit is lower than the full price and never more than 20% of it",
    "price is higher than the cost and never more than 300% of it",
    "price is higher than the cost, discount never more than 20% of it",
    "tip is more than 2 EUR and at most 10% of the bill",
  ]);
});
