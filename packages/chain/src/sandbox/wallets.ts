import type { Address, Hex } from "viem";
import { generatePrivateKey, privateKeyToAddress } from "viem/accounts";

export interface Wallet {
  readonly address: Address;
  readonly privateKey: Hex;
}

/** Whose money moves in a sandbox. */
export interface SandboxWallets {
  /** Signs and pays for settlements and refunds. */
  readonly operator: Wallet;
  /** A customer with money to spend. */
  readonly buyer: Wallet;
  /** Where the sales' money goes. Nobody has its key. */
  readonly payTo: Address;
}

/**
 * New random wallets. Never fixed ones: the sandbox has the chain id and the contracts' addresses of Base, so what these
 * keys sign would be valid there, if anybody ever funded them.
 */
export function newWallets(): SandboxWallets {
  return { operator: newWallet(), buyer: newWallet(), payTo: newWallet().address };
}

/** @returns the wallets written in `text` by `JSON.stringify`, or undefined when it holds anything else. */
export function parseWallets(text: string): SandboxWallets | undefined {
  try {
    const { operator, buyer, payTo } = JSON.parse(text);
    const isAddress = typeof payTo === "string" && /^0x[0-9a-fA-F]{40}$/.test(payTo);
    return isAddress
      ? { operator: walletOf(operator.privateKey), buyer: walletOf(buyer.privateKey), payTo: payTo as Address }
      : undefined;
  } catch {
    return undefined;
  }
}

function newWallet(): Wallet {
  return walletOf(generatePrivateKey());
}

function walletOf(privateKey: Hex): Wallet {
  return { address: privateKeyToAddress(privateKey), privateKey };
}
