/**
 * A peer that reads delivered cases as the specifications say, written apart from the generator: it knows the bytes, what the
 * context says that a receiver knows, and how the message was delivered, and nothing of faults.
 */

type Json = Readonly<Record<string, unknown>>;

export interface Verdict {
  /** Null: nothing is wrong. */
  readonly layer: string | null;
  readonly status: number | null;
  readonly code: string | null;
}

export interface Exchange {
  readonly protocol: string;
  readonly version: string;
  readonly raw: Buffer;
  readonly context: Json;
  /** delay_ms, after_bytes and bytes_per_second, where the delivery was disturbed. */
  readonly delivery: Json;
}

const fine: Verdict = { layer: null, status: null, code: null };

function no(layer: string, status: number | null, code: string | null = null): Verdict {
  return { layer, status, code };
}

export function judge(exchange: Exchange): Verdict {
  switch (exchange.protocol) {
    case "http1":
      return judgeHttp(exchange);
    case "jsonrpc":
      return judgeRpc(exchange);
    case "mcp":
      return judgeMcp(exchange);
    case "x402":
      return judgePaid(exchange);
    case "grpc":
      return judgeGrpc(exchange);
    case "websocket":
      return judgeWebsocket(exchange);
    case "http2":
      return judgeHttp2(exchange);
    default:
      return judgeEvents(exchange);
  }
}

interface Message {
  readonly first: string;
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly head: number;
  readonly body: Buffer;
}

/** RFC 9112: first line, header lines, and a body of the length that is declared or in chunks. */
function readHttp(raw: Buffer): Message | Verdict {
  const head = raw.indexOf("\r\n\r\n");
  if (head < 0) return no("framing", 400);
  const [first = "", ...lines] = raw.subarray(0, head).toString("latin1").split("\r\n");
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const match = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*$/.exec(line);
    if (match === null) return no("syntax", 400);
    const name = (match[1] ?? "").toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), match[2] ?? ""]);
  }
  const rest = raw.subarray(head + 4);
  if (headers.get("transfer-encoding")?.includes("chunked")) {
    const body = readChunks(rest);
    return body === null ? no("framing", 400) : { first, headers, head, body };
  }
  const lengths = new Set(headers.get("content-length"));
  if (lengths.size > 1) return no("framing", 400);
  const [length] = lengths;
  if (length !== undefined && Number(length) !== rest.length) return no("framing", 400);
  return { first, headers, head, body: rest };
}

function readChunks(rest: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = rest.indexOf("\r\n", at);
    const digits = rest.subarray(at, end).toString("latin1");
    if (end < 0 || !/^[0-9a-f]+$/i.test(digits)) return null;
    const size = Number.parseInt(digits, 16);
    const after = end + 2 + size;
    if (rest.subarray(after, after + 2).toString("latin1") !== "\r\n") return null;
    if (size === 0) return after + 2 === rest.length ? Buffer.concat(parts) : null;
    parts.push(rest.subarray(end + 2, after));
    at = after + 2;
  }
}

function isVerdict(read: Message | Verdict): read is Verdict {
  return "layer" in read;
}

function header(message: Message, name: string): string | undefined {
  return message.headers.get(name)?.[0];
}

/** The value of a JSON text, or why there is none. */
function readJson(bytes: Buffer, context: Json): { value: unknown; flaw?: undefined } | { flaw: "syntax" | "depth" } {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { flaw: "syntax" };
  }
  const strict = context.json === "strict";
  if (!strict && text.startsWith("\uFEFF")) text = text.slice(1);
  try {
    const value: unknown = JSON.parse(text);
    if (strict && hasRepeatedName(text)) return { flaw: "syntax" };
    return depthOf(value) > Number(context.max_depth ?? Infinity) ? { flaw: "depth" } : { value };
  } catch {
    return { flaw: "syntax" };
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** True when an object of a text, which is JSON, names a member twice. */
function hasRepeatedName(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (token.endsWith(":")) {
      const names = open.at(-1);
      const name = token.slice(0, -1).trim();
      if (names?.has(name) === true) return true;
      names?.add(name);
    }
  }
  return false;
}

