import assert from "node:assert/strict";
import test from "node:test";
import { understand } from "../../understand.ts";

const kindOf = (need: string): string => understand({ need, today: "2026-06-15" }).kind;

test("days of the week, sessions of bars and what stands at the end of a day are counted", () => {
  for (const need of [
    "GPS pings of a taxi fleet, 120 cars, a ping each 30 sec around the clock, Monday through Sunday, lat lon speed",
    "Temperatur von 800 Sensoren alle 30 Sekunden, rund um die Uhr, Montag bis Sonntag",
    "one-minute OHLCV bars for 500 made-up tickers, 390 bars per session, twenty trading sessions",
    "OHLCV bars for 500 tickers, 390 bars per day, 20 days",
    "Stock snapshot at close of business per SKU and warehouse. There are 8,000 SKUs, all held in all 12 warehouses, and I want the closes of fourteen days",
    "end-of-day prices of 4,000 stocks for 2 years",
    "saldo al cierre del día de 40.000 cuentas durante 30 días",
  ])
    assert.equal(kindOf(need), "unclear", need);
});

test("a few of them in a week, and hours of opening, come to no more than can be delivered", () => {
  for (const need of [
    "GPS pings of 4 cars, a ping every 30 seconds, Monday through Sunday, lat, lon",
    "2,000 sensors, hourly readings, shop open Monday to Sunday",
    "bars for 5 tickers, 390 bars per session, 20 sessions",
    "end-of-day prices of 40 stocks for 2 years",
    "500 deliveries at close of business, Monday to Friday",
  ])
    assert.equal(kindOf(need), "planned", need);
});
