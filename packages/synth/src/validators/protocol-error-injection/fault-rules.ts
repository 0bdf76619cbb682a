import { sameValue } from "../same-value.ts";
import type { Case } from "./case.ts";
import {
  byteLengths,
  hasExtraField,
  hasExtraFrame,
  isContinuation,
  isIdleStream,
  isMissizedFrame,
  isReserved,
  isUnknownOpcode,
  isUnmasked,
  isWrongLength,
  isWrongStream,
  isZeroIncrement,
} from "./frame-faults.ts";
import { contentOf, dechunked, hasSpaceBeforeColon, isRequestLine } from "./http-message.ts";
import { asObject, depthOf, hasDuplicateName, hasRawControl, includes, parseJson, schemaFlaws } from "./json-text.ts";
import type { Reading } from "./reading.ts";
import { isAuthorization, isSignature } from "./seed-rules.ts";

/** Whether a message shows what the published sentence of its fault says. */
type Shows = (row: Case, raw: Reading, seed: Reading) => boolean;

const knownVersions: Readonly<Record<string, readonly unknown[]>> = {
  jsonrpc: ["2.0"],
  mcp: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"],
  x402: [1, 2],
};

/** The version that a message names. */
function versionOf(row: Case, raw: Reading): unknown {
  if (row.protocol === "jsonrpc") return raw.message.jsonrpc;
  return row.protocol === "mcp" ? raw.header("mcp-protocol-version") : raw.payment.x402Version;
}

function namesNoVersion(row: Case, raw: Reading): boolean {
  if (row.protocol === "http1") return !/ HTTP\/(?:1\.[01]|2|3)$/.test(raw.http.startLine);
  return knownVersions[row.protocol]?.includes(versionOf(row, raw)) === false;
}

const contentLengths = (raw: Reading) =>
  raw.http.headers.filter(([name]) => name === "content-length").map(([, value]) => Number(value));
const length = (raw: Reading) => contentLengths(raw)[0] ?? Number.NaN;
const bodyLength = (raw: Reading) => raw.http.body?.length ?? Number.NaN;
const headBytes = (raw: Reading) => raw.http.lines.reduce((bytes, line) => bytes + line.length + 2, 0);
const isFramed = (row: Case, raw: Reading) => row.protocol === "jsonrpc" || contentOf(raw.http) !== null;
const param = (row: Case, name: string) => Number(row.fault_params[name]);
const limit = (row: Case, name: string) => Number(row.context[name]);
const isPayment = (row: Case) => row.protocol === "x402";
const credentials = (row: Case, raw: Reading) =>
  row.protocol === "grpc" ? asObject(row.context.metadata).authorization : raw.header("authorization");

/** True when one of the places that a pattern finds is what keeps the text from being JSON. */
function repairs(text: string, pattern: RegExp, repair: string): boolean {
  for (const match of text.matchAll(pattern)) {
    const after = match.index + match[0].length;
    if (parseJson(text.slice(0, match.index) + repair + text.slice(after)) !== undefined) return true;
  }
  return false;
}

/** True when a payment lacks a member, or has one of another type. */
function isMistypedPayment(raw: Reading, missing: boolean): boolean {
  const { payload, authorization } = raw;
  if (missing) {
    const names = ["from", "to", "value", "validAfter", "validBefore", "nonce"];
    return payload.signature === undefined || names.some((name) => authorization[name] === undefined);
  }
  return !isAuthorization(authorization) || typeof payload.signature !== "string";
}

const textFaults: Readonly<Record<string, Shows>> = {
  malformed_request_line: (_, raw) => !isRequestLine(raw.http.startLine),
  space_before_colon: (_, raw) => raw.http.lines.some(hasSpaceBeforeColon),
  missing_host: (_, raw) => raw.header("host") === undefined,
  truncated_json: (row, raw, seed) =>
    raw.jsonText.length < seed.jsonText.length && seed.jsonText.startsWith(raw.jsonText) && isFramed(row, raw),
  trailing_comma: (_, raw) => repairs(raw.jsonText, /,(?=\s*\})/g, ""),
  nan_literal: (_, raw) => repairs(raw.jsonText, /(?<=[:[,]\s*)NaN/g, "0"),
  unescaped_control: (_, raw) => hasRawControl(raw.jsonText),
  invalid_utf8: (row, raw) =>
    /[\xc0\xc1\xf5-\xff]/.test(row.protocol === "websocket" ? byteLengths.payload(raw) : raw.jsonText),
  byte_order_mark: (row, raw) => raw.jsonText.startsWith("\xef\xbb\xbf") && row.context.json === "strict",
  duplicate_key: (row, raw) => hasDuplicateName(raw.jsonText) && row.context.json === "strict",
  bad_base64: (_, raw) => /[^A-Za-z0-9+/=]/.test(raw.paymentHeader ?? ""),
  nul_in_event_id: (_, raw) => raw.event("id")?.includes("\0") === true,
};

