import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

const saidOf = (need: string, kind: string): unknown =>
  planOf(need).constraints.find((each) => each.kind === kind)?.value;

test("what is measured of so many things per step of time has a row for each of them and each step", () => {
  assert.equal(planOf("power of 6 inverters per minute for one day, in kW").rows, 6 * 1440);
  assert.equal(planOf("water usage of 30 gardens per day for June").rows, 900);
  assert.equal(planOf("heart rate of 20 runners per second for 10 minutes").rows, 12_000);
  assert.equal(planOf("milking records for 80 cows, twice a day through March 2026: cow id, litres").rows, 80 * 62);
});

test("what a need begins with is how long it goes on, and a format what its rows come in", () => {
  assert.deepEqual(saidOf("12 months of heating bills for 80 flats: flat, amount", "window"), { span: "P12M" });
  assert.deepEqual(saidOf("1k podcast episodes json", "format"), { format: "json" });
  assert.deepEqual(saidOf("500 lines json: user, action, ts", "format"), { format: "json" });
  assert.deepEqual(saidOf("a csv with 300 invoices", "format"), { format: "csv" });
});
