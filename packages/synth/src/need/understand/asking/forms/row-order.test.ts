import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("rows sorted one way that begin the other way are asked back", () => {
  areToldImpossible([
    "2,000 transactions, amount 1-900, sorted by date with the oldest first, the most recent one on top",
    "700 parcels sorted by weight from light to heavy, the heaviest parcel in the first line, carrier, city",
    "400 songs in descending order of length, the shortest song first, artist, year",
    "600 tickets, newest first, sorted by opening date ascending, agent, status",
    "1,000 meter readings, ordered by date ascending, row one holds the latest reading, kWh",
    "access log, 20,000 requests, ts, path; file sorted by ts ascending with the newest request on the first line and the oldest on the last",
    "400 Artikel, aufsteigend nach Preis sortiert, der teuerste zuerst, Lagerort",
    "500 Spiele, sortiert nach Datum absteigend, das älteste Spiel steht oben, Tore",
    "800 películas, ordenadas de mayor a menor duración, la más corta primero, año, género",
    "300 commandes triées par date croissante, la plus récente en premier, montant",
  ]);
});

test("an order with its own first row, and an order within another, are planned", () => {
  arePlanned([
    "2,000 transactions, amount 1-900, sorted by date with the oldest first, then by amount",
    "700 parcels sorted by weight from light to heavy, the heaviest parcel in the last line",
    "400 songs in descending order of length, the longest song first, artist, year",
    "600 tickets, sorted by agent ascending, newest first within each agent",
    "300 athletes sorted by club ascending, within the club by time descending",
    "300 commandes triées par date croissante, la plus ancienne en premier",
  ]);
});
