import { mkdirSync } from "node:fs";
import path from "node:path";
import { CHAIN_ID, NETWORK, USDC } from "@sdg/chain/addresses";
import { type SandboxChain, startSandboxChain } from "@sdg/chain/sandbox/sandbox-chain";
import { usdcDomain } from "@sdg/chain/usdc";
import type { Logger } from "pino";
import type { ChainConfig, Config } from "./config.ts";
import { openFileStore } from "./files/file-store.ts";
import { createApp } from "./http/app.ts";
import { bind } from "./http/server.ts";
import { createReconciler, type Reconciler } from "./jobs/reconciler.ts";
import { startMetrics } from "./observe/metrics.ts";
import { type Observer, silentObserver } from "./observe/observer.ts";
import { withTracing } from "./observe/tracing.ts";
import { checkAsset } from "./payment/asset-check.ts";
import type { Asset, Hex } from "./payment/authorization.ts";
import { type Broadcaster, openBroadcaster } from "./payment/broadcaster.ts";
import { type Chain, openChain } from "./payment/chain.ts";
import type { Facilitator } from "./payment/facilitator.ts";
import { inProcessFacilitator } from "./payment/in-process-facilitator.ts";
import { remoteFacilitator } from "./payment/remote-facilitator.ts";
import { openRpc } from "./payment/rpc.ts";
import { watchSettlement } from "./payment/settlement-watch.ts";
import type { Clock, Ids } from "./ports.ts";
import { allOperations, openProducts } from "./registry.ts";
import type { SaleContext } from "./sale/context.ts";
import type { ProductLines } from "./sale/product-line.ts";
import { openFreeQuota } from "./sale/quota.ts";
import { writeSandboxFile } from "./sandbox-file.ts";
import { migrate } from "./store/migrate.ts";
import { openStore, type Store } from "./store/store.ts";

export interface GatewayOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly version: string;
  readonly faults?: Faults;
}

/** Faults for tests: a product line that fails, a facilitator that lies, a statement or a call that is never answered. */
export interface Faults {
  readonly products?: (lines: ProductLines) => ProductLines;
  readonly facilitator?: (facilitator: Facilitator) => Facilitator;
  readonly store?: (store: Store) => Store;
  readonly chain?: (chain: Chain) => Chain;
}

export interface Gateway {
  /** Where it listens; buyers may be sent elsewhere, to `BASE_URL`. */
  readonly url: string;
  readonly port: number;
  readonly sale: SaleContext;
  readonly sandbox: SandboxChain | undefined;
  readonly reconciler: Reconciler;
  /** Prepares what must not make the first buyer wait; in one go, before the gateway is said to be ready. */
  prepare(): void;
  /** Prepares what first buyers would wait for a little. */
  warmUp(): Promise<void>;
  /** Stops accepting, finishes what is under way, leaves no child process. */
  close(): Promise<void>;
}

/** USDC on Base. The sandbox has Circle's contract at the same address. */
const usdcOnBase: Asset = {
  network: NETWORK,
  chainId: CHAIN_ID,
  address: USDC.toLowerCase() as Hex,
  name: usdcDomain.name,
  version: usdcDomain.version,
};

/** How long a stop waits for requests under way; SIGTERM promises an end within 10 s. */
const GRACE_MS = 6_000;
/** Disk that files for resumed downloads may take: some four deliveries of a million rows as JSON. */
const KEPT_FILE_BYTES = 2_147_483_648;
/** A block on Base is final long before; the sandbox has no forks. */
const FINALITY_SECONDS = { production: 120, sandbox: 2 } as const;

type Undo = (() => Promise<void> | void)[];

