// Judges how needs in plain words become plans and rows, on fixtures/needs*.jsonl. It knows nothing of the engine.
//   npm run needs                      the figures of both halves
//   npm run needs -- --split held      only the needs that nobody tunes on
//   npm run needs -- --verbose         and for each need what it missed
// Ends with 1 when a figure of one of the halves is under its gate.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { failedGates, figures } from "./needs/gates.ts";
import { readNeed } from "./needs/need.ts";
import { needLines, table } from "./needs/report.ts";
import { scoreNeeds } from "./needs/score.ts";
import type { Answerer } from "./needs/types.ts";

const OPTIONS = { sampleRows: 400, today: "2026-06-15", seed: "needs" };

const { values: flags } = parseArgs({
  options: { split: { type: "string" }, verbose: { type: "boolean", default: false } },
});
if (flags.split !== undefined && flags.split !== "tune" && flags.split !== "held") {
  process.stderr.write("usage: npm run needs -- [--split tune|held] [--verbose]\n");
  process.exit(2);
}

/** Long needs, those of later writers, such as are as short as needs mostly are, and those that nobody tunes on. */
const files = ["needs.jsonl", "needs-further.jsonl", "needs-short.jsonl", "needs-held.jsonl"];
const needs = files
  .flatMap((name) => readFileSync(path.join(import.meta.dirname, "../fixtures", name), "utf8").split("\n"))
  .filter((line) => line.trim() !== "")
  .map(readNeed)
  .filter(({ split }) => flags.split === undefined || split === flags.split);

const { answer } = (await import(new URL("./needs/answer.ts", import.meta.url).href)) as { readonly answer: Answerer };
const scores = await scoreNeeds(needs, answer, OPTIONS);
if (flags.verbose) process.stdout.write(`${scores.map(needLines).join("\n")}\n\n`);

const splits = (["tune", "held"] as const).filter((split) => flags.split === undefined || split === flags.split);
const columns = splits.map((split) => [split, figures(scores.filter(({ need }) => need.split === split))] as const);
const failed = columns.flatMap(([split, of]) => failedGates(of).map((gate) => `${split}: ${gate}`));
process.stdout.write(`${table(columns)}\n${failed.map((line) => `FAILED ${line}\n`).join("")}`);
process.exit(failed.length === 0 ? 0 : 1);
