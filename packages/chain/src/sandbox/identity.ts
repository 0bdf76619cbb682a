import { CHAIN_ID, MULTICALL3, PERMIT2, USDC } from "../addresses.ts";
import { MULTICALL3_RUNTIME } from "../multicall3-bytecode.ts";
import { PERMIT2_DOMAIN_SEPARATOR, permit2Abi, permit2Address } from "../permit2.ts";
import { USDC_DOMAIN_SEPARATOR, usdcAbi } from "../usdc.ts";
import type { SandboxClient } from "./client.ts";

/** The chain is none that the gateway may take money on. */
export class ForeignChain extends Error {
  override readonly name = "ForeignChain";
}

/**
 * Checks that the chain has what it will be trusted for: the chain id, USDC by name, version and domain separator,
 * Permit2 by the proof that its address is of its code, Multicall3 by its code.
 *
 * @throws ForeignChain
 */
export async function assertIdentity(client: SandboxClient): Promise<void> {
  const usdc = { address: USDC, abi: usdcAbi } as const;
  const [chainId, usdcProxy, permit2, multicall3] = await Promise.all([
    client.getChainId(),
    client.getCode({ address: USDC }),
    client.getCode({ address: PERMIT2 }),
    client.getCode({ address: MULTICALL3 }),
  ]);
  expectEqual("the chain id", chainId, CHAIN_ID);
  if (usdcProxy === undefined) throw new ForeignChain(`There is no USDC at ${USDC}.`);
  expectEqual("the address of Permit2's code", permit2 && permit2Address(permit2), PERMIT2);
  expectEqual("Multicall3's code", multicall3, MULTICALL3_RUNTIME);

  const [name, version, domain, permit2Domain] = await Promise.all([
    client.readContract({ ...usdc, functionName: "name" }),
    client.readContract({ ...usdc, functionName: "version" }),
    client.readContract({ ...usdc, functionName: "DOMAIN_SEPARATOR" }),
    client.readContract({ address: PERMIT2, abi: permit2Abi, functionName: "DOMAIN_SEPARATOR" }),
  ]);
  expectEqual("USDC's name", name, "USD Coin");
  expectEqual("USDC's version", version, "2");
  expectEqual("USDC's domain separator", domain, USDC_DOMAIN_SEPARATOR);
  expectEqual("Permit2's domain separator", permit2Domain, PERMIT2_DOMAIN_SEPARATOR);
}

function expectEqual(what: string, found: string | number | undefined, expected: string | number): void {
  if (found !== expected) throw new ForeignChain(`${what} is ${found}, expected was ${expected}.`);
}
