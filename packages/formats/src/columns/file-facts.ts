import { canonicalJson } from "@sdg/proof/canonical-json";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { dictionary } from "@sdg/synth/schema/dictionary";
import { DIGITAL_SOURCE_TYPE, SYNTHETIC_NOTICE } from "../synthetic-statement.ts";
import type { RowRange } from "./checked-source.ts";

/** What a file says of itself beside its rows, as far as it is known when its first byte goes out. */
export interface FileFacts {
  /** SPDX identifier, or LicenseRef-… for own terms. */
  readonly license: string;
  /** SHA-256 of the rows' canonical NDJSON, in hexadecimal. */
  readonly contentDigest?: string;
  readonly publisher?: string;
}

/** The key-value pairs of an Arrow schema or a Parquet footer. */
export function fileMetadata(dataset: Dataset, seed: string, range: RowRange, facts: FileFacts): Map<string, string> {
  const pairs = new Map<string, string>([
    ["synthetic", "true"],
    ["synthetic_notice", SYNTHETIC_NOTICE],
    ["digital_source_type", DIGITAL_SOURCE_TYPE],
    ["dataset", dataset.id],
    ["dataset_version", dataset.version],
    ["title", dataset.title],
    ["seed", seed],
    ["parameters", canonicalJson(dataset.values)],
    ["first_row", String(range.from)],
    ["rows", String(range.to - range.from)],
    ["license", facts.license],
  ]);
  if (facts.publisher !== undefined) pairs.set("publisher", facts.publisher);
  if (facts.contentDigest !== undefined) pairs.set("content_digest", `sha256:${facts.contentDigest}`);
  pairs.set("dictionary", JSON.stringify(dictionary(dataset)));
  return pairs;
}
