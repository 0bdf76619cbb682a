import { csvHeader } from "../schema/csv-header.ts";
import type { Dataset } from "../schema/dataset.ts";
import { openedSource } from "./opened-source.ts";
import { rowWriter, usualRowBytes } from "./row-writer.ts";
import { putText, type Sink, sink } from "./sink.ts";

export type RowFormat = "ndjson" | "json" | "csv";

/** Rows from (inclusive) … to (exclusive). */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  /** False leaves the CSV header line out, for the second and later parts of one file. */
  readonly header?: boolean;
}

/**
 * Whether each chunk has memory of its own, or all of them the same: quicker, for readers that are done with a chunk when they
 * ask for the next one, as a hash is, or a socket whose write is awaited.
 */
export type ChunkMemory = "fresh" | "reused";

/**
 * The bytes of a range of rows, in chunks cut between rows, each a little over `chunkBytes` but the last.
 * The bytes of a row depend on (dataset, seed, row) only, so ranges that adjoin give the bytes of the whole: NDJSON as they
 * are, CSV without the later headers, JSON joined by ",".
 * Throws a RangeError, at the first step, for a range that is not 0 ≤ from ≤ to ≤ dataset.rowLimit.
 */
export function* rowChunks(
  dataset: Dataset,
  seed: string,
  format: RowFormat,
  range: RowRange,
  chunkBytes = 262_144,
  memory: ChunkMemory = "fresh",
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const { from, to } = range;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to < from || to > dataset.rowLimit) {
    throw new RangeError(`rows ${from} to ${to} are not within 0 to ${dataset.rowLimit} of ${dataset.id}`);
  }
  const writer = rowWriter(dataset, format === "csv" ? "csv" : "json");
  const source = openedSource(dataset, seed);
  const { register } = source;
  const separator = format === "json" ? 44 : 10;
  const header = format === "csv" && range.header !== false ? csvHeader(dataset) : "";
  const usual = usualRowBytes(dataset, writer);
  const capacity = (rows: number): number => Math.min(chunkBytes, rows * usual) + writer.rowBytes + 1;
  let out = sink(capacity(to - from) + header.length);
  if (header !== "") putText(out, header, 0);
  for (let row = from; row < to; row++) {
    if (out.at >= chunkBytes) {
      if (memory === "reused") {
        yield out.bytes.subarray(0, out.at);
        out.at = 0;
      } else {
        yield written(out);
        out = sink(capacity(to - row));
      }
    }
    if (format === "json" && row > from) out.bytes[out.at++] = separator;
    source.load(row);
    writer.write(register, out);
    if (format === "ndjson") out.bytes[out.at++] = separator;
  }
  if (out.at > 0) yield written(out);
}

/** A chunk must not hold on to much more memory than it shows. */
function written(out: Sink): Uint8Array<ArrayBuffer> {
  return out.at * 2 < out.bytes.length ? out.bytes.slice(0, out.at) : out.bytes.subarray(0, out.at);
}
