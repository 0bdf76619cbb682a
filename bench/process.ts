import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline";

export interface Server {
  readonly url: string;
  readonly pid: number;
  /** CPU seconds, user and system, that the process has used so far. */
  cpu(): number;
  /** Resident memory now, in MB. */
  resident(): number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

/** The flags that `npm start` gives the engine. */
const FLAGS = ["--max-semi-space-size=16"];

/** Starts a server of the benchmark and waits for its line `ready <url>`. */
export async function startServer(
  file: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, [...FLAGS, file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, LOG_LEVEL: "warn", ...env },
  });
  const url = await readyUrl(child, file);
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    cpu() {
      const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ")
        .slice(11, 13)
        .map(Number);
      return (user + system) / TICKS_PER_SECOND;
    },
    resident: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024,
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function readyUrl(child: ChildProcess, file: string): Promise<string> {
  if (child.stdout === null) throw new Error("no output");
  const lines = createInterface({ input: child.stdout });
  return await new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const url = /^ready (\S+)/.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code} before it was ready`)));
  });
}
