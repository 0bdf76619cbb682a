import type { Sold } from "../sale/outcome.ts";
import type { RowRange } from "../sale/product-line.ts";
import type { Order } from "../store/orders.ts";
import { type Format, formats } from "./format.ts";
import {
  isMadeAtOnce,
  madeAtOnce,
  madeInChunks,
  type Production,
  type ProductionDeps,
  productionOf,
} from "./production.ts";
import type { Reply } from "./reply.ts";
import { settlementHeader } from "./settlement-header.ts";

/** Where an order's rows are fetched again: the path of the operation, and with the order. */
export const DOWNLOAD_PATH = "/api/datasets/download";

export function downloadUrl(baseUrl: string, orderId: string): string {
  return `${baseUrl}${DOWNLOAD_PATH}?order=${orderId}`;
}

/** The answer that carries an order's rows: all of them, or the range that is asked for. */
export async function deliveryReply(
  deps: ProductionDeps,
  sold: Sold,
  format: Format,
  range?: RowRange,
): Promise<Reply> {
  const production = productionOf(deps, sold, format, range);
  const headers = deliveryHeaders(production, sold);
  if (!isMadeAtOnce(production)) return { status: 200, headers, body: madeInChunks(production) };
  const { body, digest } = await madeAtOnce(production);
  // RFC 9530; NDJSON is what the content digest is over, so there it comes for nothing.
  const proof =
    format === "ndjson" ? { "repr-digest": `sha-256=:${Buffer.from(digest, "hex").toString("base64")}:` } : {};
  return { status: 200, headers: { ...headers, ...proof, "content-length": String(body.length) }, body };
}

/** What every answer with an order's rows says, whatever its body. */
export function deliveryHeaders(
  { order, format, presentation }: Production,
  { payment, replayed }: Sold,
): Record<string, string> {
  return {
    "content-type": formats[format],
    "cache-control": "private, no-store",
    "order-id": order.id,
    "x-synthetic": "true",
    link: `<${presentation.schemaUrl(order)}>; rel="describedby"`,
    ...(replayed ? { "idempotent-replay": "true" } : {}),
    ...(payment === undefined ? {} : settlementHeader(payment)),
  };
}

/** The same answer as a file to be saved. */
export function asAttachment(reply: Reply, order: Order, format: Format): Reply {
  const name = `${order.id}.${format}`;
  return { ...reply, headers: { ...reply.headers, "content-disposition": `attachment; filename="${name}"` } };
}
