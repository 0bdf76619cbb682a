// Runs all tests, or those whose path contains one of the arguments. Pure tests stand beside their code, tests that
// need a database, a chain or a port stand under test/.
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { bundle } from "./testing/bundles.mjs";

const PROCESSES = 2;

/** Shares of the pure tests: no more than work at once, since each takes 5 s to load and warm up the code that it tests. */
const SHARES = PROCESSES;

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

/** A file that imports tests, which so share a process. */
function shared(name, tests) {
  const file = path.join(made, `${name}.test.mjs`);
  writeFileSync(file, tests.map((test) => `import ${JSON.stringify(pathToFileURL(path.resolve(test)))};\n`).join(""));
  return file;
}

/** The dataset that tests are of, by their name. */
function datasetOf(file) {
  const name = path.basename(file);
  return existsSync(path.join("packages", "synth", "src", "datasets", name)) ? name.replace(".test.ts", "") : undefined;
}

// Pure tests stand beside the code that they test. Loading that code would take most of their time, so they share processes.
// Those of a dataset take longest and have a process to themselves: among rows of other shapes they take twice as long.
const isPure = (file) => !file.split(path.sep).includes("test");
const pure = Object.groupBy(files.filter(isPure), (file) => (datasetOf(file) === undefined ? "others" : "ofDatasets"));
const ofDatasets = Object.entries(Object.groupBy(pure.ofDatasets ?? [], datasetOf)).map(([name, tests]) =>
  shared(name, tests),
);
const shares = Object.entries(Object.groupBy(pure.others ?? [], (_, at) => `share-${at % SHARES}`)).map(
  ([name, tests]) => shared(name, tests),
);
const apart = files.filter((file) => !isPure(file)).map((file) => path.resolve(file));
if (apart.length > 0) await bundle([...apart, ...programs]);

// One queue, long ones first, so that no process is idle before the end.
const results = run({
  files: [...shares, ...ofDatasets, ...apart],
  concurrency: PROCESSES,
  env,
  execArgv: ["--test-timeout=300000", ...(apart.length > 0 ? [`--import=${useBundles}`] : []), ...flags],
});
results.on("test:summary", ({ file, success }) => {
  if (file === undefined && !success) process.exitCode = 1;
});
results.compose(spec).pipe(process.stdout);
process.on("exit", () => rmSync(made, { recursive: true, force: true }));
