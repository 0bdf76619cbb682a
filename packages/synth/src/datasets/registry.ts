import type { Dataset } from "../schema/dataset.ts";
import { agentActionBenchmarks } from "./agent-action-benchmarks.ts";
import { agentBehavioralDrift } from "./agent-behavioral-drift.ts";
import { agentPaymentNegotiationLogs } from "./agent-payment-negotiation-logs.ts";
import { commerceBehavior } from "./commerce-behavior.ts";
import { consumerSignals } from "./consumer-signals.ts";
import { eventStreams } from "./event-streams.ts";
import { financialMarkets } from "./financial-markets.ts";
import { genomicsVariants } from "./genomics-variants.ts";
import { geospatialMobility } from "./geospatial-mobility.ts";
import { healthcareClaims } from "./healthcare-claims.ts";
import { highIntentFinancialGrounding } from "./high-intent-financial-grounding.ts";
import { iotSensorLogs } from "./iot-sensor-logs.ts";
import { llmReasoningChains } from "./llm-reasoning-chains.ts";
import { mcpSchemas } from "./mcp-schemas.ts";
import { mcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { mcpTraces } from "./mcp-traces.ts";
import { networkInfrastructureLogs } from "./network-infrastructure-logs.ts";
import { networkSecurityLogs } from "./network-security-logs.ts";
import { onchainIdentityCohorts } from "./onchain-identity-cohorts.ts";
import { protocolErrorInjection } from "./protocol-error-injection.ts";
import { retailTransactions } from "./retail-transactions.ts";
import { socialGraph } from "./social-graph.ts";
import { supportConversations } from "./support-conversations.ts";
import { walletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";
import { weatherObservations } from "./weather-observations.ts";
import { webIntentSignals } from "./web-intent-signals.ts";
import { x402AgentTraces } from "./x402-agent-traces.ts";

/** Every dataset that can be made here, by id. */
export const datasets: ReadonlyMap<string, Dataset> = new Map<string, Dataset>(
  [
    agentActionBenchmarks,
    agentBehavioralDrift,
    agentPaymentNegotiationLogs,
    commerceBehavior,
    consumerSignals,
    eventStreams,
    financialMarkets,
    genomicsVariants,
    geospatialMobility,
    healthcareClaims,
    highIntentFinancialGrounding,
    iotSensorLogs,
    llmReasoningChains,
    mcpSchemas,
    mcpToolCallTranscripts,
    mcpTraces,
    networkInfrastructureLogs,
    networkSecurityLogs,
    onchainIdentityCohorts,
    protocolErrorInjection,
    retailTransactions,
    socialGraph,
    supportConversations,
    walletBehaviorCohorts,
    weatherObservations,
    webIntentSignals,
    x402AgentTraces,
  ].map((dataset) => [dataset.id, dataset]),
);
