import type { DialectId } from "./dialects.ts";

export const layers = [
  "transport",
  "framing",
  "syntax",
  "semantic",
  "auth",
  "version",
  "ordering",
  "state",
  "limits",
] as const;
export type Layer = (typeof layers)[number];

export const behaviors = ["accept", "tolerate", "reject", "ignore", "close", "retry"] as const;
export type Behavior = (typeof behaviors)[number];

export const retryConditions = [
  "resend",
  "backoff",
  "if_idempotent",
  "after_downgrade",
  "after_action",
  "after_reinitialize",
  "after_paying",
  "after_resigning",
  "after_top_up",
] as const;
export type RetryCondition = (typeof retryConditions)[number];

export const severities = ["info", "low", "medium", "high", "critical"] as const;
export const detectabilities = ["bytes", "schema", "context", "timing"] as const;

/** What the specification has a peer do. */
export interface Reaction {
  readonly status: number | null;
  readonly code: string | null;
  readonly behavior: Behavior;
  readonly retry: RetryCondition | null;
  readonly reference: string;
}

export interface Fault {
  readonly type: string;
  /** Null for controls. */
  readonly layer: Layer | null;
  /** Share among the faults, or among the controls. */
  readonly weight: number;
  readonly severity: (typeof severities)[number];
  readonly detectability: (typeof detectabilities)[number];
  /** What is wrong with the case, as a clause. */
  readonly means: string;
  readonly reactions: Readonly<Partial<Record<DialectId, Reaction>>>;
}

type Reactions = Fault["reactions"];

const HTTP = "RFC 9110";
const WIRE = "RFC 9112";
const RPC = "JSON-RPC 2.0";
const MCP = "MCP";
const SSE = "WHATWG HTML 9.2";
const WS = "RFC 6455";
const H2 = "RFC 9113";
const GRPC = "gRPC over HTTP/2";
const X402 = "x402 exact scheme, EVM";

function reaction(
  status: number | null,
  code: string | null,
  behavior: Behavior,
  reference: string,
  retry: RetryCondition | null = null,
): Reaction {
  return { status, code, behavior, retry, reference };
}

function eachMcp(of: Reaction): Reactions {
  return { mcp_2025_06: of, mcp_2025_11: of, mcp_2026_07: of };
}

function eachX402(of: Reaction): Reactions {
  return { x402_1: of, x402_2: of };
}

/** Text that is no JSON: a bad request to HTTP, a parse error to JSON-RPC. */
const unparsable: Reactions = {
  http1: reaction(400, null, "reject", "RFC 8259 §2"),
  jsonrpc: reaction(null, "-32700", "reject", `${RPC} §5.1`),
  ...eachMcp(reaction(400, "-32700", "reject", `${MCP} basic/transports`)),
};

const invalidParams: Reactions = {
  http1: reaction(422, null, "reject", `${HTTP} §15.5.21`),
  jsonrpc: reaction(null, "-32602", "reject", `${RPC} §5.1`),
  ...eachMcp(reaction(200, "-32602", "reject", `${MCP} server/tools`)),
};

const notAnswered = reaction(null, null, "retry", `${RPC} §4`, "if_idempotent");

function refusedPayment(code: string, retry: RetryCondition | null): Reactions {
  return eachX402(reaction(402, code, "reject", X402, retry));
}

const accepted = reaction(null, null, "accept", "");
const tolerated = (reference: string): Reaction => reaction(null, null, "tolerate", reference);

