/**
 * The fixed universe: sixteen instruments that exist nowhere, on venues that exist nowhere. Prices are in cents; `cap` is
 * where a share is split. Volatility is per year; `idiosyncratic` is the share of variance that is the instrument's own.
 */
export type VenueName = "ALTX" | "NOVX" | "EURQ" | "ORBX";

export interface Instrument {
  readonly symbol: string;
  readonly assetClass: "equity" | "crypto";
  readonly sector: string;
  readonly venue: VenueName;
  readonly currency: "USD" | "EUR";
  readonly anchor: number;
  readonly volatility: number;
  readonly beta: number;
  readonly idiosyncratic: number;
  /** Median volume of a bar and median size of a trade, in shares or coins. */
  readonly volume: number;
  readonly tradeSize: number;
}

const equity = { assetClass: "equity" } as const;
const crypto = { assetClass: "crypto", sector: "crypto", venue: "ORBX", currency: "USD" } as const;

export const instruments: readonly Instrument[] = [
  {
    ...equity,
    symbol: "QNTA",
    sector: "technology",
    venue: "ALTX",
    currency: "USD",
    anchor: 18_400,
    volatility: 0.31,
    beta: 1.22,
    idiosyncratic: 0.62,
    volume: 41_000,
    tradeSize: 74,
  },
  {
    ...equity,
    symbol: "VLTR",
    sector: "technology",
    venue: "ALTX",
    currency: "USD",
    anchor: 9_650,
    volatility: 0.42,
    beta: 1.41,
    idiosyncratic: 0.68,
    volume: 63_000,
    tradeSize: 92,
  },
  {
    ...equity,
    symbol: "HLXB",
    sector: "health",
    venue: "ALTX",
    currency: "USD",
    anchor: 13_120,
    volatility: 0.27,
    beta: 0.81,
    idiosyncratic: 0.74,
    volume: 18_500,
    tradeSize: 66,
  },
  {
    ...equity,
    symbol: "MRDN",
    sector: "financials",
    venue: "ALTX",
    currency: "USD",
    anchor: 10_280,
    volatility: 0.25,
    beta: 1.08,
    idiosyncratic: 0.6,
    volume: 37_000,
    tradeSize: 95,
  },
  {
    ...equity,
    symbol: "PLNR",
    sector: "energy",
    venue: "NOVX",
    currency: "USD",
    anchor: 8_730,
    volatility: 0.33,
    beta: 0.92,
    idiosyncratic: 0.7,
    volume: 29_000,
    tradeSize: 88,
  },
  {
    ...equity,
    symbol: "CRVN",
    sector: "consumer",
    venue: "NOVX",
    currency: "USD",
    anchor: 21_050,
    volatility: 0.24,
    beta: 0.73,
    idiosyncratic: 0.69,
    volume: 12_500,
    tradeSize: 52,
  },
  {
    ...equity,
    symbol: "STLG",
    sector: "industrials",
    venue: "NOVX",
    currency: "USD",
    anchor: 15_900,
    volatility: 0.26,
    beta: 1.02,
    idiosyncratic: 0.63,
    volume: 15_800,
    tradeSize: 61,
  },
  {
    ...equity,
    symbol: "UVEX",
    sector: "utilities",
    venue: "NOVX",
    currency: "USD",
    anchor: 7_940,
    volatility: 0.19,
    beta: 0.52,
    idiosyncratic: 0.72,
    volume: 16_400,
    tradeSize: 83,
  },
  {
    ...equity,
    symbol: "NRDK",
    sector: "industrials",
    venue: "EURQ",
    currency: "EUR",
    anchor: 11_860,
    volatility: 0.25,
    beta: 1.05,
    idiosyncratic: 0.64,
    volume: 8_900,
    tradeSize: 58,
  },
  {
    ...equity,
    symbol: "ALMR",
    sector: "consumer",
    venue: "EURQ",
    currency: "EUR",
    anchor: 24_300,
    volatility: 0.28,
    beta: 0.95,
    idiosyncratic: 0.66,
    volume: 5_600,
    tradeSize: 34,
  },
  {
    ...equity,
    symbol: "TVEL",
    sector: "financials",
    venue: "EURQ",
    currency: "EUR",
    anchor: 9_120,
    volatility: 0.29,
    beta: 1.18,
    idiosyncratic: 0.61,
    volume: 12_200,
    tradeSize: 77,
  },
  {
    ...equity,
    symbol: "BIOS",
    sector: "health",
    venue: "EURQ",
    currency: "EUR",
    anchor: 14_470,
    volatility: 0.3,
    beta: 0.78,
    idiosyncratic: 0.75,
    volume: 6_700,
    tradeSize: 49,
  },
  {
    ...crypto,
    symbol: "ORBC-USD",
    anchor: 3_418_000,
    volatility: 0.58,
    beta: 1,
    idiosyncratic: 0.6,
    volume: 240,
    tradeSize: 0.4,
  },
  {
    ...crypto,
    symbol: "ZETH-USD",
    anchor: 187_400,
    volatility: 0.7,
    beta: 1.15,
    idiosyncratic: 0.62,
    volume: 3_100,
    tradeSize: 3,
  },
  {
    ...crypto,
    symbol: "KYLO-USD",
    anchor: 12_640,
    volatility: 0.88,
    beta: 1.3,
    idiosyncratic: 0.7,
    volume: 21_000,
    tradeSize: 26,
  },
  {
    ...crypto,
    symbol: "FENN-USD",
    anchor: 31_250,
    volatility: 0.82,
    beta: 1.24,
    idiosyncratic: 0.69,
    volume: 8_400,
    tradeSize: 11,
  },
];

export const assetClasses = ["equity", "crypto"] as const;
export const sectors = [...new Set(instruments.map((instrument) => instrument.sector))];
export const venues: readonly VenueName[] = ["ALTX", "NOVX", "EURQ", "ORBX"];
export const currencies = ["USD", "EUR"] as const;
export const symbols = instruments.map((instrument) => instrument.symbol);
