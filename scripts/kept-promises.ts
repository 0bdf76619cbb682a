// Whether rows keep what their plans promise: every labelled need is planned, some hundred of its rows are made, and the service's own
// verdicts judge them. Prints what is broken, and ends with 1 when that is more than one plan in a hundred.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { inferredDataset } from "../packages/synth/src/inferred/inferred-dataset.ts";
import type { Plan } from "../packages/synth/src/need/plan.ts";
import { understand } from "../packages/synth/src/need/understand/understand.ts";
import type { DeliveredRow } from "../packages/synth/src/need/verdicts/delivered.ts";
import { judge } from "../packages/synth/src/need/verdicts.ts";
import { parsedRows } from "../packages/synth/src/quality/parsed-rows.ts";

const FILES = ["needs", "needs-further", "needs-short", "needs-common"];
const TODAY = "2026-06-15";
const SEED = "promises";
/** The first rows of each table. */
const ROWS = 300;
const MOST_BROKEN = 0.01;

function rowsOf({ blueprint: { tables } }: Plan): readonly DeliveredRow[] {
  const dataset = inferredDataset({ tables });
  let start = 0;
  return tables.flatMap(({ rows }) => {
    const first = start;
    start += rows;
    return [...parsedRows(dataset, SEED, first, first + Math.min(rows, ROWS))] as DeliveredRow[];
  });
}

/** What the rows of a plan break, in the plan's own words. */
function brokenBy(plan: Plan): readonly string[] {
  const isComplete = plan.blueprint.tables.every(({ rows }) => rows <= ROWS);
  const { constraints, relations } = judge(plan, rowsOf(plan), isComplete, TODAY);
  return [
    ...constraints.filter(({ satisfied }) => satisfied === false).map(({ understoodAs }) => understoodAs),
    ...relations.filter(({ satisfied }) => satisfied === false).map(({ statement }) => statement),
  ];
}

const needs = FILES.flatMap((file) =>
  readFileSync(path.join(import.meta.dirname, "..", "fixtures", `${file}.jsonl`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { readonly need: string }).need),
);
let plans = 0;
let broken = 0;
for (const need of needs) {
  const understood = understand({ need, today: TODAY });
  if (understood.kind !== "planned") continue;
  plans += 1;
  const told = brokenBy(understood.plan);
  if (told.length === 0) continue;
  broken += 1;
  process.stdout.write(`${need}\n${told.map((each) => `  ${each}\n`).join("")}`);
}
process.stdout.write(`promises: the rows of ${broken} of ${plans} plans break one\n`);
process.exit(broken <= MOST_BROKEN * plans ? 0 : 1);
