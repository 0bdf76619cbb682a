import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../../test/planned-need.ts";

test("members of which only some have a share are all members", () => {
  for (const need of [
    "200 rows of shop sales: pago (pix 55%, cartao, dinheiro), amount",
    "200 rows of shop sales: pago (55% pix, cartao, dinheiro), amount",
    "200 rows of shop sales: pago (pix 55% / cartao / dinheiro), amount",
  ]) {
    const plan = planOf(need);
    const said = plan.constraints.filter(({ field }) => field === "pago").map(({ kind, value }) => ({ kind, value }));
    assert.deepEqual(
      said.map(({ value }) => value),
      [{ enum: ["pix", "cartao", "dinheiro"] }, { rate: { pix: 0.55 } }],
      need,
    );
    assert.equal(rowsOf(plan).filter(({ pago }) => pago === "pix").length, 110);
  }
});

test("members in a row without commas keep the share of the first", () => {
  const plan = planOf("200 orders: device mobile 65% desktop tablet, amount");
  const values = plan.constraints.filter(({ field }) => field === "device").map(({ value }) => value);
  assert.deepEqual(values, [{ enum: ["mobile", "desktop", "tablet"] }, { rate: { mobile: 0.65 } }]);
});
