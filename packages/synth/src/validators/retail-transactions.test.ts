import assert from "node:assert/strict";
import { test } from "node:test";
import { validatorTrial } from "../../test/validator-trial.ts";
import { retailTransactions } from "../datasets/retail-transactions.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateRetailTransactions } from "./retail-transactions.ts";

validatorTrial(retailTransactions, validateRetailTransactions);

type Row = Record<string, unknown>;

const valid = [...parsedRows(retailTransactions, "validators", 0, 15_000)];

function find(accepts: (row: Row, index: number) => boolean): number {
  const index = valid.findIndex((row, i) => i > 8 && accepts(row, i));
  assert.notEqual(index, -1, "the sample holds no such row");
  return index;
}

const plain = (row: Row): boolean => row.is_fraud === false;
const single = find((row) => plain(row) && row.line_count === 1 && row.channel === "web");
const first = find((row) => plain(row) && row.line_no === 1 && row.line_count === 3);
const inStore = find((row) => plain(row) && row.channel === "store" && row.line_count === 1);
const byCard = find(
  (row) => plain(row) && row.payment_method === "card" && row.line_count === 1 && row.channel === "web",
);
const returned = find((row) => row.status === "returned");
const kept = find((row) => plain(row) && row.status === "delivered");
const fraud = find((row) => row.is_fraud === true && row.fraud_scenario === "card_testing");
const guest = find((row) => plain(row) && row.customer_id === null && row.line_count === 1);
const customer = find(
  (row, i) =>
    row.customer_id !== null &&
    row.line_count === 1 &&
    valid.slice(0, i).some((other) => other.customer_id === row.customer_id),
);
const takeover = find((row) => row.fraud_scenario === "account_takeover");
/** A line whose article was sold in the same week and currency before. */
const repeated = find((row, i) =>
  valid
    .slice(Math.max(0, i - 60), i)
    .some((other) => other.sku === row.sku && other.currency === row.currency && other.order_id !== row.order_id),
);
const testingIndexes = valid.flatMap((row, i) => (row.device_id === valid[fraud]?.device_id ? [i] : []));

function set(index: number, change: Row): (rows: Row[]) => void {
  return (rows) => {
    rows[index] = { ...rows[index], ...change };
  };
}

const amount = (index: number, field: string): number => Number(valid[index]?.[field]);
const cent = (value: number): number => Math.round(value * 100 + 1) / 100;

/** A discount of more than half, with tax and totals that fit it. */
function overDiscount(rows: Row[]): void {
  const row = rows[single] ?? {};
  const value = Math.round(Number(row.quantity) * Number(row.unit_price) * 100);
  rows[single] = { ...row, discount: value / 100, tax: 0, line_total: 0, order_total: 0 };
}

/** A customer with a single bust-out order in the middle of the rows. */
function lonelyBustOut(rows: Row[]): void {
  const index = rows.findIndex(
    (row, i) =>
      i > 6_500 &&
      plain(row) &&
      row.line_count === 1 &&
      row.channel === "web" &&
      row.payment_method === "card" &&
      row.customer_id !== null,
  );
  rows[index] = {
    ...rows[index],
    is_fraud: true,
    fraud_scenario: "bust_out",
    return_flag: false,
    returned_at: null,
    status: "delivered",
  };
}

