import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A claim line whose fields have the published types. */
export interface ClaimLine {
  claim_id: string;
  line: number;
  line_count: number;
  claim_type: string;
  member_id: string;
  birth_year: number;
  sex: string;
  payer_type: string;
  plan_id: string;
  service_date: string;
  received_date: string;
  paid_date: string | null;
  place_of_service: string;
  dx_primary: string;
  dx_2: string | null;
  dx_3: string | null;
  dx_4: string | null;
  procedure: string | null;
  procedure_category: string;
  modifier: string | null;
  units: number;
  rendering_npi: string;
  billing_npi: string;
  drg: string | null;
  revenue_code: string | null;
  billed: number;
  allowed: number | null;
  deductible: number | null;
  coinsurance: number | null;
  copay: number | null;
  member_liability: number | null;
  plan_paid: number | null;
  status: string;
  carc: string | null;
  rarc: string | null;
  appeal: string | null;
  schema_version: string;
}

/** Fields that all lines of a claim share. */
export const claimFields = [
  "claim_type",
  "member_id",
  "birth_year",
  "sex",
  "payer_type",
  "plan_id",
  "service_date",
  "received_date",
  "place_of_service",
  "dx_primary",
  "dx_2",
  "dx_3",
  "dx_4",
  "rendering_npi",
  "billing_npi",
  "drg",
] as const satisfies readonly (keyof ClaimLine)[];

const diagnosis: FieldRule = { type: "text", pattern: /^(?:[A-TV-Z][0-9][0-9AB](?:\.[0-9A-TV-Z]{1,4})?|U07\.1)$/ };
const npi: FieldRule = { type: "text", pattern: /^2[0-9]{9}$/ };
const amount: FieldRule = { type: "money", minimum: 0 };

const categories = memberOf(
  ...["office_visit", "behavioral_health", "preventive", "vaccination", "laboratory", "imaging", "injection"],
  ...["infusion_drug", "therapy", "equipment", "supplies", "orthotics", "ambulance", "emergency_visit"],
  ...["hospital_visit", "hospital_stay", "observation", "surgery", "maternity_care", "home_health", "contrast_agent"],
  ...["hospital_pharmacy", "hospital_supplies", "clinic_visit", "rx_cardiovascular", "rx_antidiabetic", "rx_thyroid"],
  ...["rx_respiratory", "rx_analgesic", "rx_psychotropic", "rx_antibiotic", "rx_gastrointestinal", "rx_dermatologic"],
  ...["rx_hormonal", "rx_urologic", "rx_ophthalmic", "rx_neurologic", "rx_oncology"],
);
const revenueCodes = memberOf(
  ...["0120", "0206", "0250", "0270", "0300", "0320", "0360", "0420", "0450", "0510", "0636", "0730", "0762"],
);
const plans = memberOf("PLN-HMO-500", "PLN-PPO-1500", "PLN-HDHP-3200", "PLN-MCR-250", "PLN-MAP-0", "PLN-MCD-0");
const reasons = memberOf("4", "11", "16", "18", "22", "27", "29", "50", "96", "97", "197", "204");

/** Published form of each field. */
export const claimRules: RecordRules = new Map<string, FieldRule>([
  ["claim_id", { type: "text", pattern: /^CLM-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["line", { type: "integer", minimum: 1 }],
  ["line_count", { type: "integer", minimum: 1, maximum: 12 }],
  ["claim_type", memberOf("professional", "institutional", "rx")],
  ["member_id", { type: "text", pattern: /^MBR-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["birth_year", { type: "integer", minimum: 1880, maximum: 2200 }],
  ["sex", memberOf("female", "male")],
  ["payer_type", memberOf("commercial", "medicare", "medicare_advantage", "medicaid")],
  ["plan_id", plans],
  ["service_date", { type: "day" }],
  ["received_date", { type: "day" }],
  ["paid_date", { type: "day", nullable: true }],
  ["place_of_service", memberOf("01", "02", "11", "12", "21", "22", "23", "41")],
  ["dx_primary", diagnosis],
  ["dx_2", orNull(diagnosis)],
  ["dx_3", orNull(diagnosis)],
  ["dx_4", orNull(diagnosis)],
  ["procedure", { type: "text", nullable: true, pattern: /^[A-HJ-NP-V][0-9]{4}$/ }],
  ["procedure_category", categories],
  ["modifier", orNull(memberOf("25", "59", "GT", "LT", "RT", "NU", "RR"))],
  ["units", { type: "integer", minimum: 1, maximum: 999 }],
  ["rendering_npi", npi],
  ["billing_npi", npi],
  ["drg", { type: "text", nullable: true, pattern: /^[0-9]{3}$/ }],
  ["revenue_code", orNull(revenueCodes)],
  ["billed", amount],
  ["allowed", orNull(amount)],
  ["deductible", orNull(amount)],
  ["coinsurance", orNull(amount)],
  ["copay", orNull(amount)],
  ["member_liability", orNull(amount)],
  ["plan_paid", orNull(amount)],
  ["status", memberOf("paid", "denied", "pended")],
  ["carc", orNull(reasons)],
  ["rarc", orNull(memberOf("M51", "M76", "MA27", "N56", "N115", "N130"))],
  ["appeal", orNull(memberOf("filed", "upheld", "overturned"))],
  ["schema_version", versionRule],
]);

/** An amount in cents; absent ones count as 0. */
export function cents(amountInDollars: number | null): number {
  return amountInDollars === null ? 0 : Math.round(amountInDollars * 100);
}
