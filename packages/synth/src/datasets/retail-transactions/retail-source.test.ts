import assert from "node:assert/strict";
import { test } from "node:test";
import { rowChunks } from "../../engine/chunks.ts";
import { parsedRows } from "../../quality/parsed-rows.ts";
import { stream } from "../../random/hash.ts";
import { retailTransactions } from "../retail-transactions.ts";
import { BLOCK_ROWS, BURST, fraudRates, orderAt, orderLayouts } from "./order-layout.ts";
import { tradeClock, weekOf } from "./trade-calendar.ts";

type Row = Readonly<Record<string, unknown>>;

function rows(seed: string, from: number, to: number): Row[] {
  const chunks = [...rowChunks(retailTransactions, seed, "ndjson", { from, to })];
  const lines = Buffer.concat(chunks).toString("utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as Row);
}

test("fifty rows already show a living shop", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const first = rows(seed, 0, 50);
    const distinct = (field: string) => new Set(first.map((row) => row[field])).size;
    assert.ok(distinct("order_id") >= 6, `orders: ${distinct("order_id")}`);
    assert.ok(distinct("category") >= 6, `categories: ${distinct("category")}`);
    assert.ok(distinct("customer_id") >= 4, `customers: ${distinct("customer_id")}`);
    assert.ok(distinct("country") >= 3, `countries: ${distinct("country")}`);
    assert.ok(distinct("channel") >= 2, `channels: ${distinct("channel")}`);
  }
});

test("orders fill their block exactly, from the hash of the block alone", () => {
  const of = stream("layout", "test");
  const layouts = orderLayouts(of, fraudRates.usual);
  let lines = 0;
  let orders = 0;
  for (let block = 0; block < 400; block++) {
    const layout = layouts(block, BLOCK_ROWS - 1);
    assert.equal(layout.starts[0], 0);
    assert.equal(layout.starts[layout.count], BLOCK_ROWS);
    for (let order = 0; order < layout.count; order++) {
      const size = (layout.starts[order + 1] ?? 0) - (layout.starts[order] ?? 0);
      assert.ok(size >= 1 && size <= 24);
      assert.equal(orderAt(layout, (layout.starts[order] ?? 0) + size - 1), order);
      if (layout.kinds[order] === BURST) assert.equal(size, 1);
    }
    lines += BLOCK_ROWS;
    orders += layout.count;
    const again = orderLayouts(of, fraudRates.usual)(block, BLOCK_ROWS - 1);
    assert.deepEqual(again.starts.slice(0, again.count), layout.starts.slice(0, layout.count));
  }
  assert.ok(lines / orders > 2.8 && lines / orders < 3.5, `mean basket ${lines / orders}`);
});

test("one block in eight has a burst of card tests, whatever the seed", () => {
  for (const seed of ["a", "b", "c"]) {
    const layouts = orderLayouts(stream(seed, "test"), fraudRates.usual);
    for (let stretch = 0; stretch < 20; stretch++) {
      const bursts = Array.from({ length: 8 }, (_, i) => layouts(stretch * 8 + i, BLOCK_ROWS - 1).burstSize).filter(
        (size) => size > 0,
      );
      assert.equal(bursts.length, 1);
      assert.ok((bursts[0] ?? 0) >= 5 && (bursts[0] ?? 0) <= 8);
    }
  }
});

test("time goes forward from the first row to the last, and weeks begin on Monday", () => {
  const clock = tradeClock(stream("clock", "test"));
  let before = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < retailTransactions.rowLimit; row += 977.3) {
    const now = clock.timeAt(row);
    assert.ok(now >= before, `row ${row}`);
    before = now;
  }
  assert.ok(before < Date.UTC(2100, 0, 1));
  assert.equal(new Date(clock.timeAt(0)).toISOString().slice(0, 10), "2020-01-06");
  assert.equal(weekOf(Date.UTC(2020, 0, 12, 23, 59, 59)), 0);
  assert.equal(weekOf(Date.UTC(2020, 0, 13)), 1);
});

test("a part of a burst of card tests is the same burst when it is fetched alone", () => {
  const whole = rows("burst", 0, 12_000);
  const tests = whole.flatMap((row, i) => (row.fraud_scenario === "card_testing" ? [i] : []));
  assert.ok(tests.length >= 5);
  for (const i of tests) assert.deepEqual(rows("burst", i, i + 1), [whole[i]]);
});

test("fraud is as frequent as its level says", () => {
  const share = (fraud: string) => {
    const dataset = retailTransactions.configure({ ...retailTransactions.values, fraud });
    const orders = new Map<unknown, boolean>();
    for (const row of parsedRows(dataset, "fraud", 0, 40_000)) orders.set(row.order_id, row.is_fraud === true);
    return [...orders.values()].filter(Boolean).length / orders.size;
  };
  assert.equal(share("none"), 0);
  assert.ok(Math.abs(share("usual") - 0.004) < 0.002, String(share("usual")));
  assert.ok(Math.abs(share("frequent") - 0.037) < 0.01, String(share("frequent")));
});
