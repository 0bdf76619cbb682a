import { agentPaymentFrames } from "./blockchain/agent-payments.ts";
import { chainFrames } from "./blockchain/chains.ts";
import { walletFrames } from "./blockchain/wallets.ts";
import type { Frame } from "./frame.ts";

/** What rows of chains, wallets and machine payments look like. */
export const blockchainFrames: readonly Frame[] = [...agentPaymentFrames, ...chainFrames, ...walletFrames];
