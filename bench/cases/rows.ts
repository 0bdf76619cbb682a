import { execFileSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { median, type Result, rounded } from "../result.ts";

const ROUNDS = 5;
const subjects = ["ours", "stringify", "faker"] as const;

/** Rows per CPU-second of one way to make NDJSON, measured in a process of its own. */
function rate(subject: (typeof subjects)[number]): number {
  const script = path.join(import.meta.dirname, "..", "row-rate.ts");
  return Number(execFileSync(process.execPath, [script, subject], { encoding: "utf8" }));
}

/** NDJSON rows of retail-transactions against the same fields from faker, and against stringifying ready objects. */
export async function rows(): Promise<Result[]> {
  const rates: Record<string, number[]> = { ours: [], stringify: [], faker: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of subjects) rates[subject]?.push(rate(subject));
  }
  const ratio = (peer: string) =>
    median((rates.ours ?? []).map((ours, round) => ours / (rates[peer]?.[round] ?? Number.NaN)));
  const thousands = (subject: string) => `${Math.round(median(rates[subject] ?? []) / 1000)}k`;
  return [
    {
      id: "rows.retail-transactions.vs-faker",
      value: rounded(ratio("faker")),
      unit: "x",
      note: `rows per CPU-second: ${thousands("ours")} against ${thousands("faker")} of @faker-js/faker + JSON.stringify`,
    },
    {
      id: "rows.retail-transactions.vs-stringify",
      value: rounded(ratio("stringify")),
      unit: "x",
      note: `rows per CPU-second: ${thousands("ours")} against ${thousands("stringify")} of JSON.stringify of ready objects`,
    },
  ];
}
