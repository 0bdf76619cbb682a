import type { PaymentHeader } from "../payment/header.ts";
import { StoreUnavailable } from "../store/failure.ts";
import { orderByClaim, type PaidOrder, paidOrderById } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import type { Concluded, Outcome } from "./outcome.ts";
import { paymentRequired } from "./payment-required.ts";
import { type Purchase, requestDigest } from "./purchase.ts";
import { bookIfPaid, reconcileOrder } from "./reconcile.ts";
import { redelivery } from "./redelivery.ts";
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
  return await outcomeOf(context, request, await broughtOn(context, paid), true);
}

/** The order that holds the claim on a payment, presented as it was then; undefined when there is none. */
export async function orderPaidBy(
  context: SaleContext,
  { authorization }: PaymentHeader,
): Promise<PaidOrder | undefined> {
  const { network, address } = context.asset;
  return await orderByClaim(context.store, {
    ...{ network, asset: address, payer: authorization.from, nonce: authorization.nonce },
  });
}

/**
 * What a payment bought with this very request, whatever the request would come to today: undefined when it bought nothing, or
 * something else, or is not the payment that was signed then.
 */
export async function replay(
  context: SaleContext,
  request: Pick<Purchase, "operation" | "request">,
  payment: PaymentHeader,
): Promise<Concluded | undefined> {
  const paid = await orderPaidBy(context, payment);
  if (paid?.payment.signature !== payment.authorization.signature) return undefined;
  if (!paid.order.requestDigest.equals(requestDigest(request))) return undefined;
  return concluded(context, await broughtOn(context, paid), true);
}

/** The order as it stands, moved on first where nothing else does. */
async function broughtOn(context: SaleContext, paid: PaidOrder): Promise<PaidOrder> {
  if (paid.order.state !== "claimed" && paid.order.state !== "settling") return paid;
  const abandoned = context.clock.now() - paid.order.updatedAt.getTime() > ABANDONED_MS;
  return await moveOn(context, paid, () => (abandoned ? reconcileOrder : bookIfPaid)(context, paid));
}

async function outcomeOf(
  context: SaleContext,
  request: PaidRequest,
  paid: PaidOrder,
  replayed: boolean,
): Promise<Outcome> {
  const end = concluded(context, paid, replayed);
  if (end !== undefined) return end;
  const spent = paid.order.reason === "authorization_spent_elsewhere";
  return await paymentRequired(context, request, spent ? "payment_nonce_used" : "payment_refused");
}

/** What an order came to; undefined where its payment moved nothing and another one is to be asked for. */
function concluded(context: SaleContext, { order, payment }: PaidOrder, replayed: boolean): Concluded | undefined {
  switch (order.state) {
    case "settled":
    case "delivered":
      return redelivery(context, { order, payment, replayed });
    case "claimed":
    case "settling":
      return { kind: "refused", code: "payment_outcome_unknown", orderId: order.id };
    case "refund_due":
      return { kind: "refused", code: "order_refund_due", orderId: order.id, payment };
    case "refunded":
      return { kind: "refused", code: "order_refunded", orderId: order.id, payment };
    case "rejected":
    case "released":
      // Nothing was begun and the claim is free again: the same payment is as good as new.
      return order.reason === "interrupted_before_settlement"
        ? { kind: "refused", code: "settlement_unavailable" }
        : undefined;
  }
}
