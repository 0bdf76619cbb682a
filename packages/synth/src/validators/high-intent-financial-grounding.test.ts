import { changed, later, type Mutation, mutationTrial, type Row, rowWhere } from "../../test/mutation-trial.ts";
import { validatorTrial } from "../../test/validator-trial.ts";
import { highIntentFinancialGrounding } from "../datasets/high-intent-financial-grounding.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { validateHighIntentFinancialGrounding } from "./high-intent-financial-grounding.ts";

validatorTrial(highIntentFinancialGrounding, validateHighIntentFinancialGrounding);

const valid: Row[] = [...parsedRows(highIntentFinancialGrounding, "validators", 0, 2_500)];
const at = (accepts: (row: Row, index: number) => boolean): number =>
  rowWhere(valid, (row, index) => index > 20 && accepts(row, index));
const number = (index: number, name: string): number => Number(valid[index]?.[name]);
const cent = (index: number, name: string): Row => ({ [name]: Math.round(number(index, name) * 100 + 1) / 100 });
const plus = (index: number, name: string, by: number): Row => ({
  [name]: Math.round((number(index, name) + by) * 1e4) / 1e4,
});

type Claim = Record<string, unknown>;
const claims = (row: Row | undefined): Claim[] => (row?.grounding ?? []) as Claim[];
const claimOf = (row: Row | undefined, name: string): Claim => claims(row).find((claim) => claim.claim === name) ?? {};
const holds = (row: Row, name: string): boolean => claims(row).some((claim) => claim.claim === name);
/** Changes a claim of a row. */
const claim = (index: number, name: string, change: Claim) => (rows: Row[]) => {
  Object.assign(claimOf(rows[index], name), change);
};

const mortgage = at((row) => row.product === "mortgage" && holds(row, "ltv_pct") && holds(row, "deposit_paid"));
const loan = at((row) => row.product === "personal_loan" && Number(row.fees) > 0);
const feeless = at((row) => row.product === "personal_loan" && row.fees === 0);
const card = at((row) => row.product === "credit_card");
const insurance = at((row) => row.product === "insurance");
const brokerage = at((row) => row.product === "brokerage" && holds(row, "platform_fee"));
const deposit = at((row) => row.product === "deposit" && holds(row, "maturity_value"));
const quoted = at((row) => row.intent_stage === "quote");
const unflagged = at((row) => (row.compliance_flags as string[]).length === 0 && row.product === "mortgage");
const customer = at(
  (row, index) =>
    row.customer_id !== null &&
    row.region === "DE" &&
    valid.slice(0, index).some((other) => other.customer_id === row.customer_id),
);
const computed = [
  ...["monthly_payment", "apr_pct", "ltv_pct", "dti_pct", "total_paid", "total_interest", "total_cost", "term_years"],
  ...["monthly_interest", "principal_repaid", "maturity_value", "interest_earned", "apy_pct", "yearly_cost"],
  ...["first_year_cost", "platform_fee", "cost_pct", "net_invested", "deposit_paid"],
];

/** A claim of each computed kind that is a little off. */
const miscounted = computed.map((name): Mutation => {
  const index = rowWhere(valid, (row) => holds(row, name) && claimOf(row, name).formula !== null);
  const value = Number(claimOf(valid[index], name).value);
  return [
    "grounding_formulas",
    `${name} a fiftieth too much`,
    claim(index, name, { value: Math.round(value * 1_000 + 20) / 1_000 }),
  ];
});

