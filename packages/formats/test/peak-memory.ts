/** Writes rows to nowhere and says what memory it took: node peak-memory.ts <arrow|parquet> <dataset> <rows> */
import { datasets } from "@sdg/synth/datasets/registry";
import { arrowChunks } from "../src/arrow/arrow-chunks.ts";
import { parquetChunks } from "../src/parquet/parquet-chunks.ts";

const [format, id = "", rows] = process.argv.slice(2);
const dataset = datasets.get(id);
if (dataset === undefined) throw new Error(`no dataset ${id}`);
const chunks = format === "arrow" ? arrowChunks : parquetChunks;
let bytes = 0;
for (const chunk of chunks(dataset, "memory", { from: 0, to: Number(rows) }, new Map())) {
  bytes += chunk.length;
  // As a server does, which lets others have their turn.
  await new Promise((resolve) => setImmediate(resolve));
}
const peakMiB = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ bytes, peakMiB }));
