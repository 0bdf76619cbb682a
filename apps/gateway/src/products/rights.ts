import { creditProducts } from "./credit-products.ts";
import { policies } from "./policies.ts";

export interface Rights {
  readonly datasetId: string;
  readonly owner: string;
  readonly source: "original-synthetic" | "licensed-provider";
  readonly license: string;
  readonly permittedUses: readonly string[];
  readonly prohibitedUses: readonly string[];
  readonly redistribution: string;
  readonly privacy: string;
  readonly provenance: string;
  readonly status: "cleared" | "provider_required";
  readonly reviewRequiredBeforeProduction: boolean;
}

export const OWNER = "Synthetic Data Gateway";

/** The licence of our own rows as an SPDX expression. */
export const LICENSE = "LicenseRef-Synthetic-Data-Gateway-Commercial-1.0";

const prohibitedUses = [
  "representing synthetic records as real people, events or market history",
  "re-identification attempts",
  "unlawful or discriminatory use",
] as const;

/** The rights in records that we make ourselves. */
export function syntheticRights(datasetId: string): Rights {
  return {
    datasetId,
    owner: OWNER,
    source: "original-synthetic",
    license:
      "Commercial use licence: fine-tuning and internal production use; no raw bulk redistribution, resale or sublicensing",
    permittedUses: [
      "internal evaluation",
      "commercial application use",
      "model evaluation and fine-tuning of derived models",
    ],
    prohibitedUses,
    redistribution: "Raw bulk redistribution, resale and sublicensing need separate written permission",
    privacy: "Made from rules and public aggregate statistics; no record of a real person was read",
    provenance: "Generated from a seed by a published, versioned generator; recomputable",
    status: "cleared",
    reviewRequiredBeforeProduction: false,
  };
}

function licensedRights(datasetId: string): Rights {
  return {
    datasetId,
    owner: "The licensed provider",
    source: "licensed-provider",
    license: "The provider's licence; evaluation only, after entitlement is verified",
    permittedUses: ["evaluation after entitlement is verified"],
    prohibitedUses,
    redistribution: "None; no sublicensing",
    privacy: "As the provider's terms say",
    provenance:
      "Provider attribution, retrieval timestamp, source citation and licence status travel with every response",
    status: "provider_required",
    reviewRequiredBeforeProduction: true,
  };
}

/** The rights record of a policy key, or of a category that is no policy key: those are all our own. */
export function rightsOf(datasetId: string): Rights {
  const policy = policies.find(({ key }) => key === datasetId);
  return policy?.source === "licensed-provider" ? licensedRights(datasetId) : syntheticRights(datasetId);
}

export interface RightsEndpoint {
  readonly path: string;
  readonly purpose: string;
  readonly rights: string;
}

/** The rights document, version 1.0. */
export function rightsDocument(endpoints: readonly RightsEndpoint[]) {
  return {
    version: "1.0",
    effectiveAt: "2026-11-20",
    owner: OWNER,
    datasets: policies.map(({ key }) => rightsOf(key)),
    endpoints,
    creditProducts,
    policy: {
      ownership: "Synthetic records are original works of the owner; a purchase grants a licence, not ownership.",
      licensing: "Purchased output may be used for commercial fine-tuning and internal production use.",
      privacy: "No record describes a real person; values that could reach anybody come from reserved ranges.",
      redistribution: "Raw bulk redistribution, resale and sublicensing need separate written permission.",
    },
  };
}
