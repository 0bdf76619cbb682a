import type { Address } from "viem";

/** Base: the chain that the sandbox imitates and that production settles on. */
export const CHAIN_ID = 8453;

/** The same chain as CAIP-2 and x402 name it. */
export const NETWORK = "eip155:8453";

/** USDC on Base, in the checksummed spelling that goes on the wire. */
export const USDC: Address = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";

/** Uniswap's Permit2, at the same address on every chain. */
export const PERMIT2: Address = "0x000000000022D473030F116dDEE9F6B43aC78BA3";

/** Multicall3, at the same address on every chain. */
export const MULTICALL3: Address = "0xcA11bde05977b3631167028862bE2a173976CA11";

/** Arachnid's deterministic deployer: sends what it gets (salt, then init code) through CREATE2. */
export const CREATE2_DEPLOYER: Address = "0x4e59b44847b379578588920cA78FbF26c0B4956C";
