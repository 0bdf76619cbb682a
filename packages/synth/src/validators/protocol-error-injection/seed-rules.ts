import type { Case } from "./case.ts";
import { isSoundGrpc, isSoundHttp2, isSoundWebsocket } from "./frames.ts";
import { isSoundRequest, isSoundResponse } from "./http-message.ts";
import { asObject, depthOf, hasDuplicateName, includes, type Json, schemaFlaws } from "./json-text.ts";
import type { Reading } from "./reading.ts";

/** Members of the context that a fault type names: there the fault is, so the seed is not judged by them. */
const excused: Readonly<Record<string, readonly string[]>> = {
  rate_limited: ["requests_left"],
  nonce_replay: ["used_nonces"],
  insufficient_funds: ["balance"],
  duplicate_event: ["last_event_id"],
  call_before_initialize: ["initialized"],
  url_elicitation_required: ["elicitation_url"],
  handler_failure: ["handler"],
  missing_credentials: ["metadata"],
  wrong_credentials: ["metadata"],
  unknown_method: ["metadata"],
};

/** Why a seed would be refused by its receiver, or null for a sound one. */
export function seedFlaw(row: Case, seed: Reading): string | null {
  const { context } = row;
  const free = excused[row.fault_type] ?? [];
  const ready =
    (context.requests_left === undefined || Number(context.requests_left) > 0 || free.includes("requests_left")) &&
    (context.handler === undefined || context.handler === "ok" || free.includes("handler"));
  if (!ready) return "the receiver is not ready";
  switch (row.protocol) {
    case "http1":
      return requestFlaw(context, seed);
    case "jsonrpc":
      return rpcFlaw(context, seed) ?? argumentFlaw(context, seed);
    case "mcp":
      return row.receiver === "client" ? answerFlaw(context, seed) : mcpFlaw(row, seed, free);
    case "x402":
      return paymentFlaw(row, seed, free);
    case "http2":
      return isSoundHttp2(seed.bytes, Number(context.highest_stream)) ? null : "no sound frame";
    case "grpc":
      return grpcFlaw(context, seed, free);
    case "websocket":
      return isSoundWebsocket(seed.bytes, Number(context.max_body_bytes)) ? null : "no sound frame";
    default:
      return eventFlaw(context, seed, free);
  }
}

function requestFlaw(context: Json, seed: Reading): string | null {
  const { http } = seed;
  const [method, target] = http.startLine.split(" ");
  if (!isSoundRequest(http)) return "no sound request";
  if (!includes(context.methods, method) || !includes(context.resources, target)) return "no such operation";
  if (seed.header("authorization") !== `Bearer ${String(context.token)}`) return "no credentials";
  if (seed.header("content-type") !== context.consumes || seed.header("accept") !== context.produces)
    return "media type";
  const head = http.lines.reduce((bytes, line) => bytes + line.length + 2, 0);
  if (head > Number(context.max_header_bytes) || seed.body.length > Number(context.max_body_bytes)) return "too large";
  return argumentFlaw(context, seed);
}

/** JSON that fits the receiver's schema, with what it thinks of depth and names. */
function argumentFlaw(context: Json, seed: Reading): string | null {
  if (seed.value === undefined) return "no JSON";
  if (depthOf(seed.jsonText) > Number(context.max_depth)) return "too deep";
  if (context.json === "strict" && hasDuplicateName(seed.jsonText)) return "a name twice";
  if (context.schema === undefined) return null;
  const { missing, mistyped, unknown } = schemaFlaws(seed.arguments, context.schema);
  return missing || mistyped || unknown ? "it does not fit the schema" : null;
}

/** A JSON-RPC 2.0 request of a known method, or the answer to an open one. */
function rpcFlaw(context: Json, { message }: Reading): string | null {
  if (message.jsonrpc !== "2.0") return "no JSON-RPC 2.0";
  if (message.id === undefined || message.id === null) return "no id";
  if (context.open_ids !== undefined) {
    const answers = message.result !== undefined || message.error !== undefined;
    return answers && includes(context.open_ids, message.id) ? null : "no answer to an open request";
  }
  return includes(context.methods, message.method) ? null : "no such method";
}

function answerFlaw(context: Json, seed: Reading): string | null {
  return isSoundResponse(seed.http) ? rpcFlaw(context, seed) : "no sound response";
}

