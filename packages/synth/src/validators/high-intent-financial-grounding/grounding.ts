import type { Report } from "../validation.ts";
import { cardMinimum, HALF_CENT, instalment, isAnnualRate, isLoan } from "./loan-figures.ts";
import type { Claim, QueryRow } from "./query-row.ts";

/** The value of an input of the claim that is being computed; NaN when it has none of that name. */
type Input = (name: string) => number;

function growth(input: Input, months: number): number {
  return (1 + input("rate_pct") / 1_200) ** months;
}

/** How the claims are computed that need nothing of the row. */
const formulas: ReadonlyMap<string, (input: Input) => number> = new Map<string, (input: Input) => number>([
  ["ltv_pct", (input) => (100 * input("amount")) / input("collateral_value")],
  ["dti_pct", (input) => (100 * (input("monthly_debt") + input("monthly_payment"))) / input("monthly_income")],
  ["total_paid", (input) => input("monthly_payment") * input("term_months")],
  ["total_interest", (input) => input("total_paid") - input("amount")],
  ["total_cost", (input) => input("total_interest") + input("fees")],
  ["term_years", (input) => input("term_months") / 12],
  ["monthly_interest", (input) => (input("amount") * input("rate_pct")) / 1_200],
  ["principal_repaid", (input) => input("monthly_payment") - input("monthly_interest")],
  ["maturity_value", (input) => input("amount") * growth(input, input("term_months"))],
  ["interest_earned", (input) => input("maturity_value") - input("amount")],
  ["apy_pct", (input) => 100 * (growth(input, 12) - 1)],
  ["yearly_cost", (input) => 12 * input("monthly_payment")],
  ["platform_fee", (input) => (input("amount") * input("rate_pct")) / 100],
  ["cost_pct", (input) => (100 * input("first_year_cost")) / input("amount")],
  ["net_invested", (input) => input("amount") - input("fees")],
  ["deposit_paid", (input) => input("collateral_value") - input("amount")],
]);

/** Why a computed claim is wrong, or null. */
function computedFlaw(row: QueryRow, { claim, inputs, value }: Claim): string | null {
  const input: Input = (name) => inputs[name] ?? Number.NaN;
  let due: number;
  if (claim === "monthly_payment") {
    if (value !== row.monthly_payment) return `differs from the row's ${row.monthly_payment}`;
    due = paymentOf(row, input);
  } else if (claim === "apr_pct") {
    if (value !== row.apr_pct) return `differs from the row's ${row.apr_pct}`;
    const [amount, fees, rate, months] = [input("amount"), input("fees"), input("rate_pct"), input("term_months")];
    return isAnnualRate(value, amount, fees, rate, months) ? null : "is not the rate of its inputs";
  } else if (claim === "first_year_cost") {
    due = input(row.product === "brokerage" ? "platform_fee" : "yearly_cost") + input("fees");
  } else {
    const formula = formulas.get(claim);
    if (formula === undefined) return "has no published formula";
    due = formula(input);
  }
  // Of an input that is not there comes NaN, which is never near.
  if (!(Math.abs(value - due) <= HALF_CENT)) return `should be ${due}`;
  return claim === "term_years" && !Number.isInteger(value) ? "is not whole" : null;
}

function paymentOf(row: QueryRow, input: Input): number {
  if (isLoan(row)) return instalment(input("amount"), input("rate_pct"), input("term_months"));
  if (row.product === "credit_card") return cardMinimum(input("amount"), input("rate_pct"), row.currency);
  return (input("amount") * input("rate_pct")) / 1_200;
}

/** Rules on the figures that an answer rests on. */
export class Grounding {
  /** The claims of the row so far. */
  private readonly values = new Map<string, number>();

  row(row: QueryRow, report: Report): void {
    const { values } = this;
    values.clear();
    for (const claim of row.grounding) {
      const { claim: name, formula, inputs, source_type: source, value } = claim;
      if (values.has(name)) report("grounding_facts", `${name} is claimed twice`);
      let count = 0;
      for (const input in inputs) {
        count++;
        if (values.get(input) !== inputs[input]) report("grounding_inputs", `${name} of ${input} ${inputs[input]}`);
      }
      if ((formula === null) !== (source !== "computed")) report("grounding_facts", `${name} comes from ${source}`);
      if (formula === null) this.checkFact(row, name, value, count, report);
      else {
        const flaw = computedFlaw(row, claim);
        if (flaw !== null) report("grounding_formulas", `${name} ${value} ${flaw}`);
      }
      values.set(name, value);
    }
  }

  private checkFact(row: QueryRow, name: string, value: number, inputs: number, report: Report): void {
    if (inputs > 0) report("grounding_facts", `${name} has inputs without a formula`);
    if (!Object.hasOwn(row, name) || row[name as keyof QueryRow] !== value) {
      report("grounding_facts", `${name} ${value} is not what the row says`);
    }
  }

  /** True when a claim of the row that was read last has this value. */
  has(figure: number): boolean {
    for (const value of this.values.values()) if (value === figure) return true;
    return false;
  }
}
