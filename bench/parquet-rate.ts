// Prints the rows per CPU-second of one way to write retail-transactions as Parquet: node parquet-rate.ts <ours|hyparquet>
import process from "node:process";
import { parquetChunks } from "@sdg/formats/parquet/parquet-chunks";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";
import { parquetWriteBuffer } from "hyparquet-writer";

const ROWS = 150_000;
const dataset = datasets.get("retail-transactions");
if (dataset === undefined) throw new Error("retail-transactions is gone");
const source = dataset;

function ours(): number {
  let bytes = 0;
  for (const chunk of parquetChunks(source, "bench", { from: 0, to: ROWS }, new Map())) bytes += chunk.length;
  return bytes;
}

const hyparquetTypes: Readonly<Record<string, "INT32" | "DOUBLE" | "BOOLEAN" | "TIMESTAMP" | "STRING">> = {
  int: "INT32",
  number: "DOUBLE",
  bool: "BOOLEAN",
  datetime: "TIMESTAMP",
};

/** As its users do: columns out of row objects, with the types that the schema names. */
function hyparquet(rows: readonly Record<string, unknown>[]): number {
  const columnData = source.fields.map(({ name, type, nullable = false }) => ({
    name,
    type: hyparquetTypes[type] ?? ("STRING" as const),
    nullable,
    data: rows.map((row) => (type === "datetime" && row[name] !== null ? new Date(String(row[name])) : row[name])),
  }));
  return parquetWriteBuffer({ columnData, codec: "SNAPPY" }).byteLength;
}

function ready(): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  for (const chunk of rowChunks(source, "bench", "ndjson", { from: 0, to: ROWS })) {
    for (const line of Buffer.from(chunk).toString("utf8").trimEnd().split("\n")) rows.push(JSON.parse(line));
  }
  return rows;
}

const rows = process.argv[2] === "hyparquet" ? ready() : [];
const write = process.argv[2] === "hyparquet" ? () => hyparquet(rows) : ours;
write();
const before = process.cpuUsage();
if (write() < ROWS) throw new Error("this is no file");
const { user, system } = process.cpuUsage(before);
process.stdout.write(String(ROWS / ((user + system) / 1e6)));
