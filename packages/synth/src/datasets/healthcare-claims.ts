import { type Dataset, defineDataset } from "../schema/dataset.ts";
import { openClaims } from "./healthcare-claims/claims-source.ts";
import { claimsColumns } from "./healthcare-claims/columns.ts";
import { claimsInvariants } from "./healthcare-claims/invariants.ts";
import { payerTypes } from "./healthcare-claims/vocabulary.ts";

const version = "1.0.0";
const columns = claimsColumns(version);
const rowLimit = 2_000_000;

/**
 * Lines of professional, institutional and pharmacy claims in order of service. Members differ much in need, have lasting
 * conditions by age, and spend against the deductible and the out-of-pocket maximum of their plan through the year.
 */
export const healthcareClaims: Dataset = defineDataset({
  id: "healthcare-claims",
  version,
  title: "Healthcare claims",
  description:
    "Claim lines of invented insured persons in the United States: diagnoses (ICD-10-CM), services (HCPCS Level II and own categories, no CPT), charges, contract amounts, deductible, coinsurance and copay by the terms of six plans, denials with reasons, and appeals. 4,000 members make about 105,000 lines a year.",
  key: ["claim_id", "line"],
  columns,
  invariants: claimsInvariants,
  rowLimit,
  parameters: {
    from: {
      type: "date",
      meaning: "The first day of service.",
      minimum: "2010-01-01",
      maximum: "2030-12-31",
      default: "2025-01-01",
    },
    to: {
      type: "date",
      meaning: "The day of service before which claims end.",
      minimum: "2010-01-02",
      maximum: "2099-12-31",
      default: null,
    },
    members: {
      type: "integer",
      meaning: "How many persons are insured at a time.",
      minimum: 1000,
      maximum: 200_000,
      default: 4000,
    },
    denial_rate: {
      type: "number",
      meaning: "Share of claim lines that end denied.",
      minimum: 0,
      maximum: 0.5,
      default: 0.115,
    },
    payers: {
      type: "choices",
      meaning: "Kinds of insurance that there are.",
      values: payerTypes,
      default: [],
    },
  },
  open: (seed, values, memory) =>
    openClaims(
      seed,
      columns.length,
      rowLimit,
      {
        from: values.from,
        to: values.to,
        members: values.members,
        denialRate: values.denial_rate,
        payers: values.payers,
      },
      memory,
    ),
});
