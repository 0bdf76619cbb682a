import assert from "node:assert/strict";
import { test } from "node:test";
import { findingsOn } from "../../../test/need-findings.ts";
import { TODAY } from "../../../test/planned-need.ts";

const { all } = findingsOn(TODAY);

function counts(need: string, kind: "rows" | "entities"): readonly number[] {
  return all(need, kind).map(({ count }) => Number(count));
}

test("settings of a delivery stand for themselves, whatever stands beside them", () => {
  const need = "entity=book_loan rows=2500 members=300 format=csv seed=7 fields=loan_id";
  assert.deepEqual(counts(need, "rows"), [2_500]);
  assert.deepEqual(all(need, "entities"), [{ noun: "member", count: 300 }]);
  assert.deepEqual(counts("job: listings | n=15000 | out=parquet | cols: listing_id, city", "rows"), [15_000]);
  assert.deepEqual(counts("SELECT id FROM events WHERE received_at >= occurred_at LIMIT 20000", "rows"), [20_000]);
  assert.deepEqual(counts("mcp tool definitions x 800: tool_name, version", "rows"), [800]);
});

test("what rows are taken from is no number of rows", () => {
  for (const need of ["SNPs called in 8 samples: genotype", "variant calls of 8 samples", "reads from 8 samples"]) {
    assert.deepEqual([counts(need, "rows"), counts(need, "entities")], [[], [8]], need);
  }
  assert.deepEqual(counts("a dataset of 500 samples", "rows"), [500]);
});

test("a noun of rows before a plural says what is counted", () => {
  assert.deepEqual(all("1,500 word problems on fractions", "entities"), [{ noun: "word problem", count: 1_500 }]);
  assert.deepEqual(all("300 sample jars: lid, label", "entities"), [{ noun: "sample jar", count: 300 }]);
});

test("meters are things where meters are read, and a length elsewhere", () => {
  assert.deepEqual(counts("water meter readings: 300 meters, monthly", "entities"), [300]);
  assert.deepEqual(counts("trees: height up to 30 meters", "entities"), []);
});

test("a number in brackets behind an id counts it, a length of one does not", () => {
  assert.deepEqual(all("translator id (25), reviewed", "entities"), [{ noun: "translator", count: 25 }]);
  assert.deepEqual(counts("session id (36), user", "entities"), []);
});

test("how often something happens is no number of things", () => {
  const need = "5 calls per agent per day";
  assert.deepEqual(all(need, "pace"), [{ child: "call", parent: "agent", least: 5, most: 5, count: 1, unit: "day" }]);
  assert.deepEqual(counts(need, "entities"), []);
  assert.deepEqual(all("1 trade per second for 10 minutes", "pace"), []);
  assert.deepEqual(counts("due within 5 working days", "entities"), []);
});
