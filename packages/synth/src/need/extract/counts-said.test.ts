import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

function rowsOf(need: string): readonly number[] {
  return all(need, "rows").map(({ count }) => Number(count));
}

function formatsOf(need: string): readonly unknown[] {
  return all(need, "format").map(({ format }) => format);
}

test("one of so many counts what stands before it, and is a share of what happens", () => {
  assert.deepEqual(all("scans: lift one of 8, pass type", "entities"), [{ noun: "lift", count: 8 }]);
  assert.deepEqual(all("Verkäufe: Kasse eine von 4, Betrag", "entities"), [{ noun: "kasse", count: 4 }]);
  assert.deepEqual(all("ventas: caja una de 4, importe", "entities"), [{ noun: "caja", count: 4 }]);
  assert.deepEqual(all("scans: rejected one of 20, pass type", "entities"), []);
  assert.deepEqual(all("scans: rejected one of 20, pass type", "rate").length, 1);
});

test("what each row has one of is counted, however it is drawn; a score out of ten is not", () => {
  for (const [need, noun, count] of [
    ["orders: barista id out of 12, price", "barista", 12],
    ["orders: supplier from a list of 25, price", "supplier", 25],
    ["orders: sku, one of 25 suppliers, price", "supplier", 25],
    ["orders: sku, supplier id (1 of 25), price", "supplier", 25],
    ["orders: sku, store id from a pool of 30, price", "store", 30],
    ["orders, each with one of 8 couriers, price", "courier", 8],
    ["orders, customer ids drawn from 80 customers, price", "customer", 80],
  ] as const)
    assert.deepEqual(all(need, "entities"), [{ noun, count }], need);
  for (const need of [
    "reviews: score out of 10, text",
    "one of 20 parcels is late",
    "tickets: one of 40 complaints, text",
  ])
    assert.deepEqual(all(need, "entities"), [], need);
});

test("a count behind what the rows are may be followed by a share or by a format", () => {
  assert.deepEqual(rowsOf("mcp traces 5k, 4% errors, tool name"), [5_000]);
  assert.deepEqual(rowsOf("requests to test our error handling, 4,000, 30% of them broken"), [4_000]);
  assert.deepEqual(rowsOf("crash reports of an android app 5k jsonl, app version"), [5_000]);
  assert.deepEqual(rowsOf("trucks 50, 60 or 70 km/h, plate"), []);
});

test("a format stands beside the count of the rows, in the name of a file, or is said to be fine", () => {
  assert.deepEqual(formatsOf("dns logs 500 lines json, 8% failed"), ["json"]);
  assert.deepEqual(formatsOf("film festival submissions, 900, json: title"), ["json"]);
  assert.deepEqual(formatsOf("tracing, start and end time; arrow, 12k spans"), ["arrow"]);
  assert.deepEqual(formatsOf("I teach cleaning and want a messy CSV of 6,000 contacts"), ["csv"]);
  assert.deepEqual(formatsOf("service visits, json is ok, date, cost"), ["json"]);
  assert.deepEqual(formatsOf("spec: deploys.ndjson; n=1500; service"), ["ndjson"]);
  assert.deepEqual(formatsOf("job: listings | n=15000 | out=parquet | cols: city"), ["parquet"]);
  assert.deepEqual(formatsOf("calls, payload json, method"), []);
});

test("a seed may be fixed at or set to its value, and is sown elsewhere", () => {
  const seeds = (need: string): readonly unknown[] => all(need, "seed").map(({ seed }) => seed);
  assert.deepEqual(seeds("400 tests. Fix the seed at 77"), ["77"]);
  assert.deepEqual(seeds("50 orders, seed should be set to 9"), ["9"]);
  assert.deepEqual(seeds("40 pedidos con semilla fija en 12"), ["12"]);
  assert.deepEqual(seeds("wheat seed at 5 farms, yield"), []);
});

test("a count may stand before when all of it happened, at the end of the head, or at the end with its format", () => {
  assert.deepEqual(rowsOf("calls of a hotline in Ireland, 9,000 over the last two weeks: caller"), [9_000]);
  assert.deepEqual(rowsOf("Besuche im Museum, 12.000 im Jahr 2025: Karte, Preis"), [12_000]);
  assert.deepEqual(rowsOf("taxi trips of 12 to 18 January 2026, 500: fare in EUR"), [500]);
  assert.deepEqual(rowsOf("orders with item and price. 4000, csv"), [4_000]);
  assert.deepEqual(rowsOf("staff: name, salary, 40,000 in 2025"), []);
});

test("what is counted may have a name with a slash before it, or a tag before its number", () => {
  const things = (need: string): readonly unknown[] => all(need, "entities");
  assert.deepEqual(things("10k CI/CD pipeline runs: repo"), [{ noun: "pipeline run", count: 10_000 }]);
  assert.deepEqual(things("500 HTTP/1.1 requests: path"), [{ noun: "request", count: 500 }]);
  assert.deepEqual(things("<i>new</i> 300 job applications: stage"), [{ noun: "job application", count: 300 }]);
});
