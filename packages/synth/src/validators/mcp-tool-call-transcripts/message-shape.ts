import { isObject } from "./json-schema-check.ts";
import type { ObservedRow } from "./observed-row.ts";

const members: Readonly<Record<ObservedRow["kind"], { required: readonly string[]; allowed: readonly string[] }>> = {
  request: { required: ["id", "jsonrpc", "method"], allowed: ["params"] },
  notification: { required: ["jsonrpc", "method"], allowed: ["params"] },
  response: { required: ["id", "jsonrpc", "result"], allowed: [] },
  error: { required: ["error", "id", "jsonrpc"], allowed: [] },
};

/** What keeps the message from being of the kind that the row claims, by JSON-RPC 2.0 as MCP narrows it. */
export function kindFailure({ kind, message }: ObservedRow): string | null {
  const { required, allowed } = members[kind];
  const absent = required.find((name) => name !== "jsonrpc" && !Object.hasOwn(message, name));
  if (absent !== undefined) return `a ${kind} has ${absent}`;
  const extra = Object.keys(message).find((name) => !required.includes(name) && !allowed.includes(name));
  if (extra !== undefined) return `a ${kind} has no ${extra}`;
  if (required.includes("id") && typeof message.id !== "string" && !Number.isSafeInteger(message.id)) {
    return "an id is a string or an integer";
  }
  if (required.includes("method") && typeof message.method !== "string") return "a method is a string";
  if (Object.hasOwn(message, "params") && !isObject(message.params)) return "params are an object";
  if (kind === "response" && !isObject(message.result)) return "a result is an object";
  if (kind === "error" && !isError(message.error)) return "an error has an integer code and a message";
  return null;
}

function isError(error: unknown): boolean {
  if (!isObject(error) || !Number.isSafeInteger(error.code) || typeof error.message !== "string") return false;
  return Object.keys(error).every((name) => name === "code" || name === "message" || name === "data");
}

/** What keeps rpc_id, method and error_code from repeating the message. */
export function repeatFailure(row: ObservedRow): string | null {
  const { message } = row;
  const id = typeof message.id === "string" || typeof message.id === "number" ? String(message.id) : null;
  if (row.rpc_id !== id) return `rpc_id ${row.rpc_id} for id ${id}`;
  const method = typeof message.method === "string" ? message.method : null;
  if (row.method !== method) return `method ${row.method} for ${method}`;
  const code = isObject(message.error) ? message.error.code : null;
  if (row.error_code !== code) return `error_code ${row.error_code} for ${JSON.stringify(code)}`;
  return null;
}
