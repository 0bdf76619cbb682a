/** The invented retailer whose customers, stores and articles several datasets share. An enum's cell is the index here. */
export const currencies = ["EUR", "GBP", "SEK", "PLN"] as const;

/** ISO 3166 country, its currency, standard rate of value added tax in percent, share of customers, number of stores. */
export const countries = [
  { code: "GB", currency: 1, taxPercent: 20, share: 27, stores: 6 },
  { code: "DE", currency: 0, taxPercent: 19, share: 22, stores: 5 },
  { code: "FR", currency: 0, taxPercent: 20, share: 16, stores: 4 },
  { code: "ES", currency: 0, taxPercent: 21, share: 10, stores: 3 },
  { code: "NL", currency: 0, taxPercent: 21, share: 8, stores: 2 },
  { code: "PL", currency: 3, taxPercent: 23, share: 7, stores: 3 },
  { code: "SE", currency: 2, taxPercent: 25, share: 6, stores: 2 },
  { code: "IE", currency: 0, taxPercent: 23, share: 4, stores: 2 },
] as const;

/** All stores, country by country: "GB-01" … */
export const stores: readonly string[] = countries.flatMap((country) =>
  Array.from({ length: country.stores }, (_, i) => `${country.code}-${String(i + 1).padStart(2, "0")}`),
);

/**
 * Merchandise: merchant category code, share of lines, median price in EUR cents and the spread of its logarithm, bounds in
 * EUR cents, share of lines with more than one piece and share of lines returned (percent, before the channel's effect).
 */
export const categories = [
  { name: "grocery", mcc: "5411", share: 21, median: 420, sigma: 0.65, low: 49, high: 9_900, many: 38, returned: 1 },
  {
    name: "apparel",
    mcc: "5651",
    share: 16,
    median: 3_400,
    sigma: 0.7,
    low: 499,
    high: 59_900,
    many: 10,
    returned: 24,
  },
  {
    name: "household",
    mcc: "5719",
    share: 12,
    median: 1_900,
    sigma: 0.8,
    low: 199,
    high: 79_900,
    many: 20,
    returned: 7,
  },
  {
    name: "health_beauty",
    mcc: "5977",
    share: 11,
    median: 1_300,
    sigma: 0.7,
    low: 149,
    high: 29_900,
    many: 22,
    returned: 4,
  },
  {
    name: "electronics",
    mcc: "5732",
    share: 8,
    median: 11_900,
    sigma: 1,
    low: 999,
    high: 249_900,
    many: 6,
    returned: 12,
  },
  { name: "books", mcc: "5942", share: 7, median: 1_400, sigma: 0.45, low: 299, high: 9_900, many: 12, returned: 4 },
  { name: "toys", mcc: "5945", share: 6, median: 2_200, sigma: 0.75, low: 199, high: 39_900, many: 15, returned: 7 },
  { name: "shoes", mcc: "5661", share: 6, median: 6_500, sigma: 0.55, low: 1_499, high: 39_900, many: 5, returned: 28 },
  {
    name: "sports",
    mcc: "5941",
    share: 5,
    median: 3_900,
    sigma: 0.85,
    low: 399,
    high: 129_900,
    many: 12,
    returned: 13,
  },
  { name: "pets", mcc: "5995", share: 4, median: 1_500, sigma: 0.7, low: 149, high: 19_900, many: 30, returned: 3 },
  { name: "digital", mcc: "5815", share: 2.5, median: 420, sigma: 0.6, low: 99, high: 4_999, many: 2, returned: 0 },
  {
    name: "jewellery",
    mcc: "5944",
    share: 1.5,
    median: 14_500,
    sigma: 0.95,
    low: 1_499,
    high: 399_900,
    many: 2,
    returned: 14,
  },
] as const;
export const ELECTRONICS = 4;
export const DIGITAL = 10;
export const JEWELLERY = 11;
