import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Installs the dependencies that the lock file names, unless they are there already.
 * `npm install --no-save` and not `npm ci`: npm may lack other platforms' optional packages, the lock then cannot name
 * them and `npm ci` refuses; `install --no-save` obeys the lock and leaves it alone.
 */
export async function ensureInstalled(root) {
  const stamp = path.join(root, "node_modules", ".installed-for");
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (isCurrent(stamp, wanted, root)) return;
  await withLock(path.join(root, ".install.lock"), async () => {
    if (isCurrent(stamp, wanted, root)) return;
    process.stderr.write("Installing dependencies …\n");
    await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], root);
    writeFileSync(stamp, wanted);
  });
}

function isCurrent(stamp, wanted, root) {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === wanted &&
    existsSync(path.join(root, "node_modules", "node", "bin"))
  );
}

/** Two commands started together on a fresh clone must not install into each other's feet; a directory is an atomic lock. */
async function withLock(lock, work) {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > 10 * 60_000) rmdirSync(lock);
      await sleep(300);
    }
  }
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}

function run(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ${args[0]} ended with ${code}`)),
    );
  });
}
