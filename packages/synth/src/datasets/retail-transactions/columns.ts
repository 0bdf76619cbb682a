import type { Column } from "../../engine/column.ts";
import { categories, countries, currencies, stores } from "../../entities/shop.ts";
import { channels, fraudScenarios, loyaltyTiers, paymentMethods, statuses } from "./vocabulary.ts";

const categoryNames = categories.map((category) => category.name);
const countryCodes = countries.map((country) => country.code);
const categoryCodes = [...new Set(categories.map((category) => category.mcc))];
const money = { type: "number", unit: "currency", decimals: 2 } as const;
const cents = { kind: "decimal", scale: 2 } as const;
const name = "[A-Z]{2}-[0-9]{2}";

/** Slots of the register, in the order of the columns. */
export const slot = {
  order: 0,
  line: 1,
  lines: 2,
  ts: 3,
  channel: 4,
  store: 5,
  customer: 6,
  tier: 7,
  sku: 8,
  category: 9,
  mcc: 10,
  quantity: 11,
  price: 12,
  discount: 13,
  tax: 14,
  lineTotal: 15,
  orderTotal: 16,
  currency: 17,
  country: 18,
  payment: 19,
  lastFour: 20,
  status: 21,
  returned: 22,
  returnedAt: 23,
  fraud: 24,
  scenario: 25,
  device: 26,
  ip: 27,
  version: 28,
} as const;

/** Fields that all lines of an order share. */
const perOrder: ReadonlySet<string> = new Set([
  "order_id",
  "line_count",
  "ts",
  "channel",
  "store_id",
  "customer_id",
  "loyalty_tier",
  "order_total",
  "currency",
  "country",
  "payment_method",
  "card_last4",
  "is_fraud",
  "fraud_scenario",
  "device_id",
  "ip",
  "schema_version",
]);

