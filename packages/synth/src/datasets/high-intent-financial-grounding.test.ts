import assert from "node:assert/strict";
import { test } from "node:test";
import { datasetTrial } from "../../test/dataset-trial.ts";
import { parsedRows } from "../quality/parsed-rows.ts";
import { highIntentFinancialGrounding } from "./high-intent-financial-grounding.ts";

datasetTrial(highIntentFinancialGrounding, {
  splitRows: 1_000,
  golden: "c4a32b53b6be9f50c7da2ea9f1f8fe5ddd09b9a1ff3133135f11e0db57f5122f",
});

interface Claim {
  readonly claim: string;
  readonly formula: string | null;
  readonly inputs: Readonly<Record<string, number>>;
  readonly value: number;
}

const rows = [...parsedRows(highIntentFinancialGrounding, "grounding", 0, 8_000)];
const claimsOf = (row: Record<string, unknown>): readonly Claim[] => row.grounding as readonly Claim[];
const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => Number(number.replaceAll(",", "")));

function near(actual: unknown, expected: number, tolerance: number, what: string): void {
  assert.ok(Math.abs(Number(actual) - expected) <= tolerance, `${what}: ${String(actual)} is not ${expected}`);
}

const CENT = 0.005001;

test("every number of an answer is a figure of its grounding", () => {
  for (const row of rows) {
    const known = new Set(claimsOf(row).map((claim) => claim.value));
    const numbers = numbersIn(String(row.answer));
    assert.ok(numbers.length > 0, String(row.answer));
    for (const number of numbers) assert.ok(known.has(number), `${number} in ${String(row.answer)}`);
  }
});

test("facts repeat the row, and inputs repeat earlier claims", () => {
  for (const row of rows) {
    const seen = new Map<string, number>();
    for (const { claim, formula, inputs, value } of claimsOf(row)) {
      assert.ok(!seen.has(claim), claim);
      if (formula === null) assert.equal(value, row[claim], claim);
      for (const [name, input] of Object.entries(inputs)) assert.equal(input, seen.get(name), `${name} of ${claim}`);
      seen.set(claim, value);
    }
  }
});

test("instalments and annual percentage rates follow from amount, rate, term and fees, by another computation", () => {
  let credits = 0;
  for (const row of rows) {
    const [amount, rate, n, fees] = [row.amount, row.rate_pct, row.term_months, row.fees].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    if (!["mortgage", "personal_loan", "auto_loan"].includes(String(row.product))) continue;
    credits += 1;
    const r = rate / 1200;
    const exact = r === 0 ? amount / n : (amount * r) / (1 - (1 + r) ** -n);
    near(row.monthly_payment, exact, CENT, "monthly_payment");
    const i = Number(row.apr_pct) / 1200;
    const worth = (at: number): number => (at === 0 ? exact * n : (exact * (1 - (1 + at) ** -n)) / at);
    // The published rate is within a hundredth of a point of the one that solves the cash flow.
    assert.ok(worth(Math.max(0, i - 0.01 / 1200)) >= amount - fees - 1e-6, `apr ${String(row.apr_pct)}`);
    assert.ok(worth(i + 0.01 / 1200) <= amount - fees + 1e-6, `apr ${String(row.apr_pct)}`);
    if (fees === 0) assert.equal(row.apr_pct, row.rate_pct);
    else assert.ok(Number(row.apr_pct) >= rate);
  }
  assert.ok(credits > 3_000);
});

