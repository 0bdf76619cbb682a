// Prints every dataset's statistics with value, band, the naive control's value and verdict.
//   npm run realism                              three seeds of every dataset
//   npm run realism -- retail-transactions       only this one
//   npm run realism -- --seeds 200               the nightly sweep
// Ends with 1 when a control passes, or when more than one verdict in a thousand misses its band (with few seeds: any).
import { execFile } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { realism } from "../packages/synth/src/quality/realism/registry.ts";
import type { StatisticOverSeeds } from "./realism-of-dataset.ts";

const AT_ONCE = 2;
const run = promisify(execFile);
const words = process.argv.slice(2);
const flag = words.indexOf("--seeds");
const seeds = flag < 0 ? 3 : Number(words[flag + 1]);
const chosen = words.filter((word, i) => !word.startsWith("--") && i !== flag + 1);
const unknown = chosen.find((id) => !realism.has(id));
if (!Number.isSafeInteger(seeds) || seeds < 1 || unknown !== undefined) {
  process.stderr.write(`usage: npm run realism -- [--seeds <count>] [<dataset> …]\n`);
  process.exit(2);
}
const queue = [...realism.keys()].filter((id) => chosen.length === 0 || chosen.includes(id)).toSorted();

let verdicts = 0;
let misses = 0;
let passingControls = 0;

function shown(value: number | null): string {
  return (value?.toPrecision(3) ?? "none").padStart(10);
}

function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? null;
}

function report(id: string, statistics: readonly StatisticOverSeeds[]): string {
  const lines = statistics.map((one) => {
    verdicts += one.values.length;
    misses += one.misses;
    if (!one.controlFails) passingControls += 1;
    const verdict = one.misses === 0 ? "pass" : `${one.misses} of ${one.values.length} missed`;
    const control = one.controlFails ? "fails" : "PASSES";
    return `  ${one.id.padEnd(32)}${shown(median(one.values))}  band ${one.band.join(" to ").padEnd(18)}  control ${shown(one.control)} ${control}  ${verdict}`;
  });
  return `${id}\n${lines.join("\n")}\n`;
}

async function work(): Promise<void> {
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const script = path.join(import.meta.dirname, "realism-of-dataset.ts");
    const { stdout } = await run(process.execPath, [script, id, String(seeds)], { maxBuffer: 1 << 26 });
    process.stdout.write(report(id, JSON.parse(stdout) as StatisticOverSeeds[]));
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
const allowed = Math.floor(verdicts / 1000);
process.stdout.write(
  `${verdicts} verdicts, ${misses} out of band (${allowed} allowed), ${passingControls} naive controls passed\n`,
);
process.exit(misses > allowed || passingControls > 0 ? 1 : 0);
