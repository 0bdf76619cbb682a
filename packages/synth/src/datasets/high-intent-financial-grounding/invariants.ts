import type { Invariant } from "../../schema/dataset.ts";

/** The published rules of financial queries with grounded answers. */
export const groundingInvariants: readonly Invariant[] = [
  { id: "key", statement: "record_id is unique." },
  { id: "time_order", statement: "ts never decreases from row to row." },
  { id: "currency_region", statement: "currency follows region: GB has GBP, SE has SEK, PL has PLN, the others EUR." },
  { id: "customer_region", statement: "A customer_id always has the same region." },
  {
    id: "credit_fields",
    statement:
      "monthly_income, monthly_debt, dti, credit_band and apr_pct are present exactly for mortgage, personal_loan, auto_loan and credit_card; collateral_value and ltv exactly for mortgage and auto_loan; term_months is null exactly for credit_card and brokerage; monthly_payment is null exactly for deposit and brokerage.",
  },
  {
    id: "whole_amount",
    statement: "amount, collateral_value, monthly_income and monthly_debt are whole units of the currency.",
  },
  {
    id: "loan_payment",
    statement:
      "For mortgage, personal_loan and auto_loan monthly_payment is P × r ÷ (1 − (1 + r)^−n) with P = amount, r = rate_pct ÷ 1200, n = term_months (P ÷ n where rate_pct is 0), rounded to the cent: it differs from that by at most 0.005001.",
  },
  {
    id: "apr",
    statement:
      "For mortgage, personal_loan and auto_loan apr_pct is 1200 × the monthly rate i at which Σ (k = 1 … term_months) of p ÷ (1 + i)^k equals amount − fees, p being the payment before rounding; within 0.01. apr_pct equals rate_pct where fees is 0 and is at least rate_pct otherwise; for credit_card apr_pct equals rate_pct.",
  },
  {
    id: "card_minimum",
    statement:
      "For credit_card fees is 0 and monthly_payment = min(amount, max(floor, 0.01 × amount + amount × rate_pct ÷ 1200)) rounded to the cent (within 0.005001), where the floor is 25 EUR, 22 GBP, 280 SEK or 110 PLN.",
  },
  {
    id: "insurance_premium",
    statement: "For insurance monthly_payment = amount × rate_pct ÷ 1200, rounded to the cent (within 0.005001).",
  },
  {
    id: "ltv",
    statement: "ltv = amount ÷ collateral_value, rounded to 4 decimals (within 0.0000501), and at most 1.2.",
  },
  {
    id: "dti",
    statement: "dti = (monthly_debt + monthly_payment) ÷ monthly_income, rounded to 4 decimals (within 0.0000501).",
  },
  {
    id: "income_band",
    statement:
      "Where monthly_income is present, income_band holds 12 × monthly_income divided by the currency's level (EUR 1, GBP 0.86, SEK 11.2, PLN 4.3); a band's lower bound belongs to it.",
  },
  {
    id: "grounding_facts",
    statement:
      "A claim of grounding with formula null has no inputs, its name is that of a field of the row, its value that field's value and its source_type applicant, rate_sheet or profile; claims with a formula have source_type computed. No claim stands twice.",
  },
  {
    id: "grounding_inputs",
    statement:
      "The name of every input is that of an earlier claim of the same grounding, and its value that claim's value.",
  },
  {
    id: "grounding_formulas",
    statement:
      "Computed claims: monthly_payment and apr_pct, which equal the row's fields, as the rules loan_payment, card_minimum, insurance_premium and apr say; ltv_pct = 100 × amount ÷ collateral_value; dti_pct = 100 × (monthly_debt + monthly_payment) ÷ monthly_income; total_paid = monthly_payment × term_months; total_interest = total_paid − amount; total_cost = total_interest + fees; term_years = term_months ÷ 12 (only where whole); monthly_interest = amount × rate_pct ÷ 1200; principal_repaid = monthly_payment − monthly_interest; maturity_value = amount × (1 + rate_pct ÷ 1200)^term_months; interest_earned = maturity_value − amount; apy_pct = 100 × ((1 + rate_pct ÷ 1200)^12 − 1); yearly_cost = 12 × monthly_payment; first_year_cost = yearly_cost + fees for insurance and platform_fee + fees for brokerage; platform_fee = amount × rate_pct ÷ 100; cost_pct = 100 × first_year_cost ÷ amount; net_invested = amount − fees; deposit_paid = collateral_value − amount. Each uses the rounded values of its inputs and is rounded to 2 decimals (within 0.005001), apr_pct to 3.",
  },
  {
    id: "answer_numbers",
    statement:
      "Every number in answer (digits with commas between thousands and at most one decimal point) equals the value of a claim of grounding, and every answer has at least one number.",
  },
  {
    id: "amount_in_query",
    statement:
      "In the stages quote and apply, query contains amount: its digits with commas between thousands or without, or its thousands followed by k.",
  },
  { id: "disclaimer", statement: "disclaimer is never empty and has no digits." },
  {
    id: "flags",
    statement:
      "compliance_flags has high_ltv exactly when ltv is above 0.9, high_dti exactly when dti is above 0.43, high_cost exactly when apr_pct is above 18, fees_over_5_percent exactly when fees is above 5 % of amount, manual_review exactly when it has at least two of these; in alphabetical order.",
  },
];
