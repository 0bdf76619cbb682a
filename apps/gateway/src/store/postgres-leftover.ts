import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

interface RunningProcess {
  readonly pid: number;
  readonly command: string;
}

/** How long each signal is given, hardest last: fast shutdown, immediate shutdown, kill. */
const persuasion = [
  { signal: "SIGINT", milliseconds: 10_000 },
  { signal: "SIGQUIT", milliseconds: 3_000 },
  { signal: "SIGKILL", milliseconds: 3_000 },
] as const;

/**
 * Ends the server that an earlier gateway launched under this name, whatever state it is in, and waits until its last
 * process is gone. Every launch has a random name which PostgreSQL keeps in its command line and its backends' titles,
 * so neither a reused process id nor another server can be mistaken for it.
 *
 * @returns how many processes were found
 * @throws when one of them survives even SIGKILL (a disk that does not answer)
 */
export async function stopLeftover(clusterName: string): Promise<number> {
  const found = processesOf(clusterName);
  if (found.length === 0) return 0;
  for (const { signal, milliseconds } of persuasion) {
    const deadline = performance.now() + milliseconds;
    let left = processesOf(clusterName);
    signalServer(left, clusterName, signal);
    while (left.length > 0 && performance.now() < deadline) {
      await sleep(20);
      left = processesOf(clusterName);
    }
    if (left.length === 0) return found.length;
  }
  const stuck = processesOf(clusterName).map(({ pid }) => pid);
  throw new Error(`An earlier PostgreSQL on this data folder cannot be stopped (process ${stuck.join(", ")}).`);
}

/** The postmaster takes its backends along; only backends that lost it are signalled themselves. */
function signalServer(left: RunningProcess[], clusterName: string, signal: NodeJS.Signals): void {
  const postmasters = left.filter(({ command }) => isPostmaster(command, clusterName));
  const targets = postmasters.length > 0 && signal !== "SIGKILL" ? postmasters : left;
  for (const { pid } of targets) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended by itself meanwhile, or is not ours to signal: the deadline decides.
    }
  }
}

/** All processes of the server that was launched under this name: the postmaster and its backends. */
export function processesOf(clusterName: string): RunningProcess[] {
  return listProcesses().filter(
    ({ command }) => isPostmaster(command, clusterName) || command.startsWith(`postgres: ${clusterName}: `),
  );
}

function isPostmaster(command: string, clusterName: string): boolean {
  return / -c cluster_name=(\S+)/.exec(command)?.[1] === clusterName;
}

/** /proc where there is one (small containers have no `ps`), else `ps`. A command line is readable by everybody. */
function listProcesses(): RunningProcess[] {
  if (process.platform !== "linux") {
    const table = execFileSync("ps", ["-axww", "-o", "pid=,command="], { encoding: "utf8", maxBuffer: 64 << 20 });
    return table.split("\n").flatMap((line) => {
      const match = /^\s*(\d+)\s+(.*)$/.exec(line);
      return match?.[2] === undefined ? [] : [{ pid: Number(match[1]), command: match[2] }];
    });
  }
  return readdirSync("/proc").flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return [{ pid: Number(entry), command: readFileSync(`/proc/${entry}/cmdline`, "utf8").replaceAll("\0", " ") }];
    } catch {
      return []; // it ended between the listing and the reading
    }
  });
}
