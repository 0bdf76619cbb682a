import assert from "node:assert/strict";
import { test } from "node:test";
import { validatorTrial } from "../../test/validator-trial.ts";
import { financialMarkets } from "../datasets/financial-markets.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateFinancialMarkets } from "./financial-markets.ts";

validatorTrial(financialMarkets, validateFinancialMarkets);

type Row = Record<string, unknown>;

const valid = [...parsedRows(financialMarkets, "validators", 0, 4_000)];

function indexOf(accepts: (row: Row, index: number) => boolean): number {
  const index = valid.findIndex(accepts);
  assert.notEqual(index, -1, "the sample holds no such row");
  return index;
}

/** An equity's bar in the middle of a session, with neighbours on both sides. */
const middle = indexOf((row, index) => index > 1_500 && row.asset_class === "equity" && Number(row.volume) > 100);
const coin = indexOf((row, index) => index > 1_500 && row.asset_class === "crypto");

function invariantsBrokenBy(mutate: (rows: Row[]) => void): Set<string> {
  const rows = valid.map((row) => ({ ...row }));
  mutate(rows);
  return new Set(validateFinancialMarkets(rows).violations.map((violation) => violation.invariant));
}

function changed(index: number, change: Row): (rows: Row[]) => void {
  return (rows) => {
    rows[index] = { ...rows[index], ...change };
  };
}

const at = (index: number, field: string): number => Number(valid[index]?.[field]);
const shifted = (index: number, minutes: number): string =>
  new Date(Date.parse(String(valid[index]?.ts)) + minutes * 60_000).toISOString();

function without(name: string): (rows: Row[]) => void {
  return (rows) => {
    rows[middle] = Object.fromEntries(Object.entries(rows[middle] ?? {}).filter(([key]) => key !== name));
  };
}

const mutations: [invariant: string, what: string, mutate: (rows: Row[]) => void][] = [
  ["key", "a bar that is delivered twice", (rows) => rows.splice(middle + 1, 0, { ...rows[middle] })],
  ["bar-number", "a bar number that skips ahead", changed(middle, { bar_id: `${valid[middle]?.symbol}:0999999` })],
  ["bar-number", "a bar number of another symbol", changed(middle, { bar_id: "ZZZZ:0000001" })],
  ["time-order", "a row before the row above", changed(middle, { ts: shifted(middle, -60) })],
  ["instrument", "a symbol that changes its sector", changed(middle, { sector: "elsewhere" })],
  ["high", "a high below the close", changed(middle, { high: at(middle, "low") - 0.01 })],
  ["low", "a low above the open", changed(middle, { low: at(middle, "high") + 0.01 })],
  ["low", "a low of nothing", changed(middle, { low: 0 })],
  ["vwap", "a mean price above the high", changed(middle, { vwap: at(middle, "high") + 0.01 })],
  ["tick", "a price between two ticks", changed(middle, { vwap: at(middle, "low") + 0.001 })],
  ["trades", "volume without trades", changed(middle, { trade_count: 0 })],
  ["trades", "trades without volume", changed(coin, { volume: 0, trade_count: 3 })],
  ["trades", "more trades than shares", changed(middle, { trade_count: at(middle, "volume") + 1 })],
  ["session", "a bar off the five-minute grid", changed(middle, { ts: shifted(middle, 1) })],
  ["session", "an equity that trades at the weekend", changed(middle, { ts: "2026-10-10T15:00:00.000Z" })],
  ["no-hole", "a missing bar", (rows) => rows.splice(middle, 1)],
  ["continuity", "a jump of a third inside a session", changed(coin, { open: at(coin, "open") * 1.33 })],
  ["split", "a split of a coin", changed(coin, { adj_factor: 0.5 })],
  ["split", "an odd adjustment", changed(middle, { adj_factor: 0.9 })],
  ["schema", "a price that is text", changed(middle, { close: "12.5" })],
  ["schema", "a null where none is declared", changed(middle, { volume: null })],
  ["schema", "a missing field", without("vwap")],
  ["schema", "a field that nobody declared", changed(middle, { mood: "bullish" })],
  ["schema", "a version that changes", changed(middle, { schema_version: "9.9.9" })],
];

test("valid bars have no violation", () => {
  const { rows, violations } = validateFinancialMarkets(valid);
  assert.equal(rows, 4_000);
  assert.deepEqual(violations, []);
});

test("bars from the middle of the dataset are judged without what came before", () => {
  assert.deepEqual(
    validateFinancialMarkets(parsedRows(financialMarkets, "validators", 123_457, 126_000)).violations,
    [],
  );
});

for (const [invariant, what, mutate] of mutations) {
  test(`bars: ${what} breaks the rule ${invariant}`, () => {
    assert.ok(invariantsBrokenBy(mutate).has(invariant));
  });
}

test("every published rule of the bars has a mutation that breaks it", () => {
  const covered = new Set(mutations.map(([invariant]) => invariant));
  const missing = financialMarkets.invariants.filter((invariant) => !covered.has(invariant.id));
  assert.deepEqual(missing, []);
});
