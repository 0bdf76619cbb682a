import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

test("what fits together is planned", () => {
  for (const need of [
    "200 owners and 300 hamsters in two tables, each hamster belongs to exactly one owner, and every owner has at least one hamster; name, fur, birthday",
    "Language learning app: 40,000 users, exactly 20 lessons per user, one row per lesson with score and duration",
    "Commuter trains, 900 runs in autumn 2025, occupancy 20-140 % of the seats, one in ten runs above 110%",
    "Allergie-Liste einer Kita, 150 Kinder: 30% Nüsse, 25% Laktose, 60% keine, manche Kinder haben beides; Gruppe, Abholer",
    "Airline departures, 1,000 rows with route, seats, tickets sold. As they overbook, tickets sold may be up to 110% of the seats",
    "Forty ice cream kiosks, each making 60 sales a day, all 365 days of 2025. One row per sale with flavour and price.",
    "250 facturas de entre 100 y 500 EUR que sumen exactamente 90.000 EUR, con cliente y fecha de vencimiento",
    "Mercado de futuros de café: fecha, contrato, precio; 1500 filas del primer trimestre de 2026",
    "School census 2022/23: 400 pupils born in 2010, age 11 to 13, class, school",
    "Kursplan: 60 Kurse mit Raum und Lehrer, jeder Kurs beginnt um 9 Uhr",
    "500 vegan dishes from restaurant menus, a quarter contain vegan chicken; name, price, calories",
    "swim meet, 300 rows: swimmer, lane 1-6, seconds 80-500, date in 2025",
  ])
    assert.equal(understand({ need, today: TODAY }).kind, "planned", need);
});

test("shares of a column behind 'with' are of all rows", () => {
  const need = "2,000 tickets for a bike-share app with priority 50% low, 40% medium and 30% high, topic, opened time";
  assert.equal(understand({ need, today: TODAY }).kind, "impossible");
});

test("days without a year are of the one that is said", () => {
  for (const need of [
    "Insurance claims of 2024, 2,700 rows: claim type, payout, claim date from 1 April to 30 June",
    "claims of 2024: claim type, claim date between 1 April and 30 June",
  ]) {
    const windows = planOf(need).constraints.filter(({ kind, field }) => kind === "window" && field === "claim_date");
    assert.deepEqual(windows.at(-1)?.value, { from: "2024-04-01", to: "2024-06-30" }, need);
    const date = planOf(need).blueprint.tables[0]?.fields.find(({ field }) => field.name === "claim_date");
    assert.equal(date?.model.kind === "moment" && date.model.from, "2024-04-01", need);
  }
});
