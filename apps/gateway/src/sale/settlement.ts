import { type PaidOrder, paidOrderById, settle } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";

/** Ledger account of the USDC that an address of ours holds on the chain. */
export function chainAccount(address: string): string {
  return `usdc:${address.toLowerCase()}`;
}

/** Books a payment that arrived: the order is settled, the ledger knows it. Any number of calls book it once. */
export async function recordSettlement(context: SaleContext, paid: PaidOrder, transaction: string): Promise<PaidOrder> {
  const { order, payment } = paid;
  const at = new Date(context.clock.now());
  const booked = await settle(context.store, {
    orderId: order.id,
    transaction,
    at,
    debit: chainAccount(payment.payTo),
    credit: "revenue",
    amount: payment.amountMicroUsdc,
  });
  if (booked) {
    context.log.info({ order: order.id, transaction, amount: payment.amountMicroUsdc.toString() }, "settled");
    return { order: { ...order, state: "settled", updatedAt: at }, payment: { ...payment, transaction } };
  }
  const current = await paidOrderById(context.store, order.id);
  if (current === undefined) throw new Error(`Order ${order.id} is gone`);
  return current;
}
