import type { QueryRow } from "./query-row.ts";

/** Half of the last decimal place of money, and what doubles may be off. */
export const HALF_CENT = 0.005001;

const leastPayment: Readonly<Record<string, number>> = { EUR: 25, GBP: 22, SEK: 280, PLN: 110 };

/** What is paid each month for a loan, before rounding. */
export function instalment(amount: number, ratePct: number, months: number): number {
  if (ratePct === 0) return amount / months;
  const r = ratePct / 1_200;
  return (amount * r) / (1 - (1 + r) ** -months);
}

/** The first minimum payment of a card, before rounding. */
export function cardMinimum(amount: number, ratePct: number, currency: string): number {
  const share = 0.01 * amount + (amount * ratePct) / 1_200;
  return Math.min(amount, Math.max(leastPayment[currency] ?? 0, share));
}

/** What all payments are worth at the start, at a yearly rate. */
function presentValue(payment: number, ratePct: number, months: number): number {
  const i = ratePct / 1_200;
  return Math.abs(i) < 1e-12 ? payment * months : (payment * (1 - (1 + i) ** -months)) / i;
}

/** True when a yearly rate is within 0.01 of the one at which the payments are worth what was paid out. */
export function isAnnualRate(apr: number, amount: number, fees: number, ratePct: number, months: number): boolean {
  const payment = instalment(amount, ratePct, months);
  const paidOut = amount - fees;
  // A millionth of the amount for the rounding of doubles.
  const slack = amount * 1e-9;
  return (
    presentValue(payment, apr + 0.01, months) <= paidOut + slack &&
    presentValue(payment, apr - 0.01, months) >= paidOut - slack
  );
}

/** True for the products that are paid back in instalments. */
export function isLoan({ product }: QueryRow): boolean {
  return product === "mortgage" || product === "personal_loan" || product === "auto_loan";
}
