// Prints the rows per CPU-second of one way to make the NDJSON of retail-transactions.
import process from "node:process";
import { faker } from "@faker-js/faker";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";

const dataset = datasets.get("retail-transactions");
if (dataset === undefined) throw new Error("retail-transactions is gone");
const source = dataset;

function ours(rows: number): number {
  let bytes = 0;
  for (const chunk of rowChunks(source, "bench", "ndjson", { from: 0, to: rows })) bytes += chunk.length;
  return bytes;
}

const ready: unknown[] = [];
for (const chunk of rowChunks(source, "bench", "ndjson", { from: 0, to: 2_000 })) {
  for (const line of Buffer.from(chunk).toString("utf8").trimEnd().split("\n")) ready.push(JSON.parse(line));
}

function stringify(rows: number): number {
  let bytes = 0;
  for (let row = 0; row < rows; row += 1) bytes += JSON.stringify(ready[row % ready.length]).length + 1;
  return bytes;
}

/** The same fields with plausible values, as one would write it with the library. */
function fakerRow(): unknown {
  const unitPrice = faker.number.float({ min: 1, max: 300, fractionDigits: 2 });
  const quantity = faker.number.int({ min: 1, max: 5 });
  const isFraud = faker.datatype.boolean(0.003);
  return {
    order_id: `ORD-${faker.string.alphanumeric({ length: 6, casing: "upper" })}`,
    line_no: faker.number.int({ min: 1, max: 6 }),
    line_count: faker.number.int({ min: 1, max: 6 }),
    ts: faker.date.recent().toISOString(),
    channel: faker.helpers.arrayElement(["store", "web", "app"]),
    store_id: faker.datatype.boolean() ? `GB-${faker.string.numeric(2)}` : null,
    customer_id: `CUS-${faker.string.alphanumeric({ length: 6, casing: "upper" })}`,
    loyalty_tier: faker.helpers.arrayElement(["bronze", "silver", "gold", null]),
    sku: `SKU-${faker.string.alphanumeric({ length: 4, casing: "upper" })}`,
    category: faker.commerce.department(),
    mcc: faker.string.numeric(4),
    quantity,
    unit_price: unitPrice,
    discount: faker.number.float({ min: 0, max: 10, fractionDigits: 2 }),
    tax: faker.number.float({ min: 0, max: 20, fractionDigits: 2 }),
    line_total: Math.round(quantity * unitPrice * 100) / 100,
    order_total: faker.number.float({ min: 1, max: 900, fractionDigits: 2 }),
    currency: faker.finance.currencyCode(),
    country: faker.location.countryCode(),
    payment_method: faker.helpers.arrayElement(["card", "cash", "mobile_wallet"]),
    card_last4: faker.string.numeric(4),
    status: faker.helpers.arrayElement(["delivered", "completed", "returned"]),
    return_flag: faker.datatype.boolean(0.1),
    returned_at: faker.datatype.boolean(0.1) ? faker.date.recent().toISOString() : null,
    is_fraud: isFraud,
    fraud_scenario: isFraud ? "card_testing" : null,
    device_id: `dev_${faker.string.hexadecimal({ length: 12, prefix: "" })}`,
    ip: faker.internet.ipv4(),
    schema_version: "1.0.0",
  };
}

function fakers(rows: number): number {
  let bytes = 0;
  for (let row = 0; row < rows; row += 1) bytes += JSON.stringify(fakerRow()).length + 1;
  return bytes;
}

const [make, rows] = {
  ours: [ours, 400_000] as const,
  stringify: [stringify, 400_000] as const,
  faker: [fakers, 20_000] as const,
}[process.argv[2] as "ours" | "stringify" | "faker"] ?? [ours, 400_000];
make(Math.floor(rows / 5));
const before = process.cpuUsage();
const bytes = make(rows);
const { user, system } = process.cpuUsage(before);
if (bytes < rows * 100) throw new Error("these are no rows");
process.stdout.write(String(rows / ((user + system) / 1e6)));
