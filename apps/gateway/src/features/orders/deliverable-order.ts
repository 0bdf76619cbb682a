import { z } from "zod";
import { Problem, type ProblemCode } from "../../http/problem.ts";
import type { SaleContext } from "../../sale/context.ts";
import { productLineOf } from "../../sale/product-line.ts";
import { type Order, orderById } from "../../store/orders.ts";

export const orderId = z
  .string()
  .regex(/^ord_[A-Za-z0-9_-]{22}$/)
  .describe("The order id of a delivery. Whoever knows it may fetch the rows.");

/** Why an order's rows cannot be had. */
export const orderRefusals: readonly ProblemCode[] = [
  "order_not_found",
  "order_not_settled",
  "order_unpaid",
  "order_refund_due",
  "order_refunded",
  "order_retired",
  "store_unavailable",
];

/** @throws Problem that says why the order's rows cannot be had. */
export async function deliverableOrder(sale: SaleContext, id: string): Promise<Order> {
  const order = await orderById(sale.store, id);
  if (order === undefined) throw new Problem("order_not_found", "There is no order with this id.");
  refuseUndeliverable(sale, order);
  return order;
}

function refuseUndeliverable(sale: SaleContext, order: Order): void {
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