/** Messages with nothing wrong: whoever refuses them is too strict. */
export const controls: readonly Fault[] = [
  {
    type: "none",
    layer: null,
    weight: 10,
    severity: "info",
    detectability: "bytes",
    means: "nothing was changed",
    reactions: {
      http1: { ...accepted, reference: `${WIRE} §2.1` },
      http2: { ...accepted, reference: `${H2} §4.1` },
      jsonrpc: { ...accepted, reference: `${RPC} §4` },
      ...eachMcp({ ...accepted, reference: `${MCP} basic/transports` }),
      ...eachX402({ ...accepted, reference: X402 }),
      grpc: { ...accepted, reference: GRPC },
      websocket: { ...accepted, reference: `${WS} §5.2` },
      sse: { ...accepted, reference: `${SSE}.5` },
    },
  },
  {
    type: "header_case",
    layer: null,
    weight: 2,
    severity: "info",
    detectability: "bytes",
    means: "a header name is written in other letter case",
    reactions: {
      http1: tolerated(`${HTTP} §5.1`),
      ...eachMcp(tolerated(`${HTTP} §5.1`)),
      ...eachX402(tolerated(`${HTTP} §5.1`)),
      sse: tolerated(`${HTTP} §5.1`),
    },
  },
  {
    type: "unknown_header",
    layer: null,
    weight: 2,
    severity: "info",
    detectability: "bytes",
    means: "a header stands there that nobody knows",
    reactions: {
      http1: tolerated(`${HTTP} §5.1`),
      ...eachMcp(tolerated(`${HTTP} §5.1`)),
      ...eachX402(tolerated(`${HTTP} §5.1`)),
      sse: tolerated(`${HTTP} §5.1`),
    },
  },
  {
    type: "json_whitespace",
    layer: null,
    weight: 2,
    severity: "info",
    detectability: "bytes",
    means: "blanks stand between the tokens of the JSON text",
    reactions: {
      http1: tolerated("RFC 8259 §2"),
      jsonrpc: tolerated("RFC 8259 §2"),
      ...eachMcp(tolerated("RFC 8259 §2")),
    },
  },
  {
    type: "unknown_extension",
    layer: null,
    weight: 2,
    severity: "info",
    detectability: "bytes",
    means: "a part that receivers must skip was added: a frame of an unknown type, a protobuf field, a comment line",
    reactions: {
      http2: tolerated(`${H2} §5.5`),
      grpc: tolerated("Protocol Buffers encoding"),
      sse: tolerated(`${SSE}.6`),
    },
  },
  {
    type: "delay_within_deadline",
    layer: null,
    weight: 2,
    severity: "low",
    detectability: "timing",
    means: "the message is late but within the deadline",
    reactions: {
      http1: tolerated(`${HTTP} §15.5.9`),
      jsonrpc: tolerated(`${RPC} §4`),
      ...eachMcp(tolerated(`${MCP} basic/lifecycle`)),
      ...eachX402(tolerated(X402)),
      grpc: tolerated(GRPC),
      websocket: tolerated(`${WS} §5.5.2`),
    },
  },
];

const syntaxFaults: readonly Fault[] = [
  {
    type: "malformed_request_line",
    layer: "syntax",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the first line is not a method, a target and a version with single blanks between",
    reactions: { http1: reaction(400, null, "reject", `${WIRE} §3`) },
  },
  {
    type: "space_before_colon",
    layer: "syntax",
    weight: 1,
    severity: "high",
    detectability: "bytes",
    means: "a blank stands between a header name and its colon",
    reactions: {
      http1: reaction(400, null, "reject", `${WIRE} §5.1`),
      ...eachX402(reaction(400, null, "reject", `${WIRE} §5.1`)),
    },
  },
  {
    type: "missing_host",
    layer: "syntax",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the request has no Host header",
    reactions: { http1: reaction(400, null, "reject", `${WIRE} §3.2`) },
  },
  {
    type: "truncated_json",
    layer: "syntax",
    weight: 2.4,
    severity: "medium",
    detectability: "bytes",
    means: "the JSON text ends before it is complete, and the framing agrees with what is left",
    reactions: unparsable,
  },
  {
    type: "trailing_comma",
    layer: "syntax",
    weight: 1.6,
    severity: "low",
    detectability: "bytes",
    means: "a comma stands before a closing brace of the JSON text",
    reactions: unparsable,
  },
  {
    type: "nan_literal",
    layer: "syntax",
    weight: 1.6,
    severity: "medium",
    detectability: "bytes",
    means: "a value of the JSON text is the bare word NaN",
    reactions: unparsable,
  },
  {
    type: "unescaped_control",
    layer: "syntax",
    weight: 1.2,
    severity: "medium",
    detectability: "bytes",
    means: "a control character stands unescaped inside a string of the JSON text",
    reactions: unparsable,
  },
  {
    type: "invalid_utf8",
    layer: "syntax",
    weight: 1.6,
    severity: "high",
    detectability: "bytes",
    means: "a byte that UTF-8 never has stands inside the text",
    reactions: { ...unparsable, websocket: reaction(null, "1007", "close", `${WS} §8.1`) },
  },
  {
    type: "byte_order_mark",
    layer: "syntax",
    weight: 1,
    severity: "low",
    detectability: "bytes",
    means: "the JSON text begins with a byte order mark, and the peer reads strictly (context.json is strict)",
    reactions: unparsable,
  },
  {
    type: "duplicate_key",
    layer: "syntax",
    weight: 1.2,
    severity: "high",
    detectability: "bytes",
    means: "an object of the JSON text has a name twice, and the peer reads strictly (context.json is strict)",
    reactions: unparsable,
  },
  {
    type: "bad_base64",
    layer: "syntax",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the payment header holds a character that base64 has not",
    reactions: eachX402(reaction(400, "invalid_payload", "reject", X402)),
  },
  {
    type: "nul_in_event_id",
    layer: "syntax",
    weight: 1,
    severity: "low",
    detectability: "bytes",
    means: "an event's id holds the character NUL, so that the field is ignored",
    reactions: { sse: reaction(null, null, "ignore", `${SSE}.6`) },
  },
];

