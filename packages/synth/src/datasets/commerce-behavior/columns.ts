import type { Column } from "../../engine/column.ts";
import { categories, countries, currencies } from "../../entities/shop.ts";
import {
  abandonmentReasons,
  channels,
  coupons,
  deviceTypes,
  loyaltyTiers,
  shippingOptions,
  stages,
} from "./vocabulary.ts";

const categoryNames = categories.map((category) => category.name);
const countryCodes = countries.map((country) => country.code);
const couponCodes = coupons.map((coupon) => coupon.code);
const CROCKFORD = "[0-9A-HJKMNP-TV-Z]";
const money = { type: "number", unit: "currency", decimals: 2 } as const;
const cents = { kind: "decimal", scale: 2 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  journey: 0,
  journeyNo: 1,
  step: 2,
  ts: 3,
  startedAt: 4,
  customer: 5,
  tier: 6,
  country: 7,
  currency: 8,
  stage: 9,
  sku: 10,
  category: 11,
  price: 12,
  quantity: 13,
  items: 14,
  basket: 15,
  coupon: 16,
  discountPercent: 17,
  shipping: 18,
  orderValue: 19,
  margin: 20,
  rating: 21,
  abandoned: 22,
  reason: 23,
  channel: 24,
  deviceType: 25,
  device: 26,
  returning: 27,
  lifetime: 28,
  daysSinceLast: 29,
  version: 30,
} as const;

/** The published fields of one step of a journey, with their forms in the register. */
export function journeyColumns(version: string): readonly Column[] {
  return [...identity(), ...article(), ...basket(), ...outcome(), ...circumstances(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "journey_id",
        type: "id",
        meaning: "The journey; its steps follow one another.",
        pattern: `JRN-${CROCKFORD}{6}`,
        example: "JRN-3F7K2Q",
      },
      form: { kind: "code", prefixes: ["JRN-"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "journey_no",
        type: "int",
        meaning: "Number of the journey in its customer's history, from 1.",
        minimum: 1,
        example: 2,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "step_no",
        type: "int",
        meaning: "Number of the step in its journey, from 1.",
        minimum: 1,
        example: 3,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the step happened (UTC).",
        example: "2026-01-05T19:12:44.310Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "journey_started_at",
        type: "datetime",
        meaning: "When the journey's first step happened (UTC); prices are those of this week.",
        example: "2026-01-05T19:10:02.877Z",
      },
      form: { kind: "instant" },
      stable: true,
    },
    {
      field: {
        name: "customer_id",
        type: "id",
        meaning: "The customer, the same as in the retail transactions of the seed.",
        pattern: `CUS-${CROCKFORD}{6}`,
        example: "CUS-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["CUS-"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "loyalty_tier",
        type: "enum",
        meaning: "The customer's tier; null outside the programme.",
        nullable: true,
        values: loyaltyTiers,
        example: "silver",
      },
      form: { kind: "choice", values: loyaltyTiers },
      stable: true,
    },
    {
      field: {
        name: "country",
        type: "enum",
        meaning: "ISO 3166-1 country of the customer.",
        values: countryCodes,
        example: "DE",
      },
      form: { kind: "choice", values: countryCodes },
      stable: true,
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
      stable: true,
    },
  ];
}

function article(): Column[] {
  return [
    {
      field: {
        name: "stage",
        type: "enum",
        meaning: "What the customer did.",
        values: stages,
        example: "view",
      },
      form: { kind: "choice", values: stages },
    },
    {
      field: {
        name: "sku",
        type: "id",
        meaning: "The article of a view, cart_add, cart_remove, review or return; null on other stages.",
        nullable: true,
        pattern: `SKU-${CROCKFORD}{4}`,
        example: "SKU-7QD3",
      },
      form: { kind: "code", prefixes: ["SKU-"], radix: 32, width: 4 },
    },
    {
      field: {
        name: "category",
        type: "enum",
        meaning:
          "The article's category, on a search the category that is searched; null on checkout, payment and purchase.",
        nullable: true,
        values: categoryNames,
        example: "books",
      },
      form: { kind: "choice", values: categoryNames },
    },
    {
      field: {
        ...money,
        name: "price",
        meaning: "Price of one piece of the article before discount and tax; null without sku.",
        nullable: true,
        minimum: 0.01,
        example: 12.99,
      },
      form: cents,
    },
    {
      field: {
        name: "qty",
        type: "int",
        meaning: "Pieces put into the cart, taken out of it or sent back; null on other stages.",
        unit: "pieces",
        nullable: true,
        minimum: 1,
        maximum: 4,
        example: 1,
      },
      form: { kind: "integer" },
    },
  ];
}

