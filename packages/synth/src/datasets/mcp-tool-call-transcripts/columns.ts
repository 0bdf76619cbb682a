import type { Column } from "../../engine/column.ts";
import { outcomes, scenarios } from "./scenario.ts";
import { servers } from "./servers.ts";
import { revisions } from "./tool.ts";

export const directions = ["c2s", "s2c"] as const;
export const transports = ["stdio", "streamable-http"] as const;
export const kinds = ["request", "response", "notification", "error"] as const;
export const serverNames = servers.map((server) => server.name);

/** Slots of the register, in the order of the columns. */
export const slot = {
  transcript: 0,
  seq: 1,
  ts: 2,
  direction: 3,
  transport: 4,
  revision: 5,
  message: 6,
  kind: 7,
  rpcId: 8,
  method: 9,
  toolName: 10,
  resultIsError: 11,
  errorCode: 12,
  latency: 13,
  httpStatus: 14,
  retryOf: 15,
  serverName: 16,
  scenario: 17,
  outcome: 18,
  version: 19,
} as const;

/** The published fields of one message, with their forms in the register. */
export function transcriptColumns(version: string): Column[] {
  return [...identity(), ...message(), ...observation(), ...context(version)];
}

function identity(): Column[] {
  return [
    {
      field: {
        name: "transcript_id",
        type: "id",
        meaning: "The exchange of one client with one server that this message belongs to; its rows stand together.",
        pattern: "tr_[0-9A-HJKMNP-TV-Z]{8}",
        example: "tr_0QK4ZV7C",
      },
      form: { kind: "code", prefixes: ["tr_"], radix: 32, width: 8 },
      stable: true,
    },
    {
      field: {
        name: "seq",
        type: "int",
        meaning: "Place of the message in its transcript, counted from 0.",
        minimum: 0,
        example: 6,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "ts",
        type: "datetime",
        meaning: "When the observer saw the message; never earlier than the message before it.",
        example: "2026-09-14T09:41:07.318Z",
      },
      form: { kind: "instant" },
    },
    {
      field: {
        name: "direction",
        type: "enum",
        meaning: "Who sent it: client to server or server to client.",
        values: directions,
        example: "c2s",
      },
      form: { kind: "choice", values: directions },
    },
    {
      field: { name: "transport", type: "enum", meaning: "MCP transport.", values: transports, example: "stdio" },
      form: { kind: "choice", values: transports },
      stable: true,
    },
    {
      field: {
        name: "protocol_version",
        type: "enum",
        meaning: "MCP revision that the two speak, as agreed in the end.",
        values: revisions,
        example: "2026-07-28",
      },
      form: { kind: "choice", values: revisions },
      stable: true,
    },
  ];
}

function message(): Column[] {
  const schema = {
    properties: {
      jsonrpc: { const: "2.0" },
      id: { type: ["integer", "string"] },
      method: { type: "string" },
      params: { type: "object" },
      result: { type: "object" },
      error: { type: "object", required: ["code", "message"] },
    },
    required: ["jsonrpc"],
    additionalProperties: false,
  };
  return [
    {
      field: {
        name: "message",
        type: "object",
        meaning: "The JSON-RPC message as sent.",
        schema,
        example: { id: 4, jsonrpc: "2.0", method: "tools/call", params: { arguments: {}, name: "list_tags" } },
      },
      form: { kind: "json" },
    },
    {
      field: {
        name: "kind",
        type: "enum",
        meaning: "Kind of JSON-RPC message; error is a response with an error.",
        values: kinds,
        example: "request",
      },
      form: { kind: "choice", values: kinds },
    },
    {
      field: {
        name: "rpc_id",
        type: "string",
        meaning: "The message's JSON-RPC id as text; null on notifications.",
        nullable: true,
        example: "4",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "method",
        type: "string",
        meaning: "The message's method; null on responses and errors, which carry none.",
        nullable: true,
        example: "tools/call",
      },
      form: { kind: "text" },
    },
    {
      field: {
        name: "tool_name",
        type: "string",
        meaning: "Tool that a tools/call request names, on the request and on its answer; else null.",
        nullable: true,
        example: "search_notes",
      },
      form: { kind: "text" },
    },
  ];
}

function observation(): Column[] {
  return [
    {
      field: {
        name: "result_is_error",
        type: "bool",
        meaning: "On final results of tools/call: whether the tool reported an error (isError); else null.",
        nullable: true,
        example: false,
      },
      form: { kind: "boolean" },
    },
    {
      field: {
        name: "error_code",
        type: "int",
        meaning: "On errors: the JSON-RPC error code; else null.",
        nullable: true,
        maximum: -32000,
        minimum: -32768,
        example: -32602,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "latency_ms",
        type: "int",
        meaning: "On responses and errors: time since their request; else null.",
        unit: "ms",
        nullable: true,
        minimum: 0,
        example: 184,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "http_status",
        type: "int",
        meaning:
          "HTTP status of the exchange that carried the message; on a client's request only when no message came back (the status that came instead, 200 when the client closed the stream itself). Null over stdio, on answered requests and when the connection broke.",
        nullable: true,
        minimum: 100,
        maximum: 599,
        example: 200,
      },
      form: { kind: "integer" },
    },
    {
      field: {
        name: "retry_of",
        type: "int",
        meaning: "Seq of the earlier request that this one repeats; else null.",
        nullable: true,
        minimum: 0,
        example: 9,
      },
      form: { kind: "integer" },
    },
  ];
}

function context(version: string): Column[] {
  return [
    {
      field: {
        name: "server_name",
        type: "string",
        meaning: "Name by which the server introduces itself; all servers are fictional.",
        example: "tessera-sql",
      },
      form: { kind: "choice", values: serverNames },
      stable: true,
    },
    {
      field: {
        name: "scenario",
        type: "enum",
        meaning: "The one thing in the transcript that goes other than smoothly.",
        values: scenarios,
        example: "happy_path",
      },
      form: { kind: "choice", values: scenarios },
      stable: true,
    },
    {
      field: {
        name: "outcome",
        type: "enum",
        meaning:
          "How the transcript ends: without a fault, with a fault overcome, on a fault, cancelled by the client, or declined by the user.",
        values: outcomes,
        example: "completed",
      },
      form: { kind: "choice", values: outcomes },
      stable: true,
    },
    {
      field: {
        name: "schema_version",
        type: "string",
        meaning: "Version of this dataset's schema and generator.",
        example: version,
      },
      form: { kind: "choice", values: [version] },
      stable: true,
    },
  ];
}
