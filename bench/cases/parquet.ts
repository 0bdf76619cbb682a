import { execFileSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { median, type Result, rounded } from "../result.ts";

const ROUNDS = 3;
const MILLION = 1_000_000;

function run(file: string, ...args: readonly string[]): unknown {
  const script = path.join(import.meta.dirname, "..", file);
  return JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: "utf8" }));
}

/** Parquet against the published writer fed from row objects, and the memory of a million rows of it. */
export async function parquet(): Promise<Result[]> {
  const rates = { ours: [] as number[], hyparquet: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of ["ours", "hyparquet"] as const) rates[subject].push(Number(run("parquet-rate.ts", subject)));
  }
  const { peakMb, bytes } = run("parquet-memory.ts", String(MILLION)) as { peakMb: number; bytes: number };
  const thousands = (of: readonly number[]) => `${rounded(median(of) / 1000)}k`;
  return [
    {
      id: "parquet.vs-hyparquet",
      value: rounded(median(rates.ours) / median(rates.hyparquet)),
      unit: "x",
      note: `retail-transactions, rows per CPU-second: ${thousands(rates.ours)} from the seed against ${thousands(rates.hyparquet)} of hyparquet-writer from ready row objects`,
    },
    {
      id: "parquet.million.rss-mb",
      value: peakMb,
      unit: "MB",
      note: `peak resident memory of a process that writes ${MILLION} rows of retail-transactions, ${Math.round(bytes / 1e6)} MB of Parquet`,
    },
  ];
}
