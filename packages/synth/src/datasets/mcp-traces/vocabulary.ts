import { agentModels } from "../../entities/agents.ts";
import { servers } from "../mcp-tool-call-transcripts/servers.ts";

/** Invented agents; an agent's number decides which one it runs. */
export const agentNames = [
  "trip-planner",
  "billing-clerk",
  "incident-responder",
  "release-manager",
  "research-assistant",
  "parcel-desk",
  "data-analyst",
  "note-keeper",
] as const;

/** Methods of MCP that appear as spans; the first three open a server's connection. */
export const mcpMethods = ["initialize", "server/discover", "tools/list", "tools/call"] as const;
export type McpMethod = (typeof mcpMethods)[number];

export const serverNames: readonly string[] = servers.map((server) => server.name);
export const toolNames: readonly string[] = [
  ...new Set(servers.flatMap((server) => server.tools.map((tool) => tool.name))),
];

export const kinds = ["INTERNAL", "CLIENT", "SERVER"] as const;
export const INTERNAL = 0;
export const CLIENT = 1;
export const SERVER = 2;

export const statusCodes = ["UNSET", "OK", "ERROR"] as const;
export const UNSET = 0;
export const OK = 1;
export const ERROR = 2;

export const AGENT_SERVICE = "agent-runtime";
export const serviceNames: readonly string[] = [AGENT_SERVICE, ...serverNames];

export const spanNames: readonly string[] = [
  ...agentNames.map((name) => `invoke_agent ${name}`),
  ...agentModels.map((model) => `chat ${model}`),
  ...mcpMethods.slice(0, 3),
  ...toolNames.map((tool) => `tools/call ${tool}`),
];

/** Instrumentation scopes: who made the span. */
export const scopes = ["example.agent", "example.genai", "example.mcp.client", "example.mcp.server"] as const;
