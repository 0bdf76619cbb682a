import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { planOf, TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

function windowOf(need: string): unknown {
  const [found] = all(need, "window");
  return found === undefined ? undefined : [found.from, found.to];
}

function stepOf(need: string): unknown {
  const [found] = all(need, "cadence");
  return found === undefined ? undefined : [found.count, found.unit];
}

test("a stretch of time may lie centuries back, have both ends in a school year, or reach back from yesterday", () => {
  assert.deepEqual(windowOf("baptisms, 1 January 1780 to 31 December 1840: father"), ["1780-01-01", "1841-01-01"]);
  const year = "loans in the school year from 1 September 2025 to 31 May 2026: book";
  assert.deepEqual(windowOf(year), ["2025-09-01", "2026-06-01"]);
  assert.deepEqual(windowOf("picks, yesterday and the 6 days before: picker"), ["2026-06-08", "2026-06-15"]);
  assert.deepEqual(windowOf("sales, whole of 2025, amount"), ["2025-01-01", "2026-01-01"]);
  assert.deepEqual(windowOf("dental claims 2025 w/ CDT codes, tooth"), ["2025-01-01", "2026-01-01"]);
});

test("how long it goes on is told in nights, a weekday, or whole days of hours", () => {
  const spans = (need: string): readonly unknown[] => all(need, "window").map(({ span }) => span);
  assert.deepEqual(spans("60 stars, one measurement a night for 120 nights, magnitude"), ["P120D"]);
  assert.deepEqual(spans("pings of 60 buses for one weekday, every 30 seconds: lat"), ["P1D"]);
  assert.deepEqual(spans("routing updates over 24 hours: prefix, path"), ["PT24H"]);
  assert.deepEqual(spans("deliveries with a delay over 24 hours, city"), []);
});

test("a rhythm is told by a unit repeated, before what happens so, before candles, and of what goes on for years", () => {
  assert.deepEqual(stepOf("scores of 40 bots week by week for 26 weeks: refusals"), [1, "week"]);
  assert.deepEqual(stepOf("Umsätze von 3 Filialen Monat für Monat: Betrag"), [1, "month"]);
  assert.deepEqual(stepOf("46 singers, weekly rehearsals since 1 September 2025, present"), [1, "week"]);
  assert.deepEqual(stepOf("minute candles for BTC-USDT, 1 to 7 March 2026: open"), [1, "min"]);
  assert.deepEqual(stepOf("10 years of monthly rent payments for one flat: amount"), [1, "month"]);
  assert.deepEqual(stepOf("Gehaltsabrechnungen für 250 Mitarbeiter, monatlich im Jahr 2025, Brutto"), [1, "month"]);
  assert.deepEqual(stepOf("Observaciones horarias de 18 estaciones: viento"), [1, "h"]);
  assert.deepEqual(stepOf("heart rate once a minute from a smartwatch, 8 hours"), [1, "min"]);
  assert.deepEqual(stepOf("12 solar plants, quarter-hourly, only for the day 2026-06-10. Power"), [15, "min"]);
  assert.deepEqual(stepOf("customers, plan, monthly fees, city"), undefined);
});

test("years before 1900 are a window where they say of when the rows are, and figures elsewhere", () => {
  assert.deepEqual(windowOf("parish burials 1790 to 1830, 400 entries: name"), ["1790-01-01", "1831-01-01"]);
  assert.deepEqual(windowOf("ships' logs, 1805-1815, 900 rows: ship"), ["1805-01-01", "1816-01-01"]);
  assert.equal(windowOf("flats: rent 1500 to 1800 EUR, size"), undefined);
  assert.equal(windowOf("workers: name, wage 1500 to 1800"), undefined);
});

test("the coming week or month is one of the calendar, so far ends today, and so many happen in so long", () => {
  assert.deepEqual(windowOf("hotel arrivals next month: guest"), ["2026-07-01", "2026-08-01"]);
  assert.deepEqual(windowOf("gym classes next week: trainer"), ["2026-06-22", "2026-06-29"]);
  assert.deepEqual(windowOf("forecast over the next month: load"), ["2026-06-16", "2026-07-16"]);
  assert.deepEqual(windowOf("ferry crossings, 2026 so far: vessel"), ["2026-01-01", "2026-06-16"]);
  const spans = (need: string): readonly unknown[] => all(need, "window").map(({ span }) => span);
  assert.deepEqual(spans("web logs, 50k requests in 24h: path"), ["PT24H"]);
  assert.deepEqual(spans("900 taxi trips in one week: fare"), ["P1W"]);
  assert.deepEqual(spans("90 days of harvest, one row per picker"), ["P90D"]);
  assert.deepEqual(spans("orders delivered in 24 hours: city"), []);
});

test("figures behind a time of the day are hours of it, behind a length of time so long", () => {
  const hoursOf = (need: string): unknown =>
    all(need, "hours").map(({ from, to }) => [Number(from) / 60, Number(to) / 60]);
  assert.deepEqual(hoursOf("bakery orders: product, pickup time between 7 and 11, prepaid yes/no"), [[7, 11]]);
  assert.deepEqual(hoursOf("calls, call time 8-20, duration"), [[8, 20]]);
  assert.deepEqual(hoursOf("Bestellungen: Produkt, Uhrzeit zwischen 8 und 12, Menge"), [[8, 12]]);
  assert.deepEqual(hoursOf("response time between 7 and 11, server"), []);
  assert.deepEqual(hoursOf("orders, order time 1 to 30 days, supplier"), []);
});

test("what is counted by the hour for some time has a row for each", () => {
  assert.deepEqual(stepOf("station entries per hour for a month, station, entries"), [1, "h"]);
  assert.deepEqual(stepOf("visitors per day for a year: museum, visitors"), [1, "day"]);
  assert.equal(stepOf("rent per day for cars, plate"), undefined);
});

test("a month in an item of its own is when it was, a row of months and a date since are columns", () => {
  assert.deepEqual(windowOf("hourly weather for Oslo, January, temperature"), ["2026-01-01", "2026-02-01"]);
  assert.equal(windowOf("sales: store, January, February, March"), undefined);
  assert.equal(windowOf("followers: who follows whom, since date, no self follows"), undefined);
});

test("trading hours are known without figures", () => {
  assert.deepEqual(
    all("stock ticks: price, trading hours only", "hours").map(({ from, to }) => [from, to]),
    [[570, 960]],
  );
});

test("German values are read at the step that their name tells", () => {
  for (const [need, rows] of [
    ["Tageswerte von 20 Wetterstationen für ein Jahr: Temperatur, Niederschlag", 7300],
    ["Viertelstundenwerte von 3 Zählern über einen Tag, kWh", 288],
    ["Stundenwerte von 5 Pumpen über eine Woche, Druck", 840],
  ] as const)
    assert.equal(planOf(need).rows, rows, need);
});
