import { z } from "zod";
import type { FileStore } from "../../files/file-store.ts";
import { listedTag } from "../../http/byte-range.ts";
import { asAttachment, deliveryReply } from "../../http/delivery.ts";
import { type Format, negotiate } from "../../http/format.ts";
import { freeOperation, type Incoming, type Operation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { ProductionDeps } from "../../http/production.ts";
import { jsonReply, type Reply } from "../../http/reply.ts";
import type { ReportOf } from "../../products/order-report.ts";
import { MAX_ROWS } from "../../sale/price.ts";
import { productLineOf, type RowRange } from "../../sale/product-line.ts";
import { type Order, orderById, paidOrderById } from "../../store/orders.ts";
import { rangeReply } from "./range-reply.ts";

export interface OrderDeps extends ProductionDeps {
  readonly files: FileStore;
  /** The build's version: files of another build may have other bytes. */
  readonly version: string;
  readonly reportOf: ReportOf;
}

const orderId = z
  .string()
  .regex(/^ord_[A-Za-z0-9_-]{22}$/)
  .describe("The order id of a delivery. Whoever knows it may fetch the rows.");

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
    freeOperation({
      id: "quality-report",
      group: "datasets",
      method: "GET",
      path: "/api/datasets/quality",
      host: "base",
      summary: "The quality report of an order's rows",
      description:
        "Free. Rules checked and failed, statistics with band and verdict, duplicates, safety scans, a probe task where there is a label, and what every field holds.",
      input: z.strictObject({ order: orderId }),
      example: { order: "ord_0123456789abcdefghijkl" },
      output: { description: "The report", types: ["application/json"], schema: { type: "object" } },
      handle: async ({ order: id }) => {
        const report = await deps.reportOf(await deliverableOrder(deps, id));
        if (report === undefined) throw new Problem("not_found", "This order is no dataset: it has no quality report.");
        return jsonReply(report, { "cache-control": "private, max-age=3600" });
      },
    }),
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
  const order = await deliverableOrder(deps, id);
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

/** @throws Problem that says why the order's rows cannot be had. */
async function deliverableOrder(deps: OrderDeps, id: string): Promise<Order> {
  const order = await orderById(deps.sale.store, id);
  if (order === undefined) throw new Problem("order_not_found", "There is no order with this id.");
  refuseUndeliverable(deps, order);
  return order;
}

function inline(reply: Reply): Reply {
  return { ...reply, headers: { ...reply.headers, "content-disposition": "inline" } };
}

function refuseUndeliverable({ sale }: OrderDeps, order: Order): void {
  const members = { order: order.id };
  const retry = { "retry-after": "2" };
  switch (order.state) {
    case "claimed":
    case "settling":
      throw new Problem("order_not_settled", "The order's payment is not settled yet.", members, retry);
    case "rejected":
    case "released":
      throw new Problem("order_unpaid", "The order was never paid.", members);
    case "refund_due":
      throw new Problem("order_refund_due", "The order could not be delivered.", members);
    case "refunded":
      throw new Problem("order_refunded", "The order could not be delivered, and was refunded.", members);
    case "settled":
    case "delivered": {
      const reason = productLineOf(sale.products, order.product).unavailable(order.product);
      if (reason !== undefined) throw new Problem("order_retired", `${reason}.`, members);
    }
  }
}
