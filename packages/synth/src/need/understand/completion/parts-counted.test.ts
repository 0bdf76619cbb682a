import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../../test/planned-need.ts";

test("what each row has several of is counted in a column, where no table holds it", () => {
  for (const [need, name, min, max] of [
    ["500 orders, 3 to 5 items each, total", "items", 3, 5],
    ["invoices, 1-6 lines per invoice, total", "lines", 1, 6],
  ] as const) {
    const plan = planOf(need);
    const said = plan.constraints.find(({ kind, field }) => kind === "range" && field === name);
    assert.deepEqual([said?.value.min, said?.value.max], [min, max], need);
    assert.ok(
      plan.fields.some((field) => field.name === name && field.type === "int"),
      need,
    );
  }
});

test("parts with a table of their own, and turns of a conversation, are rows", () => {
  const linked = planOf("two tables: 500 orders and their items, 3 to 5 items each, sku, quantity");
  assert.ok(!linked.fields.some(({ name }) => name === "items"));
  const talks = planOf("200 support conversations with 3-9 turns each, speaker, text");
  assert.ok(!talks.fields.some(({ name }) => name === "turns"));
});

test("a state that is denied is a condition", () => {
  const plan = planOf("calls: abandoned 8%, rating if not abandoned");
  assert.ok(plan.relations.some(({ statement }) => statement === "rating is present only where abandoned is false"));
});

test("a currency that is one of two is told by each row", () => {
  const plan = planOf("orders, currency EUR/USD, amount");
  const said = plan.constraints.find(({ kind, field }) => kind === "enum" && field === "currency");
  assert.deepEqual(said?.value.enum, ["EUR", "USD"]);
});

test("so many of something in what the row is are counted, though nobody says of what", () => {
  for (const [need, name, min, max] of [
    ["carts: cart id, shopper, 1 to 25 items in cart, cart value", "items_in_cart", 1, 25],
    ["orders: order id, shopper, 1-25 items, total", "items", 1, 25],
    ["parcels: parcel number, 1 to 4 items in the parcel, weight", "items_in_the_parcel", 1, 4],
  ] as const) {
    const said = planOf(need, { assume: true }).constraints.find(
      ({ kind, field }) => kind === "range" && field === name,
    );
    assert.deepEqual([said?.value.min, said?.value.max], [min, max], need);
  }
  const rows = planOf("baskets with items: basket id, 3 to 20 items each, product, quantity", { assume: true });
  assert.ok(!rows.fields.some(({ name }) => name === "items"));
});
