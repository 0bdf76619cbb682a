import { agentModels } from "../../entities/agents.ts";
import { servers } from "../mcp-tool-call-transcripts/servers.ts";

/** Invented agents with the servers that they use, the most used first; an agent's number decides which one it runs. */
export const crew = [
  { name: "trip-planner", servers: ["concierge-travel", "stratus-weather", "quillbase"] },
  { name: "billing-clerk", servers: ["ledgerline", "drawer-files", "parcelwing"] },
  { name: "incident-responder", servers: ["opsbell", "harbor-ci", "quillbase"] },
  { name: "release-manager", servers: ["harbor-ci", "drawer-files", "opsbell"] },
  { name: "research-assistant", servers: ["quillbase", "drawer-files", "stratus-weather"] },
  { name: "parcel-desk", servers: ["parcelwing", "ledgerline", "drawer-files"] },
  { name: "data-analyst", servers: ["tessera-sql", "drawer-files", "quillbase"] },
  { name: "note-keeper", servers: ["drawer-files", "quillbase", "tessera-sql"] },
] as const;
export const agentNames = crew.map((member) => member.name);

/** Invented providers of the models, by the order of `agentModels`. */
export const providers = ["polarlicht", "kestrel", "tideline", "polarlicht", "kestrel", "tideline"] as const;

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
