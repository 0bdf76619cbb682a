import { type Sink, sink } from "@sdg/synth/engine/sink";
import { putSnappy } from "./snappy.ts";
import { i32, putBytes, putThrift, struct, type Thrift } from "./thrift.ts";

/** By their numbers in parquet.thrift. */
export const encoding = { plain: 0, rle: 3, rleDictionary: 8 } as const;
export const codec = { uncompressed: 0, snappy: 1 } as const;
const DATA_PAGE = 0;
const DICTIONARY_PAGE = 2;

/** A file on its way: what was handed on already, and what was not yet. */
export interface FileBytes {
  readonly out: Sink;
  flushed: number;
}

export function position(file: FileBytes): number {
  return file.flushed + file.out.at;
}

/** The pages of one column chunk. */
export interface Pages {
  /** Undecided until the first page shows whether compressing it makes it shorter. */
  codec: number | undefined;
  /** Bytes with headers, before and after compression. */
  uncompressed: number;
  compressed: number;
}

const scratch = sink(65_536);

export function putDataPage(
  file: FileBytes,
  pages: Pages,
  body: Uint8Array<ArrayBuffer>,
  rows: number,
  by: number,
): void {
  const header = struct([1, i32(rows)], [2, i32(by)], [3, i32(encoding.rle)], [4, i32(encoding.rle)]);
  putPage(file, pages, body, DATA_PAGE, [5, header]);
}

export function putDictionaryPage(file: FileBytes, pages: Pages, body: Uint8Array<ArrayBuffer>, entries: number): void {
  putPage(file, pages, body, DICTIONARY_PAGE, [7, struct([1, i32(entries)], [2, i32(encoding.plain)])]);
}

function putPage(
  file: FileBytes,
  pages: Pages,
  body: Uint8Array<ArrayBuffer>,
  type: number,
  own: readonly [id: number, header: Thrift],
): void {
  let stored: Uint8Array = body;
  if (pages.codec !== codec.uncompressed) {
    scratch.at = 0;
    putSnappy(scratch, body);
    pages.codec ??= scratch.at < body.length ? codec.snappy : codec.uncompressed;
    if (pages.codec === codec.snappy) stored = scratch.bytes.subarray(0, scratch.at);
  }
  const start = file.out.at;
  putThrift(file.out, struct([1, i32(type)], [2, i32(body.length)], [3, i32(stored.length)], own));
  pages.uncompressed += file.out.at - start + body.length;
  putBytes(file.out, stored);
  pages.compressed += file.out.at - start;
}
