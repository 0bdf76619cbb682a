import { validateAgentActionBenchmarks } from "./agent-action-benchmarks.ts";
import { validateAgentBehavioralDrift } from "./agent-behavioral-drift.ts";
import { validateAgentPaymentNegotiationLogs } from "./agent-payment-negotiation-logs.ts";
import { validateCommerceBehavior } from "./commerce-behavior.ts";
import { validateConsumerSignals } from "./consumer-signals.ts";
import { validateEventStreams } from "./event-streams.ts";
import { validateFinancialMarkets } from "./financial-markets.ts";
import { validateGenomicsVariants } from "./genomics-variants.ts";
import { validateGeospatialMobility } from "./geospatial-mobility.ts";
import { validateHealthcareClaims } from "./healthcare-claims.ts";
import { validateHighIntentFinancialGrounding } from "./high-intent-financial-grounding.ts";
import { validateIotSensorLogs } from "./iot-sensor-logs.ts";
import { validateLlmReasoningChains } from "./llm-reasoning-chains.ts";
import { validateMcpSchemas } from "./mcp-schemas.ts";
import { validateMcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { validateMcpTraces } from "./mcp-traces.ts";
import { validateNetworkInfrastructureLogs } from "./network-infrastructure-logs.ts";
import { validateNetworkSecurityLogs } from "./network-security-logs.ts";
import { validateOnchainIdentityCohorts } from "./onchain-identity-cohorts.ts";
import { validateProtocolErrorInjection } from "./protocol-error-injection.ts";
import { validateRetailTransactions } from "./retail-transactions.ts";
import { validateSocialGraph } from "./social-graph.ts";
import { validateSupportConversations } from "./support-conversations.ts";
import type { Validate } from "./validation.ts";
import { validateWalletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";
import { validateWeatherObservations } from "./weather-observations.ts";
import { validateWebIntentSignals } from "./web-intent-signals.ts";
import { validateX402AgentTraces } from "./x402-agent-traces.ts";

/** The independent checkers of the published rules, by dataset id. */
export const validators: ReadonlyMap<string, Validate> = new Map<string, Validate>([
  ["agent-action-benchmarks", validateAgentActionBenchmarks],
  ["agent-behavioral-drift", validateAgentBehavioralDrift],
  ["agent-payment-negotiation-logs", validateAgentPaymentNegotiationLogs],
  ["commerce-behavior", validateCommerceBehavior],
  ["consumer-signals", validateConsumerSignals],
  ["event-streams", validateEventStreams],
  ["financial-markets", validateFinancialMarkets],
  ["genomics-variants", validateGenomicsVariants],
  ["geospatial-mobility", validateGeospatialMobility],
  ["healthcare-claims", validateHealthcareClaims],
  ["high-intent-financial-grounding", validateHighIntentFinancialGrounding],
  ["iot-sensor-logs", validateIotSensorLogs],
  ["llm-reasoning-chains", validateLlmReasoningChains],
  ["mcp-schemas", validateMcpSchemas],
  ["mcp-tool-call-transcripts", validateMcpToolCallTranscripts],
  ["mcp-traces", validateMcpTraces],
  ["network-infrastructure-logs", validateNetworkInfrastructureLogs],
  ["network-security-logs", validateNetworkSecurityLogs],
  ["onchain-identity-cohorts", validateOnchainIdentityCohorts],
  ["protocol-error-injection", validateProtocolErrorInjection],
  ["retail-transactions", validateRetailTransactions],
  ["social-graph", validateSocialGraph],
  ["support-conversations", validateSupportConversations],
  ["wallet-behavior-cohorts", validateWalletBehaviorCohorts],
  ["weather-observations", validateWeatherObservations],
  ["web-intent-signals", validateWebIntentSignals],
  ["x402-agent-traces", validateX402AgentTraces],
]);
