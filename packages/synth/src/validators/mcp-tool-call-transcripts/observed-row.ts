import { checkRecord, type FieldRule, type RecordRules } from "../record-rules.ts";
import type { Report } from "../validation.ts";
import { isObject, type JsonObject } from "./json-schema-check.ts";

/** A parsed row whose fields have the published types. */
export interface ObservedRow {
  readonly transcript_id: string;
  readonly seq: number;
  readonly ts: string;
  readonly direction: "c2s" | "s2c";
  readonly transport: "stdio" | "streamable-http";
  readonly protocol_version: "2025-06-18" | "2025-11-25" | "2026-07-28";
  readonly message: JsonObject;
  readonly kind: "request" | "response" | "notification" | "error";
  readonly rpc_id: string | null;
  readonly method: string | null;
  readonly tool_name: string | null;
  readonly result_is_error: boolean | null;
  readonly error_code: number | null;
  readonly latency_ms: number | null;
  readonly http_status: number | null;
  readonly retry_of: number | null;
  readonly server_name: string;
  readonly scenario: string;
  readonly outcome: string;
  readonly schema_version: string;
}

const member = (...values: string[]): FieldRule => ({ type: "member", values: new Set(values) });
const text: FieldRule = { type: "text" };
const count: FieldRule = { type: "integer", minimum: 0 };
const optional = (rule: FieldRule): FieldRule => ({ ...rule, nullable: true });

/** All published fields but the message, which is JSON-RPC's affair. */
const rules: RecordRules = new Map<string, FieldRule>([
  ["transcript_id", { type: "text", pattern: /^tr_[0-9A-HJKMNP-TV-Z]{8}$/ }],
  ["seq", count],
  ["ts", { type: "instant" }],
  ["direction", member("c2s", "s2c")],
  ["transport", member("stdio", "streamable-http")],
  ["protocol_version", member("2025-06-18", "2025-11-25", "2026-07-28")],
  ["kind", member("request", "response", "notification", "error")],
  ["rpc_id", optional(text)],
  ["method", optional(text)],
  ["tool_name", optional(text)],
  ["result_is_error", optional({ type: "boolean" })],
  ["error_code", optional({ type: "integer", minimum: -32768, maximum: -32000 })],
  ["latency_ms", optional(count)],
  ["http_status", optional({ type: "integer", minimum: 100, maximum: 599 })],
  ["retry_of", optional(count)],
  ["server_name", text],
  [
    "scenario",
    member(
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
    ),
  ],
  ["outcome", member("completed", "recovered", "failed", "cancelled", "declined")],
  ["schema_version", { type: "text", pattern: /^\d+\.\d+\.\d+$/ }],
]);

/** The row as typed, or null (and a report) when its fields are not the published ones. */
export function observedRow(row: Record<string, unknown>, report: Report): ObservedRow | null {
  const { message, ...rest } = row;
  const sound = checkRecord(rest, rules, report);
  if (!isObject(message)) {
    report("schema", `message is no object: ${JSON.stringify(message) ?? "undefined"}`);
    return null;
  }
  return sound ? (row as unknown as ObservedRow) : null;
}
