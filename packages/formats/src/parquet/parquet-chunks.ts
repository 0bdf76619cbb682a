import { sink } from "@sdg/synth/engine/sink";
import type { Dataset } from "@sdg/synth/schema/dataset";
import { checkedSource, type RowRange } from "../columns/checked-source.ts";
import { type BlockLimits, columnBlock, fill, NO_BYTES } from "../columns/column-block.ts";
import { columnChunk, type WrittenChunk, workspace } from "./column-chunk.ts";
import { type FileBytes, position } from "./page.ts";
import { schemaElements } from "./parquet-type.ts";
import { i16, i32, i64, list, putBytes, putThrift, struct, type Thrift, text } from "./thrift.ts";

/** Long texts end a row group early, so that memory stays bounded. */
const ROW_GROUP: BlockLimits = { rows: 65_536, textBytes: 16_777_216 };
const CHUNK_BYTES = 262_144;
const FORMAT_VERSION = 2;
const MAGIC = new TextEncoder().encode("PAR1");
export const CREATED_BY = "sdg-formats version 0.1.0";

/**
 * A range of rows as one Parquet file: row groups with dictionaries where values repeat, Snappy where it helps, statistics,
 * key-value metadata. The bytes depend on the arguments only. Some steps give no bytes: they are where others may be served.
 * Throws a RangeError, at the first step, for rows that do not exist.
 */
export function* parquetChunks(
  dataset: Dataset,
  seed: string,
  range: RowRange,
  metadata: ReadonlyMap<string, string>,
): Generator<Uint8Array<ArrayBuffer>, void, void> {
  const source = checkedSource(dataset, seed, range);
  const file: FileBytes = { out: sink(CHUNK_BYTES * 2), flushed: 0 };
  const capacity = Math.min(ROW_GROUP.rows, range.to - range.from);
  const block = columnBlock(dataset, capacity);
  const work = workspace(capacity);
  const chunks = dataset.columns.map((column, slot) => columnChunk(column, slot, work));
  const rowGroups: Thrift[] = [];
  putBytes(file.out, MAGIC);
  for (let next = range.from; next < range.to; ) {
    next = yield* fill(block, source, next, range.to, ROW_GROUP);
    const start = position(file);
    const columns: WrittenChunk[] = [];
    for (const chunk of chunks) {
      const writing = chunk(block, file);
      let step = writing.next();
      for (; step.done !== true; step = writing.next()) yield handedOn(file, CHUNK_BYTES);
      columns.push(step.value);
      yield handedOn(file, CHUNK_BYTES);
    }
    rowGroups.push(rowGroup(columns, start, position(file), block.rows, rowGroups.length));
  }
  putFooter(file, dataset, range.to - range.from, rowGroups, metadata);
  yield handedOn(file, 0);
}

/** What has been written and not handed on, when it is enough. */
function handedOn(file: FileBytes, enough: number): Uint8Array<ArrayBuffer> {
  const { out } = file;
  if (out.at < enough) return NO_BYTES;
  const bytes = out.bytes.slice(0, out.at);
  file.flushed += out.at;
  out.at = 0;
  return bytes;
}

function rowGroup(columns: readonly WrittenChunk[], start: number, end: number, rows: number, ordinal: number): Thrift {
  return struct(
    [
      1,
      list(
        "struct",
        columns.map((column) => column.entry),
      ),
    ],
    [2, i64(columns.reduce((sum, column) => sum + column.uncompressedBytes, 0))],
    [3, i64(rows)],
    [5, i64(start)],
    [6, i64(end - start)],
    [7, i16(ordinal)],
  );
}

function putFooter(
  file: FileBytes,
  dataset: Dataset,
  rows: number,
  rowGroups: readonly Thrift[],
  metadata: ReadonlyMap<string, string>,
): void {
  const { out } = file;
  const start = out.at;
  const pairs = [...metadata].map(([key, value]) => struct([1, text(key)], [2, text(value)]));
  // Every column is ordered as its type says; only then do readers use the bounds.
  const orders = dataset.columns.map(() => struct([1, struct()]));
  putThrift(
    out,
    struct(
      [1, i32(FORMAT_VERSION)],
      [2, list("struct", schemaElements(dataset.columns))],
      [3, i64(rows)],
      [4, list("struct", rowGroups)],
      [5, pairs.length === 0 ? undefined : list("struct", pairs)],
      [6, text(CREATED_BY)],
      [7, list("struct", orders)],
    ),
  );
  const length = new Uint8Array(4);
  new DataView(length.buffer).setInt32(0, out.at - start, true);
  putBytes(out, length);
  putBytes(out, MAGIC);
}
