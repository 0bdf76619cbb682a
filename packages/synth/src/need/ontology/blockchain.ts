import { agentPaymentTypes } from "./blockchain/agent-payments.ts";
import { chainTypes } from "./blockchain/chains.ts";
import { communitiesTypes } from "./blockchain/communities.ts";
import { chainFinanceTypes } from "./blockchain/finance.ts";
import { liquidationTypes } from "./blockchain/liquidations.ts";
import { walletTypes } from "./blockchain/wallets.ts";
import type { SemanticType } from "./semantic-type.ts";

/** What experts of chains, wallets and machine payments call their columns. */
export const blockchainTypes: readonly SemanticType[] = [
  ...chainTypes,
  ...chainFinanceTypes,
  ...walletTypes,
  ...agentPaymentTypes,
  ...liquidationTypes,
  ...communitiesTypes,
];
