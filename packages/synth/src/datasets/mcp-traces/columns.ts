import type { Column } from "../../engine/column.ts";
import { revisions } from "../mcp-tool-call-transcripts/tool.ts";
import { kinds, mcpMethods, scopes, serviceNames, spanNames, statusCodes, toolNames } from "./vocabulary.ts";

/** Slots of the register, in the order of the columns. */
export const slot = {
  trace: 0,
  span: 1,
  parent: 2,
  index: 3,
  count: 4,
  name: 5,
  kind: 6,
  start: 7,
  end: 8,
  duration: 9,
  status: 10,
  statusMessage: 11,
  service: 12,
  scope: 13,
  method: 14,
  tool: 15,
  session: 16,
  revision: 17,
  attributes: 18,
  resource: 19,
  version: 20,
} as const;

const object = { type: "object", additionalProperties: true } as const;

/** The most spans that a trace has. */
export const MOST_SPANS = 96;

export function spanColumns(version: string): readonly Column[] {
  return [...contextColumns(), ...timeColumns(), ...originColumns(), ...attributeColumns(version)];
}

function contextColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "trace_id",
        type: "id",
        meaning: "The trace: one run of an agent; its spans follow one another.",
        pattern: "[0-9a-f]{32}",
        example: "4bf92f3577b34da6a3ce929d0e0e4736",
      },
      form: { kind: "hex", prefix: "", bytes: 16 },
      stable: true,
    },
    {
      field: {
        name: "span_id",
        type: "id",
        meaning: "The span.",
        pattern: "[0-9a-f]{16}",
        example: "00f067aa0ba902b7",
      },
      form: { kind: "hex", prefix: "", bytes: 8 },
    },
    {
      field: {
        name: "parent_span_id",
        type: "id",
        meaning: "The span that caused it; null for the root.",
        nullable: true,
        pattern: "[0-9a-f]{16}",
        example: "53995c3f42cd8ad8",
      },
      form: { kind: "hex", prefix: "", bytes: 8 },
    },
    {
      field: {
        name: "span_index",
        type: "int",
        meaning: "Place of the span in its trace, from 0; parents stand before their children.",
        minimum: 0,
        maximum: MOST_SPANS - 1,
        example: 3,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "span_count",
        type: "int",
        meaning: "Number of spans of the trace.",
        minimum: 7,
        maximum: MOST_SPANS,
        example: 22,
      },
      form: { kind: "integer" },
      stable: true,
    },
    {
      field: {
        name: "name",
        type: "string",
        meaning:
          "Span name by the convention: invoke_agent and the agent, chat and the model, or the MCP method and, for tools/call, the tool.",
        values: spanNames,
        example: "tools/call read_file",
      },
      form: { kind: "choice", values: spanNames },
    },
    {
      field: {
        name: "kind",
        type: "enum",
        meaning: "OpenTelemetry span kind.",
        values: kinds,
        example: "CLIENT",
      },
      form: { kind: "choice", values: kinds },
    },
  ];
}

function timeColumns(): readonly Column[] {
  const nanoseconds = { type: "string", unit: "ns since 1970-01-01T00:00:00Z", pattern: "[0-9]{19}" } as const;
  return [
    {
      field: {
        ...nanoseconds,
        name: "start_time_unix_nano",
        meaning: "Start, as OTLP's JSON writes 64-bit integers, by the clock of the service.",
        example: "1788768000123456789",
      },
      form: { kind: "text" },
    },
    {
      field: {
        ...nanoseconds,
        name: "end_time_unix_nano",
        meaning: "End, by the same clock.",
        example: "1788768001123456789",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "duration_ms",
        type: "number",
        meaning: "End minus start, exact to the nanosecond.",
        unit: "ms",
        minimum: 0,
        decimals: 6,
        example: 1000,
      },
      form: { kind: "decimal", scale: 6 },
    },
    {
      field: {
        name: "status_code",
        type: "enum",
        meaning: "OpenTelemetry status: ERROR for what failed, OK for an agent's run that succeeded, else UNSET.",
        values: statusCodes,
        example: "UNSET",
      },
      form: { kind: "choice", values: statusCodes },
    },
    {
      field: {
        name: "status_message",
        type: "string",
        meaning: "What went wrong; null unless status_code is ERROR.",
        nullable: true,
        example: "Request timed out",
      },
      form: { kind: "text" },
    },
  ];
}

function originColumns(): readonly Column[] {
  return [
    {
      field: {
        name: "service_name",
        type: "string",
        meaning: "The service that made the span: agent-runtime, or an MCP server.",
        values: serviceNames,
        example: "drawer-files",
      },
      form: { kind: "choice", values: serviceNames },
    },
    {
      field: {
        name: "scope_name",
        type: "string",
        meaning: "Instrumentation scope.",
        values: scopes,
        example: "example.mcp.client",
      },
      form: { kind: "choice", values: scopes },
    },
    {
      field: {
        name: "mcp_method",
        type: "enum",
        meaning: "The attribute mcp.method.name; null for spans that are no MCP operation.",
        nullable: true,
        values: mcpMethods,
        example: "tools/call",
      },
      form: { kind: "choice", values: mcpMethods },
    },
    {
      field: {
        name: "tool_name",
        type: "string",
        meaning: "The attribute gen_ai.tool.name; null unless the method is tools/call.",
        nullable: true,
        values: toolNames,
        example: "read_file",
      },
      form: { kind: "choice", values: toolNames },
    },
    {
      field: {
        name: "session_id",
        type: "id",
        meaning: "The attribute mcp.session.id; null where the operation is in no session.",
        nullable: true,
        pattern: "[0-9a-f]{32}",
        example: "191c4850af6c49e08843a3f6c80e5046",
      },
      form: { kind: "hex", prefix: "", bytes: 16 },
    },
    {
      field: {
        name: "protocol_version",
        type: "enum",
        meaning: "The attribute mcp.protocol.version; null for spans that are no MCP operation.",
        nullable: true,
        values: revisions,
        example: "2025-11-25",
      },
      form: { kind: "choice", values: revisions },
    },
  ];
}

function attributeColumns(version: string): readonly Column[] {
  return [
    {
      field: {
        name: "attributes",
        type: "object",
        meaning: "Span attributes by the GenAI and MCP semantic conventions.",
        schema: object,
        example: { "gen_ai.operation.name": "chat", "gen_ai.provider.name": "example" },
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "resource",
        type: "object",
        meaning: "Resource attributes of the service.",
        schema: object,
        example: { "service.name": "agent-runtime", "service.version": "3.4.1" },
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's generator and fields.",
        pattern: "[0-9]+\\.[0-9]+\\.[0-9]+",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