const stuck = reaction(400, null, "close", `${WIRE} §6.3`, "resend");

const framingFaults: readonly Fault[] = [
  {
    type: "content_length_too_long",
    layer: "framing",
    weight: 1.4,
    severity: "high",
    detectability: "bytes",
    means: "Content-Length is larger than the body that comes before the sender stops",
    reactions: { http1: stuck, ...eachMcp(stuck) },
  },
  {
    type: "content_length_too_short",
    layer: "framing",
    weight: 1.4,
    severity: "critical",
    detectability: "bytes",
    means: "Content-Length is smaller than the body, whose rest then reads as another request",
    reactions: { http1: stuck, ...eachMcp(stuck) },
  },
  {
    type: "conflicting_content_length",
    layer: "framing",
    weight: 1,
    severity: "critical",
    detectability: "bytes",
    means: "two Content-Length headers disagree",
    reactions: { http1: reaction(400, null, "close", `${WIRE} §6.3`) },
  },
  {
    type: "chunk_size_lie",
    layer: "framing",
    weight: 1,
    severity: "critical",
    detectability: "bytes",
    means: "a chunk's size is not that of its data",
    reactions: { http1: reaction(400, null, "close", `${WIRE} §7.1`, "resend") },
  },
  {
    type: "missing_blank_line",
    layer: "framing",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the empty line between headers and body is missing",
    reactions: {
      http1: reaction(400, null, "reject", `${WIRE} §2.1`),
      ...eachMcp(reaction(400, null, "reject", `${WIRE} §2.1`)),
    },
  },
  {
    type: "length_prefix_lie",
    layer: "framing",
    weight: 1,
    severity: "high",
    detectability: "bytes",
    means: "the length before the message is not the message's",
    reactions: { grpc: reaction(200, "INTERNAL", "reject", GRPC) },
  },
  {
    type: "reserved_bits",
    layer: "framing",
    weight: 1.2,
    severity: "medium",
    detectability: "bytes",
    means: "a reserved bit is set: RSV1 of a frame without extension, or a compression flag other than 0 and 1",
    reactions: {
      websocket: reaction(null, "1002", "close", `${WS} §5.2`),
      grpc: reaction(200, "INTERNAL", "reject", GRPC),
    },
  },
  {
    type: "unmasked_frame",
    layer: "framing",
    weight: 1,
    severity: "high",
    detectability: "bytes",
    means: "a client's frame is not masked",
    reactions: { websocket: reaction(null, "1002", "close", `${WS} §5.1`) },
  },
  {
    type: "unknown_opcode",
    layer: "framing",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the frame's opcode is a reserved one",
    reactions: { websocket: reaction(null, "1002", "close", `${WS} §5.2`) },
  },
  {
    type: "wrong_frame_size",
    layer: "framing",
    weight: 1.2,
    severity: "high",
    detectability: "bytes",
    means: "a frame of fixed size (PING 8, WINDOW_UPDATE and RST_STREAM 4, SETTINGS a multiple of 6) has another one",
    reactions: { http2: reaction(null, "FRAME_SIZE_ERROR", "close", `${H2} §4.2`) },
  },
  {
    type: "unterminated_event",
    layer: "framing",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "the stream ends before the empty line that would dispatch the event",
    reactions: { sse: reaction(null, null, "ignore", `${SSE}.6`) },
  },
];

