import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPayment, x402Client } from "@x402/fetch";
import { privateKeyToAccount } from "viem/accounts";
import { type Server, startServer } from "./process.ts";

/** Clients that call in turn. */
const CROWD = 1_000;

export interface Sandbox {
  readonly rpcUrl: string;
  readonly payTo: string;
  readonly buyer: { readonly privateKey: `0x${string}` };
}

export interface BenchGateway extends Server {
  readonly sandbox: Sandbox;
  /** fetch that pays any amount from the sandbox's wallet. */
  readonly pay: typeof fetch;
}

/** The gateway as a user starts it, with a data folder of its own. */
export async function startGateway(env: Readonly<Record<string, string>> = {}): Promise<BenchGateway> {
  const folder = mkdtempSync(path.join(tmpdir(), "gateway-bench-"));
  const main = path.join(import.meta.dirname, "..", "apps", "gateway", "src", "main.ts");
  const server = await startServer(main, [], { PORT: "0", DATA_DIR: folder, FREE_WALLETS_PER_ADDRESS: "0", ...env });
  const sandbox: Sandbox = JSON.parse(readFileSync(path.join(folder, "sandbox.json"), "utf8"));
  return {
    ...server,
    sandbox,
    pay: payingFetch(sandbox.buyer.privateKey),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The published client without its cap of one dollar. */
export function payingFetch(key: `0x${string}`): typeof fetch {
  const client = new x402Client().register("eip155:8453", new ExactEvmScheme(privateKeyToAccount(key)));
  client.setSpendControls(false);
  return wrapFetchWithPayment(fetch, client) as typeof fetch;
}

/** A wallet address that nobody has. Each comes five times, far apart, as many clients at once would call. */
export function walletFor(n: number): string {
  const wallet = Math.floor(n / (CROWD * 5)) * CROWD + (n % CROWD);
  return `0x${wallet.toString(16).padStart(40, "0")}`;
}
