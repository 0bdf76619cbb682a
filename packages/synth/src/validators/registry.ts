import { validateFinancialMarkets } from "./financial-markets.ts";
import { validateMcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { validateRetailTransactions } from "./retail-transactions.ts";
import type { Validate } from "./validation.ts";

/** The independent checkers of the published rules, by dataset id. */
export const validators: ReadonlyMap<string, Validate> = new Map<string, Validate>([
  ["financial-markets", validateFinancialMarkets],
  ["mcp-tool-call-transcripts", validateMcpToolCallTranscripts],
  ["retail-transactions", validateRetailTransactions],
]);
