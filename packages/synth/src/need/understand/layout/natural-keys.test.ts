import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("what things are known by all over the world is their key, and no second one stands beside it", () => {
  for (const [need, key] of [
    ["120 cars: VIN, make, model, odometer", "vin"],
    ["75 phones: IMEI, model, storage", "imei"],
    ["66 bank accounts: IBAN, holder, balance", "iban"],
    ["60 ships in the Baltic: MMSI, speed, heading, every 5 minutes for a day", "mmsi"],
  ] as const) {
    const names = namesOf(planOf(need));
    assert.ok(names.includes(key) && !names.some((name) => name.endsWith("_id")), `${need}: ${names.join(", ")}`);
  }
});

test("what is due is an amount beside a balance, and one of a ledger is an entry", () => {
  const { fields } = planOf("rent ledger, 24 months, 30 flats: rent due, paid, balance");
  for (const name of ["rent_due", "paid"]) assert.equal(fields.find((field) => field.name === name)?.type, "number");
  assert.ok(namesOf(planOf("petty cash book: date, in, out, balance")).includes("entry_id"));
});

test("rows are what the head calls them by its plural, and seeds for every pair are crossed", () => {
  assert.ok(namesOf(planOf("outages on a grid of 200 feeders: start, end, cause")).includes("outage_id"));
  assert.equal(planOf("benchmark runs: 40 tasks, 5 models, 3 seeds for every pair, score and runtime").rows, 600);
});

test("shows are things as any others, though what a table shows opens a list", () => {
  for (const need of ["air shows: date, town, visitors", "a month of theatre shows, hall, start, tickets sold"])
    assert.ok(
      planOf(need).fields.some(({ name }) => name === "show_id"),
      need,
    );
  assert.ok(!planOf("sales data, the table shows: region, amount").fields.some(({ name }) => name === "show_id"));
});

test("so many clients in a log are so many addresses of clients", () => {
  const plan = planOf("proxy log of 80 clients, 2,000 lines, client ip, url, bytes");
  assert.ok(!namesOf(plan).includes("client_id"));
  const rows = rowsOf(plan);
  assert.equal(new Set(rows.map(({ client_ip }) => client_ip)).size, 80);
});
