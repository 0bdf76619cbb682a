// Judges how needs in plain words become plans and rows, on fixtures/needs*.jsonl. It knows nothing of the engine.
//   npm run needs                      the figures of all sets
//   npm run needs -- --set held        only those of one set: tune, held or rare
//   npm run needs -- --verbose         and for each need what it missed
// Nobody tunes on the needs of `held`, which are such as most buyers have, nor on those of `rare`, which specialists have. Ends with 1
// when a figure of one of the sets is under its gate.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Figures, failedGates, figures } from "./needs/gates.ts";
import { type Need, readNeed } from "./needs/need.ts";
import { needLines, table } from "./needs/report.ts";
import { scoreNeeds } from "./needs/score.ts";
import type { Answerer } from "./needs/types.ts";

const OPTIONS = { sampleRows: 400, today: "2026-06-15", seed: "needs" };

/** Long needs, those of later writers, short ones and such as most buyers have; then the two sets that nobody tunes on. */
const files = {
  tune: ["needs.jsonl", "needs-further.jsonl", "needs-short.jsonl", "needs-common.jsonl"],
  held: ["needs-held.jsonl"],
  rare: ["needs-rare.jsonl"],
} as const;
const names = Object.keys(files) as (keyof typeof files)[];

const { values: flags } = parseArgs({
  options: { set: { type: "string" }, verbose: { type: "boolean", default: false } },
});
const chosen = flags.set === undefined ? names : names.filter((name) => name === flags.set);
if (chosen.length === 0) {
  process.stderr.write(`usage: npm run needs -- [--set ${names.join("|")}] [--verbose]\n`);
  process.exit(2);
}

function needsOf(name: string): readonly Need[] {
  const text = readFileSync(path.join(import.meta.dirname, "../fixtures", name), "utf8");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readNeed);
}

const { answer } = (await import(new URL("./needs/answer.ts", import.meta.url).href)) as { readonly answer: Answerer };
const columns: [string, Figures][] = [];
for (const name of chosen) {
  const scores = await scoreNeeds(files[name].flatMap(needsOf), answer, OPTIONS);
  if (flags.verbose) process.stdout.write(`${scores.map(needLines).join("\n")}\n\n`);
  columns.push([name, figures(scores)]);
}
const failed = columns.flatMap(([name, of]) => failedGates(of).map((gate) => `${name}: ${gate}`));
process.stdout.write(`${table(columns)}\n${failed.map((line) => `FAILED ${line}\n`).join("")}`);
process.exit(failed.length === 0 ? 0 : 1);
