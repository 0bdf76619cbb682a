import type { Tool } from "../mcp-tool-call-transcripts/tool.ts";
import type { TraceDice } from "./trace-dice.ts";

/** Why a tool call failed, as both sides record it. */
export interface ToolFailure {
  readonly type: "tool_error" | "timeout" | "-32602" | "-32603";
  readonly message: string;
  /** The JSON-RPC error code answered, null where the failure lies in the result or in its absence. */
  readonly rpcCode: string | null;
}

const toolMessages = [
  "The tool reported an error: not found",
  "The tool reported an error: permission denied",
  "The tool reported an error: upstream service unavailable",
  "The tool reported an error: conflict with a newer version",
  "The tool reported an error: quota exceeded",
  "The tool reported an error: nothing matches the query",
] as const;

/** A failure of a tool call: most often the tool's own. */
export function failureOf(dice: TraceDice, inputSchema: Tool["inputSchema"]): ToolFailure {
  const share = dice.unit();
  if (share < 0.62) return { type: "tool_error", message: dice.of(toolMessages), rpcCode: null };
  if (share < 0.72) return { type: "timeout", message: "Request timed out after 60000 ms", rpcCode: null };
  if (share < 0.9) {
    const { required } = inputSchema;
    const names = Array.isArray(required) && required.length > 0 ? required.map(String) : ["limit"];
    return { type: "-32602", message: `Invalid arguments: "${dice.of(names)}" is not valid`, rpcCode: "-32602" };
  }
  return { type: "-32603", message: "Internal error", rpcCode: "-32603" };
}

/** How inference fails. */
export const modelFailures = [
  { type: "429", message: "Rate limit reached, retry later", medianMs: 90 },
  { type: "429", message: "Rate limit reached, retry later", medianMs: 90 },
  { type: "503", message: "The model is overloaded", medianMs: 260 },
  { type: "timeout", message: "No answer within 60000 ms", medianMs: 60_000 },
] as const;
