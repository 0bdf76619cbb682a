import { StoreUnavailable } from "../store/failure.ts";
import { type PaidOrder, paidOrderById } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import type { Outcome } from "./outcome.ts";
import { paymentRequired } from "./payment-required.ts";
import { bookIfPaid, reconcileOrder } from "./reconcile.ts";
import type { PaidRequest } from "./request.ts";

/** An open order that nobody has touched for this long is nobody's any more. */
const ABANDONED_MS = 60_000;

/** The facilitator does not know: the chain does, or will. */
export async function afterChain(context: SaleContext, request: PaidRequest, paid: PaidOrder): Promise<Outcome> {
  const current = (await paidOrderById(context.store, paid.order.id)) ?? paid;
  const after = await moveOn(context, current, () => reconcileOrder(context, current, { justTried: true }));
  return await outcomeOf(context, request, after, false);
}

/** Moves an open order on as far as the chain knows; a chain that cannot be asked leaves it where it is. */
async function moveOn(context: SaleContext, paid: PaidOrder, move: () => Promise<PaidOrder>): Promise<PaidOrder> {
  try {
    return await move();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    context.log.warn({ order: paid.order.id, err: error }, "not reconciled yet");
    return (await paidOrderById(context.store, paid.order.id)) ?? paid;
  }
}

/** The payment, or its idempotency key, is known: the same request gets the same order, whatever became of it. */
export async function resume(
  context: SaleContext,
  request: PaidRequest,
  id: string,
  digest: Buffer,
  conflict: "payment_already_used" | "idempotency_key_reused",
): Promise<Outcome> {
  const paid = await paidOrderById(context.store, id);
  if (paid === undefined || !paid.order.requestDigest.equals(digest)) {
    // No order id here: who holds a public signature and guesses wrong must not learn where the rows are.
    return { kind: "refused", code: conflict };
  }
  const open = paid.order.state === "claimed" || paid.order.state === "settling";
  if (!open) return await outcomeOf(context, request, paid, true);
  const abandoned = context.clock.now() - paid.order.updatedAt.getTime() > ABANDONED_MS;
  const after = await moveOn(context, paid, () => (abandoned ? reconcileOrder : bookIfPaid)(context, paid));
  return await outcomeOf(context, request, after, true);
}

async function outcomeOf(
  context: SaleContext,
  request: PaidRequest,
  { order, payment }: PaidOrder,
  replayed: boolean,
): Promise<Outcome> {
  switch (order.state) {
    case "settled":
    case "delivered":
      return { kind: "delivery", order, payment, replayed };
    case "claimed":
    case "settling":
      return { kind: "refused", code: "payment_outcome_unknown", orderId: order.id };
    case "refund_due":
      return { kind: "refused", code: "order_refund_due", orderId: order.id, payment };
    case "refunded":
      return { kind: "refused", code: "order_refunded", orderId: order.id, payment };
    case "rejected":
    case "released": {
      // Nothing was begun and the claim is free again: the same payment is as good as new.
      if (order.reason === "interrupted_before_settlement") return { kind: "refused", code: "settlement_unavailable" };
      const spent = order.reason === "authorization_spent_elsewhere";
      return await paymentRequired(context, request, spent ? "payment_nonce_used" : "payment_refused");
    }
  }
}
