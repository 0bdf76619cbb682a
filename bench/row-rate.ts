// Prints the rows per CPU-second of one way to make the NDJSON of retail-transactions.
import process from "node:process";
import { datasets } from "@sdg/synth/datasets/registry";
import { rowChunks } from "@sdg/synth/engine/chunks";

const dataset = datasets.get("retail-transactions");
if (dataset === undefined) throw new Error("retail-transactions is gone");
const source = dataset;

function ours(rows: number): number {
  let bytes = 0;
  // As a delivery is streamed: each chunk is in the kernel before the next one is made in the same memory.
  const chunks = rowChunks(source, "bench", "ndjson", { from: 0, to: rows }, 256 * 1024, "reused");
  for (const chunk of chunks) bytes += chunk.length;
  return bytes;
}

const ready: unknown[] = [];
for (const chunk of rowChunks(source, "bench", "ndjson", { from: 0, to: 2_000 })) {
  for (const line of Buffer.from(chunk).toString("utf8").trimEnd().split("\n")) ready.push(JSON.parse(line));
}

function stringify(rows: number): number {
  let bytes = 0;
  for (let row = 0; row < rows; row += 1) bytes += JSON.stringify(ready[row % ready.length]).length + 1;
  return bytes;
}

async function fakers(): Promise<(rows: number) => number> {
  // Loaded only where it is measured: its heap makes everybody's garbage collection dearer.
  const { fakerRow } = await import("./peers/faker-row.ts");
  return (rows) => {
    let bytes = 0;
    for (let row = 0; row < rows; row += 1) bytes += JSON.stringify(fakerRow()).length + 1;
    return bytes;
  };
}

const subject = process.argv[2];
const make = subject === "faker" ? await fakers() : subject === "stringify" ? stringify : ours;
const rows = subject === "faker" ? 40_000 : 1_500_000;
make(Math.floor(rows / 5));
const before = process.cpuUsage();
const bytes = make(rows);
const { user, system } = process.cpuUsage(before);
if (bytes < rows * 100) throw new Error("these are no rows");
process.stdout.write(String(rows / ((user + system) / 1e6)));
