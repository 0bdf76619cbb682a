import type { Realism } from "../statistic.ts";
import { financialMarketsRealism } from "./financial-markets.ts";
import { mcpToolCallTranscriptsRealism } from "./mcp-tool-call-transcripts.ts";
import { retailTransactionsRealism } from "./retail-transactions.ts";

/** Statistics with bands and naive controls, by dataset id. */
export const realism: ReadonlyMap<string, Realism> = new Map(
  [financialMarketsRealism, mcpToolCallTranscriptsRealism, retailTransactionsRealism].map((each) => [
    each.dataset,
    each,
  ]),
);
