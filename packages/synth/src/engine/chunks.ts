import { csvHeader } from "../schema/csv-header.ts";
import type { Dataset } from "../schema/dataset.ts";
import { arena } from "./arena.ts";
import { openedSource } from "./opened-source.ts";
import { rowWriter, usualRowBytes } from "./row-writer.ts";
import type { RowSource } from "./rows.ts";
import { putText, type Sink, sink } from "./sink.ts";
import { spares } from "./spares.ts";

export type RowFormat = "ndjson" | "json" | "csv";

const FEW_ROWS = 64;
const SPARE_SINK_BYTES = 65_536;
const arenas = spares(arena, (used) => used.clear());
const sinks = spares(
  () => sink(SPARE_SINK_BYTES),
  (used) => {
    used.at = 0;
  },
);

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
  if (to - from > FEW_ROWS) {
    yield* chunks(dataset, openedSource(dataset, seed), format, range, chunkBytes, memory);
    return;
  }
  // A few rows of a seed that is mostly new and never seen again: in memory that was used before, because new buffers for
  // every request would keep the garbage collector busier than the rows keep us.
  const borrowed = arenas.take();
  try {
    yield* chunks(dataset, dataset.open(seed, borrowed), format, range, chunkBytes, memory);
  } finally {
    arenas.giveBack(borrowed);
  }
}

function* chunks(
  dataset: Dataset,
  source: RowSource,
  format: RowFormat,
  range: RowRange,
  chunkBytes: number,
  memory: ChunkMemory,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const { from, to } = range;
  if (source.rows !== undefined && to > source.rows) {
    throw new RangeError(`rows ${from} to ${to} are not within the ${source.rows} of the time window`);
  }
  const writer = rowWriter(dataset, format === "csv" ? "csv" : "json");
  const { register } = source;
  const separator = format === "json" ? 44 : 10;
  const header = format === "csv" && range.header !== false ? csvHeader(dataset) : "";
  const usual = usualRowBytes(dataset, writer);
  const capacity = (rows: number): number => Math.min(chunkBytes, rows * usual) + writer.rowBytes + 1;
  const isSpare = memory === "reused" && capacity(to - from) + header.length <= SPARE_SINK_BYTES;
  let out = isSpare ? sinks.take() : sink(capacity(to - from) + header.length);
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
  if (out.at > 0) yield isSpare ? out.bytes.subarray(0, out.at) : written(out);
  if (isSpare) sinks.giveBack(out);
}

/** A chunk must not hold on to much more memory than it shows. */
function written(out: Sink): Uint8Array<ArrayBuffer> {
  return out.at * 2 < out.bytes.length ? out.bytes.slice(0, out.at) : out.bytes.subarray(0, out.at);
}
