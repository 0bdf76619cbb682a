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
import { qualitySignals } from "../../products/quality-signals.ts";
import { rightsOf } from "../../products/rights.ts";

export interface PageDeps {
  readonly datasets: Datasets;
  readonly baseUrl: string;
  readonly apiUrl: string;
}

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
export function makeDocument(_deps: PageDeps, dataset: Dataset, name: DocumentName): string {
  switch (name) {
    case "dictionary.json":
      return JSON.stringify(dictionary(dataset));
    default:
      return JSON.stringify(dataset.parameters);
  }
}
