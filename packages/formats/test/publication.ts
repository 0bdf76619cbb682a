import type { Dataset } from "@sdg/synth/schema/dataset";
import type { Delivery, Publication } from "../src/documents/publication.ts";
import { contentDigestOf } from "./round-trip.ts";

/** A publication with everything that a document can show. */
export const publication: Publication = {
  baseUrl: "https://data.example",
  datasetUrl: "https://data.example/datasets/one",
  schemaUrl: "https://data.example/schemas/one.json",
  verifyUrl: "https://data.example/verify",
  publisher: { name: "An example publisher", url: "https://data.example" },
  published: "2026-11-20",
  rights: {
    license: "LicenseRef-Example-1.0",
    licenseName: "Example terms 1.0",
    licenseUrl: "https://data.example/terms",
    text: "These are the terms.",
    permissions: [
      { use: "train models on it", allowed: true },
      { use: "publish what you derive", allowed: true, condition: "the mark kept" },
      { use: "resell the raw rows", allowed: false, condition: "written permission" },
    ],
    prohibited: ["passing it off as real"],
    attribution: "Name the publisher.",
  },
  limits: ["It knows no leap seconds."],
};

export function deliveryOf(dataset: Dataset, rows: number): Delivery {
  const range = { from: 0, to: rows };
  return { dataset, seed: "documents", range, contentDigest: contentDigestOf(dataset, "documents", range) };
}
