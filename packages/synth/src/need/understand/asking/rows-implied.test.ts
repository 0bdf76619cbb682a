import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { planOf, TODAY } from "../../../../test/planned-need.ts";
import { findingsOf } from "../../extract/findings.ts";
import { understand } from "../understand.ts";
import { readNeed } from "./quantities/need-reading.ts";
import { rowsImplied } from "./rows-implied.ts";

/** What is asked about: the rows, something else, or nothing. */
function asked(need: string): readonly string[] {
  const understood = understand({ need, today: TODAY });
  return understood.kind === "unclear" ? understood.questions.map(({ id }) => id) : [understood.kind];
}

function areTooMany(needs: readonly string[]): void {
  for (const need of needs) assert.ok(asked(need).includes("rows"), need);
}

function arePlanned(needs: readonly string[]): void {
  for (const need of needs) assert.deepEqual(asked(need), ["planned"], need);
}

describe("rows that a need comes to", () => {
  it("are of all that meet in an answer, and of all that is told of each at each step", () => {
    areTooMany([
      "quiz answers: 5,000 pupils, 4 tests with 80 questions each, one row per answer, chosen option, seconds",
      "2,000 delegates, 700 motions, one line per vote: yes, no, abstain",
      "exam papers: 4,000 students sat 6 tests with 60 questions each, a row per answer with the option chosen",
      "closing stock per kiosk, article and day for one month: 200 kiosks with 900 articles each, quantity",
      "sales per branch, product and week for two years: 150 branches, 400 products; units, revenue",
    ]);
    arePlanned([
      "quiz answers: 300 pupils, 4 tests with 80 questions each, one row per answer, chosen option",
      "stock per kiosk, article and day for a week: 20 kiosks with 900 articles each, quantity, price",
      "exam of 60 questions sat by 4,000 students, one row per student: score, grade",
    ]);
  });

  it("are those that are counted, however the number is said", () => {
    areTooMany([
      "Pegelstände von 90 Messstellen im 5-Minuten-Takt für das ganze Jahr 2023, Wasserstand in cm",
      "200 Pumpen, Druck im Viertelstundentakt, ganzes Jahr 2024",
      "40 schools x 700 kids x 190 school days, a line per meal: dish, price",
      "we'd like a cool million and a half hotel reviews in Italian",
      "transactions, about three million of them, fraud flag",
      "drei Millionen Buchungen mit Betrag, Konto und Datum",
      "dos millones y medio de llamadas con duración y destino",
      "trois millions d'appels téléphoniques, durée, appelant, appelé",
      "a million bookings for 2024 and another 600,000 for 2025",
      "two-million-row table of fire alarms",
      "1.2m parcel deliveries with weight and depot",
      "twice the 700,000 hotel reviews of last year, stars and language",
    ]);
    arePlanned([
      "Temperaturen im Stundentakt, 2025, 10 Räume",
      "12 Zähler im 15-Minuten-Raster, März 2025, kWh",
      "40 shops x 12 months: revenue, costs",
      "exactly one million parcel deliveries with weight and depot",
      "burglaries and car thefts by district and month for an invented city of 400,000, five years",
      "sales by store and month for a town of 30,000 inhabitants, 3 years",
      "bank transactions, 500",
      "a quarter of a million hotel reviews in Italian",
      "startups, 800 of them, funding between 1 million and 300 million USD, employees, city",
      "serial numbers between 100000000 and 999999999 for 60,000 phones, model, date sold",
    ]);
  });

  it("are multiplied by what each number is counted per, in any order", () => {
    areTooMany([
      "Card transactions: 14,000 cardholders, eight purchases a week per cardholder, the whole of 2025, one record per purchase",
      "we have 3,500 bus stops and each stop sees 45 departures daily. I need all departures in the week of 4 May 2026",
      "Every one of our 220,000 subscribers gets a newsletter five times; one line per newsletter sent, opened yes/no",
      "Medical imaging: 8,000 patients, 3 scans per patient, 60 slices per scan; a row for every slice",
      "Students: 30,000. Each takes 12 courses and each course has 4 assignments. I want the grades, one row per student, course and assignment.",
      "30,000 pupils, each with a mark in 9 subjects in each of 5 terms",
      "60,000 subscribers each with 24 monthly invoices, amount and paid flag",
      "12,000 patients each with 100 lab values, unit and date",
      "350 hotels, 120 rooms in each hotel, one price for every night of 2025",
      "a rating by each of 3,000 jurors for each of 400 wines, score 50-100",
      "A lab ran 300 plates of 384 wells, and each well was read 12 times. One row per reading.",
      "phone survey, 1,100 interviewers, each did 95 interviews with 12 answers; row = answer",
      "Each of our 9 warehouses scans 1,900 boxes per hour, 16 hours a day, for the whole of April 2026; one row per scan",
      "25 lignes de bus, 200 passages par jour sur chaque ligne, toute l'année 2025, un enregistrement par passage",
      "Wir betreiben 60 Ladesäulen mit je 4 Ladepunkten; pro Ladepunkt alle 10 Minuten die Leistung, Jahr 2025",
      "Somos una cadena de 45 gimnasios; en cada uno entran 600 personas al día. Quiero cada entrada de abril y mayo de 2026",
      "nous avons 5 000 abonnés et chacun écoute 300 chansons par mois ; une ligne par écoute, année 2025",
      "cada um dos 30 mil alunos fez 40 provas, uma linha por prova",
    ]);
    arePlanned([
      "20,000 pupils, each with a mark in 9 subjects, one row per pupil",
      "3,000 jurors, each with a score from 50 to 100 and a country, 400 wines",
      "350 hotels with 120 rooms each, stars, city and price per night",
      "40,000 members, each with at most 30 check-ins, 100,000 check-ins in total",
      "Card transactions: 1,400 cardholders, eight purchases a week per cardholder, the whole of 2025, one record per purchase",
      "Two hundred vending machines. 35 vends a day per machine. Give me January to March 2026, every vend.",
      "Kassenbons: 3 Märkte, 1.100 Bons am Tag pro Markt, gesamter März 2026, eine Zeile je Bon",
      "80 taxis, cada taxi hace 25 viajes al día; quiero todos los viajes de marzo y abril de 2026",
    ]);
  });

  it("are the steps of what is read again and again, in the hours and on the days that are said", () => {
    areTooMany([
      "quotes for 50 stocks, one each second through a full trading week (6.5 h a day), bid, ask",
      "power draw every second of a full day for 20 turbines",
      "80 autobuses, posición cada 5 segundos durante una semana entera",
      "tick data for 30 stocks, 2 ticks a second, 6.5 hours of trading, one day",
      "Log of a warehouse robot fleet: 45 robots each sending its position 4 times per second during an eight-hour shift",
      "3000 pupils, one attendance line per pupil per school day, 2 school years of 190 days",
      "Tagesschlusskurse von 4.000 Aktien, zwei Jahre",
      "Ich brauche 45 Messpunkte, jede Sekunde ein Messwert, 8 Stunden lang",
      "80 câmeras, um registro a cada 20 segundos durante uma semana",
      "10-minute SCADA data of 12 wind turbines for 2024 and 2025 in full, power 0-3,450 kW, wind speed",
      "1,100 hotels, price for every day of 2024, 2025 and 2026",
      "Lecturas horarias de 200 contadores durante todo el año 2025",
      "3 million positions of scooters, every 30 s while riding, lat, lon, battery",
    ]);
    arePlanned([
      "quotes for 5 stocks, one each second through a full trading week (6.5 h a day), bid, ask",
      "one photo per minute over a whole working week of 40 hours, 15 cameras, file size",
      "positions of 150 scooters, last 14 days, every 30 s while riding; lat, lon, speed, battery, ride id",
      "GPS points of 300 rental bikes, every 15 seconds during a ride, one week in May 2026, speed 0-35 km/h",
      "12 turbines, hourly power and wind speed for 2024 and 2025 in full",
      "3000 pupils, one attendance line per pupil per school day, one school year of 190 days",
      "tick data for 3 stocks, 2 ticks a second, 6.5 hours of trading, one day",
      "daily closing price of 3,500 shares, 250 trading days of 2025",
      "heartbeat intervals of one athlete during a 3-hour marathon, one per second",
      "Water level of 30 rivers measured every five minutes between 1 January and 31 March 2026",
    ]);
  });

  it("are what one row is said to be, whatever else is large", () => {
    areTooMany([
      "Ticket sales for a stadium of 60,000 seats, 25 matches, all sold out, one row per seat and match",
      "one row per second per cyclist: 60 riders, a five-hour race, power and cadence",
      "Each of the 365 nights of 2025, 4,200 hotel rooms, one line per room and night",
      "Attendance of 2,500 pupils, every school day for two school years of 190 days, two sessions a day, one row per pupil, day and session",
      "daily sales per store and product, 200 stores x 1,500 products, 1 Jan to 31 March 2026, one row for each combination every day, units, price",
      "Weekly sales per article and branch, 400 articles, 120 branches, 2025 complete",
      "School marks: 4,000 pupils, 12 subjects, one mark per subject each week for 36 weeks, marks 1-10",
    ]);
    arePlanned([
      "School marks: 4,000 pupils, 12 subjects, one mark per subject at the end of the year, marks 1-10",
      "4,000 authors, 300 publishers, one contract per publisher each month for 36 months, fee, date",
      "12 shops, one row per shop, month and revenue of 2025, 3,000-9,000 EUR",
      "we deliver 9,000 parcels each day. One row per day for the first half of 2026: parcels, vans, late share",
      "500 factories producing 20,000 units a day each; one row per factory with address, manager, capacity",
      "each of 2,000 students wrote 8 exams, 50 questions each; one row per exam with the score",
      "an airline with 50 million passengers a year; one row per route per month, 240 routes, 2023 to 2025",
    ]);
  });

  it("are told in brackets, or at the head with the step that it is read at", () => {
    areTooMany([
      "solar park data (40 inverters, five-minute averages, three years): power, irradiance, module temp",
      "gas turbines (12 units, one-second values, 30 days): power, temp, vibration",
      "15 minute smart meter readings of 60 households for two years: kwh, voltage, meter id",
      "30 second GPS fixes of 120 buses for one month: lat, lon, speed",
      "per-second heart rate, cadence and pace of 200 marathon runners over a four-hour race, no gaps",
      "one-minute GPS fixes of 80 cargo bikes over a two-week trial: lat, lon",
      "shelf stock of 6,000 skus in 20 shops for each day of 2025: on hand, facing",
    ]);
    arePlanned([
      "lab freezers (30 units, ten-minute readings, one month): temp, door open",
      "45 minute lessons of 300 pupils for one year: subject, teacher, grade",
      "contracts of 900 tenants with a term (6 months, 12 months, 24 months), rent",
    ]);
    assert.equal(planOf("rain gauges (20 stations, daily values, two years): rain in mm").rows, 14_600);
    assert.equal(planOf("lab freezers (30 units, ten-minute readings, two days): temp, door open").rows, 8_640);
  });

  it("are of each of those who do it, and of each and each step of time", () => {
    areTooMany([
      "call detail records of 40,000 subscribers, 12 calls a day, over a quarter; cell, seconds",
      "scooter trips: 2,500 scooters, 6 trips a day, 2024; start, end, km",
      "bank with 25,000 accounts, 30 bookings per account and month, for 2025; amount, text",
      "meter readings every quarter of an hour for 1,000 homes, January to June 2025; kwh",
    ]);
    arePlanned([
      "900 taxis, 2,000 rides a day, June 2025: km, fare",
      "bank with 250 accounts, 30 bookings per account and month, for 2025; amount, text",
    ]);
  });

  it("are pairs where each is paired with each", () => {
    areTooMany([
      "All matches of a league where each of 1,600 clubs plays every other club once",
      "a distance matrix between 1,100 towns, every town to every town, km and minutes",
    ]);
    arePlanned([
      "All matches of a league where each of 160 clubs plays every other club once",
      "a distance matrix between 900 towns, every town to every town, km and minutes",
      "soil moisture every other day in 1,600 fields, May 2026",
    ]);
  });

  it("are not what they are taken from, and no capacity or habit", () => {
    arePlanned([
      "a bank with 4 million customers; we want 20,000 complaints, topic, channel, days to close",
      "1,750 parking tickets from a city of 1.75 million people, with plate, street and fine",
      "0.1% of the 200 million votes cast: age band, region, choice",
      "Wir haben 12 Millionen Kunden, davon bitte eine Stichprobe von 8.000 mit Tarif und Alter",
      "les 400 gagnants d'une loterie à 12 millions de billets : gain, ville",
      "Un concurso con 2 millones de participantes: quiero solo los 500 ganadores con premio y ciudad",
      "a bakery selling 3,000 rolls a day: weekly revenue for 2021 to 2025",
      "ein Verein mit 1,3 Millionen Mitgliedern hat 900 Ortsgruppen: Name, Ort, Vorsitz",
      "server capacity 40,000 requests per second; 800 servers with cpu, ram, location",
      "hotels with 40 to 900 rooms each, 5,000 hotels, stars, city, average price",
      "call records, 50k: duration in minutes, rate per minute 0.02-0.40 GBP, week of 4 to 10 May 2026",
    ]);
    areTooMany(["2% of 90 million tax returns: income, deductions, region"]);
  });

  it("are so many as are asked for of what there are more of", () => {
    for (const [need, rows] of [
      ["a bank with 4 million customers; we want 20,000 complaints, topic, channel, days to close", 20_000],
      ["the 1,000 richest of 2.4 million taxpayers: income, region, age", 1_000],
      ["daily closing price of 3,500 shares, 250 trading days of 2025", 875_000],
    ] as const)
      assert.equal(planOf(need).rows, rows, need);
  });

  it("are reckoned in the time that their length allows", () => {
    const names = "axle bolt cart door edge fork gate hook".split(" ");
    const wheel = names.map((name, at) => `${at + 2} ${name}s per ${names[(at + 1) % 8]} per ${names[(at + 2) % 8]}, `);
    for (const part of [
      wheel.join(""),
      "1 2 3 4 5 6 ",
      "a per b per c ",
      "one row per ",
      "every x (",
      "jede mit jeder ",
    ]) {
      const findings = findingsOf(part.repeat(2_000).slice(0, 2_000), TODAY);
      const start = performance.now();
      rowsImplied(findings, readNeed(findings, TODAY));
      assert.ok(performance.now() - start < 200, part);
    }
  });
});

