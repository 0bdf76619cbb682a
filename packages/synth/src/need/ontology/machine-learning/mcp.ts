import { choice, flag, typed, whole } from "../define.ts";
import { choices, geometric, uniform } from "../models.ts";
import type { SemanticType } from "../semantic-type.ts";

/** Messages and tools of the Model Context Protocol. */
export const mcpTypes: readonly SemanticType[] = [
  choice(
    "mcp_server",
    "server of tools|tool server|mcp server name|server_name|tool provider|mcp host",
    "The server that offers the tools.",
    "files:24|search:20|calendar:14|tickets:14|database:16|weather:12",
  ),
  choice(
    "mcp_method",
    "json-rpc method|jsonrpc method|rpc method of mcp|mcp.method.name|protocol method|method called",
    "Method of the message.",
    "tools/call:62|tools/list:14|initialize:10|resources/read:8|prompts/get:4|ping:2",
  ),
  choice(
    "protocol_version",
    "mcp version|version of protocol|spec version|protocol revision|mcp protocol version",
    "Version of the protocol.",
    "2025-11-25:46|2025-06-18:30|2025-03-26:16|2024-11-05:8",
  ),
  choice(
    "mcp_transport",
    "mcp transport type|transport kind|transport of mcp|transport type",
    "How messages travel.",
    "streamable-http:56|stdio:44",
  ),
  choice(
    "message_direction",
    "direction|direction of message|message flow|client or server|sender side",
    "Who sent it to whom.",
    "client_to_server:52|server_to_client:48",
  ),
  choice(
    "message_kind",
    "jsonrpc type|json-rpc message type|rpc message type|kind of message",
    "What kind of message it is.",
    "request:46|response:46|notification:6|error:2",
  ),
  whole("rpc_id", "json-rpc id|jsonrpc id|rpc request id|message rpc id", "Number of the request.", uniform(1, 400), {
    minimum: 0,
  }),
  typed(
    "rpc_error_code",
    "json-rpc error code|jsonrpc error|jsonrpc error code|rpc error|mcp error code",
    "Code of the protocol error.",
    "int",
    choices("-32602:48|-32601:16|-32603:16|-32600:8|-32700:6|-32000:6"),
    { minimum: -33_000, maximum: 0 },
  ),
  typed(
    "input_schema",
    "tool schema|json schema|parameters schema|tool input schema|tool definition|function schema|tool parameters schema",
    "What the tool takes, as JSON Schema.",
    "object",
    {
      kind: "object",
      fields: [
        { name: "type", model: { kind: "constant", value: "object" } },
        {
          name: "properties",
          model: {
            kind: "object",
            fields: [
              {
                name: "query",
                model: { kind: "object", fields: [{ name: "type", model: { kind: "constant", value: "string" } }] },
              },
              {
                name: "limit",
                model: { kind: "object", fields: [{ name: "type", model: choices("integer|number") }] },
              },
            ],
          },
        },
        { name: "additionalProperties", model: { kind: "flag", rate: 0.2 } },
      ],
    },
  ),
  typed(
    "tool_description",
    "description of tool|function description|tool summary",
    "What the tool does, in words.",
    "string",
    choices(
      "Searches the web and returns the best results.|Reads a file and returns its text.|Runs a read-only query and returns its rows.|Sends an e-mail to one recipient.|Gets the weather of a city for a day.|Creates a ticket with a title and a priority.|Runs a short program and returns its output.|Writes text to a file, replacing what was there.",
    ),
  ),
  whole(
    "param_count",
    "number of parameters of tool|parameter count of tool|arguments count|number of arguments|params",
    "How many parameters the tool takes.",
    geometric(2.7),
    { maximum: 40 },
  ),
  whole(
    "required_param_count",
    "required parameters|number of required parameters|required params|required arguments",
    "How many of them are required.",
    geometric(1.6),
    { maximum: 40 },
  ),
  flag("read_only_hint", "readonlyhint|read only|is read only", "Whether the tool changes nothing.", 0.62),
  flag("destructive_hint", "destructivehint|destructive|is destructive", "Whether the tool can destroy.", 0.14),
  flag("idempotent_hint", "idempotenthint|idempotent|is idempotent", "Whether calling twice is like once.", 0.55),
  typed(
    "tool_annotations",
    "tool hints|annotation hints|behaviour hints|mcp annotations|annotations of tool",
    "What the tool says of its behaviour.",
    "object",
    {
      kind: "object",
      fields: [
        { name: "readOnlyHint", model: { kind: "flag", rate: 0.62 } },
        { name: "idempotentHint", model: { kind: "flag", rate: 0.55 } },
        { name: "openWorldHint", model: { kind: "flag", rate: 0.4 } },
      ],
    },
  ),
  whole(
    "schema_depth",
    "nesting depth|depth of schema|schema nesting",
    "How deep the schema is nested.",
    geometric(0.2),
    { minimum: 1, maximum: 8 },
  ),
  choice(
    "mcp_auth",
    "auth of server|authorization type|server authentication",
    "How callers show who they are.",
    "none:38|oauth:36|api key:26",
  ),
];
