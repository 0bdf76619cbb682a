// Runs all tests, or those whose path contains one of the arguments. Pure tests stand beside their code, tests that
// need a database, a chain or a port stand under test/.
import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import path from "node:path";
import process from "node:process";

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
// Every test file is a process of its own that loads much the same code: compiled once, it starts three times as fast.
const compiled = path.join(import.meta.dirname, "..", "node_modules", ".cache", "compiled");
const { status } = spawnSync(
  process.execPath,
  ["--test", "--test-concurrency=2", "--test-timeout=300000", ...flags, ...files],
  { stdio: "inherit", env: { NODE_COMPILE_CACHE: compiled, ...process.env } },
);
process.exit(status ?? 1);
