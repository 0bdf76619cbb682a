import type { Publication, Rights as PublishedRights } from "@sdg/formats/documents/publication";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { pagePath, schemaPath } from "./dataset-documents.ts";
import { LICENSE, OWNER, type Rights, rightsOf } from "./rights.ts";

/** The day on which the datasets of this build were published. */
export const PUBLISHED = "2026-11-20";

/** Where a dataset is described: its page, and the JSON Schema of one record. */
export interface Places {
  readonly datasetUrl: string;
  readonly schemaUrl: string;
}

/** Who publishes a dataset, where and on which terms, as its documents say it. */
export function publicationOf(
  dataset: Dataset,
  baseUrl: string,
  published = PUBLISHED,
  places: Places = { datasetUrl: baseUrl + pagePath(dataset), schemaUrl: baseUrl + schemaPath(dataset) },
): Publication {
  return {
    baseUrl,
    ...places,
    verifyUrl: `${baseUrl}/api/oracle/verify`,
    publisher: { name: OWNER, url: baseUrl },
    published,
    rights: publishedRights(rightsOf(dataset.id), baseUrl),
    limits: [],
  };
}

function publishedRights(rights: Rights, baseUrl: string): PublishedRights {
  return {
    license: LICENSE,
    licenseName: "Synthetic Data Gateway Commercial Licence 1.0",
    licenseUrl: `${baseUrl}/api/v1/catalog`,
    text: `${rights.license}. ${rights.redistribution}. ${rights.privacy}.`,
    permissions: [
      ...rights.permittedUses.map((use) => ({ use, allowed: true })),
      { use: "fine-tune commercial models", allowed: true },
      {
        use: "redistribute, resell or sublicense the rows in bulk",
        allowed: false,
        condition: "separate written permission",
      },
    ],
    prohibited: rights.prohibitedUses,
    attribution: null,
  };
}
