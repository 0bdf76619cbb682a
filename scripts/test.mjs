// Runs all tests, or those whose path contains one of the arguments. Pure tests stand beside their code, tests that
// need a database, a chain or a port stand under test/.
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import process from "node:process";

const PROCESSES = 2;

/** Many small files that only compute, from the same code: most of their time would go into starting a process for each. */
const together = `packages${path.sep}synth${path.sep}src${path.sep}need${path.sep}`;

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
const env = { NODE_COMPILE_CACHE: compiled, ...process.env };

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

const shared = files.filter((file) => file.startsWith(together));
const apart = files.filter((file) => !file.startsWith(together));
const shares = Array.from({ length: PROCESSES }, (_, share) => shared.filter((_, at) => at % PROCESSES === share));
const statuses = await Promise.all(shares.map((share) => run(["--test-isolation=none"], share, "pipe")));
statuses.push(await run([`--test-concurrency=${PROCESSES}`], apart, "inherit"));
if (statuses.slice(0, -1).some((status) => status !== 0)) {
  process.stdout.write(`\nTests under ${together} failed too: they stand above.\n`);
}
process.exit(statuses.find((status) => status !== 0) ?? 0);
