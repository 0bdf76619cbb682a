import { DIGITAL_SOURCE_TYPE, SYNTHETIC_NOTICE } from "../synthetic-statement.ts";
import { type DeliveredFile, type Delivery, type JsonRecord, type Publication, rowsOf } from "./publication.ts";

/** What a delivery is made of, file by file, and what it takes to make it again. */
export function manifest(delivery: Delivery, publication: Publication, files: readonly DeliveredFile[]): JsonRecord {
  const { dataset, seed, range, contentDigest } = delivery;
  return {
    synthetic: true,
    notice: SYNTHETIC_NOTICE,
    digitalSourceType: DIGITAL_SOURCE_TYPE,
    dataset: { id: dataset.id, version: dataset.version, title: dataset.title, url: publication.datasetUrl },
    seed,
    parameters: dataset.values,
    firstRow: range.from,
    rows: rowsOf(delivery),
    contentDigest: {
      algorithm: "sha256",
      value: contentDigest,
      over: "the rows as canonical NDJSON: RFC 8785, each row followed by a line feed",
    },
    published: publication.published,
    publisher: publication.publisher,
    license: publication.rights.license,
    verifyUrl: publication.verifyUrl,
    files: files.map(({ path, mediaType, bytes, sha256 }) => ({ path, mediaType, bytes, sha256 })),
  };
}
