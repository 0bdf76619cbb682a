import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf } from "../../../test/planned-need.ts";

test("the one column that tells rows apart is promised to be unique, but for rows that stand twice on purpose", () => {
  const uniqueOf = (need: string) =>
    planOf(need).constraints.flatMap(({ kind, field, source }) => (kind === "unique" ? [`${field} ${source}`] : []));
  assert.deepEqual(uniqueOf("500 orders: order id, amount, status"), ["order_id implied"]);
  assert.deepEqual(uniqueOf("500 orders: order id (unique), amount, status"), ["order_id stated"]);
  assert.deepEqual(uniqueOf("500 orders: order id, amount, status; 2% exact duplicates"), []);
});
