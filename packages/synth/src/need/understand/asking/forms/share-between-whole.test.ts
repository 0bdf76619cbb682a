import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a share between whole numbers is asked back", () => {
  areToldImpossible([
    "restaurant reviews with rating in whole stars 1-5 only, a quarter of the ratings should be 4.5, review date, cuisine, 2k rows",
    "reviews, rating must be an integer from 1 to 5, 20% of ratings are 3.5, text",
    "Bewertungen, Note nur ganze Zahlen 1-6, 10 % der Noten sind 2,5, Fach",
  ]);
});

test("whole numbers, and figures of something else, are planned", () => {
  arePlanned([
    "reviews with rating in whole stars 1-5, a quarter of the ratings should be 4, review date",
    "reviews, rating must be an integer from 1 to 5, price 20% are 3.5, text",
    "reviews, stars are integers, average rating 4.5, 20% of ratings are 5, text",
    "wine shop: whole bottles, 20% of prices are 4.5, vintage",
  ]);
});
