import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn, type Plain } from "../../../test/need-findings.ts";

const { all, each, never } = findingsOn("2026-11-20");

test("a count of rows may end the need, stand alone or follow the first noun", () => {
  each("rows", [
    ["VAT invoices, net, gross, German customers, 1200", { count: 1_200, about: false }],
    ["parking tickets: plate, paid flag. ~4k", { count: 4_000, about: true }],
    ["bike share trips in Amsterdam, 20k: bike id, start station", { count: 20_000, about: false }],
    ["employés d'une usine, 300, âge 18-64", { count: 300, about: false }],
    ["hospital admissions, 2,500, with ward", { count: 2_500, about: false }],
    ["social network edges 50k with follower, followee", { count: 50_000, about: false }],
  ]);
  never("rows", [
    "loans with terms 12, 24, 36",
    "orders of the years 2023, 2024",
    "patients, cholesterol 120",
    "dentist (4 of them), date",
    "prices up to 50k with tax",
  ]);
});

test("a figure in brackets behind a noun counts its things", () => {
  each("entities", [
    ["appointments, dentist (4 of them), date", { noun: "dentist", count: 4 }],
    ["two tables: books (1500, 1-3 authors per book)", { noun: "book", count: 1_500 }],
    ["EV charging: station (25), connector", { noun: "station", count: 25 }],
  ]);
  never("entities", [
    "pedidos de um restaurante",
    "basket 3 items on average",
    "survey, rating (5), comment",
    "elections, year (2024)",
    "alle 10 Minuten ein Messwert",
  ]);
});

test("how many rows a group has is no bound of a field", () => {
  each("belongs", [
    ["chats: role, text, 3-9 turns", { child: "turn", parent: "", least: 3, most: 9 }],
    ["baskets: 3 to 20 items each, product", { child: "item", parent: "", least: 3, most: 20 }],
    ["clickstream: sessions of 2-15 page views", { child: "page view", parent: "session", least: 2, most: 15 }],
    ["pledges table linked to projects table", { child: "pledge", parent: "project" }],
  ]);
  never("range", ["chats: role, text, 3-9 turns", "clickstream: sessions of 2-15 page views"]);
  never("belongs", ["wearables: users, one row per night"]);
});

test("missing values name their field before or behind", () => {
  each("nulls", [
    ["logins: user, 5% missing ip", { rate: 0.05, of: "ip" }],
    ["customers: 12% null phone, email", { rate: 0.12, of: "phone" }],
    ["notes with 8% empty values", { rate: 0.08 }],
    ["calls: CSAT present for 20% of the calls", { rate: 0.8 }],
    ["reviews: rating, 20% without text", { rate: 0.2, of: "text" }],
    ["clients : nom, 10 % sans téléphone", { rate: 0.1, of: "téléphone" }],
    ["orders: coupon, null coupon 70%", { rate: 0.7, of: "coupon" }],
    ["readings, 10% missing at random", { rate: 0.1 }],
    ["readings, 10% missing randomly", { rate: 0.1 }],
  ]);
  never("nulls", ["camera traps: species, 30% empty"]);
  each("rate", [["camera traps: species, 30% empty", { rate: 0.3, about: false, of: "empty" }]]);
});

test("figures before a verb of correlation bound the field and stay bounds", () => {
  const need = "cars: price 1500-60000 EUR falling with mileage";
  assert.deepEqual(all(need, "correlation"), [{ left: "price", right: "mileage", sign: -1 }]);
  assert.deepEqual(all(need, "range"), [{ minimum: 1_500, maximum: 60_000, unit: "EUR" }]);
  const salary = "salary EUR 28k-140k increasing with level";
  assert.deepEqual(all(salary, "correlation"), [{ left: "salary", right: "level", sign: 1 }]);
  assert.deepEqual(all(salary, "range"), [{ minimum: 28_000, maximum: 140_000, unit: "EUR" }]);
});

