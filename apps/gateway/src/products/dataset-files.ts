import { arrowChunks } from "@sdg/formats/arrow/arrow-chunks";
import { type FileFacts, fileMetadata } from "@sdg/formats/columns/file-facts";
import { parquetChunks } from "@sdg/formats/parquet/parquet-chunks";
import type { Dataset } from "@sdg/synth/schema/dataset";
import type { FileFormat } from "../http/format.ts";
import type { RowRange } from "../sale/product-line.ts";

/** The licence of delivered rows as an SPDX expression; its text is in the rights record. */
export const LICENSE = "LicenseRef-Synthetic-Data-Gateway-Commercial-1.0";

/** A range of a dataset's rows as a file. Others are served between its steps. */
export async function* datasetFile(
  dataset: Dataset,
  seed: string,
  format: Exclude<FileFormat, "zip">,
  range: RowRange,
  digest: string,
): AsyncGenerator<Uint8Array> {
  const facts: FileFacts = { license: LICENSE, publisher: "Synthetic Data Gateway", contentDigest: digest };
  const metadata = fileMetadata(dataset, seed, range, facts);
  const chunks = format === "arrow" ? arrowChunks : parquetChunks;
  yield* inTurns(chunks(dataset, seed, range, metadata));
}

/** The chunks that hold bytes; every step, with bytes or without, is followed by a turn for others. */
export async function* inTurns(steps: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (const chunk of steps) {
    if (chunk.length > 0) yield chunk;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
