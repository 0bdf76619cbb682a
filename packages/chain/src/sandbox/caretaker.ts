import { performance } from "node:perf_hooks";
import { setInterval as ticks } from "node:timers/promises";
import { hexToBytes } from "viem";
import type { SandboxClient } from "./client.ts";
import type { StateFolder } from "./state-folder.ts";

/** A checkpoint may take this share of the time at most: a long chain is written less often. */
const CHECKPOINT_SHARE = 0.1;
/**
 * anvil makes blocks for transactions only, and `eth_call` sees the time of the latest block. Without blocks in between, an
 * authorization that is valid from now on would be refused as not yet valid on an idle chain. Clients date theirs back by
 * 60 s or more.
 */
const PACE = { tickMs: 1_000, oldestBlockSeconds: 30 };

export interface Caretaker {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/**
 * Keeps an idle chain's clock near the wall's and, with a folder, its state on disk. The first checkpoint is written when
 * this resolves; later failures are logged, once each.
 */
export async function startCaretaker(
  client: SandboxClient,
  folder: StateFolder | undefined,
  log: (line: string) => void,
  { tickMs, oldestBlockSeconds } = PACE,
): Promise<Caretaker> {
  const stopping = new AbortController();
  const failures = new Set<string>();
  let written: bigint | undefined;
  let nextAt = 0;

  async function checkpoint(): Promise<void> {
    if (folder === undefined) return;
    const startedAt = performance.now();
    const block = await client.getBlockNumber();
    await folder.writeCheckpoint(hexToBytes(await client.dumpState()));
    written = block;
    nextAt = startedAt + (performance.now() - startedAt) / CHECKPOINT_SHARE;
  }

  async function tick(): Promise<void> {
    const latest = await client.getBlock();
    if (Date.now() / 1_000 - Number(latest.timestamp) > oldestBlockSeconds) await client.mine({ blocks: 1 });
    if (latest.number !== written && performance.now() >= nextAt) await checkpoint();
  }

  async function run(): Promise<void> {
    try {
      for await (const _ of ticks(tickMs, undefined, { ref: false, signal: stopping.signal })) {
        await tick().catch((error: unknown) => {
          const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
          if (stopping.signal.aborted || failures.has(message)) return;
          failures.add(message);
          log(`The sandbox chain could not be looked after: ${message}`);
        });
      }
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
  }

  await checkpoint();
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
