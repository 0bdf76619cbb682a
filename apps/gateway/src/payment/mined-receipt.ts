import type { Hex } from "./authorization.ts";
import type { Chain, Receipt } from "./chain.ts";

/** The receipt of a transaction, as soon as the chain has it; undefined when it does not within the time. */
export async function minedReceipt(chain: Chain, hash: Hex, withinMs: number): Promise<Receipt | undefined> {
  const started = performance.now();
  for (let pause = 2; ; pause = Math.min(pause * 2, 500)) {
    const receipt = await chain.receipt(hash);
    if (receipt !== undefined) return receipt;
    if (performance.now() - started + pause > withinMs) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
