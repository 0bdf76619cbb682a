import { type FieldRule, memberOf, orNull, type RecordRules, versionRule } from "../record-rules.ts";

/** A span whose fields have the published types. */
export interface Span {
  readonly trace_id: string;
  readonly span_id: string;
  readonly parent_span_id: string | null;
  readonly span_index: number;
  readonly span_count: number;
  readonly name: string;
  readonly kind: string;
  readonly start_time_unix_nano: string;
  readonly end_time_unix_nano: string;
  readonly duration_ms: number;
  readonly status_code: string;
  readonly status_message: string | null;
  readonly service_name: string;
  readonly scope_name: string;
  readonly mcp_method: string | null;
  readonly tool_name: string | null;
  readonly session_id: string | null;
  readonly protocol_version: string | null;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly resource: Readonly<Record<string, unknown>>;
  readonly schema_version: string;
}

const agents = [
  ...["trip-planner", "billing-clerk", "incident-responder", "release-manager"],
  ...["research-assistant", "parcel-desk", "data-analyst", "note-keeper"],
];
const models = ["aster-2", "birch-1-mini", "cobalt-3", "dune-2-flash", "ember-1", "fjord-4"];
const tools = [
  ...["list_directory", "read_file", "write_file", "search_files", "file_info", "archive_folder"],
  ...["list_tables", "describe_table", "run_query", "explain_query", "refresh_view"],
  ...["pipelines.list", "builds.trigger", "builds.log", "builds.wait", "tests.flaky", "builds.cancel"],
  ...["incident_search", "incident_get", "incident_acknowledge", "query_metrics", "tail_logs", "draft_postmortem"],
  ...["search_notes", "read_note", "append_note", "create_note", "list_tags", "export_notebook"],
  ...["search_invoices", "get_invoice", "create_invoice", "record_payment", "account_balance", "dunning_run"],
  ...["quote_shipment", "create_label", "track_parcel", "schedule_pickup", "customs_documents"],
  ...["search_flights", "hold_seat", "search_stays", "plan_itinerary", "cancel_booking"],
  ...["get_forecast", "current_conditions", "weather_alerts", "historical_climate"],
];
const servers = [
  ...["drawer-files", "tessera-sql", "harbor-ci", "opsbell", "quillbase", "ledgerline"],
  ...["parcelwing", "concierge-travel", "stratus-weather"],
];
const names = [
  ...agents.map((agent) => `invoke_agent ${agent}`),
  ...models.map((model) => `chat ${model}`),
  ...["initialize", "server/discover", "tools/list"],
  ...tools.map((tool) => `tools/call ${tool}`),
];

const spanId: FieldRule = { type: "text", pattern: /^[0-9a-f]{16}$/ };
const traceId: FieldRule = { type: "text", pattern: /^[0-9a-f]{32}$/ };
const nanoseconds: FieldRule = { type: "text", pattern: /^[0-9]{19}$/ };

/** Published form of each field. */
export const spanRules: RecordRules = new Map<string, FieldRule>([
  ["trace_id", traceId],
  ["span_id", spanId],
  ["parent_span_id", orNull(spanId)],
  ["span_index", { type: "integer", minimum: 0, maximum: 95 }],
  ["span_count", { type: "integer", minimum: 7, maximum: 96 }],
  ["name", memberOf(...names)],
  ["kind", memberOf("INTERNAL", "CLIENT", "SERVER")],
  ["start_time_unix_nano", nanoseconds],
  ["end_time_unix_nano", nanoseconds],
  ["duration_ms", { type: "number", minimum: 0, decimals: 6 }],
  ["status_code", memberOf("UNSET", "OK", "ERROR")],
  ["status_message", { type: "text", nullable: true }],
  ["service_name", memberOf("agent-runtime", ...servers)],
  ["scope_name", memberOf("example.agent", "example.genai", "example.mcp.client", "example.mcp.server")],
  ["mcp_method", orNull(memberOf("initialize", "server/discover", "tools/list", "tools/call"))],
  ["tool_name", orNull(memberOf(...tools))],
  ["session_id", orNull(traceId)],
  ["protocol_version", orNull(memberOf("2025-06-18", "2025-11-25", "2026-07-28"))],
  ["attributes", { type: "object" }],
  ["resource", { type: "object" }],
  ["schema_version", versionRule],
]);

/** What an operation of a span is. */
export type Role = "root" | "chat" | "client" | "server";

/** The role that a span's kind and scope claim. */
export function roleOf(span: Span): Role {
  if (span.kind === "INTERNAL") return "root";
  if (span.kind === "SERVER") return "server";
  return span.scope_name === "example.genai" || span.name.startsWith("chat ") ? "chat" : "client";
}
