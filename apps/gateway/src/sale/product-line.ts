import { createHash } from "node:crypto";
import type { Order } from "../store/orders.ts";
import type { JsonRecord } from "../store/tables.ts";

/** `ndjson`: one canonical row a line. `json`: the same rows with commas between them. `csv`: a header and rows. */
export type RowFormat = "ndjson" | "json" | "csv";

/** `reused`: a chunk is only good until the next one is asked for. */
export type ChunkMemory = "fresh" | "reused";

export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** One kind of thing that is sold, and how its rows are made: a pure function of the product. */
export interface ProductLine {
  readonly kind: string;
  /** Why this build cannot make the product (any more); undefined when it can. */
  unavailable(product: JsonRecord): string | undefined;
  /** Does in turns with others what the first rows take so long that `chunks` would keep everybody waiting. */
  prepare?(product: JsonRecord, rows: number): Promise<void>;
  /** The rows of the range, in chunks that are made as they are asked for. */
  chunks(product: JsonRecord, format: RowFormat, range: RowRange, memory?: ChunkMemory): Iterable<Uint8Array>;
}

export type ProductLines = ReadonlyMap<string, ProductLine>;

export function productLineOf(lines: ProductLines, product: JsonRecord): ProductLine {
  const line = lines.get(String(product.kind));
  if (line === undefined) throw new Error(`No product line makes ${String(product.kind)}`);
  return line;
}

/** The digest of an order's content: SHA-256 over its canonical NDJSON, whatever format is delivered. */
export async function contentDigest(line: ProductLine, order: Pick<Order, "product" | "rows">): Promise<Buffer> {
  const hash = createHash("sha256");
  await line.prepare?.(order.product, order.rows);
  for (const chunk of line.chunks(order.product, "ndjson", { from: 0, to: order.rows }, "reused")) {
    hash.update(chunk);
    // A million rows take a second: others are served in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return hash.digest();
}
