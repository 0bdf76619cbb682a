import type { Column } from "../../engine/column.ts";
import {
  ageBands,
  brands,
  goods,
  incomeBands,
  interviewChannels,
  npsGroups,
  outlooks,
  panelCountries,
  regions,
} from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  respondent: 0,
  wave: 1,
  interviewNo: 2,
  interviewedAt: 3,
  country: 4,
  region: 5,
  age: 6,
  income: 7,
  household: 8,
  channel: 9,
  answers: 10,
  confidence: 15,
  outlook: 16,
  inflation: 17,
  goods: 18,
  buyIntent: 19,
  searchInterest: 20,
  spend: 21,
  brand: 22,
  nps: 23,
  npsGroup: 24,
  weight: 25,
  version: 26,
} as const;

export const QUESTIONS = 5;

/** The published fields of one interview, with their forms in the register. */
export function panelColumns(version: string): readonly Column[] {
  return [...interview(), ...household(), ...sentiment(), ...purchase(), ...loyalty(version)];
}

function interview(): Column[] {
  return [
    {
      field: {
        name: "respondent_id",
        type: "id",
        meaning: "The respondent, who is asked in six waves one after another.",
        pattern: "RSP-[0-9A-HJKMNP-TV-Z]{6}",
        example: "RSP-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["RSP-"], radix: 32, width: 6 },
    },
    {
      field: {
        name: "wave",
        type: "date",
        meaning: "The month of the survey, by its first day.",
        example: "2026-01-01",
      },
      form: { kind: "day" },
      stable: true,
    },
    {
      field: {
        name: "interview_no",
        type: "int",
        meaning: "Number of the interview among the respondent's six.",
        minimum: 1,
        maximum: 6,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "interviewed_at",
        type: "datetime",
        meaning: "When the interview took place (UTC); never before the row above.",
        example: "2026-01-09T17:41:00.000Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "country",
        type: "enum",
        meaning: "ISO 3166-1 country of the household.",
        values: panelCountries,
        example: "DE",
      },
      form: { kind: "choice", values: panelCountries },
    },
    {
      field: { name: "region", type: "enum", meaning: "Part of the country.", values: regions, example: "north" },
      form: { kind: "choice", values: regions },
    },
  ];
}

function household(): Column[] {
  return [
    {
      field: { name: "age_band", type: "enum", meaning: "Age of the respondent.", values: ageBands, example: "35-44" },
      form: { kind: "choice", values: ageBands },
    },
    {
      field: {
        name: "income_band",
        type: "enum",
        meaning: "Fifth of the country's households by income.",
        values: incomeBands,
        example: "middle",
      },
      form: { kind: "choice", values: incomeBands },
    },
    {
      field: {
        name: "household_size",
        type: "int",
        meaning: "Persons in the household.",
        unit: "persons",
        minimum: 1,
        maximum: 7,
        example: 2,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "channel",
        type: "enum",
        meaning: "How the respondent is interviewed.",
        values: interviewChannels,
        example: "web",
      },
      form: { kind: "choice", values: interviewChannels },
    },
  ];
}

function sentiment(): Column[] {
  const likert = (name: string, question: string): Column => ({
    field: {
      name,
      type: "int",
      meaning: `${question}, from 1 (much worse, very bad) over 3 (the same, neither) to 5 (much better, very good); null for "don't know" and refusals.`,
      nullable: true,
      minimum: 1,
      maximum: 5,
      example: 3,
    },
    form: { kind: "integer" },
  });
  return [
    likert("finances_past", "The household's finances compared with twelve months ago"),
    likert("finances_next", "The household's finances in twelve months compared with now"),
    likert("business_next", "Business conditions in the country in twelve months compared with now"),
    likert("business_five_years", "Business conditions in the country over the next five years"),
    likert("durables_now", "Whether now is a time to buy major household items"),
    {
      field: {
        name: "confidence_index",
        type: "number",
        meaning:
          "Confidence of the household: the mean of its answered questions, 0 for all 1 to 100 for all 5; null when fewer than three were answered.",
        nullable: true,
        minimum: 0,
        maximum: 100,
        decimals: 1,
        example: 56.3,
      },
      form: { kind: "decimal", scale: 1 },
    },
    {
      field: {
        name: "outlook",
        type: "enum",
        meaning: "finances_next in three classes; null where that is null.",
        nullable: true,
        values: outlooks,
        example: "same",
      },
      form: { kind: "choice", values: outlooks },
    },
    {
      field: {
        name: "expected_inflation_12m",
        type: "number",
        meaning:
          'Change of prices that the respondent expects over twelve months; null for "don\'t know" and refusals.',
        unit: "%",
        nullable: true,
        minimum: -10,
        maximum: 50,
        decimals: 1,
        example: 3,
      },
      form: { kind: "decimal", scale: 1 },
    },
  ];
}

function purchase(): Column[] {
  return [
    {
      field: {
        name: "product_category",
        type: "enum",
        meaning: "The goods that this interview asks about.",
        values: goods,
        example: "furniture",
      },
      form: { kind: "choice", values: goods },
    },
    {
      field: {
        name: "buy_intent_prob",
        type: "number",
        meaning: "Probability of buying such goods within six months, as the respondent puts it.",
        minimum: 0,
        maximum: 1,
        decimals: 2,
        example: 0.3,
      },
      form: { kind: "decimal", scale: 2 },
    },
    {
      field: {
        name: "search_interest",
        type: "int",
        meaning:
          "Web searches for such goods in the country in the month of the wave, relative to the strongest month of the calendar year.",
        minimum: 0,
        maximum: 100,
        example: 84,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "spend_index",
        type: "number",
        meaning: "Household spending in the month before the interview, 100 for the panel's long-run average.",
        minimum: 1,
        maximum: 2_000,
        decimals: 1,
        example: 104.2,
      },
      form: { kind: "decimal", scale: 1 },
    },
  ];
}

function loyalty(version: string): Column[] {
  return [
    {
      field: {
        name: "brand",
        type: "enum",
        meaning: "The invented brand of such goods that the respondent knows best.",
        values: brands,
        example: "Elmstead",
      },
      form: { kind: "choice", values: brands },
    },
    {
      field: {
        name: "nps",
        type: "int",
        meaning: "How likely the respondent would recommend the brand.",
        minimum: 0,
        maximum: 10,
        example: 9,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "nps_group",
        type: "enum",
        meaning: "detractor for 0 to 6, passive for 7 and 8, promoter for 9 and 10.",
        values: npsGroups,
        example: "promoter",
      },
      form: { kind: "choice", values: npsGroups },
    },
    {
      field: {
        name: "weight",
        type: "number",
        meaning: "Post-stratification weight: the population's share of (country, age_band) over the sample's.",
        minimum: 0.0001,
        maximum: 50,
        decimals: 4,
        example: 0.9214,
      },
      form: { kind: "decimal", scale: 4 },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
