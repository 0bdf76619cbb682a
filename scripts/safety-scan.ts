// Makes a million rows over all datasets and looks for values that could reach somebody. Ends with 1 when there is one.
//   npm run scan             a million rows
//   npm run scan -- 100000   so many
import process from "node:process";
import { datasets } from "../packages/synth/src/datasets/registry.ts";
import { rowChunks } from "../packages/synth/src/engine/chunks.ts";
import { safetyScan } from "../packages/synth/src/quality/report/safety-scan.ts";

const wanted = Number(process.argv[2] ?? 1_000_000);
const each = Math.ceil(wanted / datasets.size);
const decoder = new TextDecoder();
let rows = 0;
let outside = 0;
for (const dataset of datasets.values()) {
  const scan = safetyScan();
  // Half of the rows from the beginning of one seed, half from deep inside of another.
  const half = Math.ceil(each / 2);
  for (const [seed, from] of [
    ["scan-1", 0],
    ["scan-2", 700_000],
  ] as const) {
    for (const chunk of rowChunks(dataset, seed, "ndjson", { from, to: from + half })) scan.read(decoder.decode(chunk));
    rows += half;
  }
  const results = scan.results();
  outside += results.reduce((sum, result) => sum + result.outside, 0);
  const found = results
    .filter(({ seen }) => seen > 0)
    .map((result) => {
      const examples = result.examples.length === 0 ? "" : ` such as ${result.examples.join(", ")}`;
      return `${result.kind} ${result.seen - result.outside} reserved, ${result.outside} others${examples}`;
    });
  process.stdout.write(`${dataset.id.padEnd(34)}${found.join("; ") || "nothing of any kind"}\n`);
}
process.stdout.write(`${rows} rows, ${outside} values outside of the reserved ranges\n`);
process.exit(outside === 0 ? 0 : 1);
