import { UniqueViolation } from "../store/failure.ts";
import { orderByKey } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import type { Outcome } from "./outcome.ts";
import { pay } from "./pay.ts";
import { paymentRequired } from "./payment-required.ts";
import { productLineOf } from "./product-line.ts";
import { type Purchase, requestDigest } from "./purchase.ts";
import type { Claimant } from "./quota.ts";
import { redelivery } from "./redelivery.ts";
import type { SaleRequest } from "./request.ts";

/** The one path that every sale takes, whatever door it came through. */
export async function sell(context: SaleContext, request: SaleRequest): Promise<Outcome> {
  const { purchase, claimant, payment, idempotencyKey } = request;
  const missing = productLineOf(context.products, purchase.product).unavailable(purchase.product);
  if (missing !== undefined) return { kind: "refused", code: "product_unavailable" };
  // A presented payment is a payment: it is never silently ignored, and never taken while rows are free by accident,
  // since only a 402 makes a client present one.
  if (payment !== undefined) return await pay(context, { ...request, payment });
  if (!request.probe) {
    const free = await takeFree(context, purchase, claimant, idempotencyKey);
    if (free !== undefined) return free;
  }
  if (!context.canSettle()) return { kind: "refused", code: "settlement_unavailable" };
  return await paymentRequired(context, request, "payment_required");
}

async function takeFree(
  context: SaleContext,
  purchase: Purchase,
  claimant: Claimant,
  key: string | undefined,
): Promise<Outcome | undefined> {
  if (key !== undefined) {
    const known = await earlierOrder(context, purchase, claimant.subject, key);
    if (known !== undefined) return known;
  }
  try {
    const order = await context.quota.take(purchase, claimant, key);
    if (order === undefined) return undefined;
    context.log.info({ order: order.id, rows: order.rows }, "delivered free");
    return { kind: "delivery", order, payment: undefined, replayed: false };
  } catch (error) {
    // Two requests with one key at once: the other one made the order.
    if (key !== undefined && error instanceof UniqueViolation) {
      return await earlierOrder(context, purchase, claimant.subject, key);
    }
    throw error;
  }
}

async function earlierOrder(
  context: SaleContext,
  purchase: Purchase,
  subject: string,
  key: string,
): Promise<Outcome | undefined> {
  const order = await orderByKey(context.store, subject, key);
  if (order === undefined) return undefined;
  return order.requestDigest.equals(requestDigest(purchase))
    ? redelivery(context, { order, payment: undefined, replayed: true })
    : { kind: "refused", code: "idempotency_key_reused" };
}
