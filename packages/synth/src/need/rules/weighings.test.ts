import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("gross, tare and net are weights in one unit, and come to each other", () => {
  for (const [need, gross, tare, net] of [
    ["300 grain deliveries: farm, gross, tare and net in t, moisture", "gross", "tare", "net"],
    ["90 scrap loads: plate, gross weight, tare weight, net weight in kg", "gross_weight", "tare_weight", "net_weight"],
    ["tickets de pesée : brut, tare, net en tonnes, transporteur", "brut", "tare", "net"],
  ] as const) {
    const plan = planOf(need);
    const units = plan.fields
      .filter(({ name }) => [gross, tare, net].some((each) => each === name))
      .map(({ unit }) => unit);
    assert.equal(new Set(units).size, 1, need);
    assert.equal(units.length, 3, need);
    for (const row of rowsOf(plan))
      assert.ok(Math.abs(Number(row[gross]) - Number(row[tare]) - Number(row[net])) < 0.02, need);
  }
});
