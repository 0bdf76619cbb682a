import assert from "node:assert/strict";
import { test } from "node:test";
import { understand } from "../../understand.ts";

function kindOf(need: string): string {
  return understand({ need, today: "2026-06-15" }).kind;
}

test("rows with no missing values anywhere have none in any column", () => {
  assert.equal(
    kindOf("agent runs with no missing values anywhere, error message null on 60% of rows, 3000 runs"),
    "impossible",
  );
});

test("what is said of one column leaves the others alone", () => {
  assert.equal(kindOf("600 patients with a diagnosis with no missing values, and notes empty on 40%"), "planned");
  assert.equal(kindOf("customers with an email without any missing values, phone missing on 10%, 500 rows"), "planned");
});

test("orders from two countries are no more than all orders, and how often an id appears is no number of them", () => {
  assert.equal(kindOf("300 orders, 200 from Germany and 150 from Austria"), "impossible");
  assert.equal(kindOf("300 parcels, 200 from Germany and 250 to Austria"), "planned");
  assert.equal(kindOf("order lines, order id appears two to four times, line id unique, 3000 rows"), "planned");
});

test("all of the others are not all rows, and the upper end of a range is no share of them", () => {
  const others =
    "streaming subscribers, 6000 rows, 40% on premium and of those premium ones 60% billed yearly, the non-premium all monthly";
  assert.equal(kindOf(others), "planned");
  assert.equal(
    kindOf("1000 Vols : billets vendus entre 80 % et 108 % des sièges car on fait de la surréservation"),
    "planned",
  );
  assert.equal(kindOf("500 customers, 130% of customers churned"), "impossible");
});
