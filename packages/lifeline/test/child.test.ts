import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { spawnWithLifeline } from "../src/child.ts";

const PARENT = path.join(import.meta.dirname, "parent.ts");
let folder: string;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lifeline-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** A program that says "up", and at SIGTERM writes a file in an orderly way before it ends. */
const orderly = (file: string) => [
  "-c",
  `trap 'echo orderly > "${file}"; kill "$nap"; exit 0' TERM; sleep 300 & nap=$!; echo up; wait "$nap"`,
];
/** A program that does not listen to SIGTERM. */
const stubborn = ["-c", `trap '' TERM; echo up; while :; do sleep 300; done`];

/** Whether a process (or, as a negative number, any member of a process group) still runs. */
function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !existsSync("/proc/self/stat") || runningByProc(pid);
}

/** Where the first process is slow to reap what it inherits, the dead stay listed, as zombies. */
function runningByProc(pid: number): boolean {
  return readdirSync("/proc").some((entry) => {
    if (!/^[0-9]+$/.test(entry)) return false;
    try {
      const [state = "", , group] = (readFileSync(`/proc/${entry}/stat`, "utf8").split(") ").at(-1) ?? "").split(" ");
      return !"ZX".includes(state) && (entry === `${pid}` || group === `${-pid}`);
    } catch {
      return false;
    }
  });
}

async function gone(pid: number): Promise<boolean> {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20)) if (!alive(pid)) return true;
  return false;
}

async function startParent(
  how: string,
  graceMs: number,
  args: string[],
  ownGroup = false,
): Promise<{ parent: ChildProcess; pid: number }> {
  const parent = spawn(process.execPath, [PARENT, how, `${graceMs}`, "/bin/sh", ...args], {
    stdio: ["ignore", "pipe", "ignore"],
    detached: ownGroup,
  });
  const pid = await new Promise<number>((resolve, reject) => {
    parent.stdout?.once("data", (data) => resolve(Number(`${data}`.trim())));
    parent.once("exit", (code) => reject(new Error(`the parent ended early with ${code}`)));
  });
  return { parent, pid };
}

for (const signal of ["SIGKILL", "SIGTERM", "SIGINT", "SIGHUP"] as const) {
  test(`a parent that ends by ${signal} takes its child with it, in order`, async () => {
    const file = path.join(folder, signal);
    const { parent, pid } = await startParent("wait", 5_000, orderly(file));
    assert.ok(alive(pid));
    parent.kill(signal);
    assert.ok(await gone(pid), "the child is gone");
    assert.equal(readFileSync(file, "utf8"), "orderly\n");
    assert.ok(await gone(-pid), "no helper is left, the watchdog neither");
  });
}

for (const how of ["exit", "throw"] as const) {
  test(`a parent that ends by ${how === "exit" ? "process.exit" : "an uncaught exception"} takes its child with it`, async () => {
    const { pid } = await startParent(how, 5_000, orderly(path.join(folder, how)));
    assert.ok(await gone(pid));
  });
}

test("a child that ignores the stop signal is killed after the grace when its parent is gone", async () => {
  const { parent, pid } = await startParent("wait", 400, stubborn);
  parent.kill("SIGKILL");
  assert.ok(await gone(pid));
  assert.ok(await gone(-pid));
});

test("stop() lets the program end in order and resolves when it is gone", async () => {
  const file = path.join(folder, "stop");
  const child = spawnWithLifeline("/bin/sh", orderly(file));
  await once(child.stdout, "data");
  await Promise.all([child.stop(), child.stop()]);
  assert.ok(!alive(child.pid));
  assert.equal(readFileSync(file, "utf8"), "orderly\n");
  assert.deepEqual(await child.exited, { code: 0, signal: null });
});

test("stop() kills a program that does not listen, after the grace", async () => {
  const child = spawnWithLifeline("/bin/sh", stubborn, { graceMs: 200 });
  await once(child.stdout, "data");
  await child.stop();
  assert.deepEqual(await child.exited, { code: null, signal: "SIGKILL" });
  assert.ok(await gone(-child.pid));
});

test("kill() ends a program at once, whatever it is doing, and again does nothing", async () => {
  const child = spawnWithLifeline("/bin/sh", stubborn, { graceMs: 60_000 });
  await once(child.stdout, "data");
  await child.kill();
  assert.deepEqual(await child.exited, { code: null, signal: "SIGKILL" });
  assert.ok(await gone(-child.pid));
  await child.kill();
});

test("stop() uses the signal that was asked for", async () => {
  const child = spawnWithLifeline("/bin/sh", ["-c", `trap 'exit 42' INT; echo up; sleep 300 & wait "$!"`], {
    stopSignal: "SIGINT",
  });
  await once(child.stdout, "data");
  await child.stop();
  assert.deepEqual(await child.exited, { code: 42, signal: null });
});

test("a program's output, exit code, arguments, folder and environment are its own", async () => {
  const child = spawnWithLifeline(
    "/bin/sh",
    ["-c", `printf '%s|' "$@" "$COLOUR" "$PWD"; echo oops >&2; cat; exit 7`, "name", "a b", "$(c)", ""],
    { cwd: folder, env: { COLOUR: "blue", PATH: "/usr/bin:/bin" } },
  );
  const [out, err, ending] = await Promise.all([text(child.stdout), text(child.stderr), child.exited]);
  assert.equal(out, `a b|$(c)||blue|${folder}|`);
  assert.equal(err, "oops\n");
  assert.deepEqual(ending, { code: 7, signal: null });
  assert.ok(await gone(-child.pid), "the watchdog goes with the program");
  await child.stop();
});

test("a program killed from outside is reported with its signal", async () => {
  const child = spawnWithLifeline("/bin/sh", stubborn);
  await once(child.stdout, "data");
  process.kill(child.pid, "SIGKILL");
  assert.deepEqual(await child.exited, { code: null, signal: "SIGKILL" });
  await child.stop();
});

test("a program that is not there is refused with its name", async () => {
  assert.throws(() => spawnWithLifeline("/no/such/program", []), /\/no\/such\/program: it is not there/);
  assert.throws(
    () => spawnWithLifeline("/bin/sh", [], { cwd: "/no/such/folder" }),
    /\/no\/such\/folder does not exist/,
  );
  const { code } = await spawnWithLifeline("no-such-program-on-the-path", []).exited;
  // The shell says 126 where the PATH has a folder that this account may not read, else 127.
  assert.ok(code === 126 || code === 127, `it ended with ${code}`);
});

test("Ctrl-C in the terminal reaches the parent alone, and the child ends by its own stop signal", async () => {
  const file = path.join(folder, "ctrl-c");
  const [flag, script = ""] = orderly(file);
  const noticing = [flag ?? "", `trap 'echo interrupted > "${file}"; exit 1' INT; ${script}`];
  const { parent, pid } = await startParent("wait", 5_000, noticing, true);
  process.kill(-Number(parent.pid), "SIGINT"); // A terminal sends it to the whole foreground group.
  assert.ok(await gone(-pid));
  assert.equal(readFileSync(file, "utf8"), "orderly\n");
});

const notRoot = process.getuid?.() !== 0 && "only root may start programs as somebody else";
test("a program started as another user ends with its parent too", { skip: notRoot }, async () => {
  const child = spawnWithLifeline("/bin/sh", ["-c", "id -u; exec sleep 300"], { uid: 65_534, gid: 65_534 });
  const [user] = await once(child.stdout, "data");
  assert.equal(`${user}`, "65534\n");
  await child.stop();
  assert.deepEqual(await child.exited, { code: null, signal: "SIGTERM" });
  assert.ok(await gone(-child.pid));
});