test("what grounding computes is what its inputs give", () => {
  const formulas: Readonly<Record<string, (of: Readonly<Record<string, number>>) => number>> = {
    ltv_pct: ({ amount = 0, collateral_value: value = 1 }) => (100 * amount) / value,
    dti_pct: ({ monthly_debt: debt = 0, monthly_payment: payment = 0, monthly_income: income = 1 }) =>
      (100 * (debt + payment)) / income,
    total_paid: ({ monthly_payment: payment = 0, term_months: n = 0 }) => payment * n,
    total_interest: ({ total_paid: paid = 0, amount = 0 }) => paid - amount,
    total_cost: ({ total_interest: interest = 0, fees = 0 }) => interest + fees,
    monthly_interest: ({ amount = 0, rate_pct: rate = 0 }) => (amount * rate) / 1200,
    principal_repaid: ({ monthly_payment: payment = 0, monthly_interest: interest = 0 }) => payment - interest,
    maturity_value: ({ amount = 0, rate_pct: rate = 0, term_months: n = 0 }) => amount * (1 + rate / 1200) ** n,
    interest_earned: ({ maturity_value: value = 0, amount = 0 }) => value - amount,
    apy_pct: ({ rate_pct: rate = 0 }) => 100 * ((1 + rate / 1200) ** 12 - 1),
    yearly_cost: ({ monthly_payment: payment = 0 }) => 12 * payment,
    first_year_cost: ({ yearly_cost: yearly = 0, platform_fee: platform = 0, fees = 0 }) => yearly + platform + fees,
    platform_fee: ({ amount = 0, rate_pct: rate = 0 }) => (amount * rate) / 100,
    cost_pct: ({ first_year_cost: cost = 0, amount = 1 }) => (100 * cost) / amount,
    net_invested: ({ amount = 0, fees = 0 }) => amount - fees,
    deposit_paid: ({ collateral_value: value = 0, amount = 0 }) => value - amount,
    term_years: ({ term_months: n = 0 }) => n / 12,
  };
  const met = new Set<string>();
  for (const row of rows) {
    for (const { claim, formula, inputs, value } of claimsOf(row)) {
      const compute = formulas[claim];
      if (formula === null || compute === undefined) {
        if (formula !== null) assert.ok(["monthly_payment", "apr_pct"].includes(claim), claim);
        continue;
      }
      near(value, compute(inputs), CENT, claim);
      met.add(claim);
    }
  }
  assert.deepEqual([...met].sort(), Object.keys(formulas).sort());
});

test("ratios, minimum payments, premiums and flags follow from the row", () => {
  const floors: Readonly<Record<string, number>> = { EUR: 25, GBP: 22, SEK: 280, PLN: 110 };
  for (const row of rows) {
    const amount = Number(row.amount);
    const rate = Number(row.rate_pct);
    const [payment, income, debt] = [row.monthly_payment, row.monthly_income, row.monthly_debt].map(Number) as [
      number,
      number,
      number,
    ];
    if (row.ltv !== null) near(row.ltv, amount / Number(row.collateral_value), 0.0000501, "ltv");
    if (row.dti !== null) near(row.dti, (debt + payment) / income, 0.0000501, "dti");
    if (row.product === "credit_card") {
      const least = Math.max(floors[String(row.currency)] ?? 0, 0.01 * amount + (amount * rate) / 1200);
      near(payment, Math.min(amount, least), CENT, "minimum payment");
    }
    if (row.product === "insurance") near(payment, (amount * rate) / 1200, CENT, "premium");
    const flags = [
      Number(row.fees) > 0.05 * amount ? "fees_over_5_percent" : "",
      Number(row.apr_pct) > 18 ? "high_cost" : "",
      Number(row.dti) > 0.43 ? "high_dti" : "",
      Number(row.ltv) > 0.9 ? "high_ltv" : "",
    ].filter((flag) => flag !== "");
    if (flags.length >= 2) flags.push("manual_review");
    assert.deepEqual(row.compliance_flags, flags);
  }
});

test("quotes and applications name the amount", () => {
  for (const row of rows) {
    if (row.intent_stage !== "quote" && row.intent_stage !== "apply") continue;
    const amount = Number(row.amount);
    const forms = [String(amount), amount.toLocaleString("en-US"), `${amount / 1_000}k`];
    assert.ok(
      forms.some((form) => String(row.query).includes(form)),
      `${amount} in ${String(row.query)}`,
    );
  }
});

test("a customer lives in one region, the one that the customer has in the other datasets", () => {
  const regions = new Map<unknown, unknown>();
  for (const row of rows) {
    if (row.customer_id === null) continue;
    assert.equal(regions.get(row.customer_id) ?? row.region, row.region);
    regions.set(row.customer_id, row.region);
  }
  assert.ok(regions.size > 500);
});

test("products, regions and the rate of conversion are honoured", () => {
  const set = highIntentFinancialGrounding.configure({
    ...highIntentFinancialGrounding.values,
    products: ["auto_loan", "deposit"],
    regions: ["SE"],
    conversion_rate: 0.4,
  });
  const some = [...parsedRows(set, "set", 0, 4_000)];
  assert.deepEqual(new Set(some.map((row) => row.product)), new Set(["auto_loan", "deposit"]));
  assert.deepEqual(new Set(some.map((row) => row.currency)), new Set(["SEK"]));
  near(some.filter((row) => row.converted === true).length / some.length, 0.4, 0.035, "conversion");
});
