// Writes rows of retail-transactions as Parquet to nowhere, and prints what it took: node parquet-memory.ts <rows>
import process from "node:process";
import { parquetChunks } from "@sdg/formats/parquet/parquet-chunks";
import { datasets } from "@sdg/synth/datasets/registry";

const dataset = datasets.get("retail-transactions");
if (dataset === undefined) throw new Error("retail-transactions is gone");
let bytes = 0;
for (const chunk of parquetChunks(dataset, "bench", { from: 0, to: Number(process.argv[2]) }, new Map())) {
  bytes += chunk.length;
  // As a server does, which lets others have their turn.
  await new Promise((resolve) => setImmediate(resolve));
}
process.stdout.write(JSON.stringify({ bytes, peakMb: Math.round(process.resourceUsage().maxRSS / 1000) }));
