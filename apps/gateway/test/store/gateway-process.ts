import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import type { TestContext } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { processesOf } from "../../src/store/postgres-leftover.ts";

/** A process that runs `postgres-process.ts`, what it has said so far, and the ways to end it. */
export interface GatewayProcess {
  readonly lines: string[];
  /** Resolves with the first line that begins so, said already or later. @throws when the process ends without it */
  said(beginning: string): Promise<string>;
  /** The highest row that the database acknowledged. */
  lastKept(): number;
  /** Stops it where it stands: it notices nothing more until it is killed. */
  freeze(): void;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

export interface GatewayProcessOptions {
  readonly folder: string;
  readonly stateFolder: string;
  /** Another account than the test's own, which has to be root then. */
  readonly account?: { readonly uid: number; readonly gid: number };
}

export function startGatewayProcess(t: TestContext, options: GatewayProcessOptions): GatewayProcess {
  const script = path.join(import.meta.dirname, "postgres-process.ts");
  const child = spawn(process.execPath, [script, options.folder, options.stateFolder], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: "/",
    ...options.account,
  });
  const lines: string[] = [];
  const ended = once(child, "close");
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  t.after(() => end(child, ended, "SIGKILL"));
  const find = (beginning: string) => lines.find((line) => line.startsWith(beginning));
  return {
    lines,
    async said(beginning) {
      while (find(beginning) === undefined && child.exitCode === null && child.signalCode === null) await sleep(5);
      if (find(beginning) === undefined) await ended;
      const line = find(beginning);
      if (line === undefined) throw new Error(`The process never said "${beginning}": ${lines.join("\n")}`);
      return line;
    },
    lastKept: () => Number(lines.findLast((line) => line.startsWith("kept "))?.slice(5) ?? 0),
    freeze: () => void child.kill("SIGSTOP"),
    stop: () => end(child, ended, "SIGTERM"),
    kill: () => end(child, ended, "SIGKILL"),
  };
}

async function end(child: ChildProcess, ended: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

/** The name of the launch that is recorded in the folder that holds the control files. */
export function launchName(controlFolder: string): string {
  const record: { clusterName: string } = JSON.parse(readFileSync(path.join(controlFolder, "launch.json"), "utf8"));
  return record.clusterName;
}

export function serverProcesses(clusterName: string): number[] {
  return processesOf(clusterName).map(({ pid }) => pid);
}

/** Kills the server and its watchdog in one sweep, so that nobody can end in order. */
export function killServer(clusterName: string): void {
  const pids = serverProcesses(clusterName);
  for (const pid of [...watchdogsOf(pids), ...pids]) killNow(pid);
}

/** Takes away the watchdog alone, as a crash of the machine's process table never would: the server outlives its parent. */
export function killWatchdog(clusterName: string): void {
  for (const pid of watchdogsOf(serverProcesses(clusterName))) killNow(pid);
}

/** The watchdog stands in the process group that the server's first process leads (Linux only). */
function watchdogsOf(pids: readonly number[]): number[] {
  return readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry) || pids.includes(Number(entry))) return [];
    try {
      const afterName = readFileSync(`/proc/${entry}/stat`, "utf8").split(") ").at(-1)?.split(" ");
      return pids.includes(Number(afterName?.[2])) ? [Number(entry)] : [];
    } catch {
      return [];
    }
  });
}

function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It fell with another one.
  }
}

/** Waits until something holds. @throws after ten seconds */
export async function eventually(what: string, holds: () => boolean): Promise<void> {
  for (const deadline = performance.now() + 10_000; !holds(); await sleep(10)) {
    if (performance.now() > deadline) throw new Error(`This never came to pass: ${what}`);
  }
}
