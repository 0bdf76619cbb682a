import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, TODAY } from "../../../../test/planned-need.ts";
import { understand } from "../understand.ts";

test("what is done points at those who stay, however few there are of it", () => {
  for (const [need, link] of [
    ["two linked tables: 600 customers and 300 orders", "order.customer_id references customer.customer_id"],
    ["500 patients and 200 operations in two tables", "operation.patient_id references patient.patient_id"],
    ["two tables, 300 books and 200 loans", "loan.book_id references book.book_id"],
    ["two tables: 20 orders and 60 order items", "order_item.order_id references order.order_id"],
  ] as const)
    assert.ok(
      planOf(need).constraints.some(({ value }) => value["relation"] === link),
      need,
    );
});

test("tables that come to more rows than are delivered are asked about", () => {
  const kindOf = (need: string) => understand({ need, today: TODAY }).kind;
  assert.equal(kindOf("two linked tables, 800,000 policy holders and 900,000 claims with amount"), "unclear");
  assert.equal(kindOf("two tables, customers and orders, 3 million rows in all"), "unclear");
  assert.equal(kindOf("two linked tables: 600,000 customers and 300,000 orders"), "planned");
});