/** Starts everything that the roles ask for; undoes it all when any of it fails. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const undo: Undo = [];
  try {
    return await start(options, undo);
  } catch (error) {
    await undoAll(undo, options.log);
    throw error;
  }
}

async function start(options: GatewayOptions, undo: Undo): Promise<Gateway> {
  const { config, clock, ids, log } = options;
  const server = await bind(config.host, config.port);
  undo.push(() => server.close(GRACE_MS));
  const url = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${server.port}`;
  const baseUrl = config.baseUrl ?? url;
  const apiUrl = config.apiUrl ?? baseUrl;

  const observer = await openObserver(config, undo);
  const opened = await openStoreAndChain(config, log, undo);
  const { sandbox } = opened;
  const store = options.faults?.store?.(opened.store) ?? opened.store;
  const settlement = await openSettlement(options, store, sandbox, undo);
  const products = openProducts({ baseUrl, mode: config.mode });
  undo.push(() => products.close());
  const { lines, presentations } = products;
  const sale: SaleContext = {
    ...{ store, clock, ids, log, asset: usdcOnBase, ...settlement },
    paidMode: config.mode === "sandbox" ? "sandbox" : "paid",
    products: options.faults?.products?.(lines) ?? lines,
    quota: openFreeQuota({ store, clock, ids, walletsPerAddress: config.freeWalletsPerAddress }),
    refundCap: config.refundCap,
    finalitySeconds: FINALITY_SECONDS[config.mode],
    underway: new Map(),
  };

  const reconciler = createReconciler(sale, observer);
  if (config.roles.has("worker")) await resume(reconciler, config, clock, undo);

  const files = await openFileStore(path.join(config.dataFolder, "files"), KEPT_FILE_BYTES);
  undo.push(() => files.close());

  let isStopping = false;
  const operations = allOperations({
    ...{ sale, products, files, baseUrl, apiUrl, mode: config.mode, version: options.version },
    startedAt: clock.now(),
    isStopping: () => isStopping,
    isStoreUp: () => isStoreUp(store),
  });
  // A worker alone tells how it is, and sells nothing.
  const served = config.roles.has("web") ? operations : operations.filter(({ group }) => group === "platform");
  const selling = { sale, presentations, baseUrl, apiUrl };
  server.serve(
    createApp({ operations: served, selling, log, observer, baseUrl, trustedProxies: config.trustedProxies }),
  );
  if (sandbox !== undefined) undo.push(writeSandboxFile(config.dataFolder, sandbox, { baseUrl, apiUrl }));
  return {
    ...{ url, port: server.port, sale, sandbox, reconciler },
    prepare: products.prepare,
    warmUp: () => products.warmUp(() => isStopping),
    async close() {
      isStopping = true;
      // Requests under way still need what was opened after the port.
      await server.close(GRACE_MS);
      await undoAll(undo, log);
    },
  };
}

async function undoAll(undo: Undo, log: Logger): Promise<void> {
  for (const step of undo.splice(0).reverse()) {
    try {
      await step();
    } catch (error) {
      log.error({ err: error }, "a part did not stop cleanly");
    }
  }
}

async function openObserver(config: Config, undo: Undo): Promise<Observer> {
  const metrics = config.operatorPort === undefined ? silentObserver : await startMetrics(config.operatorPort);
  const observer = config.traceEndpoint === undefined ? metrics : await withTracing(metrics, config.traceEndpoint);
  undo.push(() => observer.close());
  return observer;
}

/** The database and, in the sandbox, the chain: both take their time, so both at once. */
async function openStoreAndChain(
  config: Config,
  log: Logger,
  undo: Undo,
): Promise<{ store: Store; sandbox: SandboxChain | undefined }> {
  const { dataFolder } = config;
  mkdirSync(dataFolder, { recursive: true });
  const opening = openStore({ url: config.databaseUrl, dataFolder, log }).then(async (store) => {
    undo.push(() => store.close());
    await migrate(store);
    return store;
  });
  if (config.chain !== undefined) return { store: await opening, sandbox: undefined };
  // The database's lock decides who may use the folder; only its holder starts a chain there.
  const store = await opening;
  const sandbox = await startSandboxChain({
    stateFolder: path.join(dataFolder, "chain"),
    log: (line) => log.warn(line),
  });
  undo.push(() => sandbox.stop());
  return { store, sandbox };
}

type Settlement = Pick<SaleContext, "chain" | "facilitator" | "treasury" | "payTo" | "knownBlock" | "canSettle">;

async function openSettlement(
  options: GatewayOptions,
  store: Store,
  sandbox: SandboxChain | undefined,
  undo: Undo,
): Promise<Settlement> {
  const { config, clock, log } = options;
  const settings = config.chain ?? sandboxSettings(sandbox);
  const rpc = openRpc(settings.rpcUrl);
  undo.push(() => rpc.close());
  const opened = openChain(rpc, usdcOnBase);
  const chain = options.faults?.chain?.(opened) ?? opened;
  await checkAsset(chain, usdcOnBase);
  const { privateKey } = settings;
  const treasury = privateKey === undefined ? undefined : await openBroadcaster({ store, chain, clock, privateKey });
  // A transaction that a dead process signed and never sent holds up every later one of its key.
  await treasury?.resend().catch((error: unknown) => log.warn({ err: error }, "journalled transactions not sent yet"));
  const facilitator = facilitatorOf(settings, { store, chain, clock }, treasury);
  const watch = await watchSettlement(chain, settings.facilitator === undefined ? treasury?.address : undefined, log);
  undo.push(() => watch.stop());
  return {
    chain,
    treasury,
    facilitator: options.faults?.facilitator?.(facilitator) ?? facilitator,
    payTo: settings.payTo,
    knownBlock: watch.knownBlock,
    canSettle: watch.canSettle,
  };
}

function sandboxSettings(sandbox: SandboxChain | undefined): ChainConfig {
  if (sandbox === undefined) throw new Error("Neither a chain is configured nor the sandbox's running");
  const { rpcUrl, payTo, operator } = sandbox;
  return { rpcUrl, payTo, facilitator: undefined, privateKey: operator.privateKey as Hex };
}

function facilitatorOf(
  settings: ChainConfig,
  deps: { store: Store; chain: Chain; clock: Clock },
  broadcaster: Broadcaster | undefined,
): Facilitator {
  if (settings.facilitator !== undefined) return remoteFacilitator({ ...settings.facilitator, ...deps });
  if (broadcaster === undefined) throw new Error("Nothing can settle payments: no facilitator and no key");
  return inProcessFacilitator({ ...deps, broadcaster });
}

/** What an earlier run left open is brought to its end before anything new is sold. */
async function resume(reconciler: Reconciler, config: Config, clock: Clock, undo: Undo): Promise<void> {
  // A private database has one gateway: whatever is open was left by a dead one. A shared one may have others at work.
  const isAlone = config.databaseUrl === "local:";
  if (isAlone) await reconciler.round(new Date(clock.now() + 1));
  reconciler.start();
  undo.push(() => reconciler.stop());
}

async function isStoreUp(store: Store): Promise<boolean> {
  try {
    await store.pool.query("select 1");
    return true;
  } catch {
    return false;
  }
}
