import type { Logger } from "pino";
import type { Hex } from "./authorization.ts";
import type { Chain } from "./chain.ts";

/** Gas for about 20 settlements on Base; below it nothing is offered any more, so that nobody signs in vain. */
const LEAST_GAS_WEI = 10_000_000_000_000n;
const INTERVAL_MS = 5_000;

export interface SettlementWatch {
  /** Whether a payment that is presented now can be settled. */
  canSettle(): boolean;
  /** A block that the chain has reached for certain. */
  knownBlock(): bigint;
  stop(): void;
}

/** Watches what settlement depends on: that the chain answers, and that the settlement key can pay gas. */
export async function watchSettlement(chain: Chain, signer: Hex | undefined, log: Logger): Promise<SettlementWatch> {
  let block = 0n;
  let isReady = false;

  async function look(): Promise<void> {
    const was = isReady;
    let reason = "the settlement key is out of gas";
    try {
      const [head, gas] = await Promise.all([
        chain.head(),
        signer === undefined ? LEAST_GAS_WEI : chain.gasBalance(signer),
      ]);
      block = head.block;
      isReady = gas >= LEAST_GAS_WEI;
    } catch (error) {
      isReady = false;
      reason = error instanceof Error ? error.message : "the chain does not answer";
    }
    if (was && !isReady) log.error({ signer, reason }, "payments cannot be settled: nothing is offered for now");
    if (!was && isReady) log.info("payments can be settled");
  }

  await look();
  const timer = setInterval(() => void look(), INTERVAL_MS);
  timer.unref();
  return { canSettle: () => isReady, knownBlock: () => block, stop: () => clearInterval(timer) };
}
