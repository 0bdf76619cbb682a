import { pick, weightedTable } from "../../random/weighted-table.ts";
import type { Transport } from "./conversation.ts";
import type { Dice } from "./dice.ts";
import type { Revision, ToolServer } from "./tool.ts";
import { isStateless } from "./wire.ts";

/** What a transcript is about: the one thing that goes other than smoothly. */
export const scenarios = [
  "happy_path",
  "tool_error",
  "invalid_arguments",
  "unknown_tool",
  "internal_error",
  "transport_retry",
  "cancellation",
  "elicitation",
  "unknown_method",
  "resource_not_found",
  "version_mismatch",
  "header_mismatch",
  "missing_capability",
  "session_expired",
] as const;
export type Scenario = (typeof scenarios)[number];

export const outcomes = ["completed", "recovered", "failed", "cancelled", "declined"] as const;
export type Outcome = (typeof outcomes)[number];

/** Per mille, in the order of `scenarios`; the largest share of protocol errors is to be -32602. */
const weights = weightedTable([440, 230, 60, 45, 35, 60, 40, 45, 24, 26, 20, 14, 14, 20]);

/** The circumstances that decide which scenarios can happen. */
export interface Circumstances {
  readonly server: ToolServer;
  readonly revision: Revision;
  readonly transport: Transport;
}

/** Rows that a scenario takes beyond the calls' own two each. */
export function extraRows(scenario: Scenario, { revision, transport }: Circumstances): number {
  const stateless = isStateless(revision);
  switch (scenario) {
    case "transport_retry":
      return 1;
    case "cancellation":
      // Without sessions, closing the response stream is the cancellation: no message goes out.
      return stateless && transport === "streamable-http" ? 1 : 2;
    case "version_mismatch":
      return stateless ? 2 : 0;
    case "elicitation":
    case "unknown_method":
    case "resource_not_found":
    case "header_mismatch":
    case "missing_capability":
      return 2;
    case "session_expired":
      return 4;
    default:
      return 0;
  }
}

function possible(scenario: Scenario, { server, revision, transport }: Circumstances): boolean {
  const stateless = isStateless(revision);
  const http = transport === "streamable-http";
  switch (scenario) {
    case "transport_retry":
      // A dead stdio server loses the handshake as well; only the stateless revision just goes on.
      return http || stateless;
    case "elicitation":
      return server.tools.some((tool) => tool.elicitation !== undefined);
    case "resource_not_found":
      return server.missingResource !== undefined;
    case "version_mismatch":
      return stateless || revision === "2025-06-18";
    case "header_mismatch":
      return stateless && http;
    case "missing_capability":
      return stateless && server.tools.some((tool) => tool.elicitation !== undefined);
    case "session_expired":
      return !stateless && http;
    default:
      return true;
  }
}

/** Draws a scenario; what cannot happen under the circumstances becomes a smooth run. */
export function drawScenario(dice: Dice, circumstances: Circumstances): Scenario {
  const scenario = scenarios[pick(weights, dice.word())] as Scenario;
  return possible(scenario, circumstances) ? scenario : "happy_path";
}
