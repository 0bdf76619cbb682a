import { validateCommerceBehavior } from "./commerce-behavior.ts";
import { validateEventStreams } from "./event-streams.ts";
import { validateFinancialMarkets } from "./financial-markets.ts";
import { validateIotSensorLogs } from "./iot-sensor-logs.ts";
import { validateMcpToolCallTranscripts } from "./mcp-tool-call-transcripts.ts";
import { validateNetworkSecurityLogs } from "./network-security-logs.ts";
import { validateRetailTransactions } from "./retail-transactions.ts";
import type { Validate } from "./validation.ts";
import { validateWeatherObservations } from "./weather-observations.ts";

/** The independent checkers of the published rules, by dataset id. */
export const validators: ReadonlyMap<string, Validate> = new Map<string, Validate>([
  ["commerce-behavior", validateCommerceBehavior],
  ["event-streams", validateEventStreams],
  ["financial-markets", validateFinancialMarkets],
  ["iot-sensor-logs", validateIotSensorLogs],
  ["mcp-tool-call-transcripts", validateMcpToolCallTranscripts],
  ["network-security-logs", validateNetworkSecurityLogs],
  ["retail-transactions", validateRetailTransactions],
  ["weather-observations", validateWeatherObservations],
]);
