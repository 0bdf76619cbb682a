import type { Address } from "viem";
import { CHAIN_ID, MULTICALL3, NETWORK, PERMIT2, USDC } from "../addresses.ts";
import { type AnvilProcess, startAnvil, UnreadableState } from "./anvil-process.ts";
import { startCaretaker } from "./caretaker.ts";
import { type SandboxClient, sandboxClient } from "./client.ts";
import { layGenesis } from "./genesis.ts";
import { assertIdentity, ForeignChain } from "./identity.ts";
import { announce, withdraw } from "./predecessor.ts";
import { type SavedState, StateFolder } from "./state-folder.ts";
import { newWallets, type SandboxWallets, type Wallet } from "./wallets.ts";

export interface SandboxOptions {
  /** Where wallets and state persist; without it the chain is forgotten at the end. */
  stateFolder?: string;
  /** Told, in whole sentences, what an operator should know: damaged files, an anvil that died. */
  log?: (line: string) => void;
}

export interface SandboxChain {
  readonly rpcUrl: string;
  readonly chainId: typeof CHAIN_ID;
  readonly network: typeof NETWORK;
  readonly usdc: Address;
  readonly permit2: Address;
  readonly multicall3: Address;
  /** Where sales are paid to. Nobody has its key. */
  readonly payTo: Address;
  /** Has 1,000 ether, and 1,000 USDC as a float for refunds. */
  readonly operator: Wallet;
  /** Has 10 ether and 1,000,000 USDC. */
  readonly buyer: Wallet;
  /** Writes the state, when there is a folder, and resolves when no process is left. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts a private chain that looks like Base: chain id 8453, Circle's USDC, Permit2 and Multicall3 at their real
 * addresses, and wallets with money. One block per transaction, and one each 30 s when idle. It listens on 127.0.0.1 only,
 * and it ends when this process ends, however that comes.
 *
 * With `stateFolder`, balances, nonces, blocks, receipts, logs and wallets survive: a stop, a SIGTERM or a kill -9 of this
 * process lose nothing that it had seen; a machine that dies loses about the last second. One process at a time may use a folder.
 *
 * A signature made here by a wallet that has money on Base is valid there.
 *
 * @throws SandboxUnavailable when anvil cannot run on this machine, and an error when the folder is in use.
 *
 * @example
 * const chain = await startSandboxChain({ stateFolder: ".data/chain", log: console.warn });
 * console.log(chain.rpcUrl, chain.buyer.address);
 * await chain.stop();
 */
export async function startSandboxChain({ stateFolder, log = () => {} }: SandboxOptions = {}): Promise<SandboxChain> {
  const folder = stateFolder === undefined ? undefined : await StateFolder.open(stateFolder, log);
  const wallets = (await folder?.wallets()) ?? newWallets();
  const anvil = await startChain(folder, wallets);
  const caretaker = await startCaretaker(sandboxClient(anvil.rpcUrl), folder, log).catch(async (error: unknown) => {
    await anvil.kill();
    throw error;
  });
  await folder?.forgetEarlierRuns();

  let stopping: Promise<void> | undefined;
  async function stop(): Promise<void> {
    await caretaker.stop();
    await anvil.stop();
    await folder?.sealExitState();
    if (folder !== undefined) await withdraw(folder.announcement);
  }
  void anvil.exited.then(({ code, signal, lastOutput }) => {
    if (stopping === undefined) log(`The sandbox chain ended by itself (${signal ?? `code ${code}`}): ${lastOutput}`);
  });
  return {
    rpcUrl: anvil.rpcUrl,
    chainId: CHAIN_ID,
    network: NETWORK,
    usdc: USDC,
    permit2: PERMIT2,
    multicall3: MULTICALL3,
    ...wallets,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** A chain from the newest saved state that is whole; else a new one. */
async function startChain(folder: StateFolder | undefined, wallets: SandboxWallets): Promise<AnvilProcess> {
  for (const saved of (await folder?.savedStates()) ?? []) {
    try {
      return await startChecked(folder, await jsonOf(saved));
    } catch (error) {
      if (!(error instanceof UnreadableState) && !(error instanceof ForeignChain)) throw error;
      await folder?.setAside(saved.source, error.message);
    }
  }
  return startChecked(folder, undefined, (client) => layGenesis(client, wallets));
}

async function jsonOf(saved: SavedState): Promise<string> {
  try {
    return await saved.json();
  } catch (cause) {
    throw new UnreadableState(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A chain that is not what it should be is killed, so that it leaves no state behind. */
async function startChecked(
  folder: StateFolder | undefined,
  load: string | undefined,
  prepare: (client: SandboxClient) => Promise<void> = async () => {},
): Promise<AnvilProcess> {
  const anvil = await startAnvil({
    ...(load === undefined ? {} : { load }),
    ...(folder === undefined ? {} : { dump: folder.exitState }),
  });
  const client = sandboxClient(anvil.rpcUrl);
  try {
    if (folder !== undefined) await announce(folder.announcement, anvil.pid, anvil.rpcUrl);
    await prepare(client);
    await assertIdentity(client);
    return anvil;
  } catch (error) {
    await anvil.kill();
    throw error;
  }
}
