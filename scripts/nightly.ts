// What takes too long for every test run: the published rules on 100,000 rows of three seeds of every dataset, every
// statistic over 200 seeds, a million rows in search of values outside of reserved ranges, and whether rows keep what their
// plans promise, over all labelled needs. Ends with 1 when any fails.
import { spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { datasets } from "../packages/synth/src/datasets/registry.ts";
import { parsedRows } from "../packages/synth/src/quality/parsed-rows.ts";
import { validators } from "../packages/synth/src/validators/registry.ts";

const ROWS = 100_000;
const SEEDS = ["nightly-1", "nightly-2", "nightly-3"];
let failures = 0;

for (const dataset of datasets.values()) {
  for (const seed of SEEDS) {
    const validation = validators.get(dataset.id)?.(parsedRows(dataset, seed, 0, ROWS));
    const [first] = validation?.violations ?? [];
    if (validation?.rows === ROWS && first === undefined) continue;
    failures += 1;
    process.stdout.write(`${dataset.id}, seed ${seed}: ${JSON.stringify(first ?? "no validator")}\n`);
  }
}
process.stdout.write(`rules: ${failures === 0 ? "none is broken" : `${failures} runs with violations`}\n`);

for (const [script, ...words] of [
  ["realism.ts", "--seeds", "200"],
  ["safety-scan.ts"],
  ["kept-promises.ts"],
] as const) {
  const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, script), ...words], {
    stdio: "inherit",
  });
  if (status !== 0) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
