import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("the top tenth lies within the bounds of all", () => {
  areToldImpossible([
    "salaries from 20k to 60k, the top tenth earns above 90k",
    "employee expense claims, nobody may exceed 200 euros, top tenth should be above 300",
    "Gehälter von 20000 bis 60000 Euro, das oberste Zehntel liegt über 90000 Euro",
  ]);
  arePlanned([
    "salaries from 20k to 60k, the top tenth earns above 50k",
    "salaries from 20k to 60k, the upper quartile is 45k",
    "orders may exceed 200 euros, 10% above 300 euros",
    "200 products in 12 categories, price 5 to 60 euros, top third party sellers",
  ]);
});

test("what some of them have lies within the bounds of all", () => {
  areToldImpossible([
    "school tests with scores 0 to 100, at least ten of the pupils should have a score of 130",
    "exam scores from 0 to 100 for 80 students, and at least ten of them should have 130",
    "ratings from 1 to 5 for 300 hotels, twelve of them have 7",
    "notas de 0 a 10, al menos cinco de los alumnos tienen una nota de 14",
    "exam scores from 0 to 100, a tenth should have a score of 130",
  ]);
  arePlanned([
    "exam scores from 0 to 100 for 80 students, at least ten of them should have 95",
    "scores from 0 to 20, 30 of the students have 130 lessons",
    "survey with ratings from 1 to 5, 40 of them have a comment",
    "students aged 18 to 25, ten of them have 30 credits",
  ]);
});

test("a unit need not be said again, nor that what is cheapest is so by its price", () => {
  areToldImpossible([
    "blood glucose readings where the lowest is 180 mg/dl and the median sits at 110",
    "bakery product list, no price below 8 euros, cheapest item 4.99",
  ]);
  arePlanned([
    "blood glucose readings where the lowest is 80 mg/dl and the median sits at 110",
    "bakery product list, no price below 4 euros, cheapest item 4.99",
    "no price below 8 euros, cheapest shipping 4.99, bakery products",
  ]);
});

test("what is zero in all rows has no mean above", () => {
  areToldImpossible([
    "vuelos con retraso cero en todos los casos y un retraso medio de 35 minutos",
    "flights with delay zero in all rows and a mean delay of 35 minutes",
  ]);
  arePlanned(["vuelos con retraso cero en todos los casos de cancelación y un retraso medio de 35 minutos"]);
});