const framingFaults: Readonly<Record<string, Shows>> = {
  content_length_too_long: (_, raw) => length(raw) > bodyLength(raw),
  content_length_too_short: (_, raw) => length(raw) < bodyLength(raw),
  conflicting_content_length: (_, raw) => new Set(contentLengths(raw)).size === 2,
  chunk_size_lie: (_, raw) => raw.header("transfer-encoding") === "chunked" && dechunked(raw.http.body ?? "") === null,
  missing_blank_line: (_, raw) => raw.http.body === null,
  length_prefix_lie: (_, raw) => isWrongLength(raw),
  reserved_bits: isReserved,
  unmasked_frame: (_, raw) => isUnmasked(raw),
  unknown_opcode: (_, raw) => isUnknownOpcode(raw),
  wrong_frame_size: (_, raw) => isMissizedFrame(raw),
  unterminated_event: (_, raw) => !raw.bytes.endsWith("\n\n"),
};

const meaningFaults: Readonly<Record<string, Shows>> = {
  not_a_request: (_, { value, message }) =>
    value !== undefined && message.method === undefined && message.result === undefined && message.error === undefined,
  null_id: (_, { message }) => message.method !== undefined && message.id === null,
  batch_unsupported: (_, raw) => Array.isArray(raw.value),
  unknown_method: (row, raw) => {
    const { protocol, context } = row;
    const called = protocol === "http1" ? raw.http.startLine.split(" ")[0] : raw.message.method;
    return !includes(context.methods, protocol === "grpc" ? asObject(context.metadata)[":path"] : called);
  },
  resource_not_found: (row, raw) => {
    const asked = row.protocol === "http1" ? raw.http.startLine.split(" ")[1] : asObject(raw.message.params).uri;
    return typeof asked === "string" && !includes(row.context.resources, asked);
  },
  missing_required: (row, raw) =>
    isPayment(row) ? isMistypedPayment(raw, true) : schemaFlaws(raw.arguments, row.context.schema).missing,
  wrong_type: (row, raw) =>
    isPayment(row) ? isMistypedPayment(raw, false) : schemaFlaws(raw.arguments, row.context.schema).mistyped,
  unknown_property: (row, raw) => schemaFlaws(raw.arguments, row.context.schema).unknown,
  header_mismatch: (_, raw) => {
    const params = asObject(raw.message.params);
    const { method } = raw.message;
    return raw.header("mcp-method") !== method || raw.header("mcp-name") !== (params.name ?? params.uri);
  },
  missing_client_capability: (row, raw) => {
    const meta = asObject(asObject(raw.message.params)._meta);
    const needed = row.context.needs_capability;
    const declared = asObject(meta["io.modelcontextprotocol/clientCapabilities"]);
    return typeof needed === "string" && declared[needed] === undefined;
  },
  zero_increment: (_, raw) => isZeroIncrement(raw),
  wrong_stream: (_, raw) => isWrongStream(raw),
  duplicate_response: (row, raw) => includes(row.context.answered_ids, raw.message.id),
  unknown_response_id: (row, raw) =>
    raw.message.id !== undefined &&
    !includes(row.context.open_ids, raw.message.id) &&
    !includes(row.context.answered_ids, raw.message.id),
  duplicate_event: (row, raw) => raw.event("id") === row.context.last_event_id,
  continuation_without_start: (row, raw) => isContinuation(raw) && row.context.open_message === false,
};

