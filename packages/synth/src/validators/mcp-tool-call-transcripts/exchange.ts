import { isObject, type JsonObject } from "./json-schema-check.ts";
import type { ObservedRow } from "./observed-row.ts";

/** A request as it was observed, and what became of it. */
export interface ObservedRequest {
  readonly row: ObservedRow;
  /** Where the row stands among those given to the validator. */
  readonly index: number;
  readonly params: JsonObject;
  open: boolean;
  cancelled: boolean;
  /** What the schema of the called tool finds wrong; null when valid or unknown. */
  argumentFailure: string | null;
  /** The result that asked for input first, if that was the answer. */
  inputRequired: JsonObject | null;
  repeatedWithInput: boolean;
}

export interface ListedTool {
  readonly inputSchema: unknown;
  readonly outputSchema: unknown;
}

/** Everything that the rules need to know of a transcript so far. */
export interface Exchange {
  readonly first: ObservedRow;
  readonly rows: ObservedRow[];
  /** By side and id; the latest request of an id. */
  readonly byId: Map<string, ObservedRequest>;
  readonly bySeq: Map<number, ObservedRequest>;
  tools: ReadonlyMap<string, ListedTool> | null;
  /** Last progress by token. */
  readonly progress: Map<string, number>;
  /** Where the handshake stands: nothing yet, asked, answered, done. */
  handshake: "none" | "asked" | "answered" | "done";
  clientCapabilities: JsonObject;
}

export function exchange(first: ObservedRow): Exchange {
  return {
    first,
    rows: [],
    byId: new Map(),
    bySeq: new Map(),
    tools: null,
    progress: new Map(),
    handshake: "none",
    clientCapabilities: {},
  };
}

export function isStateless(row: ObservedRow): boolean {
  return row.protocol_version === "2026-07-28";
}

/** Ids 1 and "1" are different ids. */
export function idKey(direction: ObservedRow["direction"], id: unknown): string {
  return `${direction} ${JSON.stringify(id)}`;
}

export function otherSide(direction: ObservedRow["direction"]): ObservedRow["direction"] {
  return direction === "c2s" ? "s2c" : "c2s";
}

export function objectAt(value: unknown, name: string): JsonObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

/** The request that a response or error answers, open or not. */
export function requestOf(of: Exchange, row: ObservedRow): ObservedRequest | undefined {
  return of.byId.get(idKey(otherSide(row.direction), row.message.id));
}

export function isAnswer(row: ObservedRow): boolean {
  return row.kind === "response" || row.kind === "error";
}
