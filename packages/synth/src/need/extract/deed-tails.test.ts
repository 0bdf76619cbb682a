import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, planOf } from "../../../test/planned-need.ts";

function ratesOf(need: string): readonly string[] {
  return planOf(need).constraints.flatMap(({ kind, field, value }) =>
    kind === "rate" ? [`${field} ${JSON.stringify(value.rate)}`] : [],
  );
}

test("where or by whom something is done belongs to the deed, and is no column", () => {
  assert.deepEqual(ratesOf("calls, 12% transferred to a supervisor, length in minutes"), ["transferred 0.12"]);
  assert.ok(!namesOf(planOf("calls, 12% transferred to a supervisor, length in minutes")).includes("supervisor"));
  const deliveries = "deliveries, 10% left with a neighbour, 5% returned to sender";
  assert.ok(ratesOf(deliveries).includes("left_with_neighbour 0.1"));
  for (const name of ["neighbour", "sender"]) assert.ok(!namesOf(planOf(deliveries)).includes(name), name);
  assert.deepEqual(ratesOf("concert tickets: section, price, 91% scanned at the door"), ["scanned 0.91"]);
});

test("what a deed comes with is a column, and a gift card pays", () => {
  const claims = planOf("claims: NDC, plan paid; about 1 in 12 rejected with a reject code");
  assert.ok(namesOf(claims).includes("reject_code"));
  const orders = planOf("orders, 15% paid with a gift card, total");
  assert.ok(orders.constraints.some(({ understoodAs }) => understoodAs === "payment_method is 15% gift card"));
});

test("what happens only if they do depends on what so many do", () => {
  const plan = planOf("A/B test events, user, device, 4% convert, order value only if they do");
  assert.ok(plan.relations.some(({ statement }) => statement === "order_value is present only where convert is true"));
});

test("steps of a scale behind cases are their severity or priority", () => {
  const membersOf = (need: string): unknown =>
    planOf(need).constraints.flatMap(({ kind, field, value }) => (kind === "enum" ? [[field, value.enum]] : []));
  assert.deepEqual(membersOf("bugs P1 to P3, component, opened"), [["priority", ["P1", "P2", "P3"]]]);
  assert.deepEqual(membersOf("sensors s1 to s3, temperature hourly")?.toString().slice(0, 6), "sensor");
});

test("a fee of so much per thing is reckoned from the things", () => {
  const plan = planOf("monthly usage: calls, overage calls, fee of 0.002 USD per overage call");
  assert.ok(plan.relations.some(({ statement }) => statement === "fee = overage_calls * 0.002"));
});

test("brackets behind what belongs to the first table are columns of the second", () => {
  const plan = planOf("300 orders (customer, date) and their items (sku, qty), two tables");
  for (const name of ["sku", "qty"]) assert.ok(namesOf(plan).includes(name), name);
});
