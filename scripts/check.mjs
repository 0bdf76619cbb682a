// Lint, format, types and generated files: everything that CI checks besides the tests. `--write` mends what it can.
import { spawnSync } from "node:child_process";
import process from "node:process";

const write = process.argv.includes("--write");
const steps = [
  ["format and lint", "biome", ["check", "--diagnostic-level=warn", ...(write ? ["--write"] : []), "."]],
  ["promises", "oxlint", ["--type-aware", "apps", "packages", "examples", "bench", "test"]],
  ["types", "tsc", ["-p", "tsconfig.json"]],
  ["generated files", "node", write ? ["scripts/generate.ts"] : ["scripts/generate.ts", "--check"]],
];

let failed = 0;
for (const [label, program, args] of steps) {
  const started = performance.now();
  const { status, error } = spawnSync(`node_modules/.bin/${program}`, args, { stdio: "inherit" });
  if (error !== undefined) process.stderr.write(`${error.message}\n`);
  const verdict = status === 0 ? "ok" : "FAILED";
  process.stdout.write(`${label}: ${verdict} (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
