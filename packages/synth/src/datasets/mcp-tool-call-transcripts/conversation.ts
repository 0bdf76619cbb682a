import type { Client } from "./client.ts";
import type { Dice } from "./dice.ts";
import { type Dialect, isStateless } from "./wire.ts";

export type Direction = "c2s" | "s2c";
export type Transport = "stdio" | "streamable-http";
export type MessageKind = "request" | "response" | "notification" | "error";

/** One message as it went over the wire, with what an observer notes beside it. */
export interface Message {
  readonly ts: number;
  readonly direction: Direction;
  readonly kind: MessageKind;
  /** RFC 8785 text. */
  readonly json: string;
  readonly rpcId: string | null;
  readonly method: string | null;
  readonly toolName: string | null;
  readonly resultIsError: boolean | null;
  readonly errorCode: number | null;
  readonly latency: number | null;
  readonly httpStatus: number | null;
  readonly retryOf: number | null;
}

/** A request that waits for its answer. */
export interface OpenRequest {
  readonly seq: number;
  readonly ts: number;
  readonly direction: Direction;
  /** The id as JSON and as plain text. */
  readonly id: string;
  readonly rpcId: string;
  readonly toolName: string | null;
}

export interface RequestNotes {
  readonly toolName?: string;
  readonly retryOf?: number | null;
  /** Status of a POST that brought no message back. */
  readonly httpStatus?: number;
}

/** Writes down a transcript message by message and keeps its clock and its request ids. */
export class Conversation {
  readonly messages: Message[] = [];
  readonly dialect: Dialect;
  readonly transport: Transport;
  /** What the client says it can do; some scenarios say less than usual. */
  capabilities: string;
  now: number;
  private readonly client: Client;
  private readonly idSalt: string;
  private sent = 0;
  private asked = 0;

  constructor(dialect: Dialect, client: Client, transport: Transport, start: number, dice: Dice) {
    this.dialect = dialect;
    this.client = client;
    this.transport = transport;
    this.capabilities = dialect.capabilities;
    this.now = start;
    this.idSalt = dice.hex(6);
  }

  /** Lets time pass. */
  wait(ms: number): void {
    this.now += ms;
  }

  /** Request `_meta` with its closing brace and a comma, or nothing where the revision needs none. */
  meta(progressToken: string | null = null, version: string = this.dialect.revision): string {
    if (isStateless(this.dialect.revision)) {
      const token = progressToken === null ? "" : `,"progressToken":${progressToken}`;
      return `"_meta":${this.dialect.meta(version, this.capabilities)}${token}},`;
    }
    return progressToken === null ? "" : `"_meta":{"progressToken":${progressToken}},`;
  }

  /** The id that the next client request will carry, as JSON; servers report progress under the same value. */
  nextId(): string {
    const { ids } = this.client;
    if (ids === "from 0") return String(this.sent);
    if (ids === "from 1") return String(this.sent + 1);
    if (ids === "prefixed") return `"req-${this.idSalt}-${this.sent + 1}"`;
    const n = Math.imul(this.sent + 1, 0x9e3779b1) >>> 0;
    return `"${this.idSalt}${n.toString(16).padStart(8, "0")}"`;
  }

  /** Sends a client's request. `params` is JSON, or empty for none. */
  request(method: string, params: string, notes: RequestNotes = {}): OpenRequest {
    const id = this.nextId();
    this.sent++;
    return this.open("c2s", id, method, params, notes);
  }

  /** Sends a server's own request (revisions before 2026-07-28). */
  ask(method: string, params: string): OpenRequest {
    const id = `"srv-${this.idSalt.slice(0, 4)}-${++this.asked}"`;
    return this.open("s2c", id, method, params, {});
  }

  private open(direction: Direction, id: string, method: string, params: string, notes: RequestNotes): OpenRequest {
    const rpcId = id.startsWith('"') ? id.slice(1, -1) : id;
    const toolName = notes.toolName ?? null;
    const seq = this.messages.length;
    const body = params === "" ? "" : `,"params":${params}`;
    this.record({
      direction,
      kind: "request",
      json: `{"id":${id},"jsonrpc":"2.0","method":"${method}"${body}}`,
      rpcId,
      method,
      toolName,
      httpStatus: notes.httpStatus ?? (direction === "s2c" ? this.status(200) : null),
      retryOf: notes.retryOf ?? null,
    });
    return { seq, ts: this.now, direction, id, rpcId, toolName };
  }

  /** Answers a request with a result; the clock must already stand at the time of the answer. */
  respond(to: OpenRequest, result: string, resultIsError: boolean | null = null): void {
    this.record({
      direction: to.direction === "c2s" ? "s2c" : "c2s",
      kind: "response",
      json: `{"id":${to.id},"jsonrpc":"2.0","result":${result}}`,
      rpcId: to.rpcId,
      toolName: to.toolName,
      resultIsError,
      latency: this.now - to.ts,
      httpStatus: this.status(to.direction === "c2s" ? 200 : 202),
    });
  }

  /** Answers a request with a protocol error. `data` is JSON, or empty for none. */
  refuse(to: OpenRequest, code: number, message: string, data = ""): void {
    const detail = data === "" ? "" : `"data":${data},`;
    this.record({
      direction: "s2c",
      kind: "error",
      json: `{"error":{"code":${code},${detail}"message":${JSON.stringify(message)}},"id":${to.id},"jsonrpc":"2.0"}`,
      rpcId: to.rpcId,
      toolName: to.toolName,
      errorCode: code,
      latency: this.now - to.ts,
      httpStatus: this.status(errorStatus(code, isStateless(this.dialect.revision))),
    });
  }

  notify(direction: Direction, method: string, params: string): void {
    const body = params === "" ? "" : `,"params":${params}`;
    this.record({
      direction,
      kind: "notification",
      json: `{"jsonrpc":"2.0","method":"${method}"${body}}`,
      method,
      httpStatus: this.status(direction === "c2s" ? 202 : 200),
    });
  }

  private status(status: number): number | null {
    return this.transport === "stdio" ? null : status;
  }

  private record(message: Pick<Message, "direction" | "kind" | "json"> & Partial<Message>): void {
    this.messages.push({
      ts: this.now,
      direction: message.direction,
      kind: message.kind,
      json: message.json,
      rpcId: message.rpcId ?? null,
      method: message.method ?? null,
      toolName: message.toolName ?? null,
      resultIsError: message.resultIsError ?? null,
      errorCode: message.errorCode ?? null,
      latency: message.latency ?? null,
      httpStatus: message.httpStatus ?? null,
      retryOf: message.retryOf ?? null,
    });
  }
}

/** HTTP status of a JSON-RPC error: fixed for some codes since 2026-07-28, else the POST itself succeeded. */
function errorStatus(code: number, stateless: boolean): number {
  if (!stateless) return 200;
  if (code === -32601) return 404;
  return code === -32020 || code === -32021 || code === -32022 ? 400 : 200;
}