/** True when a value fits a closed object schema of plain members. */
function fits(value: unknown, schema: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { properties, required } = schema as { properties: Record<string, { type: string }>; required: string[] };
  const is: Record<string, (member: unknown) => boolean> = {
    string: (member) => typeof member === "string",
    boolean: (member) => typeof member === "boolean",
    number: (member) => typeof member === "number",
    integer: (member) => Number.isInteger(member),
  };
  const members = value as Record<string, unknown>;
  return (
    required.every((name) => name in members) &&
    Object.entries(members).every(([name, member]) => is[properties[name]?.type ?? ""]?.(member) === true)
  );
}

function includes(list: unknown, value: unknown): boolean {
  return Array.isArray(list) && list.includes(value);
}

function isReset({ delivery }: Exchange): boolean {
  return delivery.after_bytes !== undefined;
}

function isLate({ delivery, context }: Exchange): boolean {
  return Number(delivery.delay_ms ?? 0) > Number(context.deadline_ms ?? Infinity);
}

function isSlow({ delivery, context }: Exchange): boolean {
  return Number(delivery.bytes_per_second ?? Infinity) < Number(context.min_bytes_per_second ?? 0);
}

function judgeHttp(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  if (isSlow(exchange)) return no("transport", 408);
  const message = readHttp(raw);
  if (isVerdict(message)) return message;
  const line = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+) (\S+) HTTP\/(\d\.\d)$/.exec(message.first);
  if (line === null) return no("syntax", 400);
  if (line[3] !== "1.1") return no("version", 505);
  if (message.headers.get("host")?.length !== 1) return no("syntax", 400);
  if (message.head > Number(context.max_header_bytes)) return no("limits", 431);
  if (!includes(context.methods, line[1])) return no("semantic", 405);
  if (!includes(context.resources, line[2])) return no("semantic", 404);
  if (header(message, "authorization") !== `Bearer ${String(context.token)}`) return no("auth", 401);
  if (context.requests_left === 0) return no("limits", 429);
  if (header(message, "content-type") !== context.consumes) return no("version", 415);
  if (header(message, "accept") !== context.produces) return no("version", 406);
  if (message.body.length > Number(context.max_body_bytes)) return no("limits", 413);
  const read = readJson(message.body, context);
  if (read.flaw !== undefined) return no(read.flaw === "depth" ? "limits" : "syntax", 400);
  if (!fits(read.value, context.schema)) return no("semantic", 422);
  if (context.handler === "failing") return no("state", 500);
  return isLate(exchange) ? no("transport", 504) : fine;
}

/** A JSON-RPC message of the client: null when it is a sound request. */
function judgeEnvelope(value: unknown, context: Json): Verdict | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return no("semantic", null, "-32600");
  const message = value as Json;
  if (message.jsonrpc !== "2.0") return no("version", null, "-32600");
  if (typeof message.method !== "string") return no("semantic", null, "-32600");
  return includes(context.methods, message.method) ? null : no("semantic", null, "-32601");
}

function judgeResponse(value: unknown, context: Json): Verdict {
  return includes(context.open_ids, (value as Json).id) ? fine : no("ordering", null);
}

function judgeRpc(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  const read = readJson(raw, context);
  if (read.flaw !== undefined) return read.flaw === "depth" ? no("limits", null) : no("syntax", null, "-32700");
  if (context.open_ids !== undefined) return judgeResponse(read.value, context);
  const envelope = judgeEnvelope(read.value, context);
  if (envelope !== null) return envelope;
  if (!fits((read.value as Json).params, context.schema)) return no("semantic", null, "-32602");
  if (context.handler === "failing") return no("state", null, "-32603");
  return isLate(exchange) ? no("transport", null) : fine;
}

function judgeMcp(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  if (isSlow(exchange)) return no("transport", 408);
  const message = readHttp(raw);
  if (isVerdict(message)) return message;
  if (context.open_ids !== undefined) return judgeResponse(JSON.parse(message.body.toString("utf8")), context);
  return judgeMcpHead(message, exchange) ?? judgeMcpBody(message, exchange);
}

function judgeMcpHead(message: Message, { context, version }: Exchange): Verdict | null {
  if (header(message, "authorization") !== `Bearer ${String(context.token)}`) return no("auth", 401);
  if (context.requests_left === 0) return no("limits", 429);
  if (header(message, "content-type") !== "application/json") return no("version", 415);
  const accept = header(message, "accept") ?? "";
  if (!accept.includes("application/json") || !accept.includes("text/event-stream")) return no("version", 406);
  if (header(message, "mcp-protocol-version") !== version) {
    return no("version", 400, version === "2026-07-28" ? "-32022" : "-32602");
  }
  if (context.session !== undefined && header(message, "mcp-session-id") !== context.session) return no("state", 404);
  return context.initialized === false ? no("state", 400, "-32600") : null;
}