const mutations: [invariant: string, what: string, mutate: (rows: Row[]) => void][] = [
  ["key", "an order that stands twice", (rows) => rows.splice(first + 40, 0, { ...rows[single] })],
  ["order-contiguous", "a missing line", (rows) => rows.splice(first + 1, 1)],
  ["order-contiguous", "a line count that changes", set(first + 1, { line_count: 9 })],
  ["time-order", "a row before the row above", set(single, { ts: "2019-01-01T00:00:00.000Z" })],
  ["order-constant", "a channel that changes within the order", set(first + 1, { payment_method: "gift_card" })],
  ["line-total", "a cent too much on a line", set(single, { line_total: cent(amount(single, "line_total")) })],
  ["order-total", "a cent too much on the order", set(single, { order_total: cent(amount(single, "order_total")) })],
  ["discount-bound", "a discount of the whole value", overDiscount],
  ["tax", "a cent too much of tax", set(single, { tax: cent(amount(single, "tax")) })],
  ["quantity", "a quantity of thirteen", set(single, { quantity: 13 })],
  ["stable-price", "two prices in one week", set(repeated, { unit_price: cent(amount(repeated, "unit_price")) })],
  ["sku-category", "an article that moves to another category", set(repeated, { category: "elsewhere" })],
  ["sku-category", "a category with two merchant codes", set(single, { mcc: "9999" })],
  ["sku-once", "an article twice in an order", set(first + 1, { sku: valid[first]?.sku })],
  [
    "currency-country",
    "kronor in a country of euros",
    set(single, { currency: valid[single]?.currency === "SEK" ? "EUR" : "SEK" }),
  ],
  ["store-channel", "a store on the web", set(single, { store_id: `${valid[single]?.country}-01` })],
  ["store-channel", "a store of another country", set(inStore, { store_id: "XX-01" })],
  ["online-device", "a web order without a device", set(single, { device_id: null })],
  ["reserved-ip", "an address that somebody may own", set(single, { ip: "8.8.8.8" })],
  ["card", "a card number on an order paid otherwise", set(byCard, { payment_method: "mobile_wallet" })],
  ["payment-channel", "cash on the web", set(single, { payment_method: "cash", card_last4: null })],
  ["customer-tier", "a guest with a tier", set(guest, { loyalty_tier: "gold" })],
  [
    "customer-tier",
    "a tier that changes",
    set(customer, { loyalty_tier: valid[customer]?.loyalty_tier === "gold" ? "silver" : "gold" }),
  ],
  [
    "customer-country",
    "a customer who moves",
    set(customer, { country: valid[customer]?.country === "IE" ? "NL" : "IE" }),
  ],
  ["status-channel", "an order delivered from the shelf", set(inStore, { status: "delivered" })],
  ["return", "a return without a date", set(returned, { returned_at: null })],
  ["return", "a return on the same day", set(returned, { returned_at: valid[returned]?.ts })],
  ["return", "a flag without a return", set(kept, { return_flag: true })],
  ["fraud-label", "fraud without a scenario", set(single, { is_fraud: true })],
  ["fraud-label", "a charge-back without fraud", set(kept, { status: "charged_back" })],
  ["fraud-returns", "a fraudulent line that was returned", set(fraud, { return_flag: true })],
  ["card-testing", "a group of four orders", (rows) => rows.splice(testingIndexes[0] ?? 0, testingIndexes.length - 4)],
  ["card-testing", "a large amount", set(fraud, { order_total: 650 })],
  ["card-testing", "one card tried twice", set(testingIndexes[1] ?? 0, { card_last4: valid[fraud]?.card_last4 })],
  ["card-testing", "a group that takes hours", set(testingIndexes.at(-1) ?? 0, { ts: "2020-12-31T00:00:00.000Z" })],
  ["account-takeover", "a takeover of nobody's account", set(takeover, { customer_id: null, loyalty_tier: null })],
  ["bust-out", "a single bust-out order", lonelyBustOut],
  ["schema", "a null where none is declared", set(single, { quantity: null })],
  ["schema", "a third of a cent", set(single, { tax: 1.003 })],
  ["schema", "a status that does not exist", set(single, { status: "lost" })],
  ["schema", "a field that nobody declared", set(single, { note: "x" })],
];

test("valid order lines have no violation", () => {
  const { rows, violations } = validateRetailTransactions(valid);
  assert.equal(rows, 15_000);
  assert.deepEqual(violations, []);
});

test("order lines from the middle of the dataset, cut within an order, are judged by what is there", () => {
  assert.deepEqual(validateRetailTransactions(valid.slice(first + 1, 9_000)).violations, []);
});

for (const [invariant, what, mutate] of mutations) {
  test(`order lines: ${what} breaks the rule ${invariant}`, () => {
    const rows = valid.map((row) => row);
    mutate(rows);
    const broken = new Set(validateRetailTransactions(rows).violations.map((violation) => violation.invariant));
    assert.ok(broken.has(invariant), `broken instead: ${[...broken].join(", ")}`);
  });
}

test("every published rule of order lines has a mutation that breaks it", () => {
  const covered = new Set(mutations.map(([invariant]) => invariant));
  const missing = retailTransactions.invariants.filter((invariant) => !covered.has(invariant.id));
  assert.deepEqual(missing, []);
});
