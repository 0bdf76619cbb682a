import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("the form of the delivery may stand before what is counted", () => {
  for (const [need, format, rows] of [
    ["20k ndjson video player events: play, pause, seek, device", "ndjson", 20_000],
    ["give me 300 csv invoices, customer, amount, due date", "csv", 300],
    ["2,000 parquet trips, distance, fare", "parquet", 2_000],
  ] as const) {
    const plan = planOf(need);
    assert.equal(plan.format, format, need);
    assert.equal(plan.rows, rows, need);
  }
  assert.equal(planOf("500 json payloads of webhooks with status").format, null);
});
