import { after, type TestContext } from "node:test";
import { type SandboxChain, startSandboxChain } from "@sdg/chain/sandbox/sandbox-chain";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { wrapFetchWithPayment, x402Client } from "@x402/fetch";
import pino from "pino";
import { privateKeyToAccount } from "viem/accounts";
import { type Config, readConfig } from "../src/config.ts";
import { type Faults, type Gateway, startGateway } from "../src/gateway.ts";
import { randomIds } from "../src/identifiers.ts";
import { testDatabase, testFolder } from "./database.ts";

export interface TestGateway {
  readonly gateway: Gateway;
  readonly chain: SandboxChain;
  readonly url: string;
  readonly databaseUrl: string;
  /** Lines that the gateway logged. */
  readonly logged: Record<string, unknown>[];
  /** GET of a path with query, as a client from 127.0.0.1. */
  get(pathAndQuery: string, headers?: Record<string, string>): Promise<Response>;
  /** The published client at its defaults, with the sandbox's buyer. */
  readonly pay: typeof fetch;
}

let sandbox: Promise<SandboxChain> | undefined;

after(async () => (await sandbox)?.stop());

/** One chain for each test process: tests move its money, so they compare balances before and after. */
export function testChain(): Promise<SandboxChain> {
  sandbox ??= startSandboxChain();
  return sandbox;
}

/** A whole gateway on a real database and a real chain, in this process. It is closed when the test ends. */
export async function testGateway(
  t: TestContext,
  settings: Readonly<Record<string, string>> = {},
  faults: Faults = {},
): Promise<TestGateway> {
  const [chain, database] = await Promise.all([testChain(), testDatabase()]);
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: "debug", base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const config: Config = readConfig({
    PORT: "0",
    DATA_DIR: testFolder(),
    DATABASE_URL: database.url,
    BASE_URL: "http://127.0.0.1:8402",
    CHAIN_RPC_URL: chain.rpcUrl,
    PAY_TO: chain.payTo,
    SETTLEMENT_PRIVATE_KEY: chain.operator.privateKey,
    FREE_WALLETS_PER_ADDRESS: "0",
    TRUSTED_PROXIES: "1",
    ...settings,
  });
  const clock = { now: () => Date.now() };
  const gateway = await startGateway({ config, clock, ids: randomIds(clock), log, version: "test", faults });
  t.after(async () => {
    await gateway.close();
    await database.store.close();
  });
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    ...{ gateway, chain, url, logged, databaseUrl: database.url },
    get: (pathAndQuery, headers = {}) => fetch(url + pathAndQuery, { headers }),
    pay: payingFetch(chain.buyer.privateKey),
  };
}

/** `fetch` of the published x402 client at its defaults, paying from a key. */
export function payingFetch(privateKey: `0x${string}`): typeof fetch {
  const client = new x402Client().register("eip155:8453", new ExactEvmScheme(privateKeyToAccount(privateKey)));
  return wrapFetchWithPayment(fetch, client) as typeof fetch;
}