function mcpFlaw(row: Case, seed: Reading, free: readonly string[]): string | null {
  const { context, protocol_version: version } = row;
  if (!isSoundRequest(seed.http) || !seed.http.startLine.startsWith("POST ")) return "no sound request";
  if (seed.header("authorization") !== `Bearer ${String(context.token)}`) return "no credentials";
  const accept = seed.header("accept") ?? "";
  const media = accept.includes("application/json") && accept.includes("text/event-stream");
  if (!media || seed.header("content-type") !== "application/json") return "media type";
  if (seed.header("mcp-protocol-version") !== version) return "version";
  if (context.session !== undefined && seed.header("mcp-session-id") !== context.session) return "session";
  if (context.initialized === false && !free.includes("initialized")) return "not initialized";
  if ((context.elicitation_url ?? null) !== null && !free.includes("elicitation_url"))
    return "the user must visit first";
  return rpcFlaw(context, seed) ?? callFlaw(context, seed, version);
}

function callFlaw(context: Json, seed: Reading, version: string): string | null {
  const { method } = seed.message;
  const params = asObject(seed.message.params);
  const name = params.name ?? params.uri;
  if (method === "resources/read" && !includes(context.resources, name)) return "no such resource";
  if (method === "tools/call" && !includes(context.tools, name)) return "no such tool";
  if (version === "2026-07-28") {
    const meta = asObject(params._meta);
    const declared = asObject(meta["io.modelcontextprotocol/clientCapabilities"]);
    const needed = context.needs_capability;
    if (seed.header("mcp-method") !== method || seed.header("mcp-name") !== name) return "headers";
    if (meta["io.modelcontextprotocol/protocolVersion"] !== version) return "version";
    if (typeof needed === "string" && declared[needed] === undefined) return "capability";
  }
  return argumentFlaw(context, seed);
}

function paymentFlaw(row: Case, seed: Reading, free: readonly string[]): string | null {
  const { context, protocol_version: version } = row;
  const asked = asObject(context.requirements);
  const { payment, payload, authorization } = seed;
  if (!isSoundRequest(seed.http)) return "no sound request";
  if (seed.header(version === "1" ? "x-payment" : "payment-signature") === undefined) return "no payment";
  if (String(payment.x402Version) !== version) return "version";
  if (!isAuthorization(authorization) || !isSignature(payload.signature)) return "no authorization";
  if (seed.network !== asked.network || authorization.to !== asked.pay_to) return "another network or recipient";
  if (Number(authorization.value) < Number(asked.amount)) return "too little";
  const now = Number(context.now);
  if (Number(authorization.validAfter) > now || Number(authorization.validBefore) <= now) return "out of time";
  if (includes(context.used_nonces, authorization.nonce) && !free.includes("used_nonces")) return "used nonce";
  return Number(context.balance) < Number(authorization.value) && !free.includes("balance") ? "no funds" : null;
}

/** True for the six members of an EIP-3009 authorization, all texts. */
export function isAuthorization(authorization: Json): boolean {
  const names = ["from", "to", "value", "validAfter", "validBefore", "nonce"];
  return names.every((name) => typeof authorization[name] === "string");
}

/** True for 65 bytes whose last one is 27 or 28. */
export function isSignature(signature: unknown): boolean {
  return typeof signature === "string" && /^0x[0-9a-f]{128}(?:1b|1c)$/i.test(signature);
}

function grpcFlaw(context: Json, seed: Reading, free: readonly string[]): string | null {
  if (!isSoundGrpc(seed.bytes, Number(context.max_body_bytes))) return "no sound message";
  if (free.includes("metadata")) return null;
  const metadata = asObject(context.metadata);
  if (metadata.authorization !== `Bearer ${String(context.token)}`) return "no credentials";
  return includes(context.methods, metadata[":path"]) ? null : "no such method";
}

function eventFlaw(context: Json, seed: Reading, free: readonly string[]): string | null {
  if (!isSoundResponse(seed.http) || seed.header("content-type") !== "text/event-stream") return "no event stream";
  if (!seed.bytes.endsWith("\n\n") || seed.event("data") === undefined) return "no event that ends";
  const id = seed.event("id");
  if (id?.includes("\0") === true) return "a NUL in the id";
  return id === context.last_event_id && !free.includes("last_event_id") ? "an event of the past" : null;
}
