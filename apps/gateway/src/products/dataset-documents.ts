import type { Dataset } from "@sdg/synth/schema/dataset";

/** Where the JSON Schema of one record stands, for as long as the version lives. */
export function schemaPath({ id, version }: Pick<Dataset, "id" | "version">): string {
  return `/schemas/${id}/${version}`;
}

/** The documents that describe a dataset, by name, with their media types. */
export const documentTypes = {
  "dictionary.json": "application/json",
  "parameters.json": "application/json",
  "croissant.json": "application/ld+json",
  "schema-org.jsonld": "application/ld+json",
  "profile.json": "application/json",
  "sample.ndjson": "application/x-ndjson",
  "README.md": "text/markdown; charset=utf-8",
} as const;

export type DocumentName = keyof typeof documentTypes;
export const documentNames = Object.keys(documentTypes) as readonly DocumentName[];

export function documentPath({ id, version }: Pick<Dataset, "id" | "version">, name: DocumentName): string {
  return `${pagePath({ id, version })}/${name}`;
}

/** Where a version's page stands: what the dataset is, and the addresses of its documents. */
export function pagePath({ id, version }: Pick<Dataset, "id" | "version">): string {
  return `/datasets/${id}/${version}`;
}
