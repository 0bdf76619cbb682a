import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../test/contrary-needs.ts";

test("a figure of what no row has is told", () => {
  areToldImpossible([
    "alcohol-free drinks with alcohol from 4 to 12 %, brand",
    "zuckerfreie Getränke, Zucker 8 bis 12 g",
    "orders without discount, discount between 5 and 15 %, total",
    "commandes sans remise, remise de 5 à 15 %, montant",
    "pedidos sem desconto, desconto de 5 a 15 %, valor",
    "products with price column empty, average price 20 EUR",
    "price column empty, average 20, product",
    "Preisspalte leer, Preis im Schnitt 20, Produkt",
    "all flights on time, delay 20 to 90 minutes, airline",
    "ohne Mängel, 20 % mit Mängeln, Wohnung",
    "free tickets only, ticket price from 20 to 60 EUR, event",
  ]);
  arePlanned([
    "drinks, 20 % alcohol-free, alcohol 0 to 12 %",
    "orders, some without discount, discount 5 to 15 %",
    "price column, 5% empty, average 20",
    "drinks with and without alcohol, alcohol 0 to 12 %",
    "120 marks, 3% absent, in which case no mark, mark from 20 to 90",
    "all flights, 80 % on time, delay 5 to 90 minutes otherwise",
    "calendar entries, all free slots, price 5 to 10",
    "non-stop flights, stops 0, duration 1 to 12 h",
  ]);
});

test("a share of the rows in a place, at a time or in a money where there are none is told", () => {
  areToldImpossible([
    "trips within Germany only, 15% go to Italy, distance",
    "customers from Spain, all in Madrid, 20% in Barcelona, age",
    "uniquement des femmes, 20 % hommes, âge",
    "só mulheres, 20 % homens, idade",
    "only German customers, 20% from Austria, age",
    "shop open on weekdays only, 20 % of the sales on Sundays, amount",
    "closed on Sundays, 20% of the visits on Sunday, ticket",
    "solo de lunes a viernes, 15 % de las citas en domingo, paciente",
    "night shifts only, starting between 9 am and 11 am, worker",
    "turno de noche de 9:00 a 17:00, trabajador",
    "daytime deliveries between 22:00 and 4:00, address",
    "invoices all in euros, amounts from 100 to 900 dollars, client",
    "single people only, 40% married, age, city",
    "unpaid invoices only, 60% paid, amount",
    "paid in cash only, 20% by card, amount",
    "retired people only, 35% employed, pension",
    "ningún pedido devuelto, 8 % devueltos, importe",
    "books published before 1900, publication year 1950 to 2000, title",
    "customers born after 2000, birth year 1960 to 1990, city",
    "adults, age 5 to 12, ticket",
  ]);
  arePlanned([
    "trips, 85 % within Germany, rest to Italy",
    "night shifts from 22:00 to 06:00, worker, hours",
    "evening classes, 18:00 to 21:00, students 5 to 20",
    "shop sales, weekdays 9 to 18, weekends 10 to 14, amount",
    "invoices in euros or dollars, amount 100 to 900",
    "singles and married people, 40 % married, age",
  ]);
});

test("so many of each come to their product, and steps of one scale to all rows", () => {
  areToldImpossible([
    "10 groups of 15 people, 120 people in total, name and group",
    "30 pupils in 3 classes of 12, name and class",
    "10 Gruppen zu je 15 Personen, 120 Personen insgesamt, Name und Gruppe",
    "12 monthly readings for 20 meters, 300 in all, kWh",
    "24 hourly readings for each of 10 pumps, 300 rows, pressure",
    "48 half-hourly values for 5 meters, exactly 200 rows, kWh",
    "15 chapters, 20 pages each, 250 pages in total",
    "Ticketpreise 20 bis 80 Euro, im Schnitt 95",
    "55% red, 35% blue, 25% green cars, plate",
    "each student takes exactly one exam, 3 exams per student, grade",
    "60% small, 30% medium, 30% large t-shirts with price",
  ]);
  arePlanned([
    "15 courses, 20 students each, 250 students in total",
    "prices 20 to 80 euros, average 35",
    "slump 60-180 mm, strength normal with mean 42, 480 cube tests",
    "books published before 1900, reprint year 1950 to 2000, title",
    "10 boxes of 12 eggs, 30 eggs broken in total, price",
    "36 pupils in 3 classes of 12, name and class",
    "12 monthly readings for 20 meters, 240 in all",
    "students: 40 % pass with distinction, 90 % pass",
    "each patient has one visit a week, 3 visits per patient, weight",
  ]);
});

test("one column with its values is planned, and a sum is no number of rows", () => {
  arePlanned([
    "score 0 to 100",
    "ratings 1-5, average 4.3",
    "Noten 1 bis 6, Durchschnitt 2,8",
    "notas de 0 a 10, media 6",
    "notes de 0 à 20, moyenne 12",
    "orders, total revenue 5 million",
    "noise measurements",
    "closed accounts with closing reason",
    "cuentas cerradas con motivo de cierre",
    "Pegelstände der Elbe, täglich, 2025",
    "200 clientes, 55 % mujeres",
    "single rooms, 40 % occupied",
    "electric cars, range 200-500 km",
    "alquileres, 20 % impagados",
    "IQ 70-140",
    "scores normally distributed around 500",
  ]);
});