test("codes, figures and letters that are listed are members, and column names are not", () => {
  each("members", [
    ["bugs: severity S1..S4, reporter", { values: ["S1", "S2", "S3", "S4"], run: true }],
    ["story points 1,2,3,5,8, reopened count", { values: ["1", "2", "3", "5", "8"] }],
    ["cardiology: nyha class I-IV, age", { values: ["I", "II", "III", "IV"] }],
    ["genotype 0/1 or 1/1, depth", { values: ["0/1", "1/1"] }],
    ["boards: shift A/B/C, defects", { values: ["A", "B", "C"] }],
    ["applicants, stages applied > screened > hired, source", { values: ["applied", "screened", "hired"] }],
    ["discovery method transit/radial velocity/imaging", { values: ["transit", "radial velocity", "imaging"] }],
  ]);
  never("members", [
    "lab results: patient id, test name, value",
    "variants: chrom, pos, gene",
    "harvest date in September or October",
  ]);
  never("members", ["Two tables - 400 suppliers (id, name, country)"]);
  each("members", [["sales in 3 regions (north, south, east)", { values: ["north", "south", "east"] }]]);
  never("entities", ["CREATE TABLE t (sku VARCHAR(12), price DECIMAL(10,2))"]);
  never("unit", ["boards: shift A/B/C, defects"]);
  each("shares", [
    [
      "trips, member or casual 75/25",
      {
        shares: [
          { value: "member", share: 0.75 },
          { value: "casual", share: 0.25 },
        ],
      },
    ],
  ]);
  each("shares", [
    [
      "tweets: lang en/es/de 70/20/10",
      {
        shares: [
          { value: "en", share: 0.7 },
          { value: "es", share: 0.2 },
          { value: "de", share: 0.1 },
        ],
      },
    ],
  ]);
  never("members", ["(5/15/50/30) of them"]);
  each("shares", [
    [
      "signups by country US 60%, DE 25%, other 15%",
      {
        shares: [
          { value: "US", share: 0.6 },
          { value: "DE", share: 0.25 },
          { value: "other", share: 0.15 },
        ],
      },
    ],
  ]);
  each("shares", [
    [
      "logs: level INFO 90% WARN 8% ERROR 2%",
      {
        shares: [
          { value: "INFO", share: 0.9 },
          { value: "WARN", share: 0.08 },
          { value: "ERROR", share: 0.02 },
        ],
      },
    ],
  ]);
  assert.deepEqual(all("web logs, status 200 95% 404 3% 500 2%", "shares"), [
    {
      shares: [
        { value: "200", share: 0.95 },
        { value: "404", share: 0.03 },
        { value: "500", share: 0.02 },
      ],
    },
  ]);
  each("prefix", [["bugs: issue key like app-123, type", { prefixes: ["app-"] }]]);
});

test("how long and when data is recorded may be an item of the list", () => {
  each("window", [
    ["telecom CDRs: caller, callee, one week", { from: "2026-11-14", to: "2026-11-21", span: "P1W" }],
    ["ventas, desde enero de 2024", { from: "2024-01-01", to: "2026-11-21", open: true }],
    ["rainfall, 10 stations, 2 years daily", { from: "2024-11-21", to: "2026-11-21", span: "P2Y" }],
    ["prices 2023-01-01..2023-12-31", { from: "2023-01-01", to: "2024-01-01" }],
    ["satellite: one orbit (95 minutes), battery", { from: "2026-11-20T22:25:00Z", to: "2026-11-21", span: "PT95M" }],
    ["plots: harvest date in September or October", { from: "2025-11-21", to: "2026-11-21", months: [9, 10] }],
  ]);
  never("window", ["loans with terms of 12 months, 24 months"]);
  each("hours", [
    ["reservation time between 19:00 and 23:00, no-show rate 8%", { from: 1_140, to: 1_380 }],
    ["clicks from 9am to 5pm", { from: 540, to: 1_020 }],
    ["Anrufe von 8 bis 18 Uhr", { from: 480, to: 1_080 }],
    ["appels de 8h30 à 18h15", { from: 510, to: 1_095 }],
  ]);
  never("hours", ["charging from 2 to 8 h", "plan a/b 70:30", "pace 4:30-6:00 min/km", "heart rate from 50 to 120"]);
});

test("what is paid or counted by the month is a column and no step of time", () => {
  never("cadence", [
    "seo: keyword, monthly searches, cpc",
    "churn: tenure, monthly charges, total charges = tenure * monthly",
    "subscriptions: plan, churned 7% monthly",
    "users: daily active users, weekly hours, annual income",
    "paie : nom, salaire brut mensuel, service",
    "gym: member, weekly visits, plan",
  ]);
  each("cadence", [
    ["energy use, hourly readings, for 10 homes", { count: 1, unit: "h" }],
    ["stores, monthly sales, in 2025", { count: 1, unit: "month" }],
    ["wearables: 30 users, one row per night", { count: 1, unit: "day" }],
    ["attendance of 60 pupils each school day", { count: 1, unit: "day", weekdays: [0, 1, 2, 3, 4] }],
    ["alle 10 Minuten ein Messwert", { count: 10, unit: "min" }],
    ["crypto: 1 trade per second for 10 minutes", { count: 1, unit: "s" }],
    ["TV ratings by 15-minute slot", { count: 15, unit: "min" }],
  ]);
});

test("formulas keep their figures, and what ends alike can be compared", () => {
  each("comparison", [
    ["EV: cost = energy * 0.49, idle minutes", { left: "cost", is: "=", right: "energy * 0.49" }],
    ["flats: deposit = 3 x cold rent", { left: "deposit", is: "=", right: "3 * cold rent" }],
    ["flats: cold rent below warm rent", { left: "cold rent", is: "<", right: "warm rent", of: "size" }],
  ]);
  each("comparison", [
    ["diastolic always lower than systolic", { left: "diastolic", is: "<", right: "systolic", of: "size" }],
  ]);
  never("comparison", ["flats below market level", "machine states running > idle > down"]);
});

test("the rate of a tax is a constant or a charge, and no share of rows", () => {
  each("exactly", [["Rechnungen: netto, MwSt-Satz 19 %", { value: "19", unit: "%" }]]);
  each("charge", [["invoices: net, VAT 19%, gross", { times: 0.19, per: "%" }]]);
  never("rate", ["invoices: net, VAT 19%, gross"]);
  each("rate", [["invoices: 19% overdue", { rate: 0.19, about: false, of: "overdue" }]]);
});

