import { createTestClient, type Hex, http, publicActions, walletActions } from "viem";

export type SandboxClient = ReturnType<typeof sandboxClient>;

/**
 * A client for everything anvil can do, set-up calls included.
 *
 * @param timeoutMs generous by default: the dump of a long-lived chain may take seconds.
 */
export function sandboxClient(rpcUrl: string, timeoutMs = 60_000) {
  return createTestClient({
    mode: "anvil",
    cacheTime: 0,
    transport: http(rpcUrl, { timeout: timeoutMs, retryCount: 0 }),
  })
    .extend(publicActions)
    .extend(walletActions);
}

/** The identity that an anvil process draws at its start; undefined when none answers at this address. */
export async function anvilInstance(rpcUrl: string): Promise<Hex | undefined> {
  try {
    const { instanceId } = await sandboxClient(rpcUrl, 1_000).request<AnvilMetadata>({ method: "anvil_metadata" });
    return instanceId;
  } catch {
    return undefined;
  }
}

interface AnvilMetadata {
  Method: "anvil_metadata";
  Parameters?: undefined;
  ReturnType: { instanceId: Hex };
}
