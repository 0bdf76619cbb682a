import { type FieldRule, fieldFlaw, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";
import type { Report } from "../validation.ts";
import { faultKinds } from "./fault-kinds.ts";
import type { Json } from "./json-text.ts";
import { oracles } from "./oracles.ts";

export interface Edit {
  delete: number;
  insert_b64: string;
  offset: number;
}

/** A case whose fields have the published types. */
export interface Case {
  case_id: string;
  ts: string;
  protocol: string;
  protocol_version: string;
  receiver: string;
  layer: string | null;
  fault_type: string;
  fault_params: Json;
  context: Json;
  seed_encoding: string;
  seed_message: string;
  raw_bytes_b64: string;
  diff_from_valid: readonly Edit[];
  mutation_bytes: number;
  is_valid: boolean;
  expected_status: number | null;
  expected_code: string | null;
  expected_behavior: string;
  retryable: boolean;
  retry_condition: string | null;
  severity: string;
  detectability: string;
  spec_ref: string;
  peer: string;
  observed: { behavior: string; code: string | null; elapsed_ms: number; status: number | null };
  conforms: boolean;
  schema_version: string;
}

const reactions = [...oracles.values()].flatMap((oracle) => [...oracle.reactions.values()]);
const known = (values: readonly (string | null)[]) => memberOf(...values.filter((value) => value !== null));
const behavior = memberOf("accept", "tolerate", "reject", "ignore", "close", "retry");

/** Sections of the specifications that a case may name. */
const sections = [
  ...["JSON-RPC 2.0 §4", "JSON-RPC 2.0 §5", "JSON-RPC 2.0 §5.1", "MCP basic", "MCP basic/authorization"],
  ...["MCP basic/lifecycle", "MCP basic/transports", "MCP basic/versioning", "MCP client/elicitation"],
  ...["MCP server/resources", "MCP server/tools", "Protocol Buffers encoding", "gRPC over HTTP/2"],
  ...["5.1", "5.2", "5.4", "5.5.2", "7.2.3", "7.4.1", "8.1"].map((section) => `RFC 6455 §${section}`),
  ...["RFC 6585 §4", "RFC 6585 §5", "RFC 8259 §2", "RFC 8259 §9"],
  ...[
    "15.5.2",
    "15.5.5",
    "15.5.6",
    "15.5.7",
    "15.5.9",
    "15.5.14",
    "15.5.16",
    "15.5.21",
    "15.6.1",
    "15.6.5",
    "15.6.6",
  ].map((section) => `RFC 9110 §${section}`),
  ...["RFC 9110 §5.1", "RFC 9112 §2.1", "RFC 9112 §3", "RFC 9112 §3.2", "RFC 9112 §5.1", "RFC 9112 §6.3"],
  ...["RFC 9112 §7.1", "RFC 9112 §9.3.1"],
  ...["4.1", "4.2", "5.1", "5.5", "6.7", "6.9", "8.7"].map((section) => `RFC 9113 §${section}`),
  ...["WHATWG HTML 9.2.3", "WHATWG HTML 9.2.5", "WHATWG HTML 9.2.6", "x402 exact scheme, EVM"],
];

/** Published form of each field. */
export const caseRules: RecordRules = new Map<string, FieldRule>([
  ["case_id", { type: "text", pattern: /^pei_[0-9A-HJKMNP-TV-Z]{6}$/ }],
  ["ts", { type: "instant" }],
  ["protocol", memberOf("http1", "http2", "jsonrpc", "mcp", "x402", "grpc", "websocket", "sse")],
  ["protocol_version", memberOf("1.1", "2", "2.0", "2025-06-18", "2025-11-25", "2026-07-28", "1", "13", "living")],
  ["receiver", memberOf("server", "client")],
  ["layer", orNull(known([...faultKinds.values()].map((kind) => kind.layer)))],
  ["fault_type", memberOf(...faultKinds.keys())],
  ["fault_params", { type: "object" }],
  ["context", { type: "object" }],
  ["seed_encoding", memberOf("text", "base64")],
  ["seed_message", { type: "text" }],
  ["raw_bytes_b64", { type: "text", pattern: /^[A-Za-z0-9+/]*={0,2}$/ }],
  ["diff_from_valid", { type: "array" }],
  ["mutation_bytes", { type: "integer", minimum: 0 }],
  ["is_valid", { type: "boolean" }],
  ["expected_status", { type: "integer", nullable: true, minimum: 200, maximum: 599 }],
  ["expected_code", orNull(known(reactions.map(([, code]) => code)))],
  ["expected_behavior", behavior],
  ["retryable", { type: "boolean" }],
  ["retry_condition", orNull(known(reactions.map(([, , , retry]) => retry)))],
  ["severity", memberOf("info", "low", "medium", "high", "critical")],
  ["detectability", memberOf("bytes", "schema", "context", "timing")],
  ["spec_ref", memberOf(...sections)],
  ["peer", memberOf("alder-gateway", "basalt-server", "cirrus-proxy", "delta-stack", "elm-runtime", "flint-edge")],
  ["observed", { type: "object" }],
  ["conforms", { type: "boolean" }],
  ["schema_version", versionRule],
]);

const whole: FieldRule = { type: "integer", minimum: 0 };
const editRules: RecordRules = new Map<string, FieldRule>([
  ["delete", whole],
  ["insert_b64", { type: "text" }],
  ["offset", whole],
]);
const observedRules: RecordRules = new Map<string, FieldRule>([
  ["behavior", behavior],
  ["code", { type: "text", nullable: true }],
  ["elapsed_ms", whole],
  ["status", { type: "integer", nullable: true }],
]);

/** Checks the form of the edits and of what was observed (invariant "schema"). */
export function checkParts(row: Readonly<Record<string, unknown>>, report: Report): boolean {
  const edits = row.diff_from_valid as readonly unknown[];
  const flaw =
    (edits.length > 8 ? "more than eight edits" : null) ??
    edits.map((edit) => memberFlaw(edit, editRules)).find((wrong) => wrong !== null) ??
    memberFlaw(row.observed, observedRules);
  if (flaw === null) return true;
  report("schema", flaw);
  return false;
}

function memberFlaw(value: unknown, rules: RecordRules): string | null {
  if (typeof value !== "object" || value === null) return "what should be an object is none";
  const object = value as Json;
  for (const [name, rule] of rules) {
    const wrong = fieldFlaw(object[name], rule);
    if (wrong !== null) return `${name} ${wrong}`;
  }
  return Object.keys(object).length === rules.size ? null : "a member that nobody declared";
}
