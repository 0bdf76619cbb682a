import type { Column } from "../../engine/column.ts";
import { categories, countries, currencies } from "../../entities/shop.ts";
import type { JsonSchema } from "../../schema/json-value.ts";
import {
  deviceKinds,
  eventNames,
  eventTypes,
  locales,
  operatingSystems,
  referrers,
  screens,
  sources,
} from "./vocabulary.ts";

const CROCKFORD = "[0-9A-HJKMNP-TV-Z]";

/** Slots of the register, in the order of the columns. */
export const slot = {
  id: 0,
  source: 1,
  specversion: 2,
  type: 3,
  time: 4,
  subject: 5,
  datacontenttype: 6,
  session: 7,
  seq: 8,
  user: 9,
  anonymous: 10,
  data: 11,
  receivedAt: 12,
  attempt: 13,
  version: 14,
} as const;

/** The published fields: a CloudEvent's attributes, then what the collector notes of the delivery. */
export function eventColumns(version: string): readonly Column[] {
  return [...context(), ...session(), payload(), ...delivery(version)];
}

function context(): Column[] {
  return [
    {
      field: {
        name: "id",
        type: "id",
        meaning: "CloudEvents id: with source, the identity of the event; a redelivery repeats it.",
        pattern: "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}",
        example: "4b7f3a1e-0c52-4d8e-9a41-5f0de2c6b713",
      },
      form: { kind: "uuid" },
    },
    {
      field: {
        name: "source",
        type: "enum",
        meaning: "CloudEvents source: the client platform that emitted the event; constant per anonymousid.",
        values: sources,
        example: "https://events.shop.example/web",
      },
      form: { kind: "choice", values: sources },
      stable: true,
    },
    {
      field: { name: "specversion", type: "enum", meaning: "Version of CloudEvents.", values: ["1.0"], example: "1.0" },
      form: { kind: "choice", values: ["1.0"] },
      stable: true,
    },
    {
      field: {
        name: "type",
        type: "enum",
        meaning: "CloudEvents type: reverse domain name and the event's name.",
        values: eventTypes,
        example: "example.shop.view_item",
      },
      form: { kind: "choice", values: eventTypes },
    },
    {
      field: {
        name: "time",
        type: "datetime",
        meaning: "When the event happened on the device (UTC).",
        example: "2026-01-05T09:14:03.120Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "subject",
        type: "id",
        meaning: "The article that a view_item, add_to_cart or remove_from_cart is about; null on other events.",
        nullable: true,
        pattern: `SKU-${CROCKFORD}{4}`,
        example: "SKU-7QD3",
      },
      form: { kind: "code", prefixes: ["SKU-"], radix: 32, width: 4 },
    },
    {
      field: {
        name: "datacontenttype",
        type: "enum",
        meaning: "Media type of data.",
        values: ["application/json"],
        example: "application/json",
      },
      form: { kind: "choice", values: ["application/json"] },
      stable: true,
    },
  ];
}

function session(): Column[] {
  return [
    {
      field: {
        name: "sessionid",
        type: "id",
        meaning: "Extension attribute: the session; its rows stand together.",
        pattern: `ses_${CROCKFORD}{6}`,
        example: "ses_0QK4ZV",
      },
      form: { kind: "code", prefixes: ["ses_"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "seq",
        type: "int",
        meaning: "Extension attribute: number of the event in its session in the order of time, from 0.",
        minimum: 0,
        maximum: 499,
        example: 4,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "userid",
        type: "id",
        meaning:
          "Extension attribute: the customer who is logged in during the session, the same as customer_id elsewhere; null when nobody is.",
        nullable: true,
        pattern: `CUS-${CROCKFORD}{6}`,
        example: "CUS-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["CUS-"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "anonymousid",
        type: "id",
        meaning: "Extension attribute: the device, known with and without a login; the same as device_id elsewhere.",
        pattern: "dev_[0-9a-f]{12}",
        example: "dev_09f2c41a77be",
      },
      form: { kind: "code", prefixes: ["dev_"], radix: 16, width: 12 },
      stable: true,
    },
  ];
}

function payload(): Column {
  const sku = { type: "string", pattern: `^SKU-${CROCKFORD}{4}$` };
  const amount = { type: "number", minimum: 0 };
  const quantity = { type: "integer", minimum: 1, maximum: 12 };
  const currency = { enum: currencies };
  const properties: JsonSchema = {
    category: { enum: categories.map((category) => category.name) },
    currency,
    item_count: { type: "integer", minimum: 1 },
    items: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: { price: amount, quantity, sku },
        required: ["price", "quantity", "sku"],
        additionalProperties: false,
      },
    },
    order_id: { type: "string", pattern: `^WEB-${CROCKFORD}{6}$` },
    price: amount,
    quantity,
    query: { type: "string", minLength: 1 },
    referrer: { enum: referrers },
    results: { type: "integer", minimum: 0 },
    sku,
    value: amount,
  };
  const schema = {
    properties: {
      context: {
        type: "object",
        properties: {
          app_version: { type: "string", pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+$" },
          country: { enum: countries.map((country) => country.code) },
          device: { enum: deviceKinds },
          ip: { type: "string", format: "ipv4" },
          locale: { enum: locales },
          os: { enum: operatingSystems },
        },
        required: ["app_version", "country", "device", "ip", "locale", "os"],
        additionalProperties: false,
      },
      event_name: { enum: eventNames },
      props: { type: "object", properties, additionalProperties: false },
      screen: { enum: screens },
    },
    required: ["context", "event_name", "props", "screen"],
    additionalProperties: false,
  };
  return {
    field: {
      name: "data",
      type: "object",
      meaning:
        "The event: event_name, the screen, props (session_start: referrer; screen_view: nothing, or category on the category screen; search: query, results; view_item: category, currency, price, sku; add_to_cart: the same and quantity; remove_from_cart: quantity, sku; begin_checkout: currency, item_count, value; purchase: currency, items, order_id, value) and context (app_version, country, device, ip, locale, os).",
      schema,
      example: {
        context: {
          app_version: "11.4.0",
          country: "DE",
          device: "phone",
          ip: "198.18.44.7",
          locale: "de-DE",
          os: "ios",
        },
        event_name: "view_item",
        props: { category: "books", currency: "EUR", price: 12.99, sku: "SKU-7QD3" },
        screen: "item",
      },
    },
    form: { kind: "json" },
  };
}

function delivery(version: string): Column[] {
  return [
    {
      field: {
        name: "received_at",
        type: "datetime",
        meaning: "When the collector received this delivery (UTC); about the delivery, not part of the event.",
        example: "2026-01-05T09:14:03.964Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "delivery_attempt",
        type: "int",
        meaning:
          "1 for the first delivery of the event, 2 for a redelivery; about the delivery, not part of the event.",
        minimum: 1,
        maximum: 2,
        example: 1,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields; about the delivery, not part of the event.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
