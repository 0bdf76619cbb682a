import { z } from "zod";
import { type DeliveryDeps, deliveryReply } from "../../http/delivery.ts";
import { negotiate } from "../../http/format.ts";
import { freeOperation, type Operation } from "../../http/operation.ts";
import * as parameters from "../../http/parameters.ts";
import { Problem } from "../../http/problem.ts";
import type { Reply } from "../../http/reply.ts";
import { MAX_ROWS } from "../../sale/price.ts";
import { productLineOf } from "../../sale/product-line.ts";
import { type Order, orderById, paidOrderById } from "../../store/orders.ts";

const input = z.strictObject({
  order: z
    .string()
    .regex(/^ord_[A-Za-z0-9_-]{22}$/)
    .describe("The order id of a delivery. Whoever knows it may fetch the rows."),
  offset: z.int().min(0).max(MAX_ROWS).default(0).describe("First row wanted, from 0."),
  limit: z.int().min(1).max(MAX_ROWS).optional().describe("How many rows from there; all that are left when absent."),
  format: parameters.format,
});

export function orderOperations(deps: DeliveryDeps): readonly Operation[] {
  return [
    freeOperation({
      id: "download",
      group: "datasets",
      method: "GET",
      path: "/api/datasets/download",
      host: "base",
      summary: "The rows of an order again",
      description: "Free, in any format, whole or a range of rows: bought once, fetched for ever.",
      input,
      example: { order: "ord_0123456789abcdefghijkl", offset: 0, limit: 100 },
      output: {
        description: "The delivery as it was, or the range of its rows",
        types: ["application/json", "application/x-ndjson", "text/csv"],
        schema: { type: "object" },
      },
      handle: async ({ order: id, offset, limit, format: wanted }, incoming) => {
        const format = negotiate(wanted, incoming.header("accept"));
        const order = await orderById(deps.sale.store, id);
        if (order === undefined) throw new Problem("order_not_found", "There is no order with this id.");
        refuseUndeliverable(deps, order);
        if (offset >= order.rows) {
          throw new Problem("invalid_parameter", `The order has ${order.rows} rows; the offset must be smaller.`, {
            parameter: "offset",
          });
        }
        const to = Math.min(order.rows, offset + (limit ?? order.rows));
        const etag = `"${order.id}-${format}-${offset}-${to}"`;
        if (isKnown(incoming.header("if-none-match"), etag)) return { status: 304, headers: { etag }, body: null };
        const payment = order.mode === "free" ? undefined : (await paidOrderById(deps.sale.store, id))?.payment;
        const reply = await deliveryReply(deps, { order, payment, replayed: true }, format, { from: offset, to });
        return withFileHeaders(reply, order, format, etag);
      },
    }),
  ];
}

/** RFC 9110: a list of tags, compared weakly, or `*`. */
function isKnown(condition: string | undefined, etag: string): boolean {
  const tags = (condition ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}

function refuseUndeliverable({ sale }: DeliveryDeps, order: Order): void {
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

function withFileHeaders(reply: Reply, order: Order, format: string, etag: string): Reply {
  const name = `${order.id}.${format}`;
  const disposition = format === "json" ? "inline" : `attachment; filename="${name}"`;
  return { ...reply, headers: { ...reply.headers, etag, "content-disposition": disposition } };
}
