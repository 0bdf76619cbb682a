import type { Column } from "../../engine/column.ts";
import { assetClasses, currencies, sectors, symbols, venues } from "./universe.ts";

const price = { type: "number", unit: "currency per share or coin", decimals: 2, minimum: 0.01 } as const;
const cents = { kind: "decimal", scale: 2 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  bar: 0,
  symbol: 1,
  assetClass: 2,
  sector: 3,
  venue: 4,
  currency: 5,
  interval: 6,
  ts: 7,
  open: 8,
  high: 9,
  low: 10,
  close: 11,
  vwap: 12,
  volume: 13,
  trades: 14,
  adjustment: 15,
  version: 16,
} as const;

export function marketColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "bar_id",
        type: "id",
        meaning: "The bar: its symbol and the number of the bar in that symbol's own sessions, counted from 1.",
        pattern: "[A-Z]{4}(-USD)?:[0-9]{7}",
        example: "QNTA:0000001",
      },
      form: { kind: "code", prefixes: symbols.map((symbol) => `${symbol}:`), radix: 10, width: 7 },
    },
    {
      field: {
        name: "symbol",
        type: "id",
        meaning: "Ticker of an invented instrument.",
        pattern: "[A-Z]{4}(-USD)?",
        example: "QNTA",
      },
      form: { kind: "choice", values: symbols },
    },
    {
      field: {
        name: "asset_class",
        type: "enum",
        meaning: "equity has sessions, crypto trades around the clock.",
        values: assetClasses,
        example: "equity",
      },
      form: { kind: "choice", values: assetClasses },
    },
    {
      field: { name: "sector", type: "enum", meaning: "The issuer's sector.", values: sectors, example: "technology" },
      form: { kind: "choice", values: sectors },
    },
    {
      field: {
        name: "venue",
        type: "enum",
        meaning:
          "Invented venue. ALTX and NOVX trade on weekdays 09:30–16:00 New York time, EURQ on weekdays 09:00–17:30 Berlin time, ORBX always.",
        values: venues,
        example: "ALTX",
      },
      form: { kind: "choice", values: venues },
    },
    {
      field: {
        name: "currency",
        type: "enum",
        meaning: "ISO 4217 currency of the prices.",
        values: currencies,
        example: "USD",
      },
      form: { kind: "choice", values: currencies },
    },
    {
      field: { name: "interval", type: "enum", meaning: "Length of the bar.", values: ["5m"], example: "5m" },
      form: { kind: "choice", values: ["5m"] },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "Start of the bar (UTC), a multiple of five minutes; never before the row above.",
        example: "2023-01-09T14:30:00.000Z",
      },
      form: { kind: "instant" },
    },
    { field: { ...price, name: "open", meaning: "First price of the bar.", example: 184.02 }, form: cents },
    { field: { ...price, name: "high", meaning: "Highest price of the bar.", example: 184.41 }, form: cents },
    { field: { ...price, name: "low", meaning: "Lowest price of the bar.", example: 183.77 }, form: cents },
    { field: { ...price, name: "close", meaning: "Last price of the bar.", example: 184.3 }, form: cents },
    {
      field: { ...price, name: "vwap", meaning: "Volume-weighted mean price of the bar's trades.", example: 184.12 },
      form: cents,
    },
    {
      field: {
        name: "volume",
        type: "int",
        meaning: "Shares or coins traded in the bar.",
        unit: "shares or coins",
        minimum: 0,
        example: 41230,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "trade_count",
        type: "int",
        meaning: "Trades in the bar; 0 exactly when volume is 0.",
        unit: "trades",
        minimum: 0,
        example: 560,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "adj_factor",
        type: "number",
        meaning:
          "Multiply the previous bar's prices of the symbol by it to compare them with this bar's: 1, and 0.5 on the first bar after a 2-for-1 split.",
        decimals: 2,
        minimum: 0.5,
        maximum: 1,
        example: 1,
      },
      form: cents,
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
}