const paymentFaults: Readonly<Record<string, Shows>> = {
  value_mismatch: (row, raw) => Number(raw.authorization.value) < Number(asObject(row.context.requirements).amount),
  recipient_mismatch: (row, raw) => raw.authorization.to !== asObject(row.context.requirements).pay_to,
  bad_signature: (_, raw) => typeof raw.payload.signature === "string" && !isSignature(raw.payload.signature),
  wrong_network: (row, raw) => raw.network !== asObject(row.context.requirements).network,
  expired_authorization: (row, raw) => Number(raw.authorization.validBefore) <= limit(row, "now"),
  nonce_replay: (row, raw) => includes(row.context.used_nonces, raw.authorization.nonce),
  insufficient_funds: (row, raw) => limit(row, "balance") < Number(raw.authorization.value),
  missing_payment: (_, raw) => raw.paymentHeader === undefined,
};

const accessFaults: Readonly<Record<string, Shows>> = {
  missing_credentials: (row, raw) => typeof row.context.token === "string" && credentials(row, raw) === undefined,
  wrong_credentials: (row, raw) => {
    const sent = credentials(row, raw);
    return typeof sent === "string" && sent.startsWith("Bearer ") && sent !== `Bearer ${String(row.context.token)}`;
  },
  unsupported_version: namesNoVersion,
  wrong_content_type: (row, raw) => {
    const read = row.protocol === "sse" ? "text/event-stream" : (row.context.consumes ?? "application/json");
    return raw.header("content-type") !== read;
  },
  wrong_accept: (row, raw) => {
    const accept = raw.header("accept") ?? "*/*";
    const written = row.context.produces ?? "application/json";
    return !accept.includes(String(written)) && !accept.includes("*") && !accept.includes("text/event-stream");
  },
  call_before_initialize: (row, raw) =>
    row.context.initialized === false && raw.message.method !== "initialize" && raw.message.method !== "ping",
  unknown_session: (row, raw) => raw.header("mcp-session-id") !== row.context.session,
  url_elicitation_required: (row) => typeof row.context.elicitation_url === "string",
  handler_failure: (row) => row.context.handler === "failing",
  idle_stream: isIdleStream,
};

const limitFaults: Readonly<Record<string, Shows>> = {
  oversized_header: (row, raw) => headBytes(raw) > limit(row, "max_header_bytes"),
  oversized_body: (row, raw) => byteLengths.content(row, raw) > limit(row, "max_body_bytes"),
  rate_limited: (row) => row.context.requests_left === 0,
  depth_bomb: (row, raw) => depthOf(raw.jsonText) > limit(row, "max_depth"),
  delay_beyond_deadline: (row) => param(row, "delay_ms") > limit(row, "deadline_ms"),
  connection_reset: (row, raw, seed) =>
    raw.bytes.length === param(row, "after_bytes") && seed.bytes.startsWith(raw.bytes) && raw.bytes !== seed.bytes,
  slow_body: (row) => param(row, "bytes_per_second") < limit(row, "min_bytes_per_second"),
};

/** What two readings have in common but for the letter case of header names. */
function hasOtherCase(raw: Reading, seed: Reading): boolean {
  const same = raw.http.startLine === seed.http.startLine && raw.http.body === seed.http.body;
  return same && raw.bytes !== seed.bytes && sameValue(raw.http.headers, seed.http.headers);
}

function hasUnknownHeader(raw: Reading, seed: Reading): boolean {
  const names = new Set(seed.http.headers.map(([name]) => name));
  const added = raw.http.headers.filter(([name]) => !names.has(name));
  return added.length === 1 && raw.http.headers.length === seed.http.headers.length + 1;
}

const controls: Readonly<Record<string, Shows>> = {
  none: (_, raw, seed) => raw.bytes === seed.bytes,
  header_case: (_, raw, seed) => hasOtherCase(raw, seed),
  unknown_header: (_, raw, seed) => hasUnknownHeader(raw, seed),
  json_whitespace: (_, raw, seed) =>
    raw.jsonText.length > seed.jsonText.length && raw.value !== undefined && sameValue(raw.value, seed.value),
  unknown_extension: (row, raw, seed) => {
    if (row.protocol === "http2") return hasExtraFrame(raw, seed);
    if (row.protocol === "grpc") return hasExtraField(raw, seed);
    return (raw.http.body ?? "").split("\n").some((line) => line.startsWith(":"));
  },
  delay_within_deadline: (row) => param(row, "delay_ms") <= limit(row, "deadline_ms"),
};

/** What each fault type must show. */
export const faultShows: ReadonlyMap<string, Shows> = new Map(
  [textFaults, framingFaults, meaningFaults, paymentFaults, accessFaults, limitFaults, controls].flatMap((faults) =>
    Object.entries(faults),
  ),
);