function basket(): Column[] {
  return [
    {
      field: {
        name: "basket_items",
        type: "int",
        meaning: "Pieces in the cart after the step; on and after the purchase those bought.",
        unit: "pieces",
        minimum: 0,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        ...money,
        name: "basket_value",
        meaning:
          "Sum of price × pieces over the cart after the step, before discount; on and after the purchase what was bought.",
        minimum: 0,
        example: 51.98,
      },
      form: cents,
    },
    {
      field: {
        name: "coupon",
        type: "enum",
        meaning: "The coupon that the customer holds in this journey; null without one.",
        nullable: true,
        values: couponCodes,
        example: "HELLO10",
      },
      form: { kind: "choice", values: couponCodes },
      stable: true,
    },
    {
      field: {
        name: "discount_pct",
        type: "int",
        meaning: "What the coupon takes off the basket: 0 without one.",
        unit: "%",
        minimum: 0,
        maximum: 25,
        example: 10,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "shipping_option",
        type: "enum",
        meaning:
          "How the order is to be sent, chosen at the checkout and kept for the rest of the journey; null before.",
        nullable: true,
        values: shippingOptions,
        example: "standard",
      },
      form: { kind: "choice", values: shippingOptions },
    },
  ];
}

function outcome(): Column[] {
  return [
    {
      field: {
        ...money,
        name: "order_value",
        meaning: "On a purchase: what is paid for the goods, basket_value less the discount; null on other stages.",
        nullable: true,
        minimum: 0,
        example: 46.78,
      },
      form: cents,
    },
    {
      field: {
        ...money,
        name: "order_margin",
        meaning: "On a purchase: order_value less what the goods cost the shop; null on other stages.",
        nullable: true,
        example: 14.2,
      },
      form: cents,
    },
    {
      field: {
        name: "rating",
        type: "int",
        meaning: "Stars given in a review; null on other stages.",
        nullable: true,
        minimum: 1,
        maximum: 5,
        example: 5,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "abandoned",
        type: "bool",
        meaning: "Label of the whole journey: something was put into the cart and nothing was bought.",
        example: false,
      },
      form: { kind: "boolean" },
      stable: true,
    },
    {
      field: {
        name: "abandonment_reason",
        type: "enum",
        meaning: "Why the cart was left, as asked afterwards; null unless abandoned.",
        nullable: true,
        values: abandonmentReasons,
        example: "shipping_cost",
      },
      form: { kind: "choice", values: abandonmentReasons },
      stable: true,
    },
  ];
}

function circumstances(version: string): Column[] {
  return [
    {
      field: {
        name: "channel",
        type: "enum",
        meaning: "What brought the customer to the shop for this journey.",
        values: channels,
        example: "organic_search",
      },
      form: { kind: "choice", values: channels },
      stable: true,
    },
    {
      field: {
        name: "device_type",
        type: "enum",
        meaning: "Kind of the device; a function of device_id.",
        values: deviceTypes,
        example: "mobile",
      },
      form: { kind: "choice", values: deviceTypes },
      stable: true,
    },
    {
      field: {
        name: "device_id",
        type: "id",
        meaning: "The customer's device, the same as in the retail transactions of the seed.",
        pattern: "dev_[0-9a-f]{12}",
        example: "dev_09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["dev_"], radix: 16, width: 12 },
      stable: true,
    },
    {
      field: {
        name: "returning",
        type: "bool",
        meaning: "True when the customer has bought in an earlier journey.",
        example: false,
      },
      form: { kind: "boolean" },
      stable: true,
    },
    {
      field: {
        ...money,
        name: "ltv_to_date",
        meaning: "Sum of order_value over the customer's purchases up to and including this step.",
        minimum: 0,
        example: 128.4,
      },
      form: cents,
    },
    {
      field: {
        name: "days_since_last",
        type: "int",
        meaning:
          "Whole days from the start of the customer's previous journey to the start of this one; null on the first.",
        unit: "d",
        nullable: true,
        minimum: 0,
        example: 17,
      },
      form: { kind: "integer" },
      stable: true,
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
      stable: true,
    },
  ];
}
