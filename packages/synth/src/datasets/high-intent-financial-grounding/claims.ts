import type { Dice } from "../prose/dice.ts";
import { growth, toCents } from "./loan-math.ts";
import type { Terms } from "./terms.ts";
import { AUTO_LOAN, BROKERAGE, CREDIT_CARD, DEPOSIT, INSURANCE, MORTGAGE } from "./vocabulary.ts";

export type Unit = "currency" | "month" | "percent" | "year";

/** One figure that an answer may use. */
export interface Claim {
  readonly name: string;
  readonly formula: string | null;
  readonly inputs: readonly string[];
  readonly source: "applicant" | "rate_sheet" | "profile" | "computed";
  readonly unit: Unit;
  readonly value: number;
}

/** The figures of a query, facts first, then what is computed from them. */
export type Claims = ReadonlyMap<string, Claim>;

const PAYMENT = "amount * r / (1 - (1 + r)^-term_months), r = rate_pct / 1200";

class Ledger {
  readonly claims = new Map<string, Claim>();

  fact(name: string, value: number | null, unit: Unit, source: Claim["source"]): void {
    if (value !== null) this.claims.set(name, { name, formula: null, inputs: [], source, unit, value });
  }

  /** The value of a claim that has been made. */
  of(name: string): number {
    const claim = this.claims.get(name);
    if (claim === undefined) throw new RangeError(`no claim ${name}`);
    return claim.value;
  }

  computed(name: string, formula: string, inputs: readonly string[], unit: Unit, value: number): void {
    this.claims.set(name, { name, formula, inputs, source: "computed", unit, value });
  }
}

/** All claims that a query's figures allow; `dice` leaves out some that no other one needs. */
export function claimsOf(dice: Dice, terms: Terms): Claims {
  const ledger = new Ledger();
  ledger.fact("amount", terms.amount, "currency", "applicant");
  ledger.fact("rate_pct", terms.ratePercent, "percent", "rate_sheet");
  ledger.fact("term_months", terms.term, "month", "applicant");
  if (terms.product !== CREDIT_CARD && terms.product !== DEPOSIT)
    ledger.fact("fees", terms.fees, "currency", "rate_sheet");
  if (terms.term !== null && terms.term % 12 === 0 && terms.term > 12 && dice.chance(0.6)) {
    ledger.computed("term_years", "term_months / 12", ["term_months"], "year", terms.term / 12);
  }
  if (terms.product <= AUTO_LOAN) loanClaims(dice, ledger, terms);
  else if (terms.product === CREDIT_CARD) cardClaims(dice, ledger, terms);
  else if (terms.product === DEPOSIT) depositClaims(dice, ledger, terms);
  else if (terms.product === INSURANCE) insuranceClaims(dice, ledger, terms);
  else if (terms.product === BROKERAGE) brokerageClaims(dice, ledger, terms);
  return ledger.claims;
}

function debtToIncome(dice: Dice, ledger: Ledger, terms: Terms): void {
  if (terms.income === null || dice.chance(0.4)) return;
  ledger.fact("monthly_income", terms.income, "currency", "applicant");
  ledger.fact("monthly_debt", terms.debt, "currency", "profile");
  ledger.computed(
    "dti_pct",
    "100 * (monthly_debt + monthly_payment) / monthly_income",
    ["monthly_debt", "monthly_payment", "monthly_income"],
    "percent",
    toCents((100 * (ledger.of("monthly_debt") + ledger.of("monthly_payment"))) / terms.income),
  );
}

function loanClaims(dice: Dice, ledger: Ledger, terms: Terms): void {
  const { amount, term, payment, aprPercent } = terms;
  if (term === null || payment === null || aprPercent === null) return;
  ledger.computed("monthly_payment", PAYMENT, ["amount", "rate_pct", "term_months"], "currency", payment);
  ledger.computed(
    "apr_pct",
    "1200 * i where amount - fees = sum of p / (1 + i)^k for k = 1 to term_months, p = monthly_payment before rounding",
    ["amount", "fees", "rate_pct", "term_months"],
    "percent",
    aprPercent,
  );
  const total = toCents(payment * term);
  ledger.computed("total_paid", "monthly_payment * term_months", ["monthly_payment", "term_months"], "currency", total);
  const interest = toCents(total - amount);
  ledger.computed("total_interest", "total_paid - amount", ["total_paid", "amount"], "currency", interest);
  if (dice.chance(0.55)) {
    ledger.computed(
      "total_cost",
      "total_interest + fees",
      ["total_interest", "fees"],
      "currency",
      toCents(interest + terms.fees),
    );
  }
  if (terms.collateral !== null && dice.chance(0.75)) {
    ledger.fact("collateral_value", terms.collateral, "currency", "applicant");
    const ltv = toCents((100 * amount) / terms.collateral);
    ledger.computed("ltv_pct", "100 * amount / collateral_value", ["amount", "collateral_value"], "percent", ltv);
    if (terms.product === MORTGAGE && terms.collateral > amount) {
      const deposit = toCents(terms.collateral - amount);
      ledger.computed("deposit_paid", "collateral_value - amount", ["collateral_value", "amount"], "currency", deposit);
    }
  }
  debtToIncome(dice, ledger, terms);
}

