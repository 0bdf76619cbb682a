import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("more different ones than there can be are told", () => {
  areToldImpossible([
    "200 customers, one row each, with 350 different customer numbers in total",
    "300 shipments going to 450 different destination cities, one city per shipment",
    "300 Sendungen in 450 verschiedene Städte, eine Stadt pro Sendung",
    "300 envois vers 450 villes différentes, une ville par envoi",
    "50 flights, each flight has one pilot, 80 different pilots",
    "800 coupon codes, all unique, each a single digit from 0 to 9",
    "2000 ticket numbers, all unique, each of three digits",
    "800 códigos de cupón, todos únicos, cada uno de una sola cifra",
    "800 codes promo, tous uniques, chacun d'un seul chiffre",
  ]);
});

test("so many times each comes to another number of rows", () => {
  areToldImpossible([
    "vaccination list, 800 rows, 800 different people, and each person appears three times",
    "vaccination list, 800 rows, 500 people, every person is listed twice",
    "1200 rows of visits, 300 patients, each patient appears twice",
    "Impfliste, 800 Zeilen, 800 verschiedene Personen, jede Person kommt dreimal vor",
    "lista de vacunación, 800 filas, 800 personas distintas, cada persona aparece tres veces",
  ]);
});

test("what there is room for is planned", () => {
  arePlanned([
    "200 customers, one row each, with 200 different customer numbers in total",
    "200 recipes, one row each, with 350 different ingredients in total",
    "300 shipments going to 150 different destination cities, one city per shipment",
    "300 shipments with 450 different items, one city per shipment",
    "8 coupon codes, all unique, each a single digit from 0 to 9",
    "800 coupon codes, all unique, each with a single digit at the end",
    "800 coupon codes, all unique, 8 characters, starting with a single letter",
    "800 products, sku unique, category a single letter",
    "vaccination list, 900 rows, 300 different people, and each person appears three times",
    "800 rows, 300 people, each person appears at least twice",
    "800 rows of shifts, 300 nurses, each nurse appears three times a month",
    "50 shops, 300 products, each product appears twice",
  ]);
});

test("what is unique is as often as there are rows", () => {
  areToldImpossible([
    "2000 members, unique email, only 900 different emails",
    "1,000 app users, no two share an email, just 400 different emails overall",
    "500 Mitglieder, eindeutige Kundennummer, nur 200 verschiedene Kundennummern",
    "500 socios con un correo único, solo 200 correos distintos",
    "400 employees, each with their own badge number, just 150 different badge numbers",
  ]);
  arePlanned([
    "2000 members, unique email, only 900 different cities",
    "2000 sessions with a unique session id, only 40 different device ids",
    "2000 orders, order id unique, only 300 different customers",
    "500 orders, 200 customers with unique email, only 200 different emails",
    "100 items, id unique, position between 1 and 10",
    "500 members, member number unique, seat number between 1 and 300",
  ]);
});

test("what no two share is not the same for all", () => {
  areToldImpossible([
    "350 employees, nobody shares a badge number, badge number is 1001 for all of them",
    "500 tickets, no two have the same code, code always A1",
    "200 lockers with unique key number, key number is 7 on every locker",
    "300 Mitglieder, eindeutige Kundennummer, Kundennummer ist 17 bei allen",
  ]);
  arePlanned([
    "350 employees, nobody shares a badge number, department is 1001 for all of them",
    "500 tickets, no two have the same code, price always 12",
    "500 tickets, unique code, code always 8 characters",
  ]);
});
