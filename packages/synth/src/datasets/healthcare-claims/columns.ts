import type { Column } from "../../engine/column.ts";
import type { Field } from "../../schema/field.ts";
import { diagnosisCodes } from "./diagnoses.ts";
import { procedureCategories, procedureCodes } from "./procedures.ts";
import { drgs } from "./stays.ts";
import {
  appeals,
  claimTypes,
  modifiers,
  payerTypes,
  places,
  plans,
  reasons,
  remarks,
  revenueCodes,
  sexes,
  statuses,
} from "./vocabulary.ts";

const money = { type: "number", unit: "USD", decimals: 2, minimum: 0 } as const;
const cents = { kind: "decimal", scale: 2 } as const;
const integer = { kind: "integer" } as const;
const day = { kind: "day" } as const;
const icd = "[A-TV-Z][0-9][0-9AB](\\.[0-9A-TV-Z]{1,4})?|U07\\.1";
const diagnosisForm = { kind: "choice", values: diagnosisCodes } as const;
const npiForm = { kind: "code", prefixes: [""], radix: 10, width: 10 } as const;

/** Slots of the register, in the order of the columns. */
export const slot = {
  claim: 0,
  line: 1,
  lines: 2,
  type: 3,
  member: 4,
  birthYear: 5,
  sex: 6,
  payer: 7,
  plan: 8,
  serviceDate: 9,
  receivedDate: 10,
  paidDate: 11,
  place: 12,
  diagnosis: 13,
  secondDiagnosis: 14,
  thirdDiagnosis: 15,
  fourthDiagnosis: 16,
  procedure: 17,
  category: 18,
  modifier: 19,
  units: 20,
  rendering: 21,
  billing: 22,
  drg: 23,
  revenueCode: 24,
  billed: 25,
  allowed: 26,
  deductible: 27,
  coinsurance: 28,
  copay: 29,
  liability: 30,
  planPaid: 31,
  status: 32,
  carc: 33,
  rarc: 34,
  appeal: 35,
  version: 36,
} as const;

function otherDiagnosis(place: number, example: string): Column {
  const field: Field = {
    name: `dx_${place}`,
    type: "string",
    meaning: `Further diagnosis ${place - 1} of the claim, ICD-10-CM; null when there is none.`,
    nullable: true,
    pattern: icd,
    example,
  };
  return { field, form: diagnosisForm, stable: true };
}

/** An amount that a pended line does not have yet. */
function adjudicated(name: string, meaning: string, example: number): Column {
  return { field: { name, ...money, meaning: `${meaning}; null while pended.`, nullable: true, example }, form: cents };
}

