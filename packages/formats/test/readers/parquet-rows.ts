import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { parquetReadObjects } from "hyparquet";
import type { ForeignRow } from "./published-row.ts";

/** Rows of a Parquet file, by hyparquet. */
export async function hyparquetRows(file: Uint8Array): Promise<ForeignRow[]> {
  return parquetReadObjects({ file: Uint8Array.from(file).buffer });
}

let database: Promise<DuckDBConnection> | undefined;

async function connect(): Promise<DuckDBConnection> {
  const connection = await (await DuckDBInstance.create()).connect();
  await connection.run("SET TimeZone = 'UTC'");
  return connection;
}

/** What a query over files answers, by DuckDB. */
export async function duckRows(query: string): Promise<ForeignRow[]> {
  database ??= connect();
  const reader = await (await database).runAndReadAll(query);
  return reader.getRowObjectsJson() as ForeignRow[];
}