const semanticFaults: readonly Fault[] = [
  {
    type: "not_a_request",
    layer: "semantic",
    weight: 1.4,
    severity: "medium",
    detectability: "schema",
    means: "the message is JSON without a method, a result or an error",
    reactions: {
      jsonrpc: reaction(null, "-32600", "reject", `${RPC} §4`),
      ...eachMcp(reaction(400, "-32600", "reject", `${MCP} basic`)),
    },
  },
  {
    type: "null_id",
    layer: "semantic",
    weight: 1,
    severity: "low",
    detectability: "schema",
    means: "a request's id is null",
    reactions: eachMcp(reaction(400, "-32600", "reject", `${MCP} basic`)),
  },
  {
    type: "batch_unsupported",
    layer: "semantic",
    weight: 1,
    severity: "medium",
    detectability: "schema",
    means: "the request stands in an array, and the revision has no batches",
    reactions: eachMcp(reaction(400, "-32600", "reject", `${MCP} basic`)),
  },
  {
    type: "unknown_method",
    layer: "semantic",
    weight: 2.2,
    severity: "low",
    detectability: "context",
    means: "the method is not among context.methods",
    reactions: {
      http1: reaction(405, null, "reject", `${HTTP} §15.5.6`),
      jsonrpc: reaction(null, "-32601", "reject", `${RPC} §5.1`),
      mcp_2025_06: reaction(200, "-32601", "reject", `${MCP} basic`),
      mcp_2025_11: reaction(200, "-32601", "reject", `${MCP} basic`),
      mcp_2026_07: reaction(404, "-32601", "reject", `${MCP} basic/transports`),
      grpc: reaction(200, "UNIMPLEMENTED", "reject", GRPC),
    },
  },
  {
    type: "resource_not_found",
    layer: "semantic",
    weight: 1.4,
    severity: "low",
    detectability: "context",
    means: "what is asked for is not among context.resources",
    reactions: {
      http1: reaction(404, null, "reject", `${HTTP} §15.5.5`),
      mcp_2025_06: reaction(200, "-32002", "reject", `${MCP} server/resources`),
      mcp_2025_11: reaction(200, "-32002", "reject", `${MCP} server/resources`),
      mcp_2026_07: reaction(200, "-32602", "reject", `${MCP} server/resources`),
    },
  },
  {
    type: "missing_required",
    layer: "semantic",
    weight: 2,
    severity: "medium",
    detectability: "schema",
    means: "a required member is missing",
    reactions: { ...invalidParams, ...eachX402(reaction(400, "invalid_payload", "reject", X402)) },
  },
  {
    type: "wrong_type",
    layer: "semantic",
    weight: 2,
    severity: "medium",
    detectability: "schema",
    means: "a member has another JSON type than it must",
    reactions: { ...invalidParams, ...eachX402(reaction(400, "invalid_payload", "reject", X402)) },
  },
  {
    type: "unknown_property",
    layer: "semantic",
    weight: 1.6,
    severity: "low",
    detectability: "schema",
    means: "a member stands there that the closed schema has not",
    reactions: invalidParams,
  },
  {
    type: "value_mismatch",
    layer: "semantic",
    weight: 1,
    severity: "high",
    detectability: "context",
    means: "the authorized value is less than the required amount",
    reactions: refusedPayment("invalid_exact_evm_payload_authorization_value_mismatch", "after_resigning"),
  },
  {
    type: "recipient_mismatch",
    layer: "semantic",
    weight: 1,
    severity: "critical",
    detectability: "context",
    means: "the authorization pays somebody else than the required recipient",
    reactions: refusedPayment("invalid_exact_evm_payload_recipient_mismatch", "after_resigning"),
  },
  {
    type: "bad_signature",
    layer: "semantic",
    weight: 1,
    severity: "critical",
    detectability: "schema",
    means: "the signature is not 65 bytes, or its last byte is neither 27 nor 28",
    reactions: refusedPayment("invalid_exact_evm_payload_signature", "after_resigning"),
  },
  {
    type: "wrong_network",
    layer: "semantic",
    weight: 1,
    severity: "high",
    detectability: "context",
    means: "the payment is for another network than the required one",
    reactions: refusedPayment("invalid_network", "after_resigning"),
  },
  {
    type: "expired_authorization",
    layer: "semantic",
    weight: 1.2,
    severity: "medium",
    detectability: "context",
    means: "validBefore is not later than context.now",
    reactions: refusedPayment("invalid_exact_evm_payload_authorization_valid_before", "after_resigning"),
  },
  {
    type: "nonce_replay",
    layer: "semantic",
    weight: 1,
    severity: "critical",
    detectability: "context",
    means: "the authorization's nonce is among context.used_nonces",
    reactions: refusedPayment("invalid_transaction_state", null),
  },
  {
    type: "insufficient_funds",
    layer: "semantic",
    weight: 1,
    severity: "medium",
    detectability: "context",
    means: "context.balance is less than the authorized value",
    reactions: refusedPayment("insufficient_funds", "after_top_up"),
  },
  {
    type: "header_mismatch",
    layer: "semantic",
    weight: 1,
    severity: "high",
    detectability: "schema",
    means: "the header Mcp-Method or Mcp-Name is not what the body says",
    reactions: { mcp_2026_07: reaction(400, "-32020", "reject", `${MCP} basic/transports`) },
  },
  {
    type: "missing_client_capability",
    layer: "semantic",
    weight: 1,
    severity: "medium",
    detectability: "context",
    means: "the client does not declare the capability context.needs_capability",
    reactions: { mcp_2026_07: reaction(400, "-32021", "reject", `${MCP} basic`) },
  },
  {
    type: "zero_increment",
    layer: "semantic",
    weight: 1,
    severity: "medium",
    detectability: "bytes",
    means: "a WINDOW_UPDATE of the connection adds 0",
    reactions: { http2: reaction(null, "PROTOCOL_ERROR", "close", `${H2} §6.9`) },
  },
  {
    type: "wrong_stream",
    layer: "semantic",
    weight: 1.2,
    severity: "high",
    detectability: "bytes",
    means: "a PING or SETTINGS frame is on a stream, or an RST_STREAM frame on stream 0",
    reactions: { http2: reaction(null, "PROTOCOL_ERROR", "close", `${H2} §6.7`) },
  },
];