function claimFields(): readonly Column[] {
  return [
    {
      field: {
        name: "claim_id",
        type: "id",
        meaning: "The claim; its lines share it and follow one another.",
        pattern: "CLM-[0-9A-HJKMNP-TV-Z]{6}",
        example: "CLM-3F7K2Q",
      },
      form: { kind: "code", prefixes: ["CLM-"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: { name: "line", type: "int", meaning: "Number of the line in its claim, from 1.", minimum: 1, example: 1 },
      form: integer,
    },
    {
      field: {
        name: "line_count",
        type: "int",
        meaning: "Number of lines of the claim.",
        minimum: 1,
        maximum: 12,
        example: 2,
      },
      form: integer,
      stable: true,
    },
    {
      field: {
        name: "claim_type",
        type: "enum",
        meaning: "Who bills: a practitioner, a facility or a pharmacy.",
        values: claimTypes,
        example: "professional",
      },
      form: { kind: "choice", values: claimTypes },
      stable: true,
    },
    {
      field: {
        name: "member_id",
        type: "id",
        meaning: "The insured person, invented.",
        pattern: "MBR-[0-9A-HJKMNP-TV-Z]{6}",
        example: "MBR-0M4XQ7",
      },
      form: { kind: "code", prefixes: ["MBR-"], radix: 32, width: 6 },
      stable: true,
    },
    {
      field: {
        name: "birth_year",
        type: "int",
        meaning: "Year in which the member was born.",
        minimum: 1880,
        maximum: 2200,
        example: 1961,
      },
      form: integer,
      stable: true,
    },
    {
      field: {
        name: "sex",
        type: "enum",
        meaning: "Sex of the member, as enrolled.",
        values: sexes,
        example: "female",
      },
      form: { kind: "choice", values: sexes },
      stable: true,
    },
    {
      field: {
        name: "payer_type",
        type: "enum",
        meaning: "Kind of insurance.",
        values: payerTypes,
        example: "commercial",
      },
      form: { kind: "choice", values: payerTypes },
      stable: true,
    },
    {
      field: {
        name: "plan_id",
        type: "enum",
        meaning: "The invented plan, which sets what the member owes.",
        values: plans.map(({ id }) => id),
        example: "PLN-PPO-1500",
      },
      form: { kind: "choice", values: plans.map(({ id }) => id) },
      stable: true,
    },
    {
      field: {
        name: "service_date",
        type: "date",
        meaning: "Day of the service, or of admission; never before the row above.",
        example: "2025-01-06",
      },
      form: day,
      stable: true,
    },
    {
      field: {
        name: "received_date",
        type: "date",
        meaning: "Day on which the payer received the claim.",
        example: "2025-01-14",
      },
      form: day,
      stable: true,
    },
    {
      field: {
        name: "paid_date",
        type: "date",
        meaning: "Day on which the line was paid or denied; null while pended.",
        nullable: true,
        example: "2025-01-27",
      },
      form: day,
    },
    {
      field: {
        name: "place_of_service",
        type: "enum",
        meaning:
          "CMS place of service: 01 pharmacy, 02 telehealth, 11 office, 12 home, 21 inpatient hospital, 22 outpatient hospital, 23 emergency room, 41 ambulance.",
        values: places,
        example: "11",
      },
      form: { kind: "choice", values: places },
      stable: true,
    },
    {
      field: {
        name: "dx_primary",
        type: "string",
        meaning: "Main diagnosis of the claim, ICD-10-CM.",
        pattern: icd,
        example: "E11.9",
      },
      form: diagnosisForm,
      stable: true,
    },
    otherDiagnosis(2, "I10"),
    otherDiagnosis(3, "E78.5"),
    otherDiagnosis(4, "E66.9"),
  ];
}

function serviceFields(): readonly Column[] {
  return [
    {
      field: {
        name: "procedure",
        type: "string",
        meaning: "HCPCS Level II code of the service; null where a CPT code would stand and for prescriptions.",
        nullable: true,
        pattern: "[A-HJ-NP-V][0-9]{4}",
        example: "G0439",
      },
      form: { kind: "choice", values: procedureCodes },
    },
    {
      field: {
        name: "procedure_category",
        type: "enum",
        meaning: "Kind of service or of drug.",
        values: procedureCategories,
        example: "preventive",
      },
      form: { kind: "choice", values: procedureCategories },
    },
    {
      field: {
        name: "modifier",
        type: "enum",
        meaning:
          "Modifier of the procedure: 25 separate visit, 59 distinct service, GT by video, LT left, RT right, NU bought new, RR rented; null when none.",
        nullable: true,
        values: modifiers,
        example: "25",
      },
      form: { kind: "choice", values: modifiers },
    },
    {
      field: {
        name: "units",
        type: "int",
        meaning: "Units of service, or days' supply of a prescription.",
        minimum: 1,
        maximum: 999,
        example: 1,
      },
      form: integer,
    },
    {
      field: {
        name: "rendering_npi",
        type: "id",
        meaning: "Provider of the service: a valid NPI of a kind that is not issued.",
        pattern: "2[0-9]{9}",
        example: "2000000010",
      },
      form: npiForm,
      stable: true,
    },
    {
      field: {
        name: "billing_npi",
        type: "id",
        meaning: "Organisation that bills: a valid NPI of a kind that is not issued.",
        pattern: "2[0-9]{9}",
        example: "2000000028",
      },
      form: npiForm,
      stable: true,
    },
    {
      field: {
        name: "drg",
        type: "string",
        meaning: "MS-DRG of an inpatient stay; null for anything else.",
        nullable: true,
        pattern: "[0-9]{3}",
        example: "291",
      },
      form: { kind: "choice", values: drgs },
      stable: true,
    },
    {
      field: {
        name: "revenue_code",
        type: "enum",
        meaning:
          "Department of a facility: 0120 room, 0206 intensive care, 0250 pharmacy, 0270 supplies, 0300 laboratory, 0320 imaging, 0360 operating room, 0420 physical therapy, 0450 emergency, 0510 clinic, 0636 drugs coded in detail, 0730 ECG, 0762 observation; null unless institutional.",
        nullable: true,
        values: revenueCodes,
        example: "0450",
      },
      form: { kind: "choice", values: revenueCodes },
    },
  ];
}

function outcomeFields(version: string): readonly Column[] {
  return [
    { field: { name: "billed", ...money, meaning: "What the provider charged.", example: 240 }, form: cents },
    adjudicated("allowed", "What the contract allows for the service", 128.4),
    adjudicated("deductible", "Part that the member owes under the annual deductible", 0),
    adjudicated("coinsurance", "Part that the member owes as a share of the rest", 25.68),
    adjudicated("copay", "Fixed part that the member owes", 0),
    adjudicated("member_liability", "All that the member owes: deductible, coinsurance and copay", 25.68),
    adjudicated("plan_paid", "What the plan paid", 102.72),
    {
      field: { name: "status", type: "enum", meaning: "Outcome of the line.", values: statuses, example: "paid" },
      form: { kind: "choice", values: statuses },
    },
    {
      field: {
        name: "carc",
        type: "enum",
        meaning:
          "Claim adjustment reason of a denial, in own words: 4 modifier missing or wrong, 11 diagnosis does not fit the service, 16 information lacking, 18 duplicate, 22 another payer first, 27 cover had ended, 29 too late, 50 not necessary, 96 not covered, 97 part of another service, 197 no authorisation, 204 not in the plan; null unless denied.",
        nullable: true,
        values: reasons,
        example: "16",
      },
      form: { kind: "choice", values: reasons },
    },
    {
      field: {
        name: "rarc",
        type: "enum",
        meaning: "Remittance advice remark that explains carc 16 or 96; null otherwise.",
        nullable: true,
        values: remarks,
        example: "M76",
      },
      form: { kind: "choice", values: remarks },
    },
    {
      field: {
        name: "appeal",
        type: "enum",
        meaning: "How far a denial was contested; overturned lines are paid in the end; null when not contested.",
        nullable: true,
        values: appeals,
        example: "upheld",
      },
      form: { kind: "choice", values: appeals },
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
    },
  ];
}

export function claimsColumns(version: string): readonly Column[] {
  return [...claimFields(), ...serviceFields(), ...outcomeFields(version)];
}