function cardClaims(dice: Dice, ledger: Ledger, terms: Terms): void {
  const { amount, ratePercent, payment } = terms;
  if (payment === null) return;
  const formula = "min(amount, max(floor, 0.01 * amount + amount * rate_pct / 1200))";
  ledger.computed("monthly_payment", formula, ["amount", "rate_pct"], "currency", payment);
  const interest = toCents((amount * ratePercent) / 1200);
  ledger.computed("monthly_interest", "amount * rate_pct / 1200", ["amount", "rate_pct"], "currency", interest);
  const repaid = toCents(payment - interest);
  const inputs = ["monthly_payment", "monthly_interest"];
  ledger.computed("principal_repaid", "monthly_payment - monthly_interest", inputs, "currency", repaid);
  debtToIncome(dice, ledger, terms);
}

function depositClaims(dice: Dice, ledger: Ledger, terms: Terms): void {
  const { amount, ratePercent, term } = terms;
  if (term === null) return;
  const value = toCents(amount * growth(ratePercent / 1200, term));
  const inputs = ["amount", "rate_pct", "term_months"];
  ledger.computed("maturity_value", "amount * (1 + rate_pct / 1200)^term_months", inputs, "currency", value);
  const earned = toCents(value - amount);
  ledger.computed("interest_earned", "maturity_value - amount", ["maturity_value", "amount"], "currency", earned);
  if (dice.chance(0.6)) {
    const apy = toCents(100 * (growth(ratePercent / 1200, 12) - 1));
    ledger.computed("apy_pct", "100 * ((1 + rate_pct / 1200)^12 - 1)", ["rate_pct"], "percent", apy);
  }
}

function insuranceClaims(dice: Dice, ledger: Ledger, terms: Terms): void {
  const { payment, fees } = terms;
  if (payment === null) return;
  ledger.computed("monthly_payment", "amount * rate_pct / 1200", ["amount", "rate_pct"], "currency", payment);
  const yearly = toCents(12 * payment);
  ledger.computed("yearly_cost", "12 * monthly_payment", ["monthly_payment"], "currency", yearly);
  const first = toCents(yearly + fees);
  ledger.computed("first_year_cost", "yearly_cost + fees", ["yearly_cost", "fees"], "currency", first);
  if (dice.chance(0.4)) costShare(ledger, terms.amount, first);
}

function brokerageClaims(dice: Dice, ledger: Ledger, terms: Terms): void {
  const { amount, ratePercent, fees } = terms;
  const platform = toCents((amount * ratePercent) / 100);
  ledger.computed("platform_fee", "amount * rate_pct / 100", ["amount", "rate_pct"], "currency", platform);
  const first = toCents(platform + fees);
  ledger.computed("first_year_cost", "platform_fee + fees", ["platform_fee", "fees"], "currency", first);
  if (dice.chance(0.7)) costShare(ledger, amount, first);
  if (dice.chance(0.5)) {
    ledger.computed("net_invested", "amount - fees", ["amount", "fees"], "currency", toCents(amount - fees));
  }
}

function costShare(ledger: Ledger, amount: number, firstYear: number): void {
  const inputs = ["first_year_cost", "amount"];
  ledger.computed("cost_pct", "100 * first_year_cost / amount", inputs, "percent", toCents((100 * firstYear) / amount));
}

/** The claims as RFC 8785 text. */
export function claimsJson(claims: Claims): string {
  const members: string[] = [];
  for (const claim of claims.values()) {
    const inputs = claim.inputs.toSorted().map((name) => `"${name}":${claims.get(name)?.value ?? 0}`);
    const formula = claim.formula === null ? "null" : `"${claim.formula}"`;
    members.push(
      `{"claim":"${claim.name}","formula":${formula},"inputs":{${inputs.join(",")}},"source_type":"${claim.source}","unit":"${claim.unit}","value":${claim.value}}`,
    );
  }
  return `[${members.join(",")}]`;
}
