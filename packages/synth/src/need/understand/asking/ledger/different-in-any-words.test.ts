import { test } from "node:test";
import { arePlanned, areToldImpossible } from "../../../../../test/contrary-needs.ts";

test("more different ones and more often than there is room for are told", () => {
  areToldImpossible([
    "15,000 bike rentals, each with a unique four digit rental code, station, minutes 3-180, price 1-25 EUR, helmet yes/no",
    "2,500 cloakroom tickets for a theatre night: ticket number is a whole number from 1 to 999 and never repeats, garment coat/umbrella/bag, fee 2 EUR",
    "conference of 800 people, everyone born on a different day of the year 1990, name, company, dietary wish",
    "Lagerplätze: 3.000 Zeilen, jeder Lagerplatz hat einen eigenen Code aus einem Buchstaben und zwei Ziffern, Füllstand 0-100 %, Gang 1-40",
    "Give every one of the 1,200 runners their own bib number between 1 and 1000, age 18-75, finish time 150-360 min, club",
    "640 exam sittings taken by 500 candidates, no candidate sits more than one exam, subject, score 0-100",
    "1.200 inscripciones de 700 alumnos, cada alumno se inscribe una sola vez, curso, fecha, pago sí/no",
    "600 survey lines from 600 respondents, every respondent answers twice, one line per answer, score 1-10",
    "450 Zeilen Blutproben von 450 Patienten, jeder Patient wird dreimal beprobt, eine Zeile je Probe, Hb 8-18",
    "we want 300 rows: 300 machines, five services per machine, each service a row, cost 50-900, technician",
    "900 lignes, 900 élèves différents, chaque élève apparaît deux fois, note 0-20, matière",
    "40 rows covering 55 different airports, one airport per row, runway length 1200-4000 m, country",
    "60 Zeilen mit 75 verschiedenen Seriennummern, Baujahr 1990-2020, Zustand gut/schlecht",
    "Uma tabela de 80 linhas com 120 matrículas diferentes, modelo, ano 2000-2024",
    "1,300 guests each with an individual three digit wristband number, arrival, nights 1-9",
    "Every one of the 40 stalls is open on a different weekday, goods, rent 20-90",
    "1,000 lines, one line per inspection, 500 lifts, every lift is inspected three times, result ok/fail",
  ]);
});

test("as many and as often as there is room for is planned", () => {
  arePlanned([
    "15,000 bike rentals, each with a unique six digit rental code, station, minutes 3-180, four digit postcode",
    "800 runners, bib number between 1 and 1000 and no bib number twice, age 18-75",
    "640 exam sittings taken by 320 candidates, no candidate sits more than two exams, subject, score 0-100",
    "1,200 rows, 300 distinct customers, each customer with four orders, amount 5-300 EUR",
    "600 survey lines from 600 respondents, every respondent answers once, score 1-10, follow-up scheduled twice a year",
    "400 emails from 250 distinct senders, subject, sent at, has attachment",
    "100 deliveries to 13 different addresses, weight 1-20 kg",
  ]);
});
