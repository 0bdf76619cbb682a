import type { Invariant } from "../../schema/dataset.ts";

/** The published rules of MCP transcripts. */
export const transcriptInvariants: readonly Invariant[] = [
  { id: "jsonrpc_version", statement: 'Every message has jsonrpc "2.0".' },
  {
    id: "kind_matches_message",
    statement:
      "kind says what the message is: a request has an id and a method, a notification a method and no id, a response an id and a result, an error an id and an error.",
  },
  {
    id: "fields_match_message",
    statement:
      "rpc_id, method and error_code repeat the message's own id (as text), method and error code, and are null where the message has none.",
  },
  {
    id: "contiguous_transcripts",
    statement:
      "A transcript's rows stand together, with seq 0, 1, 2 … and one transport, protocol_version, server_name, scenario and outcome.",
  },
  {
    id: "time_order",
    statement: "Within a transcript ts never goes back; latency_ms is the time between a response and its request.",
  },
  {
    id: "answers_open_request",
    statement: "Each response or error answers exactly one earlier request of the other side that is still open.",
  },
  { id: "ids_not_reused", statement: "A side uses each id for one request only." },
  {
    id: "handshake",
    statement:
      "Up to 2025-11-25 a transcript begins with initialize, its result and notifications/initialized; the result's protocolVersion is protocol_version.",
  },
  { id: "session_renewal", statement: "initialize occurs again only after a request that met HTTP 404." },
  {
    id: "stateless_revision",
    statement:
      "With 2026-07-28 there is no initialize, notifications/initialized, ping, logging/setLevel, resources/subscribe or request by the server; every request carries protocolVersion and clientCapabilities in its _meta.",
  },
  {
    id: "result_type",
    statement:
      "With 2026-07-28 every result has resultType complete or input_required, and results of server/discover and tools/list carry ttlMs and cacheScope; earlier revisions have none of these.",
  },
  { id: "known_tool", statement: "tools/call names a tool of the last tools/list result, or is refused with -32602." },
  {
    id: "arguments_valid",
    statement:
      "The arguments of an answered tools/call validate against the tool's inputSchema, or the answer is -32602 or has isError true; in scenarios other than invalid_arguments they always validate.",
  },
  {
    id: "invalid_arguments_reply",
    statement:
      "Invalid arguments are refused with -32602 under 2025-06-18 and reported with isError true since 2025-11-25.",
  },
  {
    id: "structured_content_valid",
    statement:
      "A successful result of a tool with an outputSchema has structuredContent that validates against it, repeated as JSON in its first text.",
  },
  {
    id: "tool_error_flag",
    statement:
      "result_is_error is isError of the result (false when absent) on final results of tools/call and null elsewhere.",
  },
  {
    id: "cancelled_unanswered",
    statement:
      "A request that notifications/cancelled names was open and gets no answer; with 2026-07-28 that notification occurs over stdio only.",
  },
  {
    id: "progress_on_open_request",
    statement: "notifications/progress names the progressToken of an open request, and its progress grows.",
  },
  {
    id: "elicitation_form",
    statement:
      "Up to 2025-11-25 the server elicits by elicitation/create while a tools/call is open; with 2026-07-28 by an input_required result, and the client repeats the call with a new id, inputResponses for every inputRequests key, the same requestState and retry_of.",
  },
  {
    id: "error_codes_of_revision",
    statement:
      "-32002 occurs up to 2025-11-25 only; -32020, -32021 and -32022 with 2026-07-28 only, and -32020 over streamable-http only.",
  },
  {
    id: "http_status",
    statement:
      "http_status is null over stdio. Over streamable-http results and server messages have 200, client notifications and client responses 202, errors 200 except under 2026-07-28, where -32601 has 404 and -32020, -32021 and -32022 have 400.",
  },
  {
    id: "retry_repeats",
    statement:
      "retry_of names an earlier request of the transcript with the same method, and the same tool and arguments for tools/call.",
  },
  {
    id: "outcome_matches",
    statement:
      "outcome cancelled occurs in scenario cancellation only, declined in elicitation only; scenario happy_path has outcome completed.",
  },
];
