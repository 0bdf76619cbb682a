import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { testFolder } from "./database.ts";

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly folder: string;
}

/**
 * The gateway as `npm start` runs it: a process of its own, told by a channel when its runner is gone. It starts as the
 * test did, from a bundle where that did, which takes a third of the time; without options, from its source.
 */
async function start(
  t: TestContext,
  folder: string,
  env: Record<string, string> = {},
  options: readonly string[] = process.execArgv,
): Promise<Running> {
  const child = spawn(process.execPath, [...options, "apps/gateway/src/main.ts"], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: folder, ...env },
  });
  t.after(() => child.kill("SIGKILL"));
  const stderr: string[] = [];
  child.stderr?.on("data", (chunk) => stderr.push(String(chunk)));
  if (child.stdout === null) throw new Error("no output");
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      const ready = /^ready (http:\/\/\S+)$/.exec(line)?.[1];
      if (ready !== undefined) resolve(ready);
    });
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${stderr.join("")}`)));
  });
  return { child, url, folder };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

/** Command lines of the processes that work in a folder: database, chain, gateway. */
function workingIn(folder: string): string[] {
  return readProcesses().filter((command) => command.includes(folder));
}

function readProcesses(): string[] {
  const { readdirSync } = process.getBuiltinModule("node:fs");
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      } catch {
        return "";
      }
    });
}

async function untilNothingWorksIn(folder: string): Promise<void> {
  for (let tries = 0; workingIn(folder).length > 0; tries += 1) {
    assert.ok(tries < 100, `still there: ${workingIn(folder).join("\n")}`);
    await sleep(100);
  }
}

const onLinux = { skip: process.platform === "linux" ? false : "processes are looked for in /proc" };

test(
  "the sandbox says where it is and whose money is there to spend, and takes it back at the end",
  onLinux,
  async (t) => {
    const { child, url, folder } = await start(t, testFolder(), {}, []);
    const file = path.join(folder, "sandbox.json");
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const sandbox = JSON.parse(readFileSync(file, "utf8"));
    assert.equal(sandbox.baseUrl, url);
    assert.equal(sandbox.chainId, 8453);
    assert.match(sandbox.buyer.privateKey, /^0x[0-9a-f]{64}$/);
    assert.equal((await fetch(`${url}/api/health`)).status, 200);
    const status = (await (await fetch(`${url}/status`)).json()) as { mode: string; payment: { payTo: string } };
    assert.equal(status.mode, "sandbox");
    assert.equal(status.payment.payTo, sandbox.payTo);

    child.kill("SIGTERM");
    assert.equal(await ended(child), 0);
    assert.ok(!existsSync(file));
    await untilNothingWorksIn(folder);
  },
);

test("a gateway whose runner was killed stops by itself, and so do its database and its chain", onLinux, async (t) => {
  const { child, folder } = await start(t, testFolder());
  child.disconnect();
  assert.equal(await ended(child), 0);
  await untilNothingWorksIn(folder);
});

test("a gateway that is killed leaves no process behind, and the next one knows its orders", onLinux, async (t) => {
  const folder = testFolder();
  const first = await start(t, folder);
  const free = await fetch(`${first.url}/api/x402/v2/gabriel?need=financial-markets&rows=3`);
  const { order, records } = (await free.json()) as { order: { id: string }; records: unknown };
  first.child.kill("SIGKILL");
  await ended(first.child);
  await untilNothingWorksIn(folder);

  const second = await start(t, folder);
  const again = await fetch(`${second.url}/api/datasets/download?order=${order.id}`);
  assert.deepEqual(((await again.json()) as { records: unknown }).records, records);
});

test("a port that is taken, and settings that are missing, are refused with one sentence each", async (t) => {
  const { url, folder } = await start(t, testFolder());
  const port = new URL(url).port;
  await assert.rejects(
    start(t, folder, { PORT: port }),
    new RegExp(`PORT ${port}: cannot listen there \\(EADDRINUSE\\)`),
  );
  await assert.rejects(
    start(t, testFolder(), { NODE_ENV: "production" }),
    /PAY_TO is missing \(NODE_ENV is production\)/,
  );
});

test("a worker alone tells how it is, and sells nothing", async (t) => {
  const { url } = await start(t, testFolder(), { ROLES: "worker" });
  assert.equal((await fetch(`${url}/api/health`)).status, 200);
  assert.equal((await fetch(`${url}/api/x402/v2/gabriel`)).status, 404);
});
