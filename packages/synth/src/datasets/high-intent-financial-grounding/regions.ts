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

/** An amount as people write it: €18,000, £950.50, SEK 240,000. */
export function moneyText(value: number, currency: number): string {
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const number = decimals === undefined ? grouped : `${grouped}.${decimals.padEnd(2, "0")}`;
  return `${["€", "£", "SEK ", "PLN "][currency] ?? ""}${number}`;
}
