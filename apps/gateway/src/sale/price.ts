/** The price of one delivered row, in micro-USDC: the only place where it stands. */
export const ROW_PRICE_MICRO_USDC = 35_000n;

/** What a default x402 client pays at most for one request, in micro-USDC. */
export const CLIENT_CAP_MICRO_USDC = 1_000_000n;

/** The most rows of one delivery. */
export const MAX_ROWS = 1_000_000;

export function priceOfRows(rows: number): bigint {
  return BigInt(rows) * ROW_PRICE_MICRO_USDC;
}

/** A policy's price in cents, as micro-USDC. */
export function microUsdcOfCents(cents: number): bigint {
  return BigInt(cents) * 10_000n;
}

/** How many rows fit under the cap that default clients have. */
export function rowsUnderClientCap(): number {
  return Number(CLIENT_CAP_MICRO_USDC / ROW_PRICE_MICRO_USDC);
}

/** Micro-USDC as decimal USDC without trailing zeros: 700000n → "0.7". */
export function formatUsdc(microUsdc: bigint): string {
  const sign = microUsdc < 0n ? "-" : "";
  const digits = (microUsdc < 0n ? -microUsdc : microUsdc).toString().padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0+$/, "");
  return `${sign}${digits.slice(0, -6)}${fraction === "" ? "" : `.${fraction}`}`;
}
