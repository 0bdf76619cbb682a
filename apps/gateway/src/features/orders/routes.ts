import { z } from "zod";
import type { FileStore } from "../../files/file-store.ts";
import { listedTag } from "../../http/byte-range.ts";
import { asAttachment, deliveryReply } from "../../http/delivery.ts";
import { type Format, negotiate } from "../../http/format.ts";
import { freeOperation, type Incoming, type Operation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { ProductionDeps } from "../../http/production.ts";
import type { Reply } from "../../http/reply.ts";
import type { SaleContext } from "../../sale/context.ts";
import { MAX_ROWS } from "../../sale/price.ts";
import type { RowRange } from "../../sale/product-line.ts";
import { type Order, paidOrderById } from "../../store/orders.ts";
import { deliverableOrder, orderId } from "./deliverable-order.ts";
import { type OrderDocumentDeps, orderDocumentOperations } from "./documents.ts";
import { rangeReply } from "./range-reply.ts";

export interface OrderDeps extends ProductionDeps, OrderDocumentDeps {
  readonly sale: SaleContext;
  readonly files: FileStore;
  /** The build's version: files of another build may have other bytes. */
  readonly version: string;
}

const window = {
  offset: z.int().min(0).max(MAX_ROWS).default(0).describe("First row wanted, from 0."),
  limit: z.int().min(1).max(MAX_ROWS).optional().describe("How many rows from there; all that are left when absent."),
};

export function orderOperations(deps: OrderDeps): readonly Operation[] {
  return [
    freeOperation({
      id: "download",
      group: "datasets",
      method: "GET",
      path: "/api/datasets/download",
      host: "base",
      summary: "The rows of an order again",
      description:
        "Free, in any format, whole, a range of rows, or a range of bytes (Range, If-Range): bought once, fetched for ever.",
      input: z.strictObject({ order: orderId, ...window, format: parameters.format }),
      example: { order: "ord_0123456789abcdefghijkl", offset: 0, limit: 100 },
      output: {
        description: "The delivery as it was, or the range of it",
        types: parameters.deliveryTypes,
        schema: { type: "object" },
      },
      handle: async ({ order, offset, limit, format: wanted }, incoming) => {
        const format = negotiate(wanted, incoming.header("accept"));
        const answer = await redeliver(deps, { id: order, offset, limit, format }, incoming);
        return format === "json" ? inline(answer.reply) : asAttachment(answer.reply, answer.order, format);
      },
    }),
    freeOperation({
      id: "file",
      group: "datasets",
      method: "GET",
      path: "/api/datasets/file",
      host: "base",
      summary: "A purchase as a CSV file",
      description: "Free for whoever bought it. The file is made when it is asked for.",
      input: z.strictObject({ order: orderId, ...window }),
      example: { order: "ord_0123456789abcdefghijkl" },
      output: { description: "The file", types: ["text/csv"], schema: { type: "string" } },
      handle: async ({ order, offset, limit }, incoming) => {
        const answer = await redeliver(deps, { id: order, offset, limit, format: "csv" }, incoming);
        return asAttachment(answer.reply, answer.order, "csv");
      },
    }),
    ...orderDocumentOperations(deps),
  ];
}

interface Redelivery {
  readonly id: string;
  readonly offset: number;
  readonly limit: number | undefined;
  readonly format: Format;
}

async function redeliver(
  deps: OrderDeps,
  { id, offset, limit, format }: Redelivery,
  incoming: Incoming,
): Promise<{ reply: Reply; order: Order }> {
  const order = await deliverableOrder(deps.sale, id);
  if (offset >= order.rows) {
    throw new Problem("invalid_parameter", `The order has ${order.rows} rows; the offset must be smaller.`, {
      parameter: "offset",
    });
  }
  const rows: RowRange = { from: offset, to: Math.min(order.rows, offset + (limit ?? order.rows)) };
  const etag = `"${order.id}-${format}-${rows.from}-${rows.to}-${deps.version}"`;
  const known = listedTag(incoming.header("if-none-match"), etag);
  if (known !== undefined) return { reply: { status: 304, headers: { etag: known }, body: null }, order };
  const payment = order.mode === "free" ? undefined : (await paidOrderById(deps.sale.store, id))?.payment;
  const sold = { order, payment, replayed: true };
  const reply =
    (await rangeReply(deps, sold, { format, rows, etag }, incoming)) ?? (await deliveryReply(deps, sold, format, rows));
  return { reply: { ...reply, headers: { ...reply.headers, etag, "accept-ranges": "bytes" } }, order };
}

function inline(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, "content-disposition": "inline" } };
}
