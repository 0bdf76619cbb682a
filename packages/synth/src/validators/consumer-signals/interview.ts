import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** An interview whose fields have the published types. */
export interface Interview {
  respondent_id: string;
  wave: string;
  interview_no: number;
  interviewed_at: string;
  country: string;
  region: string;
  age_band: string;
  income_band: string;
  household_size: number;
  channel: string;
  finances_past: number | null;
  finances_next: number | null;
  business_next: number | null;
  business_five_years: number | null;
  durables_now: number | null;
  confidence_index: number | null;
  outlook: string | null;
  expected_inflation_12m: number | null;
  product_category: string;
  buy_intent_prob: number;
  search_interest: number;
  spend_index: number;
  brand: string;
  nps: number;
  nps_group: string;
  weight: number;
  schema_version: string;
}

/** Fields that all rows of a respondent share. */
export const respondentFields = [
  "country",
  "region",
  "age_band",
  "income_band",
  "household_size",
  "channel",
  "weight",
] as const satisfies readonly (keyof Interview)[];

/** The questions that the index of confidence is made of. */
export const questionFields = [
  "finances_past",
  "finances_next",
  "business_next",
  "business_five_years",
  "durables_now",
] as const satisfies readonly (keyof Interview)[];

const goods = memberOf(
  ...["car", "furniture", "home_appliance", "consumer_electronics", "holiday", "home_improvement"],
);
const brands = memberOf(
  ...["Alverno", "Brisk & Dale", "Corvane", "Dunmere", "Elmstead", "Fernholt", "Galdery", "Hexley", "Ibrant"],
  ...["Jorvell", "Kestra Vale", "Lumwick", "Marlowe Ridge", "Nordahl", "Ostrava Lane", "Pemberly", "Quillon"],
  "Rosemarch",
);
const incomes = memberOf("lowest", "lower_middle", "middle", "upper_middle", "highest");
const answer: FieldRule = { type: "integer", nullable: true, minimum: 1, maximum: 5 };

/** Published form of each field; the rule household sees to the ranges of two. */
export const interviewRules: RecordRules = new Map<string, FieldRule>([
  ["respondent_id", { type: "text", pattern: /^RSP-[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["wave", { type: "day" }],
  ["interview_no", { type: "integer", minimum: 1, maximum: 6 }],
  ["interviewed_at", { type: "instant" }],
  ["country", memberOf("GB", "DE", "FR", "ES", "NL", "PL", "SE", "IE")],
  ["region", memberOf("north", "south", "east", "west", "capital")],
  ["age_band", memberOf("18-24", "25-34", "35-44", "45-54", "55-64", "65+")],
  ["income_band", incomes],
  ["household_size", { type: "integer" }],
  ["channel", memberOf("web", "phone", "face_to_face")],
  ...questionFields.map((name) => [name, answer] as [string, FieldRule]),
  ["confidence_index", { type: "number", nullable: true, minimum: 0, maximum: 100, decimals: 1 }],
  ["outlook", orNull(memberOf("worse", "same", "better"))],
  ["expected_inflation_12m", { type: "number", nullable: true, minimum: -10, maximum: 50, decimals: 1 }],
  ["product_category", goods],
  ["buy_intent_prob", { type: "number", decimals: 2 }],
  ["search_interest", { type: "integer", minimum: 0, maximum: 100 }],
  ["spend_index", { type: "number", minimum: 1, maximum: 2_000, decimals: 1 }],
  ["brand", brands],
  ["nps", { type: "integer", minimum: 0, maximum: 10 }],
  ["nps_group", memberOf("detractor", "passive", "promoter")],
  ["weight", { type: "number", minimum: 0.0001, maximum: 50, decimals: 4 }],
  ["schema_version", versionRule],
]);
