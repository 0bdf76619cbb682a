import type { SaleContext } from "./context.ts";
import type { Concluded, Sold } from "./outcome.ts";
import { productLineOf } from "./product-line.ts";

/** An order's rows as they were sold. Where the generator is another one by now, no others pass for them. */
export function redelivery({ products }: SaleContext, sold: Sold): Concluded {
  const { order, payment } = sold;
  const retired = productLineOf(products, order.product).unavailable(order.product);
  if (retired === undefined) return { kind: "delivery", ...sold };
  return { kind: "refused", code: "order_retired", orderId: order.id, ...(payment === undefined ? {} : { payment }) };
}
