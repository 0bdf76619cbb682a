import type { Column } from "@sdg/synth/engine/column";
import { NULL } from "@sdg/synth/engine/rows";
import { reserve, type Sink, sink } from "@sdg/synth/engine/sink";
import type { ColumnBlock } from "../columns/column-block.ts";
import { storageOf } from "../columns/storage.ts";
import { undeclaredNull } from "../columns/undeclared-null.ts";
import { type Distinct, distinctCells, distinctMembers, distinctTexts } from "./distinct.ts";
import { bitWidth, putHybrid } from "./hybrid-runs.ts";
import { codec, encoding, type FileBytes, type Pages, position, putDataPage, putDictionaryPage } from "./page.ts";
import { physical, physicalType } from "./parquet-type.ts";
import { type PlainWriter, plainWriter } from "./plain-values.ts";
import { i32, i64, list, putBytes, struct, type Thrift, text } from "./thrift.ts";
import { type ValueBounds, valueBounds } from "./value-bounds.ts";

/** Writes a block's column as a column chunk, in steps. */
export type ColumnChunk = (block: ColumnBlock, file: FileBytes) => Generator<void, WrittenChunk, void>;

export interface WrittenChunk {
  /** Its ColumnChunk structure for the footer. */
  readonly entry: Thrift;
  readonly uncompressedBytes: number;
}

/** Arrays that all columns of a file share, one after another. */
export interface Workspace {
  /** The rows whose value is present. */
  readonly present: Int32Array;
  readonly levels: Int32Array;
  readonly indices: Int32Array;
  readonly values: Sink;
  readonly body: Sink;
}

export function workspace(rows: number): Workspace {
  const numbers = (): Int32Array => new Int32Array(rows);
  return { present: numbers(), levels: numbers(), indices: numbers(), values: sink(65_536), body: sink(65_536) };
}

/** Bytes after which a page of texts ends; values of fixed width make one page a chunk. */
const PAGE_BYTES = 1_048_576;
/** Texts that are written before their bytes are counted again. */
const TEXTS_AT_ONCE = 256;

/** A column chunk that is being written. */
interface Chunk {
  readonly column: Column;
  readonly putPlain: PlainWriter;
  readonly block: ColumnBlock;
  readonly file: FileBytes;
  readonly work: Workspace;
  readonly bounds: ValueBounds;
  readonly pages: Pages;
}

export function columnChunk(column: Column, slot: number, work: Workspace): ColumnChunk {
  const putPlain = plainWriter(column, slot);
  return function* (block, file) {
    const pages: Pages = { codec: undefined, uncompressed: 0, compressed: 0 };
    const chunk: Chunk = { column, putPlain, block, file, work, bounds: valueBounds(column), pages };
    const count = present(block.cells[slot] as Float64Array, block.rows, work);
    if (count < block.rows && column.field.nullable !== true) throw undeclaredNull(column);
    const start = position(file);
    const dictionary = distinct(column, block, slot, work.indices);
    let dataStart = start;
    if (dictionary === undefined) yield* putPlainPages(chunk, count);
    else dataStart = yield* putDictionaryPages(chunk, dictionary);
    const meta = struct(
      [1, i32(physicalType(storageOf(column)))],
      [2, list("i32", encodings(dictionary !== undefined))],
      [3, list("binary", [text(column.field.name)])],
      [4, i32(pages.codec ?? codec.uncompressed)],
      [5, i64(block.rows)],
      [6, i64(pages.uncompressed)],
      [7, i64(pages.compressed)],
      [9, i64(dataStart)],
      [11, dictionary === undefined ? undefined : i64(start)],
      [12, chunk.bounds.statistics(block.rows - count)],
    );
    return { entry: struct([2, i64(start)], [3, meta]), uncompressedBytes: pages.uncompressed };
  };
}

/** The dictionary, and one page of indices into it. Returns where that page begins. */
function* putDictionaryPages(chunk: Chunk, dictionary: Distinct): Generator<void, number, void> {
  const { block, file, pages, work } = chunk;
  const { firstRows } = dictionary;
  work.values.at = 0;
  chunk.putPlain(block, Int32Array.from(firstRows), 0, firstRows.length, work.values, chunk.bounds);
  putDictionaryPage(file, pages, written(work.values), firstRows.length);
  const dataStart = position(file);
  yield;
  beginBody(chunk, 0, block.rows);
  putIndices(work.body, dictionary);
  putDataPage(file, pages, written(work.body), block.rows, encoding.rleDictionary);
  return dataStart;
}

/** Pages of the values themselves: one for values of fixed width, more where texts are many or long. */
function* putPlainPages(chunk: Chunk, count: number): Generator<void, void, void> {
  const { block, file, pages, work } = chunk;
  const atOnce = physicalType(storageOf(chunk.column)) === physical.byteArray ? TEXTS_AT_ONCE : count;
  // The rows of a page are those up to its last value, and after the last one all that remain.
  for (let value = 0, row = 0; row < block.rows; ) {
    if (row > 0) yield;
    work.values.at = 0;
    do {
      const next = Math.min(count, value + atOnce);
      chunk.putPlain(block, work.present, value, next, work.values, chunk.bounds);
      value = next;
    } while (value < count && work.values.at < PAGE_BYTES);
    const until = value === count ? block.rows : (work.present[value] as number);
    beginBody(chunk, row, until);
    putBytes(work.body, written(work.values));
    putDataPage(file, pages, written(work.body), until - row, encoding.plain);
    row = until;
  }
}

/** A data page begins with which of its values are present, where some may be absent. */
function beginBody({ column, work }: Chunk, from: number, until: number): void {
  work.body.at = 0;
  if (column.field.nullable === true) putLevels(work.body, work.levels, from, until);
}

function encodings(hasDictionary: boolean): Thrift[] {
  const all = hasDictionary ? [encoding.plain, encoding.rle, encoding.rleDictionary] : [encoding.plain, encoding.rle];
  return all.map(i32);
}

function written(from: Sink): Uint8Array<ArrayBuffer> {
  return from.bytes.subarray(0, from.at);
}

/** Lists the rows whose value is present, and marks them with level 1. Returns how many they are. */
function present(cells: Float64Array, rows: number, { present, levels }: Workspace): number {
  let count = 0;
  for (let row = 0; row < rows; row++) {
    // Without a branch: what an absent value leaves behind is overwritten by the next.
    const level = cells[row] === NULL ? 0 : 1;
    levels[row] = level;
    present[count] = row;
    count += level;
  }
  return count;
}

function distinct(column: Column, block: ColumnBlock, slot: number, indices: Int32Array): Distinct | undefined {
  const cells = block.cells[slot] as Float64Array<ArrayBuffer>;
  const text = block.texts[slot];
  const { form } = column;
  if (form.kind === "boolean") return undefined;
  if (form.kind === "choice") return distinctMembers(cells, block.rows, form.values.length, indices);
  if (text !== undefined) return distinctTexts(text, cells, block.rows, indices);
  return distinctCells(cells, block.rows, indices);
}

/** Definition levels, after their length in four bytes. */
function putLevels(to: Sink, levels: Int32Array, from: number, until: number): void {
  reserve(to, 4);
  const start = to.at;
  to.at += 4;
  putHybrid(to, levels.subarray(from, until), until - from, 1);
  to.view.setInt32(start, to.at - start - 4, true);
}

function putIndices(to: Sink, { indices, count, firstRows }: Distinct): void {
  const width = bitWidth(firstRows.length);
  reserve(to, 1);
  to.bytes[to.at++] = width;
  putHybrid(to, indices, count, width);
}
