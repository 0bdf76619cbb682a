import { countries } from "../../entities/shop.ts";

/** Units of a currency for one euro, by the currency's index; fixed levels, not an exchange rate. */
export const currencyLevels = [1, 0.86, 11.2, 4.3] as const;
/** By what round amounts grow in a currency, by its index. */
export const roundingFactors = [1, 1, 10, 5] as const;
/** The least that a card asks for a month, by the currency's index. */
export const cardFloors = [25, 22, 280, 110] as const;

/** Percentage points by which a country's rates lie above the lowest, in the order of `countries`. */
const rateLevels: Readonly<Record<string, number>> = {
  GB: 1.1,
  DE: 0,
  FR: 0.05,
  ES: 0.3,
  NL: 0.1,
  PL: 2.4,
  SE: 0.5,
  IE: 0.6,
};

export function rateLevelOf(region: number): number {
  return rateLevels[countries[region]?.code ?? ""] ?? 0;
}

export function currencyOf(region: number): number {
  return countries[region]?.currency ?? 0;
}

const symbols = ["€", "£", "SEK ", "PLN "] as const;
/** What follows the whole units: hundredths without trailing zeros, and in two digits. */
const hundredths = Array.from({ length: 100 }, (_, n) => (n === 0 ? "" : String(n / 100).slice(1)));
const cents = Array.from({ length: 100 }, (_, n) => (n === 0 ? "" : `.${String(n).padStart(2, "0")}`));
const thousands = Array.from({ length: 1_000 }, (_, n) => `,${String(n).padStart(3, "0")}`);

/** The same text as String(value), found sooner where the value has two decimals at most. */
export function decimalText(value: number): string {
  const scaled = Math.round(value * 100);
  if (scaled / 100 !== value || scaled < 0 || scaled > 1e14) return String(value);
  const whole = Math.floor(scaled / 100);
  return String(whole) + (hundredths[scaled - whole * 100] as string);
}

function grouped(whole: number): string {
  if (whole < 1_000) return String(whole);
  const high = Math.floor(whole / 1_000);
  return grouped(high) + (thousands[whole - high * 1_000] as string);
}

/** A positive amount of two decimals at most as people write it: €18,000, £950.50, SEK 240,000. */
export function moneyText(value: number, currency: number): string {
  const scaled = Math.round(value * 100);
  const whole = Math.floor(scaled / 100);
  return (symbols[currency] ?? "") + grouped(whole) + (cents[scaled - whole * 100] as string);
}