const mutations: readonly Mutation[] = [
  ["key", "a query that stands twice", changed(card, { record_id: valid[loan]?.record_id })],
  ["time_order", "a query before the row above", changed(card, { ts: later(valid[0]?.ts, -1) })],
  [
    "currency_region",
    "kronor in a country of euros",
    changed(card, { currency: valid[card]?.currency === "SEK" ? "EUR" : "SEK" }),
  ],
  ["customer_region", "a customer who moves", changed(customer, { region: "FR" })],
  [
    "credit_fields",
    "a loan of nobody's income",
    changed(loan, { monthly_income: null, monthly_debt: null, dti: null }),
  ],
  ["credit_fields", "a card with a term", changed(card, { term_months: 12 })],
  ["credit_fields", "a deposit with an instalment", changed(deposit, { monthly_payment: 5 })],
  ["whole_amount", "an amount with cents", changed(brokerage, { amount: 1_000.5 })],
  ["loan_payment", "a cent too much", changed(loan, cent(loan, "monthly_payment"))],
  ["apr", "a rate without its fees", changed(loan, { apr_pct: valid[loan]?.rate_pct })],
  ["apr", "a rate that fees were added to that are none", changed(feeless, plus(feeless, "apr_pct", 0.005))],
  ["apr", "a card dearer than its rate", changed(card, plus(card, "apr_pct", 0.01))],
  ["card_minimum", "a cent too much of a card", changed(card, cent(card, "monthly_payment"))],
  ["card_minimum", "a card with fees", changed(card, { fees: 10 })],
  ["insurance_premium", "a cent too much of an insurance", changed(insurance, cent(insurance, "monthly_payment"))],
  ["ltv", "a ratio that does not fit", changed(mortgage, plus(mortgage, "ltv", 0.0002))],
  [
    "ltv",
    "a loan far beyond its home",
    changed(mortgage, { ltv: 1.25, collateral_value: Math.round(number(mortgage, "amount") / 1.25) }),
  ],
  ["dti", "a ratio of debts that does not fit", changed(loan, plus(loan, "dti", 0.0002))],
  [
    "income_band",
    "another band",
    changed(loan, { income_band: valid[loan]?.income_band === "over_150k" ? "under_20k" : "over_150k" }),
  ],
  ["grounding_facts", "an amount that the row has not", claim(card, "amount", { value: 1 })],
  ["grounding_facts", "a fact that was computed", claim(card, "amount", { source_type: "computed" })],
  ["grounding_facts", "a fact of nothing", claim(card, "amount", { claim: "wealth" })],
  [
    "grounding_facts",
    "a claim that stands twice",
    (rows) => claims(rows[card]).push({ ...claimOf(rows[card], "amount") }),
  ],
  [
    "grounding_inputs",
    "an input that nobody claimed",
    claim(card, "monthly_interest", { inputs: { amount: 1, rate_pct: 2 } }),
  ],
  ["grounding_inputs", "a claim before its inputs", (rows) => claims(rows[card]).reverse()],
  ...miscounted,
  ["grounding_formulas", "a claim of no formula", claim(card, "monthly_interest", { claim: "happiness" })],
  [
    "grounding_formulas",
    "a claim that lacks an input",
    claim(card, "monthly_interest", { inputs: { amount: valid[card]?.amount } }),
  ],
  [
    "answer_numbers",
    "an answer with a number of its own",
    changed(card, { answer: `${String(valid[card]?.answer)} Call 0800 1.` }),
  ],
  ["answer_numbers", "an answer without a number", changed(card, { answer: "It depends." })],
  ["amount_in_query", "a quote on nothing", changed(quoted, { query: "How much is it?" })],
  [
    "amount_in_query",
    "a quote on a longer number",
    changed(quoted, { query: `May I have a quote on 9${String(valid[quoted]?.amount)}?` }),
  ],
  ["disclaimer", "an empty disclaimer", changed(card, { disclaimer: "" })],
  ["disclaimer", "a disclaimer with a paragraph", changed(card, { disclaimer: "See § 12 of the contract." })],
  ["flags", "a flag for nothing", changed(unflagged, { compliance_flags: ["high_ltv"] })],
  ["flags", "a review of nothing", changed(unflagged, { compliance_flags: ["manual_review"] })],
  ["schema", "a null where none is declared", changed(card, { amount: null })],
  ["schema", "a third of a cent", changed(card, { fees: 1.003 })],
  ["schema", "a claim without a unit", (rows) => delete claimOf(rows[card], "amount").unit],
  ["schema", "a claim of another unit", claim(card, "amount", { unit: "hour" })],
  ["schema", "an input that is no number", claim(card, "monthly_interest", { inputs: { amount: "5" } })],
  ["schema", "a single claim", (rows) => claims(rows[card]).splice(1)],
  ["schema", "a flag that does not exist", changed(card, { compliance_flags: ["sleepy"] })],
  ["schema", "a flag that stands twice", changed(card, { compliance_flags: ["high_dti", "high_dti"] })],
  ["schema", "a field that nobody declared", changed(card, { note: "x" })],
  ["schema", "a version that changes", changed(card, { schema_version: "9.9.9" })],
];

mutationTrial({
  dataset: highIntentFinancialGrounding,
  validate: validateHighIntentFinancialGrounding,
  valid,
  mutations,
  determined: [
    ...["record_id", "ts", "product", "amount", "currency", "term_months", "rate_pct", "apr_pct", "fees"],
    ...["monthly_payment", "collateral_value", "ltv", "monthly_income", "dti", "income_band", "region", "grounding"],
    ...["answer", "compliance_flags"],
  ],
});
