import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("the last, the number or the measure of what never was is asked back", () => {
  areToldImpossible([
    "400 vans, plate, mileage, driver; these vans have never broken down; date of last breakdown between 2022 and 2024",
    "600 people who have never smoked, age 30-70, town, cigarettes per day 5 to 40",
    "350 cyclists, none of them ever had an accident, number of accidents 1-4, bike type",
    "900 childless couples, city, years married 1-40, ages of their children 2-15",
    "200 houses without a garage, garage area 12-40 m2, rooms 2-6",
    "500 clientes que nunca han reclamado, ciudad, fecha de la última reclamación en 2024, producto",
  ]);
});

test("the last of something else, and figures beside, are planned", () => {
  arePlanned([
    "400 vans, plate, mileage, driver; these vans have never broken down; date of last service between 2022 and 2024",
    "600 people who have never smoked, age 30-70, town, coffees per day 0 to 6",
    "250 buildings without a lift, floors 2-6, year built, hall area 20-80 m2",
  ]);
});
