import type { Dataset } from "../schema/dataset.ts";
import { financialMarkets } from "./financial-markets.ts";
import { mcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { retailTransactions } from "./retail-transactions.ts";

/** Every dataset that can be made here, by id. */
export const datasets: ReadonlyMap<string, Dataset> = new Map<string, Dataset>(
  [financialMarkets, mcpToolCallTranscripts, retailTransactions].map((dataset) => [dataset.id, dataset]),
);
