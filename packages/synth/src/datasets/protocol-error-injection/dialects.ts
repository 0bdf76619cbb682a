export const protocols = ["http1", "http2", "jsonrpc", "mcp", "x402", "grpc", "websocket", "sse"] as const;

/** A protocol at one of its versions, with its share among the cases of a fault that several dialects know. */
export interface Dialect {
  readonly id: string;
  readonly protocol: (typeof protocols)[number];
  readonly version: string;
  readonly share: number;
}

export const dialects = [
  { id: "http1", protocol: "http1", version: "1.1", share: 6 },
  { id: "http2", protocol: "http2", version: "2", share: 4 },
  { id: "jsonrpc", protocol: "jsonrpc", version: "2.0", share: 5 },
  { id: "mcp_2025_06", protocol: "mcp", version: "2025-06-18", share: 2 },
  { id: "mcp_2025_11", protocol: "mcp", version: "2025-11-25", share: 3 },
  { id: "mcp_2026_07", protocol: "mcp", version: "2026-07-28", share: 3 },
  { id: "x402_1", protocol: "x402", version: "1", share: 2 },
  { id: "x402_2", protocol: "x402", version: "2", share: 3 },
  { id: "grpc", protocol: "grpc", version: "1", share: 4 },
  { id: "websocket", protocol: "websocket", version: "13", share: 4 },
  { id: "sse", protocol: "sse", version: "living", share: 3 },
] as const satisfies readonly Dialect[];

export type DialectId = (typeof dialects)[number]["id"];

export const protocolVersions: readonly string[] = [...new Set(dialects.map((dialect) => dialect.version))];
