import { execFileSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { type Result, rounded } from "../result.ts";

/** Rows per CPU-second, measured in a process of its own. */
function rateOf(way: "ours" | "faker"): number {
  const script = path.join(import.meta.dirname, "..", "inferred-rates.ts");
  return Number(execFileSync(process.execPath, [script, way], { encoding: "utf8" }));
}

/** Rows made to a plan of everyday fields, beside faker with the same fields. */
export async function inferred(): Promise<Result[]> {
  const rates = { ours: rateOf("ours"), faker: rateOf("faker") };
  const thousands = (rate: number) => `${rounded(rate / 1000)}k`;
  return [
    {
      id: "rows.inferred.vs-faker",
      value: rounded(rates.ours / rates.faker),
      unit: "x",
      note: `rows per CPU-second of id, name, email, city, country, amount, status, timestamp, flag: ${thousands(rates.ours)} against ${thousands(rates.faker)} of @faker-js/faker + JSON.stringify`,
    },
  ];
}
