import { validateCommerceBehavior } from "./commerce-behavior.ts";
import { validateEventStreams } from "./event-streams.ts";
import { validateFinancialMarkets } from "./financial-markets.ts";
import { validateHealthcareClaims } from "./healthcare-claims.ts";
import { validateIotSensorLogs } from "./iot-sensor-logs.ts";
import { validateMcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { validateNetworkInfrastructureLogs } from "./network-infrastructure-logs.ts";
import { validateNetworkSecurityLogs } from "./network-security-logs.ts";
import { validateRetailTransactions } from "./retail-transactions.ts";
import type { Validate } from "./validation.ts";
import { validateWalletBehaviorCohorts } from "./wallet-behavior-cohorts.ts";
import { validateWeatherObservations } from "./weather-observations.ts";
import { validateWebIntentSignals } from "./web-intent-signals.ts";
import { validateX402AgentTraces } from "./x402-agent-traces.ts";

/** The independent checkers of the published rules, by dataset id. */
export const validators: ReadonlyMap<string, Validate> = new Map<string, Validate>([
  ["commerce-behavior", validateCommerceBehavior],
  ["event-streams", validateEventStreams],
  ["financial-markets", validateFinancialMarkets],
  ["healthcare-claims", validateHealthcareClaims],
  ["iot-sensor-logs", validateIotSensorLogs],
  ["mcp-tool-call-transcripts", validateMcpToolCallTranscripts],
  ["network-infrastructure-logs", validateNetworkInfrastructureLogs],
  ["network-security-logs", validateNetworkSecurityLogs],
  ["retail-transactions", validateRetailTransactions],
  ["wallet-behavior-cohorts", validateWalletBehaviorCohorts],
  ["weather-observations", validateWeatherObservations],
  ["web-intent-signals", validateWebIntentSignals],
  ["x402-agent-traces", validateX402AgentTraces],
]);
