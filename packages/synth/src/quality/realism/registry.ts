import type { Realism } from "../statistic.ts";
import { agentActionBenchmarksRealism } from "./agent-action-benchmarks.ts";
import { agentBehavioralDriftRealism } from "./agent-behavioral-drift.ts";
import { agentPaymentNegotiationLogsRealism } from "./agent-payment-negotiation-logs.ts";
import { commerceBehaviorRealism } from "./commerce-behavior.ts";
import { consumerSignalsRealism } from "./consumer-signals.ts";
import { eventStreamsRealism } from "./event-streams.ts";
import { financialMarketsRealism } from "./financial-markets.ts";
import { genomicsVariantsRealism } from "./genomics-variants.ts";
import { geospatialMobilityRealism } from "./geospatial-mobility.ts";
import { healthcareClaimsRealism } from "./healthcare-claims.ts";
import { highIntentFinancialGroundingRealism } from "./high-intent-financial-grounding.ts";
import { iotSensorLogsRealism } from "./iot-sensor-logs.ts";
import { llmReasoningChainsRealism } from "./llm-reasoning-chains.ts";
import { mcpSchemasRealism } from "./mcp-schemas.ts";
import { mcpToolCallTranscriptsRealism } from "./mcp-tool-call-transcripts.ts";
import { mcpTracesRealism } from "./mcp-traces.ts";
import { networkInfrastructureLogsRealism } from "./network-infrastructure-logs.ts";
import { networkSecurityLogsRealism } from "./network-security-logs.ts";
import { onchainIdentityCohortsRealism } from "./onchain-identity-cohorts.ts";
import { protocolErrorInjectionRealism } from "./protocol-error-injection.ts";
import { retailTransactionsRealism } from "./retail-transactions.ts";
import { socialGraphRealism } from "./social-graph.ts";
import { supportConversationsRealism } from "./support-conversations.ts";
import { walletBehaviorCohortsRealism } from "./wallet-behavior-cohorts.ts";
import { weatherObservationsRealism } from "./weather-observations.ts";
import { webIntentSignalsRealism } from "./web-intent-signals.ts";
import { x402AgentTracesRealism } from "./x402-agent-traces.ts";

/** Statistics with bands and naive controls, by dataset id. */
export const realism: ReadonlyMap<string, Realism> = new Map(
  [
    agentActionBenchmarksRealism,
    agentBehavioralDriftRealism,
    agentPaymentNegotiationLogsRealism,
    commerceBehaviorRealism,
    consumerSignalsRealism,
    eventStreamsRealism,
    financialMarketsRealism,
    genomicsVariantsRealism,
    geospatialMobilityRealism,
    healthcareClaimsRealism,
    highIntentFinancialGroundingRealism,
    iotSensorLogsRealism,
    llmReasoningChainsRealism,
    mcpSchemasRealism,
    mcpToolCallTranscriptsRealism,
    mcpTracesRealism,
    networkInfrastructureLogsRealism,
    networkSecurityLogsRealism,
    onchainIdentityCohortsRealism,
    protocolErrorInjectionRealism,
    retailTransactionsRealism,
    socialGraphRealism,
    supportConversationsRealism,
    walletBehaviorCohortsRealism,
    weatherObservationsRealism,
    webIntentSignalsRealism,
    x402AgentTracesRealism,
  ].map((each) => [each.dataset, each]),
);
