/**
 * The attributes of OpenTelemetry's semantic conventions for generative AI and MCP that apply to the spans here, with their
 * requirement levels: `docs/gen-ai/gen-ai-spans.md`, `gen-ai-agent-spans.md` and `mcp.md` of open-telemetry's
 * semantic-conventions, as they stood when they moved to semantic-conventions-genai. Opt-in attributes are not recorded.
 */
export type Level = "required" | "conditional" | "recommended";

export interface ConventionSpan {
  /** How the span is recognised. */
  readonly span: "invoke_agent" | "chat" | "mcp.client" | "mcp.server";
  readonly kind: "INTERNAL" | "CLIENT" | "SERVER";
  readonly attributes: Readonly<
    Record<string, { readonly type: "string" | "int" | "double" | "string[]"; readonly level: Level }>
  >;
}

const required = { type: "string", level: "required" } as const;
const conditional = { type: "string", level: "conditional" } as const;
const recommended = { type: "string", level: "recommended" } as const;
const count = { type: "int", level: "recommended" } as const;

const mcp = {
  "error.type": conditional,
  "gen_ai.operation.name": recommended,
  "gen_ai.tool.name": conditional,
  "jsonrpc.request.id": conditional,
  "mcp.method.name": required,
  "mcp.protocol.version": recommended,
  "mcp.session.id": recommended,
  "network.protocol.name": recommended,
  "network.protocol.version": recommended,
  "network.transport": recommended,
  "rpc.response.status_code": conditional,
} as const;

export const convention: readonly ConventionSpan[] = [
  {
    span: "invoke_agent",
    kind: "INTERNAL",
    attributes: {
      "error.type": conditional,
      "gen_ai.agent.id": conditional,
      "gen_ai.agent.name": conditional,
      "gen_ai.conversation.id": conditional,
      "gen_ai.operation.name": required,
      "gen_ai.provider.name": required,
      "gen_ai.request.model": conditional,
      "gen_ai.usage.input_tokens": count,
      "gen_ai.usage.output_tokens": count,
    },
  },
  {
    span: "chat",
    kind: "CLIENT",
    attributes: {
      "error.type": conditional,
      "gen_ai.conversation.id": conditional,
      "gen_ai.operation.name": required,
      "gen_ai.output.type": conditional,
      "gen_ai.provider.name": required,
      "gen_ai.request.max_tokens": count,
      "gen_ai.request.model": conditional,
      "gen_ai.request.temperature": { type: "double", level: "recommended" },
      "gen_ai.response.finish_reasons": { type: "string[]", level: "recommended" },
      "gen_ai.response.id": recommended,
      "gen_ai.response.model": recommended,
      "gen_ai.usage.cache_read.input_tokens": count,
      "gen_ai.usage.input_tokens": count,
      "gen_ai.usage.output_tokens": count,
      "gen_ai.usage.reasoning.output_tokens": count,
      "server.address": recommended,
      "server.port": { type: "int", level: "conditional" },
    },
  },
  {
    span: "mcp.client",
    kind: "CLIENT",
    attributes: { ...mcp, "server.address": recommended, "server.port": count },
  },
  {
    span: "mcp.server",
    kind: "SERVER",
    attributes: { ...mcp, "client.address": recommended, "client.port": count },
  },
];
