import { createHash } from "node:crypto";
import { arrowChunks } from "@sdg/formats/arrow/arrow-chunks";
import { bundleChunks } from "@sdg/formats/bundle/bundle-chunks";
import { fileMetadata } from "@sdg/formats/columns/file-facts";
import type { DeliveredTable, Publication } from "@sdg/formats/documents/publication";
import { parquetChunks } from "@sdg/formats/parquet/parquet-chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { JsonValue } from "@sdg/synth/schema/json-value";
import type { FileFormat } from "../http/format.ts";
import type { RowRange } from "../sale/product-line.ts";

export interface FileRequest {
  readonly dataset: Dataset;
  readonly seed: string;
  readonly format: FileFormat;
  readonly range: RowRange;
  /** Content digest of the whole order, in hexadecimal. */
  readonly digest: string;
  readonly publication: Publication;
  /** What only a bundle has: the quality report of the order, and its linked tables apart. */
  readonly report: () => Promise<unknown>;
  readonly tables?: () => readonly DeliveredTable[] | undefined;
}

/** A range of a dataset's rows as a file. Others are served between its steps. */
export async function* datasetFile(request: FileRequest): AsyncGenerator<Uint8Array> {
  const { dataset, seed, format, range, digest, publication } = request;
  if (format === "zip") {
    const tables = request.tables?.();
    const delivery = { dataset, seed, range, contentDigest: digest, ...(tables === undefined ? {} : { tables }) };
    yield* inTurns(
      bundleChunks(delivery, publication, (await request.report()) as JsonValue, () => createHash("sha256")),
    );
    return;
  }
  const { rights, publisher } = publication;
  const metadata = fileMetadata(dataset, seed, range, {
    ...{ license: rights.license, publisher: publisher.name, contentDigest: digest },
  });
  yield* inTurns((format === "arrow" ? arrowChunks : parquetChunks)(dataset, seed, range, metadata));
}

/** The chunks that hold bytes; every step, with bytes or without, is followed by a turn for others. */
async function* inTurns(steps: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of steps) {
    if (chunk.length > 0) yield chunk;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
