import type { Dice } from "../prose/dice.ts";
import { growth, toCents } from "./loan-math.ts";
import { decimalText } from "./regions.ts";
import type { Terms } from "./terms.ts";
import { AUTO_LOAN, BROKERAGE, CREDIT_CARD, DEPOSIT, INSURANCE, MORTGAGE } from "./vocabulary.ts";

export type Unit = "currency" | "month" | "percent" | "year";

/** What a figure is, the same on all rows. */
interface ClaimKind {
  readonly name: string;
  readonly inputs: readonly ClaimInput[];
  readonly unit: Unit;
  /** What stands before the inputs in RFC 8785 text, and after them before the value. */
  readonly opening: string;
  readonly closing: string;
}

interface ClaimInput {
  readonly name: string;
  /** What stands before its value. */
  readonly lead: string;
}

/** One figure that an answer may use. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly value: number;
  readonly text: string;
}

/** The figures of a query, facts first, then what is computed from them. */
export class Claims {
  readonly made: Claim[] = [];

  add(kind: ClaimKind, value: number): void {
    this.made.push({ kind, value, text: decimalText(value) });
  }

  /** Notes a fact where there is one. */
  fact(kind: ClaimKind, value: number | null): void {
    if (value !== null) this.add(kind, value);
  }

  get(name: string): Claim | undefined {
    for (let i = 0; i < this.made.length; i++) {
      const claim = this.made[i] as Claim;
      if (claim.kind.name === name) return claim;
    }
    return undefined;
  }

  /** A claim that has been made. */
  of(name: string): Claim {
    const claim = this.get(name);
    if (claim === undefined) throw new RangeError(`no claim ${name}`);
    return claim;
  }
}

function kindOf(
  name: string,
  formula: string | null,
  inputs: readonly string[],
  unit: Unit,
  source: "applicant" | "rate_sheet" | "profile" | "computed",
): ClaimKind {
  const leads = inputs.toSorted().map((input, i) => ({ name: input, lead: `${i === 0 ? "" : ","}"${input}":` }));
  return {
    name,
    inputs: leads,
    unit,
    opening: `{"claim":"${name}","formula":${JSON.stringify(formula)},"inputs":{`,
    closing: `},"source_type":"${source}","unit":"${unit}","value":`,
  };
}

function computed(name: string, formula: string, inputs: readonly string[], unit: Unit): ClaimKind {
  return kindOf(name, formula, inputs, unit, "computed");
}

const kinds = {
  amount: kindOf("amount", null, [], "currency", "applicant"),
  rate: kindOf("rate_pct", null, [], "percent", "rate_sheet"),
  months: kindOf("term_months", null, [], "month", "applicant"),
  fees: kindOf("fees", null, [], "currency", "rate_sheet"),
  income: kindOf("monthly_income", null, [], "currency", "applicant"),
  debt: kindOf("monthly_debt", null, [], "currency", "profile"),
  collateral: kindOf("collateral_value", null, [], "currency", "applicant"),
  years: computed("term_years", "term_months / 12", ["term_months"], "year"),
  debtToIncome: computed(
    "dti_pct",
    "100 * (monthly_debt + monthly_payment) / monthly_income",
    ["monthly_debt", "monthly_payment", "monthly_income"],
    "percent",
  ),
  loanPayment: computed(
    "monthly_payment",
    "amount * r / (1 - (1 + r)^-term_months), r = rate_pct / 1200",
    ["amount", "rate_pct", "term_months"],
    "currency",
  ),
  apr: computed(
    "apr_pct",
    "1200 * i where amount - fees = sum of p / (1 + i)^k for k = 1 to term_months, p = monthly_payment before rounding",
    ["amount", "fees", "rate_pct", "term_months"],
    "percent",
  ),
  totalPaid: computed("total_paid", "monthly_payment * term_months", ["monthly_payment", "term_months"], "currency"),
  totalInterest: computed("total_interest", "total_paid - amount", ["total_paid", "amount"], "currency"),
  totalCost: computed("total_cost", "total_interest + fees", ["total_interest", "fees"], "currency"),
  loanToValue: computed("ltv_pct", "100 * amount / collateral_value", ["amount", "collateral_value"], "percent"),
  deposit: computed("deposit_paid", "collateral_value - amount", ["collateral_value", "amount"], "currency"),
  cardPayment: computed(
    "monthly_payment",
    "min(amount, max(floor, 0.01 * amount + amount * rate_pct / 1200))",
    ["amount", "rate_pct"],
    "currency",
  ),
  cardInterest: computed("monthly_interest", "amount * rate_pct / 1200", ["amount", "rate_pct"], "currency"),
  repaid: computed(
    "principal_repaid",
    "monthly_payment - monthly_interest",
    ["monthly_payment", "monthly_interest"],
    "currency",
  ),
  maturity: computed(
    "maturity_value",
    "amount * (1 + rate_pct / 1200)^term_months",
    ["amount", "rate_pct", "term_months"],
    "currency",
  ),
  earned: computed("interest_earned", "maturity_value - amount", ["maturity_value", "amount"], "currency"),
  yield: computed("apy_pct", "100 * ((1 + rate_pct / 1200)^12 - 1)", ["rate_pct"], "percent"),
  premium: computed("monthly_payment", "amount * rate_pct / 1200", ["amount", "rate_pct"], "currency"),
  yearlyCost: computed("yearly_cost", "12 * monthly_payment", ["monthly_payment"], "currency"),
  firstInsured: computed("first_year_cost", "yearly_cost + fees", ["yearly_cost", "fees"], "currency"),
  platformFee: computed("platform_fee", "amount * rate_pct / 100", ["amount", "rate_pct"], "currency"),
  firstInvested: computed("first_year_cost", "platform_fee + fees", ["platform_fee", "fees"], "currency"),
  netInvested: computed("net_invested", "amount - fees", ["amount", "fees"], "currency"),
  costShare: computed("cost_pct", "100 * first_year_cost / amount", ["first_year_cost", "amount"], "percent"),
} as const;

