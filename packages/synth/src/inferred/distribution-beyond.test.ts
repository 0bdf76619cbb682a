import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../test/planned-need.ts";

test("a bound beside a share holds for about so many of the rows, and for none of the others", () => {
  for (const [need, column, isBeyond, share] of [
    ["pumps: pressure above 6 bar in 5% of rows, 2000 rows", "pressure", (value: number) => value > 6, 0.05],
    ["earthquakes: magnitude 1.5-6.8, 5 % above 5, 2000 rows", "magnitude", (value: number) => value > 5, 0.05],
    ["soil sensors: moisture, battery below 20 % in 4 %, 2000 rows", "battery", (value: number) => value < 20, 0.04],
    ["sensores: bateria abaixo de 20 % em 4 %, humidade, 2000 linhas", "bateria", (value: number) => value < 20, 0.04],
  ] as const) {
    const values = rowsOf(planOf(need)).map((row) => Number(row[column]));
    const beyond = values.filter(isBeyond).length / values.length;
    assert.ok(Math.abs(beyond - share) < 0.02, `${need}: ${beyond}`);
    const bounds = planOf(need).constraints.filter(
      ({ kind, field, source }) => kind === "range" && field === column && source === "stated",
    );
    assert.equal(bounds.length, column === "magnitude" ? 1 : 0, need);
  }
});

test("a discount from an amount on is no share of the rows", () => {
  const { constraints } = planOf("orders: amount 5-500 EUR, discount 10% over 100 EUR");
  assert.ok(constraints.every(({ value }) => value.share === undefined));
});
