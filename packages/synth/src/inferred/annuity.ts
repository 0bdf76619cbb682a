const MONTHS = 12;

/**
 * The level monthly payment that pays a loan back, interest included, by the end of its term: P·r ÷ (1 − (1 + r)^−n).
 * @param percent interest in percent a year, charged by the month
 * @param term in months, or in years where `unit` says so; what is shorter than a month is paid back after one
 */
export function annuityPayment(principal: number, percent: number, term: number, unit: "month" | "year"): number {
  const payments = Math.max(1, unit === "year" ? term * MONTHS : term);
  const rate = percent / 100 / MONTHS;
  // Near 0 % the plain formula would subtract 1 from 1.
  const discount = -Math.expm1(-payments * Math.log1p(rate));
  return discount === 0 ? principal / payments : (principal * rate) / discount;
}
