import { createHash } from "node:crypto";
import { croissant } from "@sdg/formats/documents/croissant";
import { datasetCard } from "@sdg/formats/documents/dataset-card";
import type { DeliveredFile, Delivery, JsonRecord } from "@sdg/formats/documents/publication";
import { schemaOrgDataset } from "@sdg/formats/documents/schema-org";
import { datasetProfile } from "@sdg/synth/quality/profile";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { dictionary } from "@sdg/synth/schema/dictionary";
import {
  type DocumentName,
  documentNames,
  documentPath,
  documentTypes,
  pagePath,
  schemaPath,
} from "../../products/dataset-documents.ts";
import type { Datasets } from "../../products/datasets.ts";
import { publicationOf } from "../../products/publication.ts";
import { qualitySignals } from "../../products/quality-signals.ts";
import { rightsOf } from "../../products/rights.ts";
import { rowsText, SAMPLE_SEED } from "../../products/rows-text.ts";
import { formatUsdc, ROW_PRICE_MICRO_USDC } from "../../sale/price.ts";

export interface PageDeps {
  readonly datasets: Datasets;
  readonly baseUrl: string;
  readonly apiUrl: string;
}

const SAMPLE_ROWS = 5;

/** What a dataset is, and where the rest about it stands. */
export function makePage({ baseUrl, apiUrl }: PageDeps, dataset: Dataset) {
  const { id, version, title, description, key, parameters } = dataset;
  return {
    ...{ id, version, title, description, key },
    url: baseUrl + pagePath(dataset),
    fields: dataset.fields.map(({ name, type, meaning }) => ({ name, type, meaning })),
    parameters: Object.keys(parameters),
    maximumRows: dataset.rowLimit,
    quality: qualitySignals(dataset),
    rights: rightsOf(id),
    documents: [
      { name: "schema", url: baseUrl + schemaPath(dataset), mediaType: "application/schema+json" },
      ...documentNames.map((name) => ({
        name,
        url: baseUrl + documentPath(dataset, name),
        mediaType: documentTypes[name],
      })),
    ],
    preview: `${baseUrl}/api/v1/generator/preview?category=${id}`,
    buy: `${apiUrl}/api/v1/data/${id}`,
  };
}

/** The text of one of a dataset's documents. */
export function makeDocument(deps: PageDeps, dataset: Dataset, name: DocumentName): string {
  const { baseUrl, apiUrl } = deps;
  const publication = publicationOf(dataset, baseUrl);
  switch (name) {
    case "dictionary.json":
      return JSON.stringify(dictionary(dataset));
    case "parameters.json":
      return JSON.stringify(dataset.parameters);
    case "profile.json":
      return JSON.stringify(datasetProfile(dataset));
    case "sample.ndjson":
      return sample(dataset);
    case "croissant.json":
    case "README.md": {
      const text = sample(dataset);
      const { delivery, file } = sampleDelivery(dataset, text, baseUrl);
      if (name === "README.md") return datasetCard(delivery, publication, file);
      const rows = text.trimEnd().split("\n");
      return JSON.stringify(
        croissant(
          delivery,
          publication,
          [file],
          rows.map((row) => JSON.parse(row) as JsonRecord),
        ),
      );
    }
    case "schema-org.jsonld": {
      const sold = `${apiUrl}/api/v1/data/${dataset.id}`;
      const offer = { price: formatUsdc(ROW_PRICE_MICRO_USDC), currency: "USD", url: sold };
      const download = { contentUrl: baseUrl + documentPath(dataset, "sample.ndjson"), encodingFormat: NDJSON };
      return JSON.stringify(schemaOrgDataset(dataset, publication, [download], offer));
    }
  }
}

const NDJSON = documentTypes["sample.ndjson"];

function sample(dataset: Dataset): string {
  return rowsText(dataset, SAMPLE_SEED, SAMPLE_ROWS, "ndjson");
}

/** The sample as a delivery like any other: what is said of it can be checked. */
function sampleDelivery(dataset: Dataset, text: string, baseUrl: string): { delivery: Delivery; file: DeliveredFile } {
  const sha256 = createHash("sha256").update(text).digest("hex");
  return {
    delivery: { dataset, seed: SAMPLE_SEED, range: { from: 0, to: SAMPLE_ROWS }, contentDigest: sha256 },
    file: {
      path: "sample.ndjson",
      url: baseUrl + documentPath(dataset, "sample.ndjson"),
      mediaType: NDJSON,
      bytes: Buffer.byteLength(text),
      sha256,
    },
  };
}
