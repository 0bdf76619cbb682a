import process from "node:process";
import packageJson from "../package.json" with { type: "json" };
import { ConfigError, readConfig } from "./config.ts";
import { startGateway } from "./gateway.ts";
import { PortUnavailable } from "./http/server.ts";
import { randomIds } from "./identifiers.ts";
import { createLog } from "./observe/log.ts";

const SANDBOX_BANNER = `
  Sandbox: a private chain with chain id 8453 and worthless USDC. Wallets here are throw-away wallets.
  Never sign anything here with the key of a real wallet: such a signature is valid money on Base.

`;

/** The gateway as a process: environment in, one ready line out, a clean end on a signal or when the parent is gone. */
export async function run(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => stopping.abort());
  // The runner that started us holds this channel; when it dies without a word, the channel closes.
  process.on("disconnect", () => stopping.abort());
  process.channel?.unref();
  // A terminal that is gone is no reason to die in the middle of a sale.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});

  // Most answers are a few kilobytes: out of one larger piece of memory, they cost the garbage collector a tenth.
  Buffer.poolSize = 256 * 1024;
  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    if (config.mode === "sandbox") process.stderr.write(SANDBOX_BANNER);
    const clock = { now: () => Date.now() };
    const gateway = await startGateway({ config, clock, ids: randomIds(clock), log, version: packageJson.version });
    const stop = async () => {
      await gateway.close();
      await new Promise<void>((resolve) => log.flush(() => resolve()));
      process.exit(0);
    };
    if (stopping.signal.aborted) return await stop();
    gateway.prepare();
    process.stdout.write(`ready ${gateway.url}\n`);
    void gateway.warmUp();
    stopping.signal.addEventListener("abort", () => void stop(), { once: true });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** What an operator can act on is a sentence; what is our fault keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperator =
    error instanceof ConfigError ||
    error instanceof PortUnavailable ||
    ["DataFolderInUse", "StoreUnavailable", "MigrationRefused", "SandboxUnavailable"].includes(error.name);
  return isForOperator ? error.message : (error.stack ?? error.message);
}