test("who does not do something is a share of those who do not", () => {
  each("rate", [["dental: 1 in 20 patients did not show up", { rate: 0.05, about: false, of: "did not show up" }]]);
});

test("common nouns are no places", () => {
  each("place", [["water samples from rivers in Austria", { name: "Austria", countries: ["AT"], cities: [] }]]);
});

test("a list behind a noun of kinds ends with what stands behind its or, in every language", () => {
  each("members", [
    ["theatre seats: price tier of stalls, circle or balcony, seat", { values: ["stalls", "circle", "balcony"] }],
    [
      "parcelas de olivar con riego, variedad picual, arbequina u hojiblanca",
      { values: ["picual", "arbequina", "hojiblanca"] },
    ],
    ["coletas de lixo, turno manhã, tarde ou noite", { values: ["manhã", "tarde", "noite"] }],
    ["Seilbahn, Ticketart Einzel, Tageskarte oder Saisonkarte", { values: ["Einzel", "Tageskarte", "Saisonkarte"] }],
  ]);
});

test("a list of members stops before the next field", () => {
  each("members", [
    ["vessel calls, berth one of B1, B2, B3, arrival", { values: ["B1", "B2", "B3"] }],
    ["consultations, espèce parmi chien, chat, lapin, prix de 30 à 250 €", { values: ["chien", "chat", "lapin"] }],
  ]);
});

test("shares are read with a field before them, signs in their names, bare figures and ratios of two", () => {
  const shares = (text: string): Plain => ({
    shares: text.split(" ").map((one) => ({ value: one.split("=")[0], share: Number(one.split("=")[1]) })),
  });
  each("shares", [
    ["whales, species humpback 55% / orca 30% / minke 15%", shares("humpback=0.55 orca=0.3 minke=0.15")],
    ["shoppers, country 90% US 10% CA", shares("US=0.9 CA=0.1")],
    ["stock, blood group with O+ 50%, A+ 40%, B- 10%", shares("O+=0.5 A+=0.4 B-=0.1")],
    ["loot, rarity (common 60, rare 25, epic 15)", shares("common=0.6 rare=0.25 epic=0.15")],
    ["passes, age group child 20, adult 65, senior 15 percent", shares("child=0.2 adult=0.65 senior=0.15")],
    ["lifts, operator shift day:night 3:1", shares("day=0.75 night=0.25")],
    ["users, variant control/A/B split 50/25/25", shares("control=0.5 A=0.25 B=0.25")],
  ]);
  never("shares", ["boxes (height 50, width 20, depth 20)", "people: age 20, weight 60, height 170"]);
});

test("a rate goes to the name before it, whatever rows it is a share of", () => {
  each("rate", [
    ["trips, late in 9% of trips", { rate: 0.09, about: false }],
    ["lamp lit a third of the time", { rate: 1 / 3, about: false }],
    ["exams, resit yes for one in ten", { rate: 0.1, about: false }],
    ["Aufträge, Garantie bei einem Viertel", { rate: 0.25, about: false }],
    ["claims, approved two thirds, amount", { rate: 2 / 3, about: false }],
    ["print jobs, colour: 45% yes", { rate: 0.45, about: false }],
  ]);
  never("rate", ["revenue per quarter, store", "sales each quarter"]);
});

test("times that are named by a verb or behind their noun are compared", () => {
  each("comparison", [
    ["rides, boarded at earlier than alighted at", { left: "boarded at", is: "<", right: "alighted at", of: "time" }],
    [
      "visites, date de rappel après date de visite",
      { left: "date de rappel", is: ">", right: "date de visite", of: "time" },
    ],
  ]);
  never("comparison", ["fmt=csv seed=7", "patients, symptoms after meals"]);
});

test("the most there is to reach, open ends and terse settings are bounds, formats and seeds", () => {
  each("range", [
    ["pupils, score out of 20", { minimum: 0, maximum: 20 }],
    ["Autos, Kilometerstand ab 0 bis 300 km", { minimum: 0, maximum: 300, unit: "km" }],
    ["llamadas, prioridad 1 al 5", { minimum: 1, maximum: 5 }],
  ]);
  never("range", ["9 out of 10 dentists"]);
  each("format", [
    ["JSON 300 rows: trade, wage", { format: "json" }],
    ["rows=250 fmt=csv seed=abc", { format: "csv" }],
    ["started_at, unsorted parquet", { format: "parquet" }],
  ]);
  each("distribution", [
    ["lamps, hours_on N(4000,800)", { name: "normal", mean: 4_000, sd: 800 }],
    ["llamadas, tiempo con media 9 y desviación 3", { name: "normal", mean: 9, sd: 3 }],
  ]);
});

test("a count behind a prefix is no prefix, and fields are never empty in more than one way", () => {
  each("prefix", [["players, player id prefixed PLR-, 800 players", { prefixes: ["PLR-"] }]]);
  each("noNulls", [
    ["farms, picker initials never empty", {}],
    ["farms, initials, no nulls anywhere", {}],
  ]);
});
