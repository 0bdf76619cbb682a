import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import type { Report } from "../validation.ts";

/** A figure that an answer rests on. */
export interface Claim {
  claim: string;
  formula: string | null;
  inputs: Readonly<Record<string, number>>;
  source_type: string;
  unit: string;
  value: number;
}

/** A query with its answer whose fields have the published types. */
export interface QueryRow {
  record_id: string;
  ts: string;
  customer_id: string | null;
  query: string;
  intent_stage: string;
  product: string;
  amount: number;
  currency: string;
  term_months: number | null;
  rate_pct: number;
  apr_pct: number | null;
  fees: number;
  monthly_payment: number | null;
  collateral_value: number | null;
  ltv: number | null;
  monthly_income: number | null;
  monthly_debt: number | null;
  dti: number | null;
  credit_band: string | null;
  income_band: string;
  region: string;
  urgency: number;
  intent_score: number;
  grounding: readonly Claim[];
  answer: string;
  disclaimer: string;
  compliance_flags: readonly string[];
  converted: boolean;
  schema_version: string;
}

const money: FieldRule = { type: "money", minimum: 0 };
const ratio: FieldRule = { type: "number", nullable: true, minimum: 0, decimals: 4 };
const products = memberOf(
  ...["mortgage", "personal_loan", "auto_loan", "credit_card", "deposit", "insurance", "brokerage"],
);
const incomes = memberOf("under_20k", "20k_40k", "40k_60k", "60k_90k", "90k_150k", "over_150k");

/** Published form of each field. */
export const queryRules: RecordRules = new Map<string, FieldRule>([
  ["record_id", { type: "text", pattern: /^fq_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["ts", { type: "instant" }],
  ["customer_id", { type: "text", nullable: true, pattern: /^CUS-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["query", { type: "text" }],
  ["intent_stage", memberOf("research", "compare", "quote", "apply")],
  ["product", products],
  ["amount", { type: "money", minimum: 100 }],
  ["currency", memberOf("EUR", "GBP", "SEK", "PLN")],
  ["term_months", { type: "integer", nullable: true, minimum: 3, maximum: 420 }],
  ["rate_pct", { type: "number", minimum: 0, maximum: 40, decimals: 3 }],
  ["apr_pct", { type: "number", nullable: true, minimum: 0, maximum: 60, decimals: 3 }],
  ["fees", money],
  ["monthly_payment", orNull(money)],
  ["collateral_value", orNull(money)],
  // The rule ltv sees to its upper bound.
  ["ltv", ratio],
  ["monthly_income", orNull(money)],
  ["monthly_debt", orNull(money)],
  ["dti", ratio],
  ["credit_band", orNull(memberOf("poor", "fair", "good", "very_good", "excellent"))],
  ["income_band", incomes],
  ["region", memberOf("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["urgency", { type: "number", minimum: 0, maximum: 1, decimals: 2 }],
  ["intent_score", { type: "integer", minimum: 0, maximum: 100 }],
  ["grounding", { type: "array" }],
  ["answer", { type: "text" }],
  ["disclaimer", { type: "text" }],
  ["compliance_flags", { type: "array" }],
  ["converted", { type: "boolean" }],
  ["schema_version", versionRule],
]);

const sources = new Set(["applicant", "rate_sheet", "profile", "computed"]);
const units = new Set(["currency", "month", "percent", "year"]);
const flags = new Set(["fees_over_5_percent", "high_cost", "high_dti", "high_ltv", "manual_review"]);

function isClaim(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { claim, formula, inputs, source_type: source, unit, value: figure } = value as Record<string, unknown>;
  let names = 0;
  for (const _ in value) names++;
  if (names !== 6 || typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return false;
  for (const name in inputs) {
    if (typeof (inputs as Record<string, unknown>)[name] !== "number") return false;
  }
  return (
    typeof claim === "string" &&
    (formula === null || typeof formula === "string") &&
    typeof source === "string" &&
    sources.has(source) &&
    typeof unit === "string" &&
    units.has(unit) &&
    typeof figure === "number"
  );
}

/** Checks the published form of what the arrays of a row hold (invariant "schema"). */
export function checkArrays(record: Record<string, unknown>, report: Report): boolean {
  const grounding = record.grounding as readonly unknown[];
  const raised = record.compliance_flags as readonly unknown[];
  const bad = grounding.length < 2 ? 0 : grounding.findIndex((claim) => !isClaim(claim));
  if (bad >= 0) report("schema", `claim ${bad} of ${grounding.length} has not its form`);
  const known = raised.every((flag, i) => typeof flag === "string" && flags.has(flag) && raised.indexOf(flag) === i);
  if (!known) report("schema", `compliance_flags ${JSON.stringify(raised)}`);
  return bad < 0 && known;
}
