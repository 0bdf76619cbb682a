import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf, rowsOf } from "../../../../test/planned-need.ts";

test("the one plain time that the buyer names is when each was read", () => {
  for (const [need, column] of [
    ["daily weather of 3 stations for 2022: station, date, temperature", "date"],
    ["sensor readings of 5 sensors daily in 2022: sensor, day, temp", "day"],
    ["relevés pluviométriques quotidiens de 6 stations en 2022 : station, date, pluie en mm", "date"],
  ] as const) {
    const plan = planOf(need);
    assert.deepEqual(
      plan.fields.filter(({ type }) => type.startsWith("date")).map(({ name }) => name),
      [column],
      need,
    );
    assert.match(String(rowsOf(plan, 1)[0]?.[column]), /^2022-01-01/, need);
  }
});

test("a month of something else is no time of the rows", () => {
  assert.ok(
    namesOf(planOf("Daily bars for wheat futures in 2025: contract month, open, high, low, close")).includes("date"),
  );
});