export function retailColumns(version: string): readonly Column[] {
  const columns: readonly Column[] = [
    {
      field: {
        name: "order_id",
        type: "id",
        meaning: "The order; its lines share it and follow one another.",
        pattern: "ORD-[0-9A-HJKMNP-TV-Z]{6}",
        example: "ORD-3F7K2Q",
      },
      form: { kind: "code", prefixes: ["ORD-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "line_no",
        type: "int",
        meaning: "Number of the line in its order, from 1.",
        minimum: 1,
        example: 1,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "line_count",
        type: "int",
        meaning: "Number of lines of the order.",
        minimum: 1,
        maximum: 24,
        example: 3,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the order was placed (UTC); never before the row above.",
        example: "2020-01-06T09:14:03.120Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "channel",
        type: "enum",
        meaning: "Where the order was placed.",
        values: channels,
        example: "web",
      },
      form: { kind: "choice", values: channels },
    },
    {
      field: {
        name: "store_id",
        type: "id",
        meaning: "The store (country and number); null unless the channel is store.",
        nullable: true,
        pattern: name,
        example: "GB-03",
      },
      form: { kind: "choice", values: stores },
    },
    {
      field: {
        name: "customer_id",
        type: "id",
        meaning: "The registered customer; null for a guest.",
        nullable: true,
        pattern: "CUS-[0-9A-HJKMNP-TV-Z]{6}",
        example: "CUS-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["CUS-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "loyalty_tier",
        type: "enum",
        meaning: "The customer's tier, constant per customer; null for guests and for customers outside the programme.",
        nullable: true,
        values: loyaltyTiers,
        example: "silver",
      },
      form: { kind: "choice", values: loyaltyTiers },
    },
    {
      field: {
        name: "sku",
        type: "id",
        meaning: "The article; it stands once per order and belongs to one category.",
        pattern: "SKU-[0-9A-HJKMNP-TV-Z]{4}",
        example: "SKU-7QD3",
      },
      form: { kind: "code", prefixes: ["SKU-"], radix: 32, width: 4 },
    },
    {
      field: {
        name: "category",
        type: "enum",
        meaning: "The article's category.",
        values: categoryNames,
        example: "books",
      },
      form: { kind: "choice", values: categoryNames },
    },
    {
      field: {
        name: "mcc",
        type: "string",
        meaning: "ISO 18245 merchant category code; a function of the category.",
        pattern: "[0-9]{4}",
        example: "5942",
      },
      form: { kind: "choice", values: categoryCodes },
    },
    {
      field: {
        name: "quantity",
        type: "int",
        meaning: "Pieces of the article.",
        unit: "pieces",
        minimum: 1,
        maximum: 12,
        example: 1,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        ...money,
        name: "unit_price",
        meaning: "Price of one piece before discount and tax.",
        minimum: 0.01,
        example: 12.99,
      },
      form: cents,
    },
    {
      field: {
        ...money,
        name: "discount",
        meaning: "Discount on the whole line, before tax.",
        minimum: 0,
        example: 1.3,
      },
      form: cents,
    },
    {
      field: {
        ...money,
        name: "tax",
        meaning: "Value added tax on (quantity × unit_price − discount) at the country's standard rate.",
        minimum: 0,
        example: 2.34,
      },
      form: cents,
    },
    {
      field: {
        ...money,
        name: "line_total",
        meaning: "quantity × unit_price − discount + tax, exact to the cent.",
        minimum: 0,
        example: 14.03,
      },
      form: cents,
    },
    {
      field: {
        ...money,
        name: "order_total",
        meaning: "Sum of line_total over the order's lines, exact to the cent.",
        minimum: 0,
        example: 51.2,
      },
      form: cents,
    },
    {
      field: {
        name: "currency",
        type: "enum",
        meaning: "ISO 4217 currency of all amounts of the row; a function of the country.",
        values: currencies,
        example: "EUR",
      },
      form: { kind: "choice", values: currencies },
    },
    {
      field: {
        name: "country",
        type: "enum",
        meaning: "ISO 3166-1 country of the sale; a store's own country.",
        values: countryCodes,
        example: "DE",
      },
      form: { kind: "choice", values: countryCodes },
    },
    {
      field: {
        name: "payment_method",
        type: "enum",
        meaning: "How the order was paid; cash only in stores, pay_later and bank_transfer never there.",
        values: paymentMethods,
        example: "card",
      },
      form: { kind: "choice", values: paymentMethods },
    },
    {
      field: {
        name: "card_last4",
        type: "string",
        meaning: "Last four digits of an invented card; null unless paid by card.",
        nullable: true,
        pattern: "[0-9]{4}",
        example: "0427",
      },
      form: { kind: "code", prefixes: [""], radix: 10, width: 4 },
    },
    {
      field: {
        name: "status",
        type: "enum",
        meaning:
          "Final state of the line: completed (store), delivered (web, app), cancelled, declined by the payment, returned, or charged_back (fraud only).",
        values: statuses,
        example: "delivered",
      },
      form: { kind: "choice", values: statuses },
    },
    {
      field: { name: "return_flag", type: "bool", meaning: "True when the line was returned.", example: false },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "returned_at",
        type: "datetime",
        meaning: "When the line was returned, 3 to 31 days after ts; null unless return_flag.",
        nullable: true,
        example: "2020-01-17T15:20:41.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "is_fraud",
        type: "bool",
        meaning: "True on every line of an order that belongs to a fraud scenario.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "fraud_scenario",
        type: "enum",
        meaning: "The scenario; null unless is_fraud.",
        nullable: true,
        values: fraudScenarios,
        example: "card_testing",
      },
      form: { kind: "choice", values: fraudScenarios },
    },
    {
      field: {
        name: "device_id",
        type: "id",
        meaning: "Fingerprint of the device that placed the order; null in stores.",
        nullable: true,
        pattern: "dev_[0-9a-f]{12}",
        example: "dev_09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["dev_"], radix: 16, width: 12 },
    },
    {
      field: {
        name: "ip",
        type: "string",
        meaning:
          "Address that placed the order, from 198.18.0.0/15, 198.51.100.0/24 or 203.0.113.0/24, which are reserved for tests and documents; null in stores.",
        nullable: true,
        pattern: "[0-9]{1,3}(\\.[0-9]{1,3}){3}",
        example: "198.18.44.7",
      },
      form: { kind: "ipv4" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
    },
  ];
  return columns.map((column) => (perOrder.has(column.field.name) ? { ...column, stable: true } : column));
}
