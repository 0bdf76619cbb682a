import type { DrawSequence } from "../../random/draw-sequence.ts";
import type { Dialect } from "./dialects.ts";
import type { Case } from "./edit.ts";
import { eventCase } from "./event-stream.ts";
import { grpcCase } from "./grpc-message.ts";
import { httpCase } from "./http-request.ts";
import { http2Case } from "./http2-frame.ts";
import { rpcCase } from "./jsonrpc-message.ts";
import { mcpCase } from "./mcp-request.ts";
import { websocketCase } from "./websocket-frame.ts";
import { paidCase } from "./x402-request.ts";

/** A sound message of a dialect at a second since 1970, and what the fault makes of it. Throws a RangeError for a fault that the dialect has not. */
export function makeCase(dialect: Dialect, fault: string, second: number, draws: DrawSequence): Case {
  switch (dialect.protocol) {
    case "http1":
      return httpCase(fault, draws);
    case "http2":
      return http2Case(fault, draws);
    case "jsonrpc":
      return rpcCase(fault, draws);
    case "mcp":
      return mcpCase(fault, dialect.version, draws);
    case "x402":
      return paidCase(fault, dialect.version === "1" ? 1 : 2, second, draws);
    case "grpc":
      return grpcCase(fault, draws);
    case "websocket":
      return websocketCase(fault, draws);
    case "sse":
      return eventCase(fault, draws);
  }
}
