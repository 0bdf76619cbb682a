import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("fewer whole numbers than are to be different are asked back", () => {
  areToldImpossible([
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
    "1,000 orders, order id must be unique and a whole number between 1 and 4000",
    "80 contestants in 5 races, each rank different and between 1 and 20, name",
    "200 runners, unique name, age a whole number between 18 and 70, club",
    "300 products with a unique name, rating between 1 and 5, unique id",
    "40 schools, room number unique within each school, between 1 and 30",
    "900 rows, bib number unique per race between 1 and 200, race, time",
  ]);
});
