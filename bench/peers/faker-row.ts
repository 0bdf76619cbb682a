import { faker } from "@faker-js/faker";

type Weighted<Value> = readonly { readonly weight: number; readonly value: Value }[];

const countries: Weighted<readonly [country: string, currency: string]> = [
  { weight: 30, value: ["GB", "GBP"] },
  { weight: 25, value: ["DE", "EUR"] },
  { weight: 20, value: ["FR", "EUR"] },
  { weight: 15, value: ["US", "USD"] },
  { weight: 10, value: ["NL", "EUR"] },
];
const categories: Weighted<readonly [category: string, mcc: string]> = [
  { weight: 40, value: ["grocery", "5411"] },
  { weight: 18, value: ["apparel", "5651"] },
  { weight: 12, value: ["shoes", "5661"] },
  { weight: 10, value: ["electronics", "5732"] },
  { weight: 8, value: ["home", "5712"] },
  { weight: 7, value: ["toys", "5945"] },
  { weight: 5, value: ["books", "5942"] },
];
const channels: Weighted<string> = [
  { weight: 55, value: "store" },
  { weight: 30, value: "web" },
  { weight: 15, value: "app" },
];
const tiers: Weighted<string | null> = [
  { weight: 50, value: null },
  { weight: 28, value: "bronze" },
  { weight: 15, value: "silver" },
  { weight: 7, value: "gold" },
];
const payments: Weighted<string> = [
  { weight: 70, value: "card" },
  { weight: 15, value: "mobile_wallet" },
  { weight: 15, value: "cash" },
];

/**
 * One row with the fields of retail-transactions, their domains and their shares, as one writes it with the library.
 * What the library has no help for is left out: prices that belong to a product, orders whose lines add up, customers
 * that come back, fraud that comes in campaigns.
 */
export function fakerRow(): unknown {
  const pick = faker.helpers.weightedArrayElement.bind(faker.helpers);
  const [country, currency] = pick(countries);
  const [category, mcc] = pick(categories);
  const channel = pick(channels);
  const isOnline = channel !== "store";
  const isReturned = faker.datatype.boolean(0.1);
  const isFraud = faker.datatype.boolean(0.004);
  const payment = pick(payments);
  const quantity = faker.number.int({ min: 1, max: 4 });
  const unitPrice = Number(faker.commerce.price({ min: 1, max: 300 }));
  const discount = faker.datatype.boolean(0.2)
    ? faker.number.float({ min: 0, max: unitPrice / 4, fractionDigits: 2 })
    : 0;
  const tax = Math.round(quantity * unitPrice * 20) / 100;
  const lineTotal = Math.round((quantity * unitPrice - discount + tax) * 100) / 100;
  const ts = faker.date.between({ from: "2020-01-06T00:00:00Z", to: "2020-04-06T00:00:00Z" });
  return {
    card_last4: payment === "card" ? faker.string.numeric(4) : null,
    category,
    channel,
    country,
    currency,
    customer_id: `CUS-${faker.string.alphanumeric({ length: 6, casing: "upper" })}`,
    device_id: isOnline ? `dev_${faker.string.hexadecimal({ length: 12, prefix: "", casing: "lower" })}` : null,
    discount,
    fraud_scenario: isFraud ? faker.helpers.arrayElement(["card_testing", "account_takeover", "bust_out"]) : null,
    ip: isOnline ? faker.internet.ipv4({ network: "test-net-1" }) : null,
    is_fraud: isFraud,
    line_count: faker.number.int({ min: 1, max: 6 }),
    line_no: 1,
    line_total: lineTotal,
    loyalty_tier: pick(tiers),
    mcc,
    order_id: `ORD-${faker.string.alphanumeric({ length: 6, casing: "upper" })}`,
    order_total: lineTotal,
    payment_method: payment,
    quantity,
    return_flag: isReturned,
    returned_at: isReturned ? faker.date.soon({ days: 30, refDate: ts }).toISOString() : null,
    schema_version: "1.0.0",
    sku: `SKU-${faker.string.alphanumeric({ length: 4, casing: "upper" })}`,
    status: isReturned ? "returned" : isOnline ? "delivered" : "completed",
    store_id: isOnline ? null : `${country}-${faker.string.numeric(2)}`,
    tax,
    ts: ts.toISOString(),
    unit_price: unitPrice,
  };
}