function judgeMcpBody(message: Message, exchange: Exchange): Verdict {
  const { context, version } = exchange;
  const modern = version === "2026-07-28";
  const read = readJson(message.body, context);
  if (read.flaw !== undefined) return read.flaw === "depth" ? no("limits", 400) : no("syntax", 400, "-32700");
  const envelope = judgeEnvelope(read.value, context);
  const body = read.value as { id: unknown; method: string; params: Json };
  if (envelope?.code === "-32601") {
    if (modern && header(message, "mcp-method") !== body.method) return no("semantic", 400, "-32020");
    return { ...envelope, status: modern ? 404 : 200 };
  }
  if (envelope !== null) return { ...envelope, status: 400 };
  if (body.id === null || body.id === undefined) return no("semantic", 400, "-32600");
  const name = body.params.name ?? body.params.uri;
  if (modern) {
    if (header(message, "mcp-method") !== body.method || header(message, "mcp-name") !== name) {
      return no("semantic", 400, "-32020");
    }
    const meta = body.params._meta as Json;
    if (meta["io.modelcontextprotocol/protocolVersion"] !== version) return no("version", 400, "-32022");
    const declared = meta["io.modelcontextprotocol/clientCapabilities"] as Json;
    if (context.needs_capability !== null && !(String(context.needs_capability) in declared)) {
      return no("semantic", 400, "-32021");
    }
  }
  if (body.method === "resources/read") {
    if (!includes(context.resources, name)) return no("semantic", 200, modern ? "-32602" : "-32002");
  } else if (!includes(context.tools, name) || !fits(body.params.arguments, context.schema)) {
    return no("semantic", 200, "-32602");
  }
  if (context.elicitation_url !== null) return no("state", 200, "-32042");
  if (context.handler === "failing") return no("state", 200, "-32603");
  return isLate(exchange) ? no("transport", null) : fine;
}

function judgePaid(exchange: Exchange): Verdict {
  const { raw, context, version } = exchange;
  if (isReset(exchange)) return no("transport", null);
  const message = readHttp(raw);
  if (isVerdict(message)) return message;
  if (context.requests_left === 0) return no("limits", 429);
  const sent = header(message, version === "1" ? "x-payment" : "payment-signature");
  if (sent === undefined) return no("auth", 402);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sent)) return no("syntax", 400, "invalid_payload");
  const payment = JSON.parse(Buffer.from(sent, "base64").toString("utf8")) as Json;
  const { authorization, signature } = payment.payload as { authorization?: Json; signature?: string };
  const members = ["from", "to", "value", "validAfter", "validBefore", "nonce"];
  if (authorization === undefined || signature === undefined) return no("semantic", 400, "invalid_payload");
  if (members.some((name) => typeof authorization[name] !== "string")) return no("semantic", 400, "invalid_payload");
  if (String(payment.x402Version) !== version) return no("version", 402, "invalid_x402_version");
  const refusal = refusedPayment(payment, authorization, signature, context);
  if (refusal !== null) return no("semantic", 402, refusal);
  return isLate(exchange) ? no("transport", 504) : fine;
}

function refusedPayment(payment: Json, authorization: Json, signature: string, context: Json): string | null {
  const asked = context.requirements as Json;
  const prefix = "invalid_exact_evm_payload";
  const network = (payment.accepted as Json | undefined)?.network ?? payment.network;
  if (network !== asked.network) return "invalid_network";
  if (!/^0x[0-9a-f]{128}(1b|1c)$/.test(signature)) return `${prefix}_signature`;
  if (authorization.to !== asked.pay_to) return `${prefix}_recipient_mismatch`;
  if (Number(authorization.value) < Number(asked.amount)) return `${prefix}_authorization_value_mismatch`;
  if (Number(authorization.validBefore) <= Number(context.now)) return `${prefix}_authorization_valid_before`;
  if (Number(authorization.validAfter) > Number(context.now)) return `${prefix}_authorization_valid_after`;
  if (includes(context.used_nonces, authorization.nonce)) return "invalid_transaction_state";
  return Number(context.balance) < Number(authorization.value) ? "insufficient_funds" : null;
}

