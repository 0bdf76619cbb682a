import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("where only the rate of a tax is told, the gross amount is the net one and so much of it", () => {
  for (const [need, gross, net, rate] of [
    ["400 invoices: net amount, VAT 7 or 19 percent, gross", "gross", "net_amount", "vat"],
    ["400 orders: net, vat rate 7/19 %, gross", "gross", "net", "vat_rate"],
  ] as const) {
    const rows = rowsOf(planOf(need));
    assert.ok(rows.length === 400);
    for (const row of rows) {
      const expected = Number(row[net]) * (1 + Number(row[rate]) / 100);
      assert.ok(Math.abs(Number(row[gross]) - expected) < 0.011, `${need}: ${JSON.stringify(row)}`);
    }
  }
});

test("an amount of the tax is added as it is", () => {
  const rows = rowsOf(planOf("300 invoices: net, VAT rate 19%, VAT, gross"));
  for (const row of rows) assert.ok(Math.abs(Number(row["net"]) + Number(row["vat"]) - Number(row["gross"])) < 0.011);
});
