import type { Dataset } from "@sdg/synth/schema/dataset";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import type { RowRange } from "../columns/checked-source.ts";

/** Who publishes a dataset, where, when and on which terms. All of it is the caller's to say. */
export interface Publication {
  /** Where the service answers; no slash at the end. */
  readonly baseUrl: string;
  /** The page of this dataset. */
  readonly datasetUrl: string;
  /** Where the JSON Schema of its records is served. */
  readonly schemaUrl: string;
  /** Where anybody can have a delivery verified. */
  readonly verifyUrl: string;
  readonly publisher: { readonly name: string; readonly url: string };
  /** The day of publication, YYYY-MM-DD. */
  readonly published: string;
  readonly rights: Rights;
  /** What the dataset does not model, a sentence each, beside what holds for all of them. */
  readonly limits: readonly string[];
}

export interface Rights {
  /** SPDX identifier, or LicenseRef-… for own terms. */
  readonly license: string;
  readonly licenseName: string;
  readonly licenseUrl: string;
  /** The terms, or a summary that refers to them, in Markdown. */
  readonly text: string;
  readonly permissions: readonly Permission[];
  readonly prohibited: readonly string[];
  /** How to name the source where the licence asks for it. */
  readonly attribution: string | null;
}

export interface Permission {
  /** As a clause: "train models on it". */
  readonly use: string;
  readonly allowed: boolean;
  /** What it takes, or what would allow it, as a noun: "separate written permission". */
  readonly condition?: string;
}

/** Rows of a seed, as they were or will be delivered. */
export interface Delivery {
  readonly dataset: Dataset;
  readonly seed: string;
  readonly range: RowRange;
  /** SHA-256 of the rows' canonical NDJSON, in hexadecimal. */
  readonly contentDigest: string;
  /** The tables whose rows these are, where they are of several. */
  readonly tables?: readonly DeliveredTable[];
}

/** The rows of one of several linked tables, apart from the others. */
export interface DeliveredTable {
  readonly name: string;
  /** With the table's own columns and names; its rows are counted from 0. */
  readonly dataset: Dataset;
  /** Those of its rows that the delivery has. */
  readonly range: RowRange;
  /** Its fields that hold the keys of another table's rows. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly field: string;
  readonly table: string;
  /** The field of that table. */
  readonly to: string;
}

/** A file that belongs to a delivery. */
export interface DeliveredFile {
  readonly path: string;
  /** Where it is served, when it does not lie beside the document that names it. */
  readonly url?: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

export type JsonRecord = { readonly [name: string]: JsonValue };

export function rowsOf({ range }: Pick<Delivery, "range">): number {
  return range.to - range.from;
}

/** How to cite a delivery so that somebody else gets the same bytes. */
export function citation({ dataset, seed, range, contentDigest }: Delivery, publication: Publication): string {
  const year = publication.published.slice(0, 4);
  const rows = `rows ${range.from}–${range.to - 1}`;
  return `${publication.publisher.name} (${year}). ${dataset.title} (synthetic), ${dataset.id} ${dataset.version}, seed ${JSON.stringify(seed)}, ${rows}, sha256:${contentDigest}. ${publication.datasetUrl}`;
}
