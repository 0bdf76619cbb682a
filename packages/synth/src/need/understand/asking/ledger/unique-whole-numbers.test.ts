import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("fewer whole numbers than are to be different are asked back", () => {
  areToldImpossible([
    "500 runners with rank from 1 to 300, no ties, club, time",
    "900 raffle tickets, ticket number from 1 to 500, numbers are all different, buyer",
    "500 raffle tickets, no two sharing a number, and numbers only from 10 to 99; buyer, price, sold on",
    "900 tickets, name, locker code 1 to 200, no locker code reused",
    "500 lockers at a swimming hall. Locker number is a whole number from 1 to 200 and no two lockers may share one; plus renter name",
    "900 tickets, each has a unique seat number (1 to 200), name",
    "Tickets, 900 of them: name and a place that never repeats, 1 to 200",
    "tickets (900) with a position drawn from 1 to 200 without replacement, name",
    "900 tickets numbered 1 to 200 with no repeats, name",
    "3 halls, 900 tickets, each ticket gets a bib number of its own 1 to 200",
    "900 tickets, own ticket no 100-299 for every ticket",
    "1200 lockers: locker number 1-800, each number appears once, size, floor",
    "400 corredores, dorsal entre 1 y 150, dorsales distintos, tiempo",
    "400 coureurs, dossard de 1 à 150, dossards différents, temps",
    "900 boletos, número de asiento de 1 a 200 distinto para cada boleto",
    "1,000 orders, order id must be unique and a whole number between 1 and 400",
    "one school science fair, 80 contestants ranked without ties, each rank different and between 1 and 50, plus project title and jury points",
    "200 runners with name, club and a unique bib number between 1 and 150",
    "500 Mitglieder, Mitgliedsnummer eindeutig und zwischen 1 und 300, Name, Ort",
    "300 socios con nombre, número único entre 1 y 200, ciudad",
    "members: 600 rows, member id is a unique integer between 100 and 500, name",
  ]);
});

test("enough numbers, and those of other columns, are planned", () => {
  arePlanned([
    "200 customers, 900 orders, customer number from 1 to 200, unique customer numbers, amount",
    "900 tickets, unique ticket no, seat number (1 to 200), name",
    "400 runners, rank 1-400 without ties, 12 clubs",
    "300 pupils of different schools, class 1 to 10, marks all different from last year",
    "1,000 orders, order id must be unique and a whole number between 1 and 4000",
    "80 contestants in 5 races, each rank different and between 1 and 20, name",
    "200 runners, unique name, age a whole number between 18 and 70, club",
    "300 products with a unique name, rating between 1 and 5, unique id",
    "40 schools, room number unique within each school, between 1 and 30",
    "900 rows, bib number unique per race between 1 and 200, race, time",
  ]);
});
