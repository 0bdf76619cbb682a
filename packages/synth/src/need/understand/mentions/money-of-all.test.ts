import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("a currency of all amounts is that of each, and what is planned or spent is one", () => {
  for (const [need, columns, currency] of [
    ["project ledger: planned, spent, remaining, all in USD", ["planned", "spent", "remaining"], "USD"],
    ["site costs: trade, budget, committed, invoiced, all amounts in AUD", ["budget", "committed", "invoiced"], "AUD"],
    ["holdings: isin, quantity, market price, market value, all in CHF", ["market_price", "market_value"], "CHF"],
  ] as const) {
    const { fields, constraints } = planOf(need);
    for (const name of columns) {
      const field = fields.find((each) => each.name === name);
      assert.equal(`${field?.type} ${field?.unit}`, `number ${currency}`, `${need}: ${name}`);
      assert.ok(constraints.some((each) => each.field === name && each.value.unit === currency));
    }
  }
});

test("where nothing is said of all money a deed stays a flag", () => {
  const { fields } = planOf("pledges: donor, amount in EUR, paid, cancelled");
  assert.ok(fields.some(({ name, type }) => name === "cancelled" && type !== "number"));
});
