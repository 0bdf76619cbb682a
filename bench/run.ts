// Measures what the project promises about speed and memory, as ratios against peers in the same run.
//   npm run bench            everything
//   npm run bench -- rows    one case
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import process from "node:process";
import { free } from "./cases/free.ts";
import { inferred } from "./cases/inferred.ts";
import { million } from "./cases/million.ts";
import { need } from "./cases/need.ts";
import { paid } from "./cases/paid.ts";
import { parquet } from "./cases/parquet.ts";
import { quality } from "./cases/quality.ts";
import { rows } from "./cases/rows.ts";
import type { Result } from "./result.ts";

const cases = { rows, inferred, parquet, quality, need, million, free, paid };
const wanted = process.argv.slice(2);
const results: Result[] = [];
for (const [name, run] of Object.entries(cases)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  results.push(...(await run()));
}
const width = Math.max(...results.map(({ id }) => id.length));
for (const { id, value, unit, note } of results) console.log(`${id.padEnd(width)}  ${value} ${unit}  ${note}`);

const file = path.join(import.meta.dirname, "results.json");
mkdirSync(path.dirname(file), { recursive: true });
const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
writeFileSync(file, `${JSON.stringify({ machine, date: new Date().toISOString(), results }, null, 2)}\n`);
