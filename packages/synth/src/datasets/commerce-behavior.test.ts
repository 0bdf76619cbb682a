import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { commerceBehavior } from "./commerce-behavior.ts";
import { retailTransactions } from "./retail-transactions.ts";

datasetTrial(commerceBehavior, { golden: "b158deb7d486361b24f9344df7348c9b9fcdabdde1a8ec36a139c94ba11c7bb5" });

/** The number of the calendar week of an instant; 1970-01-05 was a Monday. */
function weekOf(instant: unknown): number {
  return Math.floor((Date.parse(String(instant)) / 86_400_000 - 4) / 7);
}

test("journeys and retail transactions of a seed join on customer_id, device_id and sku", () => {
  const customers = new Map<unknown, string>();
  const owners = new Map<unknown, unknown>();
  const categories = new Map<unknown, unknown>();
  const prices = new Map<string, unknown>();
  for (const line of parsedRows(retailTransactions, "join", 0, 100_000)) {
    categories.set(line.sku, line.category);
    prices.set(`${String(line.sku)} ${String(line.currency)} ${weekOf(line.ts)}`, line.unit_price);
    if (line.customer_id === null) continue;
    customers.set(line.customer_id, `${String(line.country)} ${String(line.currency)} ${String(line.loyalty_tier)}`);
    // Fraudsters bring devices of their own.
    if (line.device_id !== null && line.is_fraud === false) owners.set(line.device_id, line.customer_id);
  }
  const joined = { customers: 0, devices: 0, articles: 0, prices: 0 };
  const from2020 = commerceBehavior.configure({ from: "2020-01-06" });
  for (const step of parsedRows(from2020, "join", 0, 60_000)) {
    const customer = customers.get(step.customer_id);
    if (customer !== undefined) {
      assert.equal(`${String(step.country)} ${String(step.currency)} ${String(step.loyalty_tier)}`, customer);
      joined.customers += 1;
    }
    const owner = owners.get(step.device_id);
    if (owner !== undefined) {
      assert.equal(step.customer_id, owner);
      joined.devices += 1;
    }
    if (step.sku === null) continue;
    if (categories.has(step.sku)) {
      assert.equal(step.category, categories.get(step.sku));
      joined.articles += 1;
    }
    const price = prices.get(`${String(step.sku)} ${String(step.currency)} ${weekOf(step.journey_started_at)}`);
    if (price !== undefined) {
      assert.equal(step.price, price);
      joined.prices += 1;
    }
  }
  assert.ok(joined.customers > 40_000, `${joined.customers} steps of known customers`);
  assert.ok(joined.devices > 20_000, `${joined.devices} steps on known devices`);
  assert.ok(joined.articles > 30_000, `${joined.articles} steps with known articles`);
  assert.ok(joined.prices > 5_000, `${joined.prices} steps with prices of the same week`);
});

test("shares asked for are the shares delivered", () => {
  for (const [abandonment, coupons, phones] of [
    [0.3, 0.6, 0.2],
    [0.9, 0.05, 0.9],
  ] as const) {
    const asked = { abandonment_rate: abandonment, coupon_share: coupons, mobile_share: phones };
    const counts = { journeys: 0, carts: 0, left: 0, coupons: 0, phones: 0 };
    let counted = "";
    for (const step of parsedRows(commerceBehavior.configure(asked), "shares", 0, 80_000)) {
      const journey = String(step.journey_id);
      if (step.stage === "cart_add" && counted !== journey) {
        counts.carts += 1;
        if (step.abandoned === true) counts.left += 1;
        counted = journey;
      }
      if (step.step_no !== 1) continue;
      counts.journeys += 1;
      if (step.coupon !== null) counts.coupons += 1;
      if (step.device_type === "mobile") counts.phones += 1;
    }
    assert.ok(Math.abs(counts.left / counts.carts - abandonment) < 0.04, String(counts.left / counts.carts));
    assert.ok(Math.abs(counts.coupons / counts.journeys - coupons) < 0.02, String(counts.coupons / counts.journeys));
    assert.ok(Math.abs(counts.phones / counts.journeys - phones) < 0.02, String(counts.phones / counts.journeys));
  }
});

test("what a customer has paid adds up over journeys, and only customers who bought return", () => {
  let customer = "";
  let paid = 0;
  let purchases = 0;
  for (const step of parsedRows(commerceBehavior, "history", 0, 40_000)) {
    if (step.customer_id !== customer) {
      customer = String(step.customer_id);
      paid = 0;
    }
    if (step.step_no === 1) assert.equal(step.returning, paid > 0);
    if (step.order_value !== null) {
      paid += Math.round(Number(step.order_value) * 100);
      purchases += 1;
    }
    assert.equal(Math.round(Number(step.ltv_to_date) * 100), paid);
  }
  assert.ok(purchases > 300);
});
