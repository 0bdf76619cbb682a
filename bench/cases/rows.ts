import { execFileSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { datasets } from "@sdg/synth/datasets/registry";
import { type Result, rounded } from "../result.ts";

const formats = ["ndjson", "csv", "arrow", "parquet"] as const;

type Rates = Readonly<Record<string, number>>;

/** Rows per CPU-second by way of making them, measured in a process of its own. */
function ratesOf(...args: readonly string[]): Rates {
  const script = path.join(import.meta.dirname, "..", "dataset-rates.ts");
  return JSON.parse(execFileSync(process.execPath, [script, ...args], { encoding: "utf8" })) as Rates;
}

/**
 * Rows of every dataset in every format, beside JSON.stringify of ready objects, and beside faker where every field is one
 * that faker can make (nested values and texts have no counterpart there).
 */
export async function rows(): Promise<Result[]> {
  return [...datasets.values()].flatMap((dataset) => {
    const isFlat = dataset.columns.every(({ form }) => form.kind !== "json" && form.kind !== "text");
    const rates = ratesOf(dataset.id);
    const stringify = rates.stringify ?? Number.NaN;
    const thousands = (rate: number) => `${rounded(rate / 1000)}k`;
    const results: Result[] = formats.map((format) => ({
      id: `rows.${dataset.id}.${format}.vs-stringify`,
      value: rounded((rates[format] ?? Number.NaN) / stringify),
      unit: "x",
      note: `${isFlat ? "flat" : "text-bearing"}; rows per CPU-second: ${thousands(rates[format] ?? 0)} against ${thousands(stringify)} of JSON.stringify of ready objects`,
    }));
    if (!isFlat) return results;
    const faker = ratesOf(dataset.id, "faker").faker ?? Number.NaN;
    results.push({
      id: `rows.${dataset.id}.vs-faker`,
      value: rounded((rates.ndjson ?? Number.NaN) / faker),
      unit: "x",
      note: `rows per CPU-second: ${thousands(rates.ndjson ?? 0)} against ${thousands(faker)} of @faker-js/faker + JSON.stringify`,
    });
    return results;
  });
}
