import assert from "node:assert/strict";
import { test } from "node:test";
import { planOf, rowsOf } from "../../../test/planned-need.ts";

test("the one column that tells rows apart is promised to be unique, but for rows that stand twice on purpose", () => {
  const uniqueOf = (need: string) =>
    planOf(need).constraints.flatMap(({ kind, field, source }) => (kind === "unique" ? [`${field} ${source}`] : []));
  assert.deepEqual(uniqueOf("500 orders: order id, amount, status"), ["order_id implied"]);
  assert.deepEqual(uniqueOf("500 orders: order id (unique), amount, status"), ["order_id stated"]);
  assert.deepEqual(uniqueOf("500 orders: order id, amount, status; 2% exact duplicates"), []);
});

test("the number of one who has several rows is not promised to be unique", () => {
  for (const need of [
    "brand survey: age group, purchase intent 0-10, brand",
    "300 election results by polling station: registered voters, votes cast",
    "400 bids: bidder, bid price, won 9%",
  ]) {
    const plan = planOf(need);
    for (const { field } of plan.constraints.filter(({ kind }) => kind === "unique")) {
      const values = rowsOf(plan).map((row) => row[field ?? ""]);
      assert.equal(new Set(values).size, values.length, `${need}: ${field}`);
    }
  }
});
