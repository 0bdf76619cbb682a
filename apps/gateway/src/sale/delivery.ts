import { markDelivered, markRefundDue, type Order } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import { contentDigest, productLineOf } from "./product-line.ts";

/** All rows of the order were produced, and this is their digest. Free orders are delivered by their charge already. */
export async function recordDelivery(context: SaleContext, order: Order, digest: Buffer): Promise<void> {
  if (order.state !== "settled") return;
  await markDelivered(context.store, order.id, digest, new Date(context.clock.now()));
  context.log.info({ order: order.id, rows: order.rows }, "delivered");
}

/** The rows that were paid for cannot be made: the money goes back. */
export async function recordFailure(context: SaleContext, order: Order, error: unknown): Promise<void> {
  context.log.error({ order: order.id, err: error }, "delivery failed");
  await markRefundDue(context.store, order.id, "delivery_failed", new Date(context.clock.now()));
}

/** Brings a settled order to its end without its buyer: all rows are produced once, or a refund is due. */
export async function finishDelivery(context: SaleContext, order: Order): Promise<void> {
  let digest: Buffer;
  try {
    const line = productLineOf(context.products, order.product);
    const missing = line.unavailable(order.product);
    if (missing !== undefined) throw new Error(missing);
    digest = await contentDigest(line, order);
  } catch (error) {
    return await recordFailure(context, order, error);
  }
  // Outside: a store that cannot be written to now is no reason to send the money back.
  await recordDelivery(context, order, digest);
}
