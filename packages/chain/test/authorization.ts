import { type Address, createWalletClient, type Hex, http } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { USDC } from "../src/addresses.ts";
import type { Wallet } from "../src/sandbox/wallets.ts";
import { usdcAbi, usdcDomain, usdcTypes } from "../src/usdc.ts";

/**
 * A signed EIP-3009 transfer, as arguments of `transferWithAuthorization`. Valid from a few seconds ago on: a chain that has
 * just been restarted may be two seconds behind the wall's clock.
 */
export async function signedTransfer(payer: Wallet, to: Address, value: bigint) {
  const now = BigInt(Math.floor(Date.now() / 1_000));
  const message = {
    from: payer.address,
    to,
    value,
    validAfter: now - 5n,
    validBefore: now + 60n,
    nonce: generatePrivateKey(),
  };
  const signature = await privateKeyToAccount(payer.privateKey).signTypedData({
    domain: usdcDomain,
    types: usdcTypes,
    primaryType: "TransferWithAuthorization",
    message,
  });
  const { from, validAfter, validBefore, nonce } = message;
  return [from, to, value, validAfter, validBefore, nonce, signature] as const;
}

/** Sends such a transfer from any wallet with ether; answers with the transaction's hash. */
export async function submit(
  rpcUrl: string,
  sender: Wallet,
  args: Awaited<ReturnType<typeof signedTransfer>>,
): Promise<Hex> {
  const client = createWalletClient({ account: privateKeyToAccount(sender.privateKey), transport: http(rpcUrl) });
  return client.writeContract({
    chain: null,
    address: USDC,
    abi: usdcAbi,
    functionName: "transferWithAuthorization",
    args,
    gas: 200_000n,
  });
}
