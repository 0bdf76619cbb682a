import { Table, writeParquet } from "parquet-wasm/node";

/** A Parquet file out of an Arrow IPC stream, both read and written by arrow-rs: a second opinion on the stream. */
export function parquetByArrowRs(stream: Uint8Array): Uint8Array {
  return writeParquet(Table.fromIPCStream(stream));
}