describe("numbers that say what something is of", () => {
  it("count of each of what stands behind “a”", () => {
    areTooMany([
      "turnstile taps of 85 stations, roughly 1,500 taps a station each day, 1 to 31 March 2024, card type",
      "90 shops, about 700 receipts a shop per day, for 40 days: receipt id, total",
      "45 schools, 600 pupils in each school, 8 subjects per pupil and ten marks per subject across the year, one line per mark",
    ]);
    arePlanned(["90 shops, about 7 receipts a shop per day, for 40 days: receipt id, total"]);
  });

  it("tell the step and the length at once where they are of each of so many", () => {
    areTooMany(["2,500 hotels, 120 rooms per hotel, price of every room for each of 30 nights"]);
    for (const [need, rows] of [
      ["25 hotels, 12 rooms per hotel, price of every room for each of 30 nights", 9_000],
      ["revenue of 900 shops for each of 24 months", 21_600],
    ] as const)
      assert.equal(planOf(need).rows, rows, need);
  });

  it("are no rows where a counter shows them", () => {
    arePlanned([
      "one van, a row a day for 2023: date, odometer km. It reads 42,000 on New Year's Day and 58,500 on Dec 31st.",
    ]);
  });

  it("are those of the sample, and not of what it is taken from", () => {
    for (const [need, rows] of [
      [
        "Out of the 40 million card taps our city counts a year I just need a sample of 5,000: card type, stop, fare",
        5_000,
      ],
      ["we have 3 million trips a month, I only want a subset of 2,000: start, end, fare", 2_000],
      ["una muestra de 400, con nombre, edad y ciudad", 400],
    ] as const)
      assert.equal(planOf(need).rows, rows, need);
    assert.equal(planOf("blood samples, a sample of 20 ml each, 40 patients").rows, 40);
  });
});
