// Prints, as JSON, the rows per CPU-second of each way to make a dataset's rows: node dataset-rates.ts <dataset> [faker]
import process from "node:process";
import { arrowChunks } from "@sdg/formats/arrow/arrow-chunks";
import { parquetChunks } from "@sdg/formats/parquet/parquet-chunks";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";
import { median } from "./result.ts";

const ROUNDS = 3;
const CPU_SECONDS = 0.3;
const READY_ROWS = 2_000;

const [id = "", peer] = process.argv.slice(2);
const found = datasets.get(id);
if (found === undefined) throw new Error(`There is no dataset ${id}`);
const dataset = found;

type Way = (from: number, to: number) => number;

function length(chunks: Iterable<Uint8Array>): number {
  let bytes = 0;
  for (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

const ready: unknown[] = [];
for (const chunk of rowChunks(dataset, "bench", "ndjson", { from: 0, to: READY_ROWS })) {
  for (const line of Buffer.from(chunk).toString("utf8").trimEnd().split("\n")) ready.push(JSON.parse(line));
}

const none = new Map<string, string>();
const ours: Readonly<Record<string, Way>> = {
  // As a delivery is streamed: each chunk is in the kernel before the next one is made in the same memory.
  ndjson: (from, to) => length(rowChunks(dataset, "bench", "ndjson", { from, to }, 262_144, "reused")),
  csv: (from, to) => length(rowChunks(dataset, "bench", "csv", { from, to }, 262_144, "reused")),
  arrow: (from, to) => length(arrowChunks(dataset, "bench", { from, to }, none)),
  parquet: (from, to) => length(parquetChunks(dataset, "bench", { from, to }, none)),
  stringify: (from, to) => {
    let bytes = 0;
    for (let row = from; row < to; row += 1) bytes += JSON.stringify(ready[row % READY_ROWS]).length + 1;
    return bytes;
  },
};

/** Loaded only where it is measured: its heap makes everybody's garbage collection dearer. */
async function fakers(): Promise<Readonly<Record<string, Way>>> {
  const { fakerRowOf } = await import("./peers/faker-dataset.ts");
  const row = fakerRowOf(dataset);
  return {
    faker: (from, to) => {
      let bytes = 0;
      for (let n = from; n < to; n += 1) bytes += JSON.stringify(row()).length + 1;
      return bytes;
    },
  };
}

/** Rows per CPU-second, over as many rows as keep it busy for a while. */
function rate(way: Way, rows: number): number {
  const before = process.cpuUsage();
  if (way(0, rows) < rows * 10) throw new Error("these are no rows");
  const { user, system } = process.cpuUsage(before);
  return rows / ((user + system) / 1e6);
}

/** A number of rows that takes about CPU_SECONDS, found by doubling, which also warms the code up. */
function enoughRows(way: Way): number {
  for (let rows = 1_000; ; rows *= 2) {
    const before = process.cpuUsage();
    way(0, rows);
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 > CPU_SECONDS || rows * 2 > dataset.rowLimit) return rows;
  }
}

const ways = peer === "faker" ? await fakers() : ours;
const sizes = Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, enoughRows(way)]));
const rates: Record<string, number[]> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, way] of Object.entries(ways)) {
    rates[name] = [...(rates[name] ?? []), rate(way, sizes[name] ?? 1_000)];
  }
}
process.stdout.write(
  JSON.stringify(Object.fromEntries(Object.entries(rates).map(([name, measured]) => [name, median(measured)]))),
);
