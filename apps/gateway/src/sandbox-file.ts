import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SandboxChain } from "@sdg/chain/sandbox/sandbox-chain";

/**
 * Tells other programs on this machine where the sandbox is and which wallet is theirs to spend:
 * `$DATA_DIR/sandbox.json`, readable by its owner only, there while the gateway serves.
 */
export function writeSandboxFile(
  folder: string,
  sandbox: SandboxChain,
  addresses: { baseUrl: string; apiUrl: string },
): () => void {
  const file = path.join(folder, "sandbox.json");
  const { rpcUrl, chainId, usdc, permit2, payTo, buyer } = sandbox;
  const content = {
    ...addresses,
    ...{ rpcUrl, chainId, usdc, permit2 },
    // No contract of ours is deployed yet.
    ...{ executor: null, escrow: null, oracle: null },
    ...{ payTo, buyer: { address: buyer.address, privateKey: buyer.privateKey } },
  };
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(file, { force: true });
}
