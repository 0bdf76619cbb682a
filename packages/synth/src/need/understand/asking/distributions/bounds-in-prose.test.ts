import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("a mean or a share outside of a bound that a sentence says is told", () => {
  areToldImpossible([
    "Staff list, 300 people, name, team, age; nobody past 58, and the average age should come out near 61",
    "Viajes en taxi, 900 filas: inicio, fin, tarifa. Ningún viaje pasa de 40 minutos, y un 15% de los viajes dura más de 60 minutos.",
    "Reviews of a hotel with stars 1-5 and text; we removed the bad ones, so there is nothing under 4 stars left. The average rating was 3.4.",
    "Cafe reviews, stars 1-5; no review is lower than 4 stars, overall the mean lands at 3.5",
    "Waiter tips in euros, anywhere from 1 to 5, with bill and table; for the demo a third of the guests tipped more than 6",
    "Trajets de bus, 500 lignes : ligne, départ, arrivée. Aucun trajet ne dépasse 45 minutes, et 20 % des trajets durent plus de 60 minutes.",
    "Exam points between 0 and 50, 400 pupils. The class mean sits at 56.",
    "House prices from 200,000 to 450,000 EUR, street, rooms. The average price should land around 520,000 EUR.",
    "Delivery drivers, 120 rows: name, age, van. All between 21 and 45 years old. A fifth of them over 50.",
    "Delivery times in minutes range from 10 to 45. Half of the deliveries took longer than an hour. order id, city",
    "Relevés d'un congélateur, une mesure par heure pendant 10 jours. La température reste entre -25 et -18 °C sans exception, et je voudrais une dizaine de mesures au-dessus de -10 °C.",
    "fridge readings every hour for 20 days, temperature always between 2 and 8 °C, and a dozen readings above 12 °C to test the alarm",
    "Kühlschrankmesswerte stündlich für 20 Tage, Temperatur immer zwischen 2 und 8 °C, und ein Dutzend Messwerte über 12 °C für den Alarm",
  ]);
});

test("within the bound they are planned", () => {
  arePlanned([
    "Staff list, 300 people, name, team, age; nobody past 58, and the average age should come out near 41",
    "Orders of the past 12 months, 300 rows, item, age of customer with a mean of 41",
    "Viajes en taxi, 900 filas: inicio, fin, tarifa. Ningún viaje pasa de 90 minutos, y un 15% de los viajes dura más de 60 minutos.",
    "Cafe reviews, stars 1-5; no review is lower than 2 stars, overall the mean lands at 3.5",
    "Waiter tips in euros, anywhere from 1 to 9, with bill and table; for the demo a third of the guests tipped more than 6",
    "House prices from 200,000 to 450,000 EUR, street, rooms. The average price should land around 320,000 EUR.",
    "Delivery times in minutes range from 10 to 45. Half of the deliveries took longer than half an hour. order id, city",
    "fridge readings every hour for 20 days, temperature normally between 2 and 8 °C, and a dozen readings above 12 °C to test the alarm",
  ]);
});
