import type { Report } from "../validation.ts";
import { cardMinimum, HALF_CENT, instalment, isAnnualRate, isLoan } from "./loan-figures.ts";
import type { QueryRow } from "./query-row.ts";

/** Half of the last of four decimals, and what doubles may be off. */
const HALF_RATIO = 0.0000501;

/** What an amount in each currency is divided by to give euros, in hundredths. */
const levels: Readonly<Record<string, number>> = { EUR: 100, GBP: 86, SEK: 1_120, PLN: 430 };

const bands: readonly (readonly [from: number, band: string])[] = [
  [150_000, "over_150k"],
  [90_000, "90k_150k"],
  [60_000, "60k_90k"],
  [40_000, "40k_60k"],
  [20_000, "20k_40k"],
  [0, "under_20k"],
];

/** Rules on which fields a product has. */
export function checkPresence(row: QueryRow, report: Report): void {
  const { product } = row;
  const isCredit = isLoan(row) || product === "credit_card";
  const isSecured = product === "mortgage" || product === "auto_loan";
  const fits =
    (row.monthly_income !== null) === isCredit &&
    (row.monthly_debt !== null) === isCredit &&
    (row.dti !== null) === isCredit &&
    (row.credit_band !== null) === isCredit &&
    (row.apr_pct !== null) === isCredit &&
    (row.collateral_value !== null) === isSecured &&
    (row.ltv !== null) === isSecured &&
    (row.term_months === null) === (product === "credit_card" || product === "brokerage") &&
    (row.monthly_payment === null) === (product === "deposit" || product === "brokerage");
  if (!fits) report("credit_fields", `a ${product} with fields of another product`);
}

function isWhole(amount: number | null): boolean {
  return amount === null || Number.isInteger(amount);
}

/** Rules on amounts, payments and rates. */
export function checkTerms(row: QueryRow, report: Report): void {
  const { amount, rate_pct: rate, apr_pct: apr, fees, monthly_payment: payment, term_months: months, product } = row;
  if (
    !isWhole(amount) ||
    !isWhole(row.collateral_value) ||
    !isWhole(row.monthly_income) ||
    !isWhole(row.monthly_debt)
  ) {
    report("whole_amount", `${amount}, ${row.collateral_value}, ${row.monthly_income}, ${row.monthly_debt}`);
  }
  const isOff = (due: number): boolean => payment === null || Math.abs(payment - due) > HALF_CENT;
  if (isLoan(row) && months !== null) {
    if (isOff(instalment(amount, rate, months))) report("loan_payment", `${payment} for ${amount} at ${rate}`);
    checkRate(row, months, report);
  } else if (product === "credit_card") {
    if (fees !== 0 || isOff(cardMinimum(amount, rate, row.currency))) {
      report("card_minimum", `${payment} for ${amount} ${row.currency} at ${rate}, fees ${fees}`);
    }
    if (apr !== rate) report("apr", `apr_pct ${apr} of a card at ${rate}`);
  } else if (product === "insurance" && isOff((amount * rate) / 1_200)) {
    report("insurance_premium", `${payment} for ${amount} at ${rate}`);
  }
}

function checkRate(row: QueryRow, months: number, report: Report): void {
  const { apr_pct: apr, rate_pct: rate, fees } = row;
  if (apr === null) return;
  const isInOrder = fees === 0 ? apr === rate : apr >= rate;
  if (!isInOrder || !isAnnualRate(apr, row.amount, fees, rate, months)) {
    report("apr", `apr_pct ${apr} at ${rate} with fees of ${fees} on ${row.amount}`);
  }
}

/** Rules on ratios and bands. */
export function checkRatios(row: QueryRow, report: Report): void {
  const { ltv, dti, collateral_value: collateral, monthly_income: income } = row;
  if (ltv !== null && collateral !== null) {
    if (Math.abs(ltv - row.amount / collateral) > HALF_RATIO || ltv > 1.2) {
      report("ltv", `${ltv} for ${row.amount} on ${collateral}`);
    }
  }
  if (income === null) return;
  const debts = (row.monthly_debt ?? 0) + (row.monthly_payment ?? 0);
  if (dti !== null && !(Math.abs(dti - debts / income) <= HALF_RATIO))
    report("dti", `${dti} for ${debts} of ${income}`);
  const yearly = 1_200 * income;
  const level = levels[row.currency] ?? Number.NaN;
  const band = bands.find(([from]) => yearly >= from * level)?.[1];
  if (row.income_band !== band) report("income_band", `${row.income_band} with ${income} ${row.currency} a month`);
}

/** Rules on what a reviewer should look at. */
export function checkFlags(row: QueryRow, report: Report): void {
  const due: string[] = [];
  if (Math.round(row.fees * 100) * 20 > Math.round(row.amount * 100)) due.push("fees_over_5_percent");
  if (row.apr_pct !== null && row.apr_pct > 18) due.push("high_cost");
  if (row.dti !== null && row.dti > 0.43) due.push("high_dti");
  if (row.ltv !== null && row.ltv > 0.9) due.push("high_ltv");
  if (due.length >= 2) due.push("manual_review");
  const flags = row.compliance_flags;
  if (flags.length !== due.length || due.some((flag, i) => flag !== flags[i])) {
    report("flags", `${flags.join(" ")} instead of ${due.join(" ")}`);
  }
}