const admissionFaults: readonly Fault[] = [
  {
    type: "missing_credentials",
    layer: "auth",
    weight: 1.6,
    severity: "medium",
    detectability: "context",
    means: "context.token is asked for, and the message brings none",
    reactions: {
      http1: reaction(401, null, "reject", `${HTTP} §15.5.2`),
      ...eachMcp(reaction(401, null, "reject", `${MCP} basic/authorization`)),
      grpc: reaction(200, "UNAUTHENTICATED", "reject", GRPC),
    },
  },
  {
    type: "wrong_credentials",
    layer: "auth",
    weight: 1.4,
    severity: "high",
    detectability: "context",
    means: "the bearer token is not context.token",
    reactions: {
      http1: reaction(401, null, "reject", `${HTTP} §15.5.2`),
      ...eachMcp(reaction(401, null, "reject", `${MCP} basic/authorization`)),
    },
  },
  {
    type: "missing_payment",
    layer: "auth",
    weight: 1.4,
    severity: "info",
    detectability: "context",
    means: "the request for a paid resource brings no payment header",
    reactions: eachX402(reaction(402, null, "reject", X402, "after_paying")),
  },
  {
    type: "unsupported_version",
    layer: "version",
    weight: 2,
    severity: "medium",
    detectability: "bytes",
    means: "the message names a version that does not exist",
    reactions: {
      http1: reaction(505, null, "reject", `${HTTP} §15.6.6`, "after_downgrade"),
      jsonrpc: reaction(null, "-32600", "reject", `${RPC} §4`, "after_downgrade"),
      mcp_2025_06: reaction(400, "-32602", "reject", `${MCP} basic/transports`, "after_downgrade"),
      mcp_2025_11: reaction(400, "-32602", "reject", `${MCP} basic/transports`, "after_downgrade"),
      mcp_2026_07: reaction(400, "-32022", "reject", `${MCP} basic/versioning`, "after_downgrade"),
      ...eachX402(reaction(402, "invalid_x402_version", "reject", X402, "after_downgrade")),
    },
  },
  {
    type: "wrong_content_type",
    layer: "version",
    weight: 1.4,
    severity: "low",
    detectability: "bytes",
    means: "the Content-Type is not the one that the peer reads",
    reactions: {
      http1: reaction(415, null, "reject", `${HTTP} §15.5.16`),
      ...eachMcp(reaction(415, null, "reject", `${HTTP} §15.5.16`)),
      sse: reaction(null, null, "close", `${SSE}.3`),
    },
  },
  {
    type: "wrong_accept",
    layer: "version",
    weight: 1.2,
    severity: "low",
    detectability: "bytes",
    means: "Accept allows nothing that the peer can write",
    reactions: {
      http1: reaction(406, null, "reject", `${HTTP} §15.5.7`),
      ...eachMcp(reaction(406, null, "reject", `${MCP} basic/transports`)),
    },
  },
  {
    type: "oversized_header",
    layer: "limits",
    weight: 1,
    severity: "medium",
    detectability: "context",
    means: "the header section is larger than context.max_header_bytes",
    reactions: { http1: reaction(431, null, "reject", "RFC 6585 §5") },
  },
  {
    type: "oversized_body",
    layer: "limits",
    weight: 1.4,
    severity: "medium",
    detectability: "context",
    means: "the body, message or payload is larger than context.max_body_bytes",
    reactions: {
      http1: reaction(413, null, "reject", `${HTTP} §15.5.14`),
      grpc: reaction(200, "RESOURCE_EXHAUSTED", "reject", GRPC),
      websocket: reaction(null, "1009", "close", `${WS} §7.4.1`),
    },
  },
  {
    type: "rate_limited",
    layer: "limits",
    weight: 1.6,
    severity: "low",
    detectability: "context",
    means: "context.requests_left is 0",
    reactions: {
      http1: reaction(429, null, "reject", "RFC 6585 §4", "backoff"),
      ...eachMcp(reaction(429, null, "reject", "RFC 6585 §4", "backoff")),
      ...eachX402(reaction(429, null, "reject", "RFC 6585 §4", "backoff")),
      grpc: reaction(200, "RESOURCE_EXHAUSTED", "reject", GRPC, "backoff"),
    },
  },
  {
    type: "depth_bomb",
    layer: "limits",
    weight: 1.2,
    severity: "high",
    detectability: "context",
    means: "arrays of the JSON text are nested deeper than context.max_depth",
    reactions: {
      http1: reaction(400, null, "reject", "RFC 8259 §9"),
      jsonrpc: reaction(null, null, "reject", "RFC 8259 §9"),
      ...eachMcp(reaction(400, null, "reject", "RFC 8259 §9")),
    },
  },
];

