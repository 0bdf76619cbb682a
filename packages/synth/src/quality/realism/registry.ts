import type { Realism } from "../statistic.ts";
import { commerceBehaviorRealism } from "./commerce-behavior.ts";
import { eventStreamsRealism } from "./event-streams.ts";
import { financialMarketsRealism } from "./financial-markets.ts";
import { iotSensorLogsRealism } from "./iot-sensor-logs.ts";
import { llmReasoningChainsRealism } from "./llm-reasoning-chains.ts";
import { mcpToolCallTranscriptsRealism } from "./mcp-tool-call-transcripts.ts";
import { networkSecurityLogsRealism } from "./network-security-logs.ts";
import { protocolErrorInjectionRealism } from "./protocol-error-injection.ts";
import { retailTransactionsRealism } from "./retail-transactions.ts";
import { walletBehaviorCohortsRealism } from "./wallet-behavior-cohorts.ts";
import { weatherObservationsRealism } from "./weather-observations.ts";
import { x402AgentTracesRealism } from "./x402-agent-traces.ts";

/** Statistics with bands and naive controls, by dataset id. */
export const realism: ReadonlyMap<string, Realism> = new Map(
  [
    networkSecurityLogsRealism,
    commerceBehaviorRealism,
    eventStreamsRealism,
    financialMarketsRealism,
    iotSensorLogsRealism,
    llmReasoningChainsRealism,
    mcpToolCallTranscriptsRealism,
    protocolErrorInjectionRealism,
    retailTransactionsRealism,
    weatherObservationsRealism,
    x402AgentTracesRealism,
    walletBehaviorCohortsRealism,
  ].map((each) => [each.dataset, each]),
);
