// Runs all tests, or those whose path contains one of the arguments. Pure tests stand beside their code, tests that
// need a database, a chain or a port stand under test/.
import { spawn } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { bundle } from "./testing/bundles.mjs";

const PROCESSES = 2;

/** Shares of the pure tests: enough that long ones even out, few, since each loads the code that it tests for 5 s. */
const SHARES = 6;

/** What tests start beside themselves often enough that its start matters. */
const programs = [
  "apps/gateway/src/main.ts",
  "apps/gateway/src/products/report-worker.ts",
  "apps/gateway/test/faults/doomed-gateway.ts",
];
const useBundles = pathToFileURL(path.join(import.meta.dirname, "testing", "use-bundles.mjs"));

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const flags = process.argv.slice(2).filter((argument) => argument.startsWith("--"));
const files = globSync(
  ["apps/*/{src,test}/**/*.test.ts", "packages/*/{src,test}/**/*.test.ts", "scripts/**/*.test.ts", "test/**/*.test.ts"],
  {
    exclude: (name) => name === "node_modules",
  },
)
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (files.length === 0) {
  process.stderr.write(`No test file matches ${wanted.join(" ")}.\n`);
  process.exit(1);
}

// Every process loads much the same code: compiled once, it starts three times as fast.
const compiled = path.join(import.meta.dirname, "..", "node_modules", ".cache", "compiled");
// What test processes make once for all of them; it is named so that the tests of another day remove what a kill left.
const made = mkdtempSync(path.join(tmpdir(), "gateway-test-run-"));
chmodSync(made, 0o755);
const env = { NODE_COMPILE_CACHE: compiled, ...process.env, SDG_TEST_RUN: made };

/** Runs test files with these options and shows what they print, all at once where others run beside them; the exit status. */
function run(options, chosen, stdio) {
  if (chosen.length === 0) return Promise.resolve(0);
  const words = ["--test", "--test-timeout=300000", ...options, ...flags, ...chosen];
  const child = spawn(process.execPath, words, { stdio: ["inherit", stdio, "inherit"], env });
  const printed = [];
  child.stdout?.on("data", (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(status ?? 1);
    });
  });
}

// Pure tests stand beside the code that they test. Loading that code would take most of their time, so they share processes.
const isPure = (file) => !file.split(path.sep).includes("test");
const pure = files.filter(isPure);
const shares = Array.from({ length: SHARES }, (_, share) => pure.filter((_, at) => at % SHARES === share));
const statuses = [];
const worker = async () => {
  for (let share = shares.shift(); share !== undefined; share = shares.shift()) {
    statuses.push(await run(["--test-isolation=none"], share, "pipe"));
  }
};
await Promise.all(Array.from({ length: PROCESSES }, worker));
const pureFailed = statuses.some((status) => status !== 0);
const apart = files.filter((file) => !isPure(file));
if (apart.length > 0) await bundle([...apart, ...programs]);
const bundled = [`--import=${useBundles}`];
statuses.push(await run([...bundled, `--test-concurrency=${PROCESSES}`], apart, "inherit"));
rmSync(made, { recursive: true, force: true });
if (pureFailed) process.stdout.write("\nTests beside the code failed too: they stand above.\n");
process.exit(statuses.find((status) => status !== 0) ?? 0);
