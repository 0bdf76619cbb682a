import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("shares of one column that come to more than all are told, whatever the column is", () => {
  areToldImpossible([
    "bridge defects, 50% rust, 35% cracks, 30% loose bolts, span and year",
    "ferry cancellations where 60% are due to wind, 30% due to engine trouble, 20% due to fog, date, route",
    "readers' poll: 45% prefer crime, 35% romance, 30% fantasy, age of reader",
    "refund reasons at a shoe shop: 50% too small, 35% too big, 25% damaged in the post, amount",
    "app crashes on Samsung 50%, Xiaomi 35%, Pixel 25%, version and time",
    "Umfrage unter 1000 Wählern, 38% CDU, 30% SPD, 25% Grüne, 15% FDP, mit Alter",
  ]);
});

test("shares that may hold at once are planned", () => {
  arePlanned([
    "bridge defects, 50% rust, 35% cracks, 15% loose bolts, span and year",
    "houses for sale, 50% with garage, 40% with garden, 30% with pool, price",
    "guests of a spa, 60% women, 50% day visitors, 20% with massage, spend",
    "patients, 50% hypertension, 40% diabetes, 20% asthma, age",
    "recipes, 50% nuts, 40% dairy, 20% gluten, minutes",
    "students, 60% pass maths, 55% pass physics, 70% pass history, age",
    "children, 90% vaccinated against measles, 80% against polio, 60% against flu, age",
    "employees who speak English 80%, French 30%, German 20%, office",
    "mortgage applications, LTV 70%, deposit 30%, interest 5%, amount",
  ]);
});

test("what is so of all at the moment leaves no share of its opposite", () => {
  areToldImpossible([
    "housing co-op tenancies, all flats are let at the moment, rent 600-1,400, tenant, 15% of flats empty",
    "every table is taken right now, guests, waiter, 10% of tables free",
    "all pumps are running at present, flow, pressure, 5% of pumps idle",
    "all holiday homes are rented out today, weekly price, beds, 20% of homes available",
  ]);
  arePlanned([
    "all flats are let at the moment, rent 600-1,400, 15% of flats with a balcony",
    "all orders of regular customers are delivered, 10% of orders cancelled, total",
    "all berths were taken last summer, 20% of berths empty now, length",
    "flats let by agents, rent, 15% empty",
  ]);
});
