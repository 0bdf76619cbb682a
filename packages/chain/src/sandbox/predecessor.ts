import { readFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Hex } from "viem";
import { anvilInstance } from "./client.ts";
import { writeDurably } from "./durable-file.ts";

/** Who holds a state folder: anvil's process and port, and the identity that this very process drew at its start. */
interface Running {
  readonly pid: number;
  readonly rpcUrl: string;
  readonly instance: Hex;
}

/** A gateway that shuts down may take this long. */
const PATIENCE_MS = 10_000;
/** A chain that answers no more may take this long to write its state. */
const WRITING_MS = 2_000;
const POLL_MS = 25;

/**
 * Waits until the chain that used the folder before is gone and has written its state: after a kill -9 of the gateway that
 * takes a moment more.
 *
 * @param file where that chain was announced.
 * @throws when it goes on running, because its gateway does.
 */
export async function awaitPredecessor(file: string, patienceMs = PATIENCE_MS): Promise<void> {
  const running = parseRunning(await readFile(file, "utf8").catch(() => ""));
  if (running === undefined) return;
  const started = Date.now();
  let lastAnswer = started;
  while (isAlive(running.pid)) {
    // A pid may have been given to somebody else since; the instance is its own.
    if ((await anvilInstance(running.rpcUrl)) === running.instance) lastAnswer = Date.now();
    if (Date.now() - lastAnswer > WRITING_MS) break;
    if (Date.now() - started > patienceMs) {
      throw new Error(
        `Another gateway uses this sandbox chain (anvil, process ${running.pid}, ${running.rpcUrl}). ` +
          "Stop it, or set DATA_DIR to another folder.",
      );
    }
    await sleep(POLL_MS);
  }
  await withdraw(file);
}

/** Marks a state folder as in use by this anvil. */
export async function announce(file: string, pid: number, rpcUrl: string): Promise<void> {
  const instance = await anvilInstance(rpcUrl);
  await writeDurably(file, JSON.stringify({ pid, rpcUrl, instance }));
}

/** To be called when that anvil is gone. */
export async function withdraw(file: string): Promise<void> {
  await rm(file, { force: true });
}

function parseRunning(text: string): Running | undefined {
  try {
    const { pid, rpcUrl, instance } = JSON.parse(text);
    return Number.isSafeInteger(pid) && URL.canParse(rpcUrl) && instance ? { pid, rpcUrl, instance } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  try {
    // Where the first process is slow to reap, the dead stay listed, as zombies.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return process.platform !== "linux";
  }
}