/** All claims that a query's figures allow; `dice` leaves out some that no other one needs. */
export function claimsOf(dice: Dice, terms: Terms): Claims {
  const claims = new Claims();
  claims.add(kinds.amount, terms.amount);
  claims.add(kinds.rate, terms.ratePercent);
  claims.fact(kinds.months, terms.term);
  if (terms.product !== CREDIT_CARD && terms.product !== DEPOSIT) claims.add(kinds.fees, terms.fees);
  if (terms.term !== null && terms.term % 12 === 0 && terms.term > 12 && dice.chance(0.6)) {
    claims.add(kinds.years, terms.term / 12);
  }
  if (terms.product <= AUTO_LOAN) loanClaims(dice, claims, terms);
  else if (terms.product === CREDIT_CARD) cardClaims(dice, claims, terms);
  else if (terms.product === DEPOSIT) depositClaims(dice, claims, terms);
  else if (terms.product === INSURANCE) insuranceClaims(dice, claims, terms);
  else if (terms.product === BROKERAGE) brokerageClaims(dice, claims, terms);
  return claims;
}

function debtToIncome(dice: Dice, claims: Claims, terms: Terms): void {
  if (terms.income === null || dice.chance(0.4)) return;
  claims.add(kinds.income, terms.income);
  claims.fact(kinds.debt, terms.debt);
  const owed = claims.of("monthly_debt").value + claims.of("monthly_payment").value;
  claims.add(kinds.debtToIncome, toCents((100 * owed) / terms.income));
}

function loanClaims(dice: Dice, claims: Claims, terms: Terms): void {
  const { amount, term, payment, aprPercent } = terms;
  if (term === null || payment === null || aprPercent === null) return;
  claims.add(kinds.loanPayment, payment);
  claims.add(kinds.apr, aprPercent);
  const total = toCents(payment * term);
  claims.add(kinds.totalPaid, total);
  const interest = toCents(total - amount);
  claims.add(kinds.totalInterest, interest);
  if (dice.chance(0.55)) claims.add(kinds.totalCost, toCents(interest + terms.fees));
  if (terms.collateral !== null && dice.chance(0.75)) {
    claims.add(kinds.collateral, terms.collateral);
    claims.add(kinds.loanToValue, toCents((100 * amount) / terms.collateral));
    if (terms.product === MORTGAGE && terms.collateral > amount) {
      claims.add(kinds.deposit, toCents(terms.collateral - amount));
    }
  }
  debtToIncome(dice, claims, terms);
}

function cardClaims(dice: Dice, claims: Claims, terms: Terms): void {
  const { amount, ratePercent, payment } = terms;
  if (payment === null) return;
  claims.add(kinds.cardPayment, payment);
  const interest = toCents((amount * ratePercent) / 1200);
  claims.add(kinds.cardInterest, interest);
  claims.add(kinds.repaid, toCents(payment - interest));
  debtToIncome(dice, claims, terms);
}

function depositClaims(dice: Dice, claims: Claims, terms: Terms): void {
  const { amount, ratePercent, term } = terms;
  if (term === null) return;
  const value = toCents(amount * growth(ratePercent / 1200, term));
  claims.add(kinds.maturity, value);
  claims.add(kinds.earned, toCents(value - amount));
  if (dice.chance(0.6)) claims.add(kinds.yield, toCents(100 * (growth(ratePercent / 1200, 12) - 1)));
}

function insuranceClaims(dice: Dice, claims: Claims, terms: Terms): void {
  const { payment, fees } = terms;
  if (payment === null) return;
  claims.add(kinds.premium, payment);
  const yearly = toCents(12 * payment);
  claims.add(kinds.yearlyCost, yearly);
  const first = toCents(yearly + fees);
  claims.add(kinds.firstInsured, first);
  if (dice.chance(0.4)) claims.add(kinds.costShare, toCents((100 * first) / terms.amount));
}

function brokerageClaims(dice: Dice, claims: Claims, terms: Terms): void {
  const { amount, ratePercent, fees } = terms;
  const platform = toCents((amount * ratePercent) / 100);
  claims.add(kinds.platformFee, platform);
  const first = toCents(platform + fees);
  claims.add(kinds.firstInvested, first);
  if (dice.chance(0.7)) claims.add(kinds.costShare, toCents((100 * first) / amount));
  if (dice.chance(0.5)) claims.add(kinds.netInvested, toCents(amount - fees));
}

/** The claims as RFC 8785 text. */
export function claimsJson(claims: Claims): string {
  const { made } = claims;
  let json = "[";
  for (let i = 0; i < made.length; i++) {
    const { kind, text } = made[i] as Claim;
    if (i > 0) json += ",";
    json += kind.opening;
    for (let k = 0; k < kind.inputs.length; k++) {
      const input = kind.inputs[k] as ClaimInput;
      json += input.lead + claims.of(input.name).text;
    }
    json += `${kind.closing}${text}}`;
  }
  return `${json}]`;
}
