import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

function windows(cases: readonly (readonly [string, string, string])[]): void {
  for (const [need, from, to] of cases) {
    const [only, ...others] = all(need, "window");
    assert.deepEqual([only?.from, only?.to, others.length], [from, to, 0], need);
  }
}

test("a length with one of its ends is that stretch and no more", () => {
  windows([
    ["visits: visitor id, entry time; 8 weeks from 1 September 2025", "2025-09-01", "2025-10-27"],
    ["readings over 30 days ending 30 April 2026", "2026-04-01", "2026-05-01"],
    ["two weeks of readings beginning 2025-03-03", "2025-03-03", "2025-03-17"],
    ["invoices, 12 months ending June 2025", "2024-07-01", "2025-07-01"],
    ["orders, 6 weeks up to 15 May 2026", "2026-04-04", "2026-05-16"],
    ["Messwerte, 30 Tage ab 1. April 2026", "2026-04-01", "2026-05-01"],
  ]);
});

test("parts of a month, a quarter or a year are windows", () => {
  windows([
    ["air quality by station, first week of January 2026", "2026-01-01", "2026-01-08"],
    ["orders in the first two weeks of May 2025", "2025-05-01", "2025-05-15"],
    ["sales in the second half of March 2025", "2025-03-16", "2025-04-01"],
    ["last 10 days of March 2025, tickets", "2025-03-22", "2025-04-01"],
    ["logs for the week of 3 March 2025", "2025-03-03", "2025-03-10"],
    ["shipments from mid-2024 to the end of 2025", "2024-05-01", "2026-01-01"],
    ["Pflegeprotokoll: Sturz, Datum im letzten Quartal 2024", "2024-10-01", "2025-01-01"],
    ["ventas en la primera semana de mayo de 2025", "2025-05-01", "2025-05-08"],
  ]);
});

test("a month or a season of last year is counted from today", () => {
  windows([
    ["sales last December", "2025-12-01", "2026-01-01"],
    ["trips last summer", "2025-06-01", "2025-09-01"],
    ["invoices in Q4 last year", "2025-10-01", "2026-01-01"],
    ["bookings this January", "2026-01-01", "2026-02-01"],
  ]);
});

test("academic years and seasons go from one year into the next", () => {
  windows([
    ["grades of the academic year 2024/25", "2024-09-01", "2025-07-01"],
    ["matches throughout the 2024/25 season", "2024-07-01", "2025-07-01"],
    ["pupils, school year 2024-2025", "2024-09-01", "2025-07-01"],
  ]);
});

test("days share the month and the year of the day they go up to", () => {
  windows([
    ["Fahrten vom 3. bis 17. März 2025", "2025-03-03", "2025-03-18"],
    ["ventes du 1er au 15 juin 2025", "2025-06-01", "2025-06-16"],
    ["trips from Monday 2 June 2025 to Friday 6 June 2025", "2025-06-02", "2025-06-07"],
    // The first can only be read day first, so the second is too.
    ["bookings from 24/12/2025 to 6/1/2026", "2025-12-24", "2026-01-07"],
  ]);
});

test("so many daily windows are so many days, one row each", () => {
  const need = "40 agents, 90 daily windows, model version";
  assert.deepEqual(all(need, "window"), [{ from: "2026-03-18", to: "2026-06-16", span: "P90D" }]);
  assert.deepEqual(all(need, "cadence"), [{ count: 1, unit: "day" }]);
  assert.deepEqual(all(need, "entities"), [{ noun: "agent", count: 40 }]);
});

test("words of time are understood with a slip, and other words are left alone", () => {
  windows([
    ["stock prices, last 2 yeras", "2024-06-16", "2026-06-16"],
    ["bakery receipts for the last 3 monts", "2026-03-16", "2026-06-16"],
  ]);
  assert.deepEqual(all("dialy stock snapshot", "cadence"), [{ count: 1, unit: "day" }]);
  assert.deepEqual(all("montly sales figures", "cadence"), [{ count: 1, unit: "month" }]);
  for (const need of ["dairy farms: cows", "pearly shells: size", "last 2 pears"]) {
    assert.deepEqual([...all(need, "cadence"), ...all(need, "window")], [], need);
  }
});

test("what is broken down by a stretch of time has a row in each, what is counted by one is a column", () => {
  for (const [need, count, unit] of [
    ["API gateway metrics per minute for 4 services: requests", 1, "min"],
    ["milk recording, one row per cow and day: yield", 1, "day"],
    ["mushroom harvest, per room (8 rooms) per day, yield kg", 1, "day"],
    ["ad campaign report per day & campaign: clicks", 1, "day"],
    ["facturas de 6.000 hogares, una al mes: importe", 1, "month"],
    ["sales per store per week, 20 stores", 1, "week"],
  ] as const) {
    assert.deepEqual(all(need, "cadence"), [{ count, unit }], need);
  }
  for (const need of ["gateways: requests per minute, users per day 5-10", "up to 20 calls per subscriber per day"]) {
    assert.deepEqual(all(need, "cadence"), [], need);
  }
});

test("days of the week on which anything happens are found, a column of weekdays is not", () => {
  const workdays = [0, 1, 2, 3, 4];
  for (const [need, days] of [
    ["support calls, weekdays only", workdays],
    ["deliveries Mon-Fri 8:00-18:00", workdays],
    ["pings on school days", workdays],
    ["store visits, only weekends in December 2025", [5, 6]],
    ["classes on Tuesdays and Thursdays", [1, 3]],
    ["shop open Monday to Saturday", [0, 1, 2, 3, 4, 5]],
    ["Anrufe werktags von 8 bis 18 Uhr", workdays],
    ["llamadas de lunes a viernes", workdays],
    ["appels du lundi au vendredi", workdays],
  ] as const) {
    assert.deepEqual(all(need, "weekdays"), [{ days }], need);
  }
  for (const need of [
    "calls: weekday, hour, agent",
    "weekend flag, hour",
    "day of week Monday to Friday",
    "delivered within 5 working days",
  ]) {
    assert.deepEqual(all(need, "weekdays"), [], need);
  }
  assert.deepEqual(all("team meetings every Monday", "cadence"), [{ count: 1, unit: "week", weekdays: [0] }]);
});

test("hours of the day may be bare beside clear ones, and have names", () => {
  for (const [need, from, to] of [
    ["buses every 20 s between 7 and 8:30", 420, 510],
    ["scan time 8:30-16:30", 510, 990],
    ["calls during business hours", 540, 1_020],
    ["foxes seen only at night", 1_320, 360],
    ["appels des clients et motif, du lundi au vendredi de 9h à 17h", 540, 1_020],
  ] as const) {
    assert.deepEqual(all(need, "hours"), [{ from, to }], need);
  }
  for (const need of ["staff: working hours, overtime", "recharge de 2 h à 8 h : énergie"]) {
    assert.deepEqual(all(need, "hours"), [], need);
  }
});

test("three figures between slashes are a date unless the year is far away", () => {
  assert.equal(all("signed on 10/25/26, plan", "window").length, 1);
  assert.deepEqual(all("plan basic, pro or team, price by plan 10/25/60, start", "window"), []);
  assert.deepEqual(all("loans, amount, term 12/24/36 months, rate", "window"), []);
  assert.deepEqual(all("leases, tenor 6/12/24, deposit", "window"), []);
});
