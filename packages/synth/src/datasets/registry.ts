import type { Dataset } from "../schema/dataset.ts";
import { commerceBehavior } from "./commerce-behavior.ts";
import { eventStreams } from "./event-streams.ts";
import { financialMarkets } from "./financial-markets.ts";
import { iotSensorLogs } from "./iot-sensor-logs.ts";
import { llmReasoningChains } from "./llm-reasoning-chains.ts";
import { mcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { networkSecurityLogs } from "./network-security-logs.ts";
import { protocolErrorInjection } from "./protocol-error-injection.ts";
import { retailTransactions } from "./retail-transactions.ts";
import { walletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";
import { weatherObservations } from "./weather-observations.ts";
import { x402AgentTraces } from "./x402-agent-traces.ts";

/** Every dataset that can be made here, by id. */
export const datasets: ReadonlyMap<string, Dataset> = new Map<string, Dataset>(
  [
    networkSecurityLogs,
    commerceBehavior,
    eventStreams,
    financialMarkets,
    iotSensorLogs,
    llmReasoningChains,
    mcpToolCallTranscripts,
    protocolErrorInjection,
    retailTransactions,
    weatherObservations,
    x402AgentTraces,
    walletBehaviorCohorts,
  ].map((dataset) => [dataset.id, dataset]),
);