const courseFaults: readonly Fault[] = [
  {
    type: "delay_beyond_deadline",
    layer: "transport",
    weight: 2,
    severity: "medium",
    detectability: "timing",
    means: "the answer of what is behind the peer takes longer (fault_params.delay_ms) than context.deadline_ms",
    reactions: {
      http1: reaction(504, null, "retry", `${HTTP} §15.6.5`, "if_idempotent"),
      jsonrpc: notAnswered,
      ...eachMcp({ ...notAnswered, reference: `${MCP} basic/lifecycle` }),
      ...eachX402(reaction(504, null, "retry", `${HTTP} §15.6.5`, "if_idempotent")),
      grpc: reaction(200, "DEADLINE_EXCEEDED", "retry", GRPC, "if_idempotent"),
    },
  },
  {
    type: "connection_reset",
    layer: "transport",
    weight: 2,
    severity: "medium",
    detectability: "timing",
    means: "the connection is reset after fault_params.after_bytes bytes",
    reactions: {
      http1: reaction(null, null, "retry", `${WIRE} §9.3.1`, "if_idempotent"),
      http2: reaction(null, null, "retry", `${H2} §8.7`, "if_idempotent"),
      jsonrpc: notAnswered,
      ...eachMcp({ ...notAnswered, reference: `${MCP} basic/transports` }),
      ...eachX402(reaction(null, null, "retry", `${WIRE} §9.3.1`, "if_idempotent")),
      grpc: reaction(null, "UNAVAILABLE", "retry", GRPC, "if_idempotent"),
      websocket: reaction(null, null, "retry", `${WS} §7.2.3`, "backoff"),
      sse: reaction(null, null, "retry", `${SSE}.3`, "resend"),
    },
  },
  {
    type: "slow_body",
    layer: "transport",
    weight: 1.2,
    severity: "high",
    detectability: "timing",
    means: "the body comes more slowly (fault_params.bytes_per_second) than context.min_bytes_per_second",
    reactions: {
      http1: reaction(408, null, "close", `${HTTP} §15.5.9`, "resend"),
      ...eachMcp(reaction(408, null, "close", `${HTTP} §15.5.9`, "resend")),
    },
  },
  {
    type: "duplicate_response",
    layer: "ordering",
    weight: 1.6,
    severity: "medium",
    detectability: "context",
    means: "the response's id is among context.answered_ids",
    reactions: {
      jsonrpc: reaction(null, null, "ignore", `${RPC} §5`),
      ...eachMcp(reaction(null, null, "ignore", `${MCP} basic`)),
    },
  },
  {
    type: "unknown_response_id",
    layer: "ordering",
    weight: 1.6,
    severity: "medium",
    detectability: "context",
    means: "the response's id is neither among context.open_ids nor among context.answered_ids",
    reactions: {
      jsonrpc: reaction(null, null, "ignore", `${RPC} §5`),
      ...eachMcp(reaction(null, null, "ignore", `${MCP} basic`)),
    },
  },
  {
    type: "duplicate_event",
    layer: "ordering",
    weight: 1.2,
    severity: "low",
    detectability: "context",
    means: "the event's id is context.last_event_id, which was handled already",
    reactions: { sse: reaction(null, null, "ignore", `${SSE}.3`) },
  },
  {
    type: "continuation_without_start",
    layer: "ordering",
    weight: 1.2,
    severity: "medium",
    detectability: "context",
    means: "a continuation frame comes while no message is open (context.open_message is false)",
    reactions: { websocket: reaction(null, "1002", "close", `${WS} §5.4`) },
  },
  {
    type: "call_before_initialize",
    layer: "state",
    weight: 1.2,
    severity: "medium",
    detectability: "context",
    means: "a request other than initialize and ping comes while context.initialized is false",
    reactions: {
      mcp_2025_06: reaction(400, "-32600", "reject", `${MCP} basic/lifecycle`, "after_reinitialize"),
      mcp_2025_11: reaction(400, "-32600", "reject", `${MCP} basic/lifecycle`, "after_reinitialize"),
    },
  },
  {
    type: "unknown_session",
    layer: "state",
    weight: 1.2,
    severity: "low",
    detectability: "context",
    means: "the header Mcp-Session-Id is not context.session",
    reactions: {
      mcp_2025_06: reaction(404, null, "reject", `${MCP} basic/transports`, "after_reinitialize"),
      mcp_2025_11: reaction(404, null, "reject", `${MCP} basic/transports`, "after_reinitialize"),
    },
  },
  {
    type: "url_elicitation_required",
    layer: "state",
    weight: 1,
    severity: "info",
    detectability: "context",
    means: "the user must first visit context.elicitation_url",
    reactions: { mcp_2025_11: reaction(200, "-32042", "reject", `${MCP} client/elicitation`, "after_action") },
  },
  {
    type: "handler_failure",
    layer: "state",
    weight: 1.6,
    severity: "high",
    detectability: "context",
    means: "what handles the message fails (context.handler is failing)",
    reactions: {
      http1: reaction(500, null, "reject", `${HTTP} §15.6.1`, "backoff"),
      jsonrpc: reaction(null, "-32603", "reject", `${RPC} §5.1`, "backoff"),
      ...eachMcp(reaction(200, "-32603", "reject", `${MCP} basic`, "backoff")),
      grpc: reaction(200, "INTERNAL", "reject", GRPC, "backoff"),
    },
  },
  {
    type: "idle_stream",
    layer: "state",
    weight: 1.2,
    severity: "high",
    detectability: "context",
    means: "a DATA or RST_STREAM frame is for a stream above context.highest_stream, which nobody opened",
    reactions: { http2: reaction(null, "PROTOCOL_ERROR", "close", `${H2} §5.1`) },
  },
];

export const faults: readonly Fault[] = [
  ...syntaxFaults,
  ...framingFaults,
  ...semanticFaults,
  ...admissionFaults,
  ...courseFaults,
];

/** Controls first. */
export const allFaults: readonly Fault[] = [...controls, ...faults];
export const faultTypes: readonly string[] = allFaults.map((fault) => fault.type);

const reactions = allFaults.flatMap((fault) => Object.values(fault.reactions));
export const expectedCodes: readonly string[] = [...new Set(reactions.flatMap(({ code }) => code ?? []))].sort();
export const references: readonly string[] = [...new Set(reactions.map(({ reference }) => reference))].sort();
