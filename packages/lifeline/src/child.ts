import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import type { Duplex, Readable } from "node:stream";
import { LAUNCH_SCRIPT, WATCHDOG_SCRIPT } from "./watchdog-script.ts";

export interface LifelineOptions {
  cwd?: string;
  /** The whole environment of the program; without it the program inherits the parent's. */
  env?: Record<string, string | undefined>;
  uid?: number;
  gid?: number;
  /** What the program is asked to end with. Default SIGTERM. */
  stopSignal?: NodeJS.Signals;
  /** How long it may take over that before SIGKILL. Default 5,000 ms. */
  graceMs?: number;
}

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface LifelineChild {
  /** The program's own pid, which is also its process group. */
  readonly pid: number;
  /** Must be read (or `resume()`d): a full pipe stops the program. */
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Resolves when the program has ended and was reaped, for whatever reason; never rejects. */
  readonly exited: Promise<Ending>;
  /** Asks the program to end, kills its process group after the grace, and resolves when it is gone. Idempotent. */
  stop(): Promise<void>;
  /** Ends the program and its process group at once, and resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts a program that cannot outlive this process: when the parent ends in any way, kill -9 included, the program
 * gets `stopSignal` and, after `graceMs`, its whole process group gets SIGKILL. Nothing polls meanwhile.
 *
 * The program leads a session of its own, so that Ctrl-C in the terminal reaches the parent alone and the parent decides
 * on the order of shutdown. Its standard input is empty. Helpers that it leaves in its process group go when it goes.
 * A program named without a slash that is not on the PATH ends with code 127 and the shell's sentence on stderr.
 *
 * @throws when the program, the folder or the user cannot be used, and on Windows, which has no POSIX shell.
 *
 * @example
 * const child = spawnWithLifeline("/usr/bin/postgres", ["-D", folder], { stopSignal: "SIGINT" });
 * child.stderr.resume();
 * await child.stop();
 */
export function spawnWithLifeline(
  program: string,
  args: readonly string[],
  options: LifelineOptions = {},
): LifelineChild {
  const { cwd, env, uid, gid, stopSignal = "SIGTERM", graceMs = 5_000 } = options;
  assertStartable(program, cwd);
  const graceTenths = Math.ceil(graceMs / 100);
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      LAUNCH_SCRIPT,
      "launch",
      WATCHDOG_SCRIPT,
      stopSignal.replace(/^SIG/, ""),
      `${graceTenths}`,
      program,
      ...args,
    ],
    {
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      detached: true,
      ...(cwd === undefined ? {} : { cwd }),
      ...(env === undefined ? {} : { env }),
      ...(uid === undefined ? {} : { uid }),
      ...(gid === undefined ? {} : { gid }),
    },
  );
  child.on("error", ignore); // The pid tells the same at once; without a listener the error would end the parent.
  const { pid, stdout, stderr } = child;
  const lifeline = child.stdio[3] as Duplex | null | undefined;
  if (pid === undefined || !stdout || !stderr || !lifeline) {
    const as = uid === undefined ? "" : ` as user ${uid}`;
    throw new Error(
      `Could not start ${program}${as}: is /bin/sh there, may this process become that user, are there free processes?`,
    );
  }
  return watched(child, pid, stdout, stderr, lifeline, stopSignal, graceMs);
}

function watched(
  child: ChildProcess,
  pid: number,
  stdout: Readable,
  stderr: Readable,
  lifeline: Duplex,
  stopSignal: NodeJS.Signals,
  graceMs: number,
): LifelineChild {
  lifeline.on("error", ignore); // A watchdog that is gone already cannot be told anything.
  lifeline.resume();
  const watchdogGone = new Promise<void>((resolve) => lifeline.once("close", () => resolve()));
  const exited = new Promise<Ending>((resolve) => {
    child.once("exit", (code, signal) => {
      lifeline.end("ended\n");
      resolve({ code, signal });
    });
  });

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    child.kill(stopSignal);
    const impatience = setTimeout(killGroup, graceMs);
    await exited;
    clearTimeout(impatience);
    await watchdogGone;
  }
  async function kill(): Promise<void> {
    killGroup();
    await exited;
    await watchdogGone;
  }
  function killGroup(): void {
    // Once the program has ended, its watchdog ends the group, and the number may be given to somebody else.
    if (child.exitCode !== null || child.signalCode !== null) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It is dead already, and Node is about to say so.
    }
  }
  return {
    pid,
    stdout,
    stderr,
    exited,
    stop() {
      stopping ??= stop();
      return stopping;
    },
    kill,
  };
}

function assertStartable(program: string, cwd: string | undefined): void {
  if (process.platform === "win32") {
    throw new Error(`Cannot start ${program}: child processes need a POSIX shell. On Windows, run inside WSL.`);
  }
  if (cwd !== undefined && !statSync(cwd, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`Cannot start ${program}: its working folder ${cwd} does not exist.`);
  }
  if (!program.includes("/")) return;
  try {
    accessSync(path.resolve(cwd ?? ".", program), constants.X_OK);
  } catch (cause) {
    throw new Error(`Cannot start ${program}: it is not there or not executable.`, { cause });
  }
}

function ignore(): void {}
