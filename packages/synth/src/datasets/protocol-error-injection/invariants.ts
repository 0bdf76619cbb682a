import type { Invariant } from "../../schema/dataset.ts";
import { type DialectId, dialects } from "./dialects.ts";
import { allFaults, controls, faults } from "./faults.ts";

function expectation(type: string, id: DialectId): string[] {
  const reaction = allFaults.find((fault) => fault.type === type)?.reactions[id];
  if (reaction === undefined) return [];
  const { status, code, behavior, retry } = reaction;
  return [`${type}: ${status ?? "null"}, ${code ?? "null"}, ${behavior}, ${retry ?? "null"}`];
}

/** The oracle of each dialect: expected_status, expected_code, expected_behavior, retry_condition. */
const oracles: readonly Invariant[] = dialects.map(({ id, protocol, version }) => ({
  id: `oracle-${id.replaceAll("_", "-")}`,
  statement: `Under protocol ${protocol}, protocol_version ${version}, fault_type is one of these and has these expected_status, expected_code, expected_behavior and retry_condition: ${allFaults.flatMap((fault) => expectation(fault.type, id)).join("; ")}.`,
}));

const catalogue: readonly Invariant[] = [
  {
    id: "controls",
    statement: `is_valid is true exactly for the fault_type ${controls.map((fault) => fault.type).join(", ")}, and exactly then layer is null.`,
  },
  ...faults.map((fault) => ({
    id: `fault-${fault.type.replaceAll("_", "-")}`,
    statement: `With fault_type ${fault.type}, layer is ${fault.layer}, severity ${fault.severity}, detectability ${fault.detectability}, and ${fault.means}.`,
  })),
  ...controls.map((fault) => ({
    id: `control-${fault.type.replaceAll("_", "-")}`,
    statement: `With fault_type ${fault.type}, severity is ${fault.severity}, detectability ${fault.detectability}, and ${fault.means}.`,
  })),
];

export const faultInvariants: readonly Invariant[] = [
  { id: "key", statement: "case_id is unique." },
  { id: "time-order", statement: "ts never decreases from row to row." },
  {
    id: "version-of-protocol",
    statement: `(protocol, protocol_version) is one of ${dialects.map(({ protocol, version }) => `${protocol} ${version}`).join(", ")}.`,
  },
  {
    id: "encoding",
    statement: "seed_encoding is base64 exactly for http2, grpc and websocket; text seeds are ASCII.",
  },
  {
    id: "diff",
    statement:
      "Applied to the bytes of seed_message, the edits of diff_from_valid give the bytes of raw_bytes_b64: their offsets are in bytes of the seed, ascend and do not overlap (offset + delete of one is at most the offset of the next).",
  },
  {
    id: "mutation-bytes",
    statement: "mutation_bytes is the sum over the edits of the larger of delete and the number of inserted bytes.",
  },
  {
    id: "diff-present",
    statement:
      "diff_from_valid is empty exactly for none, delay_within_deadline, delay_beyond_deadline, slow_body, rate_limited, nonce_replay, insufficient_funds, duplicate_event, call_before_initialize, url_elicitation_required, handler_failure, and for missing_credentials and unknown_method under grpc, where the context or the clock alone is at fault.",
  },
  {
    id: "seed-valid",
    statement:
      "seed_message is a sound message of its protocol: an HTTP/1.1 request (http1, mcp with receiver server, x402) or response (sse, mcp with receiver client) with right framing, one JSON-RPC message (jsonrpc and the body of mcp), one HTTP/2 frame, one length-prefixed gRPC message, one masked WebSocket frame; with the context, and apart from what the fault_type names in the context, nothing in it is refused.",
  },
  {
    id: "json-faults",
    statement:
      "With fault_type truncated_json, trailing_comma, nan_literal, unescaped_control or invalid_utf8 under http1, jsonrpc and mcp, the JSON text of the raw bytes (the body, or all of it under jsonrpc) is refused by a JSON parser of strict UTF-8; in all other cases of is_valid true or layer semantic, ordering, auth, limits or state under these protocols it is accepted.",
  },
  {
    id: "codes",
    statement:
      "-32700 stands only with layer syntax; -32020, -32021 and -32022 only under 2026-07-28, -32002 only before, -32042 only under 2025-11-25.",
  },
  { id: "retryable", statement: "retryable is true exactly when retry_condition is present." },
  {
    id: "receiver",
    statement: "receiver is client exactly under sse and for duplicate_response and unknown_response_id.",
  },
  {
    id: "observed",
    statement:
      "conforms is true exactly when observed.behavior, observed.code and observed.status equal expected_behavior, expected_code and expected_status.",
  },
  ...catalogue,
  ...oracles,
];
