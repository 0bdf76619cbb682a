import type { Column } from "../../engine/column.ts";
import { countries, currencies } from "../../entities/shop.ts";
import { disclaimers } from "./disclaimers.ts";
import { complianceFlags, creditBands, incomeBands, products, sourceTypes, stages } from "./vocabulary.ts";

const countryCodes = countries.map((country) => country.code);
const money = { type: "number", unit: "currency", decimals: 2 } as const;
const cents = { kind: "decimal", scale: 2 } as const;
const percent = { type: "number", unit: "percent", decimals: 3 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  record: 0,
  ts: 1,
  customer: 2,
  query: 3,
  stage: 4,
  product: 5,
  amount: 6,
  currency: 7,
  term: 8,
  rate: 9,
  apr: 10,
  fees: 11,
  payment: 12,
  collateral: 13,
  ltv: 14,
  income: 15,
  debt: 16,
  dti: 17,
  creditBand: 18,
  incomeBand: 19,
  region: 20,
  urgency: 21,
  score: 22,
  grounding: 23,
  answer: 24,
  disclaimer: 25,
  flags: 26,
  converted: 27,
  version: 28,
} as const;

/** The published fields of one query with its grounded answer, with their forms in the register. */
export function groundingColumns(version: string): Column[] {
  return [...identity(), ...terms(), ...applicant(), ...intent(), ...answer(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "record_id",
        type: "id",
        meaning: "The query with its answer.",
        pattern: "fq_[0-9A-HJKMNP-TV-Z]{6}",
        example: "fq_8M2XQ4",
      },
      form: { kind: "code", prefixes: ["fq_"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the query was sent; never earlier than on the row before.",
        example: "2026-01-05T18:42:10.118Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "customer_id",
        type: "id",
        meaning:
          "The customer who asks, the same as in the other datasets of the seed; null for visitors not signed in.",
        nullable: true,
        pattern: "CUS-[0-9A-HJKMNP-TV-Z]{6}",
        example: "CUS-3KQ0ZD",
      },
      form: { kind: "code", prefixes: ["CUS-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "query",
        type: "string",
        meaning: "What the person asks, in English.",
        example: "Could I get a quote on €18,000 over five years for a used car?",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "intent_stage",
        type: "enum",
        meaning: "How far the person is on the way to a contract.",
        values: stages,
        example: "quote",
      },
      form: { kind: "choice", values: stages },
    },
    {
      field: {
        name: "product",
        type: "enum",
        meaning: "What the query is about.",
        values: products,
        example: "auto_loan",
      },
      form: { kind: "choice", values: products },
    },
  ];
}

function terms(): Column[] {
  return [
    {
      field: {
        name: "amount",
        ...money,
        meaning:
          "Principal of a loan, balance of a card, sum paid in, sum insured or sum invested; whole units of the currency.",
        minimum: 100,
        example: 18000,
      },
      form: cents,
    },
    {
      field: { name: "currency", type: "enum", meaning: "ISO 4217 currency.", values: currencies, example: "EUR" },
      form: { kind: "choice", values: currencies },
    },
    {
      field: {
        name: "term_months",
        type: "int",
        meaning: "Term; null for credit cards and brokerage.",
        unit: "month",
        nullable: true,
        minimum: 3,
        maximum: 420,
        example: 60,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "rate_pct",
        ...percent,
        meaning:
          "Nominal yearly rate: of interest on loans, cards and deposits, of premium on the sum insured, of the platform's fee on the sum invested.",
        minimum: 0,
        maximum: 40,
        example: 5.49,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: {
        name: "apr_pct",
        ...percent,
        meaning:
          "Annual percentage rate with fees, nominal (12 times the monthly rate); null for deposit, insurance and brokerage.",
        nullable: true,
        minimum: 0,
        maximum: 60,
        example: 5.913,
      },
      form: { kind: "decimal", scale: 3 },
    },
    {
      field: {
        name: "fees",
        ...money,
        meaning: "Fees paid at the start; for insurance and brokerage in the first year.",
        minimum: 0,
        example: 180,
      },
      form: cents,
    },
    {
      field: {
        name: "monthly_payment",
        ...money,
        meaning:
          "Instalment of a loan, first minimum payment of a card, premium of an insurance; null for deposit and brokerage.",
        nullable: true,
        minimum: 0,
        example: 343.74,
      },
      form: cents,
    },
    {
      field: {
        name: "collateral_value",
        ...money,
        meaning: "Value of the home or the car; null for the other products.",
        nullable: true,
        minimum: 0,
        example: 22500,
      },
      form: cents,
    },
    {
      field: {
        name: "ltv",
        type: "number",
        meaning: "Loan to value: amount over collateral_value; null without collateral.",
        decimals: 4,
        nullable: true,
        minimum: 0,
        maximum: 1.2,
        example: 0.8,
      },
      form: { kind: "decimal", scale: 4 },
    },
  ];
}

function applicant(): Column[] {
  return [
    {
      field: {
        name: "monthly_income",
        ...money,
        meaning: "Monthly income before tax as stated; null for deposit, insurance and brokerage.",
        nullable: true,
        minimum: 0,
        example: 3850,
      },
      form: cents,
    },
    {
      field: {
        name: "monthly_debt",
        ...money,
        meaning: "Payments a month on other debts; null where monthly_income is.",
        nullable: true,
        minimum: 0,
        example: 240,
      },
      form: cents,
    },
    {
      field: {
        name: "dti",
        type: "number",
        meaning: "Debt to income: monthly_debt and monthly_payment over monthly_income; null where that is.",
        decimals: 4,
        nullable: true,
        minimum: 0,
        example: 0.1516,
      },
      form: { kind: "decimal", scale: 4 },
    },
    {
      field: {
        name: "credit_band",
        type: "enum",
        meaning: "Creditworthiness from poor to excellent; null where monthly_income is.",
        nullable: true,
        values: creditBands,
        example: "good",
      },
      form: { kind: "choice", values: creditBands },
    },
    {
      field: {
        name: "income_band",
        type: "enum",
        meaning: "Yearly income, in euros at the fixed levels GBP 0.86, SEK 11.2 and PLN 4.3 for one euro.",
        values: incomeBands,
        example: "40k_60k",
      },
      form: { kind: "choice", values: incomeBands },
    },
    {
      field: {
        name: "region",
        type: "enum",
        meaning: "ISO 3166 country of the market.",
        values: countryCodes,
        example: "DE",
      },
      form: { kind: "choice", values: countryCodes },
    },
  ];
}

function intent(): Column[] {
  return [
    {
      field: {
        name: "urgency",
        type: "number",
        meaning: "How soon the person wants to decide: 0 at leisure, 1 at once.",
        decimals: 2,
        minimum: 0,
        maximum: 1,
        example: 0.64,
      },
      form: { kind: "decimal", scale: 2 },
    },
    {
      field: {
        name: "intent_score",
        type: "int",
        meaning: "Score of the intent to buy, as a scoring model would give it.",
        minimum: 0,
        maximum: 100,
        example: 71,
      },
      form: { kind: "integer" },
    },
  ];
}

function answer(version: string): Column[] {
  const claim = {
    type: "object",
    properties: {
      claim: { type: "string" },
      formula: { type: ["string", "null"] },
      inputs: { type: "object", additionalProperties: { type: "number" } },
      source_type: { enum: sourceTypes },
      unit: { enum: ["currency", "month", "percent", "year"] },
      value: { type: "number" },
    },
    required: ["claim", "formula", "inputs", "source_type", "unit", "value"],
    additionalProperties: false,
  };
  return [
    {
      field: {
        name: "grounding",
        type: "array",
        meaning: "The figures that the answer rests on, each with where it comes from and how it is computed.",
        schema: { items: claim, minItems: 2 },
        example: [
          { claim: "amount", formula: null, inputs: {}, source_type: "applicant", unit: "currency", value: 18000 },
          { claim: "rate_pct", formula: null, inputs: {}, source_type: "rate_sheet", unit: "percent", value: 5.49 },
          { claim: "term_months", formula: null, inputs: {}, source_type: "applicant", unit: "month", value: 60 },
          {
            claim: "monthly_payment",
            formula: "amount * r / (1 - (1 + r)^-term_months), r = rate_pct / 1200",
            inputs: { amount: 18000, rate_pct: 5.49, term_months: 60 },
            source_type: "computed",
            unit: "currency",
            value: 343.74,
          },
        ],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "answer",
        type: "string",
        meaning: "The answer; each of its numbers stands in grounding.",
        example: "At 5.49% over 60 months you would pay €343.74 a month.",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "disclaimer",
        type: "string",
        meaning: "What must be said with the answer.",
        example: disclaimers[0] ?? "",
      },
      form: { kind: "choice", values: disclaimers },
    },
    {
      field: {
        name: "compliance_flags",
        type: "array",
        meaning: "What a reviewer should look at, in alphabetical order.",
        schema: { items: { enum: complianceFlags }, uniqueItems: true },
        example: ["high_dti", "manual_review"],
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "converted",
        type: "bool",
        meaning: "Whether a contract came of it within ninety days.",
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's schema and generator.",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
