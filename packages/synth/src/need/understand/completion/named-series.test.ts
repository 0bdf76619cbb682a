import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

/** The members that a plan gives a column. */
function membersOf(need: string, column: string): unknown {
  return planOf(need).constraints.find(({ kind, field }) => kind === "enum" && field === column)?.value.enum;
}

test("each symbol that is named has a series of its own", () => {
  for (const [need, members, rows] of [
    ["EURUSD, GBPUSD and USDJPY quotes, bid, ask, every minute for one day", ["EURUSD", "GBPUSD", "USDJPY"], 3 * 1440],
    ["exchange rates EUR/USD and EUR/GBP daily for 2025", ["EUR/USD", "EUR/GBP"], 2 * 365],
    ["AAPL and MSFT bars, 5 minutes, open, close, volume, one trading day", ["AAPL", "MSFT"], 2 * 288],
    ["candles for BTCUSDT and ETHUSDT, 1h, open high low close volume, 7 days", ["BTCUSDT", "ETHUSDT"], 2 * 168],
    ["daily closes for SAP, Siemens and Allianz, 2024", ["SAP", "Siemens", "Allianz"], 3 * 366],
    ["Kurse von SAP, Siemens und Allianz, täglich, 2025, Schlusskurs", ["SAP", "Siemens", "Allianz"], 3 * 365],
    ["cours quotidiens de LVMH et Airbus, janvier 2025, ouverture, clôture", ["LVMH", "Airbus"], 2 * 31],
    ["prices of gold, silver and copper, daily, 2025", ["gold", "silver", "copper"], 3 * 365],
  ] as const) {
    assert.deepEqual(membersOf(need, "symbol"), members, need);
    assert.equal(planOf(need).rows, rows, need);
  }
  assert.deepEqual(
    planOf("EURUSD and GBPUSD quotes, bid, ask, every minute for one day").fields.map(({ name }) => name),
    ["timestamp", "symbol", "bid", "ask"],
  );
});

test("places are named by their capitals behind the plural of what they are", () => {
  for (const [need, column, members] of [
    [
      "METAR-like reports from airports LPPT, LPPR, LPFR: airport, issue time, wind kt",
      "airport",
      ["LPPT", "LPPR", "LPFR"],
    ],
    ["warehouse stock at sites BER and MUC: sku, quantity", "site", ["BER", "MUC"]],
  ] as const)
    assert.deepEqual(membersOf(need, column), members, need);
  assert.equal(membersOf("weather stations: ID, WMO, temp", "station"), undefined);
});

test("each place and each thing of a list that is read has a series of its own", () => {
  for (const [need, column, members, rows] of [
    ["day-ahead power prices for DE, FR and NL, hourly for a week", "zone", ["DE", "FR", "NL"], 3 * 168],
    [
      "hourly weather for Bergen, Oslo and Tromsø, one week, temperature",
      "city",
      ["Bergen", "Oslo", "Tromsø"],
      3 * 168,
    ],
    ["hourly load for Austria and Italy, one day, MW", "country", ["AT", "IT"], 2 * 24],
    ["daily sales for stores A, B and C, one week: units, revenue", "store_id", ["A", "B", "C"], 3 * 7],
    ["engines E1 and E2, every second for 10 minutes: rpm, oil temperature", "engine", ["E1", "E2"], 2 * 600],
  ] as const) {
    assert.deepEqual(membersOf(need, column), members, need);
    assert.equal(planOf(need).rows, rows, need);
    const seen = new Set(rowsOf(planOf(need), members.length).map((row) => row[column]));
    assert.equal(seen.size, members.length, need);
  }
});

test("what is counted, or merely happens in several places, is no series of them", () => {
  assert.equal(planOf("40 stations in Norway and Sweden, hourly for one day, temperature").rows, 40 * 24);
  assert.equal(planOf("200 deliveries in Paris and Lyon: address, weight").rows, 200);
  assert.deepEqual(membersOf("hotel prices for Hilton, Marriott and Ibis, daily, 2025", "symbol"), undefined);
});
