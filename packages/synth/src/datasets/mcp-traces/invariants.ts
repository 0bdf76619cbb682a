import type { Invariant } from "../../schema/dataset.ts";

export const spanInvariants: readonly Invariant[] = [
  { id: "key", statement: "span_id is unique in the dataset." },
  {
    id: "trace-contiguous",
    statement:
      "The spans of a trace_id follow one another with span_index 0, 1, …, span_count − 1; span_count is the same on each.",
  },
  { id: "ids", statement: "No trace_id, span_id or parent_span_id consists of zeros only." },
  {
    id: "parent",
    statement:
      "Only the span with span_index 0 has no parent_span_id; every other parent_span_id is the span_id of a span of the same trace with a lower span_index.",
  },
  {
    id: "tree",
    statement:
      "The root is INTERNAL and its name begins with invoke_agent; chat and MCP CLIENT spans are children of the root, an MCP SERVER span is the child of a CLIENT span.",
  },
  {
    id: "peer",
    statement:
      "Every CLIENT span with an mcp_method has exactly one child, a SERVER span that follows it directly with the same name, mcp_method, tool_name, session_id, protocol_version and jsonrpc.request.id; chat spans have no child.",
  },
  {
    id: "trace-order",
    statement: "start_time_unix_nano of roots never decreases from trace to trace.",
  },
  {
    id: "span-order",
    statement:
      "Within a trace the children of the root start in the order of span_index and none begins before the one before it has ended.",
  },
  {
    id: "containment",
    statement:
      "start_time_unix_nano and end_time_unix_nano of a span lie within its parent's, but those of SERVER spans may stand out by clock_skew_ms, thus by 50 ms at most; no span lasts longer than its parent.",
  },
  {
    id: "duration",
    statement: "end_time_unix_nano − start_time_unix_nano = duration_ms × 1,000,000, and is above 0.",
  },
  {
    id: "status",
    statement:
      "status_code is ERROR exactly when attributes has error.type, exactly when status_message is present; OK stands exactly on roots without error.type.",
  },
  {
    id: "service",
    statement:
      "service_name is agent-runtime on INTERNAL and CLIENT spans and an MCP server's on SERVER spans, and equals resource's service.name.",
  },
  {
    id: "scope",
    statement:
      "scope_name is example.agent on the root, example.genai on chat spans, example.mcp.client and example.mcp.server on MCP CLIENT and SERVER spans.",
  },
  {
    id: "flat-fields",
    statement:
      "mcp_method, tool_name, session_id and protocol_version equal the attributes mcp.method.name, gen_ai.tool.name, mcp.session.id and mcp.protocol.version, null where those are absent; mcp_method and protocol_version are present exactly on CLIENT and SERVER spans that are not chat.",
  },
  {
    id: "operation",
    statement:
      "gen_ai.operation.name is invoke_agent on the root, chat on chat spans and execute_tool on MCP spans whose mcp_method is tools/call; other spans have none.",
  },
  {
    id: "name",
    statement:
      "name is gen_ai.operation.name and gen_ai.agent.name on the root, gen_ai.operation.name and gen_ai.request.model on chat spans, mcp.method.name and gen_ai.tool.name for tools/call, and mcp.method.name alone on other MCP spans, parted by one space.",
  },
  {
    id: "tool",
    statement: "gen_ai.tool.name is present exactly when mcp_method is tools/call.",
  },
  {
    id: "opening",
    statement:
      "Each MCP server of a trace is opened before its first tools/call: by initialize where protocol_version is 2025-06-18 or 2025-11-25, by server/discover where it is 2026-07-28, then by tools/list; initialize, server/discover and tools/list stand once per server and trace.",
  },
  {
    id: "session",
    statement:
      "session_id is present exactly on MCP spans whose network.transport is tcp and whose protocol_version is not 2026-07-28; a server has one session_id and one protocol_version in a trace.",
  },
  {
    id: "transport",
    statement:
      "network.transport is pipe or tcp on every MCP span; with tcp network.protocol.name is http, network.protocol.version is present, and CLIENT spans have server.address and server.port, SERVER spans client.address and client.port; with pipe none of these six.",
  },
  {
    id: "request-id",
    statement:
      "jsonrpc.request.id is present on every MCP span, a decimal integer as text, and rises by 1 from each CLIENT span to the next one of the same server in the trace.",
  },
  {
    id: "rpc-status",
    statement: "rpc.response.status_code is present exactly when error.type is a JSON-RPC error code, and equals it.",
  },
  {
    id: "error-type",
    statement:
      "error.type is tool_error, timeout, -32602 or -32603 on tools/call spans and the same on CLIENT and SERVER; 429, 503 or timeout on chat spans; max_tokens on the root; other spans have none.",
  },
  {
    id: "context-grows",
    statement:
      "From a chat span without error to the next such one of the trace, gen_ai.usage.input_tokens of the later one is above gen_ai.usage.input_tokens + gen_ai.usage.output_tokens of the earlier one; a chat span has no gen_ai.usage attribute and no finish reason exactly when it has error.type.",
  },
  {
    id: "usage-parts",
    statement:
      "gen_ai.usage.cache_read.input_tokens is at most gen_ai.usage.input_tokens, gen_ai.usage.reasoning.output_tokens at most gen_ai.usage.output_tokens.",
  },
  {
    id: "usage-sum",
    statement:
      "gen_ai.usage.input_tokens and gen_ai.usage.output_tokens of the root are the sums over the chat spans of its trace.",
  },
  {
    id: "finish",
    statement:
      'gen_ai.response.finish_reasons is ["tool_calls"] exactly when the next span of the trace is a CLIENT span of an MCP server; the last chat span of a trace whose root has no error has ["stop"], and the root\'s error max_tokens goes with ["length"] there.',
  },
  {
    id: "conversation",
    statement:
      "gen_ai.conversation.id, gen_ai.request.model and gen_ai.provider.name are the same on the root and all chat spans of a trace.",
  },
];
