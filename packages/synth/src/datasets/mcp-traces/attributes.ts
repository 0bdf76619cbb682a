import { revisions } from "../mcp-tool-call-transcripts/tool.ts";
import { providers, toolNames } from "./vocabulary.ts";

/** What a server's connection in a trace adds to its spans. */
export interface Connection {
  /** Index among the servers of the transcripts. */
  readonly server: number;
  readonly serverName: string;
  readonly revision: number;
  /** 32 hexadecimal digits, null where there is no session. */
  readonly session: string | null;
  readonly sessionKey: number;
  /** Null over stdio. */
  readonly http: { readonly version: string; readonly client: string; readonly clientPort: number } | null;
  /** How far the server's clock is ahead, ns. */
  readonly skew: number;
  readonly instance: number;
  /** Id of the next request. */
  nextId: number;
}

/** Who runs a trace, as its spans tell it. */
export interface Run {
  readonly agentId: string;
  readonly agentName: string;
  readonly conversation: string;
  readonly model: number;
  readonly modelName: string;
  readonly maxTokens: number;
  readonly temperature: string;
}

export interface Usage {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly reasoning: number;
  readonly finish: string;
  readonly responseId: string;
}

const errorPart = (type: string | null): string => (type === null ? "" : `"error.type":"${type}",`);

/** Attributes of the root: INTERNAL, invoke_agent. */
export function agentAttributes(run: Run, input: number, output: number, error: string | null): string {
  return `{${errorPart(error)}"gen_ai.agent.id":"${run.agentId}","gen_ai.agent.name":"${run.agentName}","gen_ai.conversation.id":"${run.conversation}","gen_ai.operation.name":"invoke_agent","gen_ai.provider.name":"${providers[run.model] ?? ""}","gen_ai.request.model":"${run.modelName}","gen_ai.usage.input_tokens":${input},"gen_ai.usage.output_tokens":${output}}`;
}

/** Attributes of an inference: CLIENT, chat. Either it has used tokens or it has failed. */
export function chatAttributes(run: Run, usage: Usage | null, error: string | null): string {
  const provider = providers[run.model] ?? "";
  const request = `"gen_ai.conversation.id":"${run.conversation}","gen_ai.operation.name":"chat","gen_ai.output.type":"text","gen_ai.provider.name":"${provider}","gen_ai.request.max_tokens":${run.maxTokens},"gen_ai.request.model":"${run.modelName}","gen_ai.request.temperature":${run.temperature},`;
  const reasoning =
    usage === null || usage.reasoning === 0 ? "" : `"gen_ai.usage.reasoning.output_tokens":${usage.reasoning},`;
  const response =
    usage === null
      ? ""
      : `"gen_ai.response.finish_reasons":["${usage.finish}"],"gen_ai.response.id":"${usage.responseId}","gen_ai.response.model":"${run.modelName}","gen_ai.usage.cache_read.input_tokens":${usage.cached},"gen_ai.usage.input_tokens":${usage.input},"gen_ai.usage.output_tokens":${usage.output},${reasoning}`;
  return `{${errorPart(error)}${request}${response}"server.address":"inference.${provider}.example","server.port":443}`;
}

/** Attributes of an MCP operation on one side. `rpcCode` is the JSON-RPC error code that was answered. */
export function mcpAttributes(
  connection: Connection,
  side: "client" | "server",
  operation: { readonly method: string; readonly tool: number; readonly id: number },
  error: string | null,
  rpcCode: string | null,
): string {
  const { http } = connection;
  const peer =
    http !== null && side === "server" ? `"client.address":"${http.client}","client.port":${http.clientPort},` : "";
  const tool =
    operation.tool < 0
      ? ""
      : `"gen_ai.operation.name":"execute_tool","gen_ai.tool.name":"${toolNames[operation.tool] ?? ""}",`;
  const session = connection.session === null ? "" : `"mcp.session.id":"${connection.session}",`;
  const network =
    http === null
      ? `"network.transport":"pipe"`
      : `"network.protocol.name":"http","network.protocol.version":"${http.version}","network.transport":"tcp"`;
  const rpc = rpcCode === null ? "" : `,"rpc.response.status_code":"${rpcCode}"`;
  const server =
    http !== null && side === "client"
      ? `,"server.address":"${connection.serverName}.mcp.example","server.port":443`
      : "";
  return `{${peer}${errorPart(error)}${tool}"jsonrpc.request.id":"${operation.id}","mcp.method.name":"${operation.method}","mcp.protocol.version":"${revisions[connection.revision] ?? ""}",${session}${network}${rpc}${server}}`;
}
