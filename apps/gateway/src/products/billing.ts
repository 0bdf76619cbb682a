import type { Order } from "../store/orders.ts";

/** What was paid for an order, and what the free quota still held after it. */
export function billingOf(order: Order) {
  return {
    mode: order.mode,
    rows: order.rows,
    amountMicroUsdc: order.amountMicroUsdc.toString(),
    freeRowsLeft: order.freeRowsLeft,
    freeCallsLeft: order.freeCallsLeft,
  };
}