function judgeGrpc(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null, "UNAVAILABLE");
  const metadata = context.metadata as Json;
  if (metadata.authorization !== `Bearer ${String(context.token)}`) return no("auth", 200, "UNAUTHENTICATED");
  if (!includes(context.methods, metadata[":path"])) return no("semantic", 200, "UNIMPLEMENTED");
  if (context.requests_left === 0) return no("limits", 200, "RESOURCE_EXHAUSTED");
  if (raw.readUInt8(0) > 1) return no("framing", 200, "INTERNAL");
  if (raw.readUInt32BE(1) !== raw.length - 5) return no("framing", 200, "INTERNAL");
  if (raw.length - 5 > Number(context.max_body_bytes)) return no("limits", 200, "RESOURCE_EXHAUSTED");
  if (!isProtobuf(raw.subarray(5))) return no("syntax", 200, "INTERNAL");
  if (context.handler === "failing") return no("state", 200, "INTERNAL");
  return isLate(exchange) ? no("transport", 200, "DEADLINE_EXCEEDED") : fine;
}

/** True for a run of varint and length-delimited fields that ends where the bytes do. */
function isProtobuf(bytes: Buffer): boolean {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) return Number.NaN;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    if (!(tag >= 8)) return false;
    const value = varint();
    if (tag % 8 === 2) at += value;
    else if (tag % 8 !== 0) return false;
    if (Number.isNaN(value) || at > bytes.length) return false;
  }
  return true;
}

function judgeWebsocket(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  const [first = 0, second = 0] = raw;
  if ((first & 0x70) !== 0) return no("framing", null, "1002");
  const opcode = first & 15;
  if (![0, 1, 2, 8, 9, 10].includes(opcode)) return no("framing", null, "1002");
  if (opcode === 0 && context.open_message === false) return no("ordering", null, "1002");
  if (second < 128) return no("framing", null, "1002");
  const short = second & 127;
  const at = short === 126 ? 4 : 2;
  const length = short === 126 ? raw.readUInt16BE(2) : short;
  if (raw.length !== at + 4 + length) return no("framing", null, "1002");
  if (length > Number(context.max_body_bytes)) return no("limits", null, "1009");
  const payload = Buffer.from(raw.subarray(at + 4).map((byte, i) => byte ^ raw.readUInt8(at + (i & 3))));
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(payload);
  } catch {
    return no("syntax", null, "1007");
  }
  return fine;
}

function judgeHttp2(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  const length = raw.readUIntBE(0, 3);
  const type = raw.readUInt8(3);
  const stream = raw.readUInt32BE(5);
  const fixed: Record<number, number> = { 3: 4, 6: 8, 8: 4 };
  if (fixed[type] !== undefined && fixed[type] !== length) return no("framing", null, "FRAME_SIZE_ERROR");
  if (type === 4 && length % 6 !== 0) return no("framing", null, "FRAME_SIZE_ERROR");
  if ((type === 4 || type === 6) && stream !== 0) return no("semantic", null, "PROTOCOL_ERROR");
  if ((type === 0 || type === 3) && stream === 0) return no("semantic", null, "PROTOCOL_ERROR");
  if (type === 8 && raw.readUInt32BE(9) === 0) return no("semantic", null, "PROTOCOL_ERROR");
  if (stream > Number(context.highest_stream)) return no("state", null, "PROTOCOL_ERROR");
  // What follows must be whole frames; those of unknown types are skipped.
  let at = 9 + length;
  while (at < raw.length) {
    if (raw.readUInt8(at + 3) <= 9) return no("framing", null, "PROTOCOL_ERROR");
    at += 9 + raw.readUIntBE(at, 3);
  }
  return at === raw.length ? fine : no("framing", null, "FRAME_SIZE_ERROR");
}

function judgeEvents(exchange: Exchange): Verdict {
  const { raw, context } = exchange;
  if (isReset(exchange)) return no("transport", null);
  const message = readHttp(raw);
  if (isVerdict(message)) return message;
  if (header(message, "content-type") !== "text/event-stream") return no("version", null);
  const lines = message.body.toString("utf8").split("\n");
  const id = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? "";
  if (id.includes("\0")) return no("syntax", null);
  // The empty line that dispatches, and what split leaves after it.
  if (lines.at(-1) !== "" || lines.at(-2) !== "") return no("framing", null);
  return id === context.last_event_id ? no("ordering", null) : fine;
}
