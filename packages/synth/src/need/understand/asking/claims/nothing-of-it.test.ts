import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("claims of all rows that leave nothing", () => {
  areToldImpossible([
    "Bottle filling line, 2,000 bottles: every bottle gets exactly 500 ml without any deviation, the standard deviation of the fill is 12 ml, machine number, shift",
    "700 coffee capsules, each weighs exactly 5 g with no variation, standard deviation of the weight 0.4 g; batch",
    "drill bits, 400 rows: diameter always exactly 8 mm, no deviation at all, std dev 0.3 mm; machine",
    "Zuckerbeutel, 500 Zeilen, jeder wiegt genau 1000 g ohne jede Abweichung, Standardabweichung 15 g; Maschine",
    "todas las botellas tienen exactamente 750 ml sin ninguna desviación, desviación estándar 9 ml, turno, 600 filas",
    "all monthly fees are identical, 29 EUR, with a standard deviation of 6 EUR; 500 members, name, joined",
    "6,000 train arrivals with station, platform, delay in minutes. Every single train is on time with delay 0, and about 12% of the trains are more than 30 minutes late.",
    "1,000 flights: gate, airline, delay; all flights are on time with no delay, 15% are more than an hour late",
    "Busfahrten, 800 Zeilen: jeder Bus ist pünktlich mit 0 Minuten Verspätung, 10 % sind mehr als 20 Minuten zu spät",
    "deliveries, 900 rows, every delivery arrives on time, 8% arrive over two days late; courier, city",
    "400 trenes, todos puntuales con retraso 0, el 9 % llega con más de 20 minutos de retraso; estación",
    "tool rental, 1,500 rows: return_date is filled only for tools that came back, none of the tools has come back yet, and return_date is filled on every row",
    "library loans, 900 rows: returned_on is only set for books that were returned, no book has been returned, and returned_on is set in every row",
    "orders, 600 rows: refund date is given only for refunded orders, none of the orders was refunded, refund date is filled in all rows",
    "Aufträge, 400 Zeilen: Enddatum nur bei abgeschlossenen Aufträgen gefüllt, kein Auftrag ist abgeschlossen, Enddatum ist in jeder Zeile gefüllt",
    "patients, 500: discharge date only for discharged patients, nobody has been discharged so far, and the discharge date is never empty",
    "chess club games, 600 rows, white, black, opening, moves. The points of the two players add up to 1 in each game and both players always get 1 point.",
    "500 couples share the rent; the two shares add up to 100% and both partners always pay 60%",
    "700 duels, points of both teams always sum to 3, and both teams always get 2 points; date, referee",
    "Children's savings accounts, 200 kids: each opens at 0 EUR, only withdrawals are ever booked, no deposits or interest, and the balance is above 50 EUR after each one",
    "warehouse stock log, 600 rows: stock starts at 0, there are only outgoing movements and no deliveries, and stock is always above 20 pieces; sku, day",
    "prepaid cards open at 0 EUR, only purchases, no top-ups, the balance always stays above 10 EUR; 300 cards",
  ]);
});

test("claims that leave room are planned", () => {
  arePlanned([
    "Bottle filling line, 2,000 bottles: every bottle gets about 500 ml, the standard deviation of the fill is 12 ml, machine number",
    "each weighs exactly 5 g with no variation, standard deviation of the price 0.4 EUR; 700 coffee capsules",
    "drill bits, 400 rows: diameter always exactly 8 mm, length with std dev 3 mm; machine",
    "no deviation from the schedule, standard deviation of the delay 3 min, 500 trains",
    "6,000 train arrivals with delay in minutes, 88% on time with delay 0, and about 12% of the trains are more than 30 minutes late",
    "every train has a driver, 12% of the trains are more than 30 minutes late, station",
    "tool rental, 1,500 rows: return_date is filled only for tools that came back, 20% of the tools have not come back yet",
    "library loans: returned_on is only set for books that were returned, and loaned_on is set in every row; 900 rows",
    "chess club games, 600 rows. The points of the two players add up to 1 in each game and the winner always gets 1 point.",
    "shares of two partners add up to 100%, both pay 50%, 500 couples",
    "700 duels, points of both teams always sum to 3; both teams always get at least 0 points; date",
    "savings accounts, 200 kids: each opens at 0 EUR, deposits and withdrawals, the balance is above 50 EUR after each one",
    "savings accounts, 200 kids: each opens at 500 EUR, only withdrawals are booked, the balance is above 50 EUR",
    "warehouse stock log, 600 rows: stock starts at 0, deliveries and outgoing movements, stock is always above 0",
  ]);
});
