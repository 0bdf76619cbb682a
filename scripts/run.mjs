// Entry point of every npm script. It runs on whatever Node the user has (20 or later), installs what is missing,
// and hands over to the Node that the lock file pins, so that everybody runs the same engine.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Command name → the script that the pinned Node runs, with the arguments that come before the user's own. */
const commands = {
  // A small young generation: a million rows pass through it all the same, and 100 MB of memory stay free.
  start: ["--max-semi-space-size=16", "apps/gateway/src/main.ts"],
  test: ["scripts/test.mjs"],
  bench: ["bench/run.ts"],
  buy: ["examples/buy.ts"],
  check: ["scripts/check.mjs"],
  format: ["scripts/check.mjs", "--write"],
  generate: ["scripts/generate.ts"],
  realism: ["scripts/realism.ts"],
  scan: ["scripts/safety-scan.ts"],
  needs: ["scripts/needs.ts"],
  nightly: ["scripts/nightly.ts"],
};

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(`This project needs Node.js 20 or later to start; this is ${process.version}.`);
}

const [name, ...userArguments] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
if (command === undefined) fail(`usage: node scripts/run.mjs <${Object.keys(commands).join("|")}>`);

await ensureInstalled(root).catch((error) => fail(`Could not install the dependencies: ${error.message}`));

const pinned = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).dependencies.node;
const engine = path.join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

// The IPC channel tells the child when this process is gone, kill -9 included, so that nothing is orphaned.
const child = spawn(engine, [...command, ...userArguments], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, SDG_ENGINE: pinned },
});
child.on("error", (error) => fail(`Could not run the pinned Node.js ${pinned} at ${engine}: ${error.message}`));
child.on("exit", (code, signal) => process.exit(signal === null ? code : 128 + (signal === "SIGINT" ? 2 : 15)));

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));

// npm may be killed without a word; being handed to another parent is how we notice. (The scripts say `exec`, so that
// no shell stands between npm and us.)
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500).unref();
}
