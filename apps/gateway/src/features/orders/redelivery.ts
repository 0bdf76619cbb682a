import type { FileStore } from "../../files/file-store.ts";
import { listedTag } from "../../http/byte-range.ts";
import { deliveryReply } from "../../http/delivery.ts";
import type { Format } from "../../http/format.ts";
import type { Incoming, OtherAnswer } from "../../http/operation.ts";
import { Problem, type ProblemCode } from "../../http/problem.ts";
import type { ProductionDeps } from "../../http/production.ts";
import type { Reply } from "../../http/reply.ts";
import type { RowRange } from "../../sale/product-line.ts";
import { type Order, paidOrderById } from "../../store/orders.ts";
import { deliverableOrder, orderRefusals } from "./deliverable-order.ts";
import { rangeReply } from "./range-reply.ts";

export interface RedeliveryDeps extends ProductionDeps {
  readonly files: FileStore;
  /** The build's version: files of another build may have other bytes. */
  readonly version: string;
}

/** An order's rows, or a range of them, in one format. */
export interface Redelivery {
  readonly order: string;
  readonly offset: number;
  readonly limit?: number | undefined;
  readonly format: Format;
}

/** What a redelivery answers besides 200. */
export const otherAnswers: Readonly<Record<number, OtherAnswer>> = {
  206: {
    description: "The range of bytes that Range asks for",
    headers: { "Content-Range": "Which bytes these are, and of how many", ETag: "For If-Range" },
  },
  304: {
    description: "The client has it already: If-None-Match names it",
    headers: { ETag: "The one of those that it has" },
    isEmpty: true,
  },
};

export const redeliveryRefusals: readonly ProblemCode[] = [
  ...orderRefusals,
  "range_not_satisfiable",
  "delivery_failed",
];

/** @throws Problem that says why the rows cannot be had. */
export async function redeliver(
  deps: RedeliveryDeps,
  { order: id, offset, limit, format }: Redelivery,
  incoming: Incoming,
): Promise<{ readonly reply: Reply; readonly order: Order }> {
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
