import { type Asset, domainSeparator } from "./authorization.ts";
import type { Chain } from "./chain.ts";

/**
 * Makes sure at start that the chain and the token are the ones that buyers will sign for. A wrong name or version
 * would make every signature invalid, a wrong chain every payment worthless.
 * @throws Error that says what differs.
 */
export async function checkAsset(chain: Chain, asset: Asset): Promise<void> {
  const found = await chain.identity();
  const differences = [
    found.chainId === asset.chainId ? undefined : `it is chain ${found.chainId}, not ${asset.chainId}`,
    found.name === asset.name
      ? undefined
      : `the token's name is ${JSON.stringify(found.name)}, not ${JSON.stringify(asset.name)}`,
    found.version === asset.version
      ? undefined
      : `the token's version is ${JSON.stringify(found.version)}, not ${JSON.stringify(asset.version)}`,
    found.domainSeparator === domainSeparator(asset) ? undefined : "the token's EIP-712 domain is another one",
  ].filter((difference) => difference !== undefined);
  if (differences.length > 0) throw new Error(`CHAIN_RPC_URL leads to the wrong place: ${differences.join("; ")}.`);
}
