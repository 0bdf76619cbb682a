import { rowChunks } from "@sdg/synth/engine/chunks";
import { dictionary } from "@sdg/synth/schema/dictionary";
import { recordSchema } from "@sdg/synth/schema/json-schema";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import { fileMetadata } from "../columns/file-facts.ts";
import { CROISSANT_MEDIA_TYPE, croissant } from "../documents/croissant.ts";
import { datasetCard } from "../documents/dataset-card.ts";
import { dictionaryPage } from "../documents/dictionary-table.ts";
import { disclosurePage } from "../documents/disclosure.ts";
import { CSV_MEDIA_TYPE, tableEntry, tablePath, tableSections } from "../documents/linked-tables.ts";
import { manifest } from "../documents/manifest.ts";
import type { DeliveredFile, DeliveredTable, Delivery, JsonRecord, Publication } from "../documents/publication.ts";
import { rightsPage } from "../documents/rights-page.ts";
import { parquetChunks } from "../parquet/parquet-chunks.ts";
import { hexadecimal, type Sha256 } from "../sha-256.ts";
import { type ZipStream, zipStream } from "./zip-stream.ts";

const DATA = "data.parquet";
const PARQUET_MEDIA_TYPE = "application/vnd.apache.parquet";
/** Packing as many bytes takes some milliseconds. */
const CSV_CHUNK_BYTES = 65_536;
const EXAMPLES = 5;
const utf8 = new TextEncoder();

interface Document {
  readonly path: string;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * A delivery as one zip archive: the rows as Parquet, those of linked tables once more a table a CSV file, and every document that
 * explains them. The bytes depend on the arguments only. Some steps give no bytes: they are where others may be served.
 */
export function* bundleChunks(
  delivery: Delivery,
  publication: Publication,
  qualityReport: JsonValue,
  sha256: Sha256,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const zip = zipStream(publication.published);
  const data = yield* storeRows(zip, delivery, publication, sha256);
  const files: [DeliveredFile, ...DeliveredFile[]] = [data];
  for (const table of delivery.tables ?? []) files.push(yield* storeTable(zip, table, delivery.seed, sha256));
  for (const document of documents(delivery, publication, files, qualityReport)) {
    files.push(storeDocument(zip, document, sha256));
    yield zip.take();
  }
  storeDocument(zip, json("manifest.json", manifest(delivery, publication, files)), sha256);
  zip.end();
  yield zip.take();
}

function* storeRows(
  zip: ZipStream,
  { dataset, seed, range, contentDigest }: Delivery,
  { rights, publisher }: Publication,
  sha256: Sha256,
): Generator<Uint8Array<ArrayBuffer>, DeliveredFile, void> {
  const facts = { license: rights.license, publisher: publisher.name, contentDigest };
  const chunks = parquetChunks(dataset, seed, range, fileMetadata(dataset, seed, range, facts));
  return yield* store(zip, { path: DATA, mediaType: PARQUET_MEDIA_TYPE, isPacked: true }, chunks, sha256);
}

/** The rows are made once more for it: any of them can be made alone. */
function* storeTable(
  zip: ZipStream,
  table: DeliveredTable,
  seed: string,
  sha256: Sha256,
): Generator<Uint8Array<ArrayBuffer>, DeliveredFile, void> {
  const chunks = rowChunks(table.dataset, seed, "csv", table.range, CSV_CHUNK_BYTES);
  return yield* store(zip, { path: tablePath(table), mediaType: CSV_MEDIA_TYPE, isPacked: false }, chunks, sha256);
}

/** A member of the archive as its bytes come. `isPacked`: they are compressed already. */
function* store(
  zip: ZipStream,
  { path, mediaType, isPacked }: { readonly path: string; readonly mediaType: string; readonly isPacked: boolean },
  chunks: Iterable<Uint8Array>,
  sha256: Sha256,
): Generator<Uint8Array<ArrayBuffer>, DeliveredFile, void> {
  const hash = sha256();
  const member = zip.begin(path, isPacked);
  let bytes = 0;
  for (const chunk of chunks) {
    if (chunk.length > 0) {
      hash.update(chunk);
      bytes += chunk.length;
      member.push(chunk, false);
    }
    yield zip.take();
  }
  member.push(new Uint8Array(0), true);
  return { path, mediaType, bytes, sha256: hexadecimal(hash.digest()) };
}

function storeDocument(zip: ZipStream, { path, mediaType, text }: Document, sha256: Sha256): DeliveredFile {
  const bytes = utf8.encode(text);
  zip.begin(path, false).push(bytes, true);
  const hash = sha256();
  hash.update(bytes);
  return { path, mediaType, bytes: bytes.length, sha256: hexadecimal(hash.digest()) };
}

function documents(
  delivery: Delivery,
  publication: Publication,
  files: readonly [DeliveredFile, ...DeliveredFile[]],
  qualityReport: JsonValue,
): Document[] {
  const { dataset, tables } = delivery;
  const [data] = files;
  const entries = tables === undefined ? {} : { tables: tables.map(tableEntry) };
  return [
    page("README.md", datasetCard(delivery, publication, data)),
    json("schema.json", recordSchema(dataset, publication.schemaUrl)),
    json("dictionary.json", { ...dictionary(dataset), ...entries } as unknown as JsonRecord),
    page("dictionary.md", dictionaryPage(dataset, tables === undefined ? [] : tableSections(tables))),
    {
      ...json("croissant.json", croissant(delivery, publication, files, firstRows(delivery))),
      mediaType: CROISSANT_MEDIA_TYPE,
    },
    page("LICENSE-AND-RIGHTS.md", rightsPage(delivery, publication)),
    page("DISCLOSURE.md", disclosurePage(delivery, publication)),
    json("quality-report.json", qualityReport),
  ];
}

function page(path: string, text: string): Document {
  return { path, mediaType: "text/markdown; charset=utf-8", text };
}

function json(path: string, value: JsonValue): Document {
  return { path, mediaType: "application/json", text: `${JSON.stringify(value, null, 2)}\n` };
}

function firstRows({ dataset, seed, range: { from, to } }: Delivery): JsonRecord[] {
  const decoder = new TextDecoder();
  let text = "";
  for (const chunk of rowChunks(dataset, seed, "ndjson", { from, to: Math.min(to, from + EXAMPLES) })) {
    text += decoder.decode(chunk);
  }
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as JsonRecord);
}
