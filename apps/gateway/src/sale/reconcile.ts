import type { Authorization, Hex } from "../payment/authorization.ts";
import type { Broadcaster } from "../payment/broadcaster.ts";
import type { AuthorizationFate } from "../payment/chain.ts";
import { offerFor } from "../payment/offer.ts";
import { signedFor } from "../store/broadcasts.ts";
import { close, type PaidOrder, type Payment, paidOrderById, touch } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import { finishDelivery } from "./delivery.ts";
import { refund } from "./refund.ts";
import { recordSettlement } from "./settlement.ts";

/**
 * Moves an open order on to where the chain says that it is. The only judge of money is the chain:
 * used and transferred to us → settled, also when somebody else sent it; used otherwise → rejected; unused and expired
 * past finality → released; unused, and nothing of ours can still be on its way → rejected; else it stays open.
 *
 * `justTried`: the caller has this moment asked the facilitator to settle, so it is not asked again.
 */
export async function reconcileOrder(
  context: SaleContext,
  paid: PaidOrder,
  { justTried = false }: { readonly justTried?: boolean } = {},
): Promise<PaidOrder> {
  const { order } = paid;
  if (order.state === "claimed" || order.state === "settling") await reconcilePayment(context, paid, justTried);
  else if (order.state === "settled") await finishDelivery(context, order);
  else if (order.state === "refund_due") await refund(context, paid);
  return (await paidOrderById(context.store, order.id)) ?? paid;
}

/** Books the payment of an order that somebody may still be working on, if the chain has it already; else does nothing. */
export async function bookIfPaid(context: SaleContext, paid: PaidOrder): Promise<PaidOrder> {
  if (paid.order.state !== "settling") return paid;
  const fate = await fateOf(context, paid);
  return fate.kind === "paid" ? await recordSettlement(context, paid, fate.transaction) : paid;
}

function fateOf(context: SaleContext, { payment }: PaidOrder): Promise<AuthorizationFate> {
  return context.chain.fate(authorizationOf(payment), payment.claimedBlock);
}

async function end(context: SaleContext, { order }: PaidOrder, state: "rejected" | "released", reason: string) {
  const at = new Date(context.clock.now());
  if (await close(context.store, order.id, state, ["claimed", "settling"], reason, at)) {
    context.log.info({ order: order.id, reason }, state);
  }
}

async function reconcilePayment(context: SaleContext, paid: PaidOrder, justTried: boolean): Promise<void> {
  const { order, payment } = paid;
  const fate = await fateOf(context, paid);
  if (fate.kind !== "unused") return await conclude(context, paid, fate);
  if (fate.chainTime > payment.validBefore + BigInt(context.finalitySeconds)) {
    return await end(context, paid, "released", "authorization_expired_unused");
  }
  if (order.state === "claimed") return await end(context, paid, "rejected", "interrupted_before_settlement");
  await touch(context.store, order.id, new Date(context.clock.now()));
  const signed = await signedFor(context.store, order.id, "settlement");
  if (context.treasury !== undefined && signed.length > 0) await sendAgain(context, paid, context.treasury);
  else if (!justTried) await askAgain(context, paid);
}

/** The authorization is used up, for us or for something else. */
async function conclude(
  context: SaleContext,
  paid: PaidOrder,
  fate: Exclude<AuthorizationFate, { kind: "unused" }>,
): Promise<void> {
  if (fate.kind === "paid") await recordSettlement(context, paid, fate.transaction);
  else await end(context, paid, "rejected", "authorization_spent_elsewhere");
}

/** A transaction of ours was signed for the order and had moved nothing yet: it is sent until it is mined. */
async function sendAgain(context: SaleContext, paid: PaidOrder, treasury: Broadcaster): Promise<void> {
  await treasury.resend();
  // Only now: one that was stuck has been replaced by another.
  const signed = await signedFor(context.store, paid.order.id, "settlement");
  const receipts = await Promise.all(signed.map(({ hash }) => context.chain.receipt(hash as Hex)));
  const mined = receipts.filter((receipt) => receipt !== undefined);
  if (mined.length === 0) return;
  // Asked again, because somebody else may have used the authorization since, and that is why ours reverted.
  const fate = await fateOf(context, paid);
  if (fate.kind !== "unused") await conclude(context, paid, fate);
  // The transaction is used up and the authorization is not: nothing of ours can follow.
  else if (mined.every(({ succeeded }) => !succeeded)) await end(context, paid, "rejected", "settlement_reverted");
}

/** A facilitator elsewhere was asked, or was about to be, and the money has not moved: it is asked again. */
async function askAgain(context: SaleContext, paid: PaidOrder): Promise<void> {
  const { order, payment } = paid;
  const offer = offerFor(context.asset, payment.payTo, payment.amountMicroUsdc);
  const authorization = authorizationOf(payment);
  const settlement = await context.facilitator.settle(
    order.id,
    { authorization, payload: { x402Version: 2, accepted: offer, payload: wireAuthorization(authorization) } },
    offer,
  );
  if (settlement.kind === "settled") await recordSettlement(context, paid, settlement.transaction);
}

function authorizationOf(payment: Payment): Authorization {
  return {
    from: payment.payer as Hex,
    to: payment.payTo as Hex,
    value: payment.amountMicroUsdc,
    validAfter: payment.validAfter,
    validBefore: payment.validBefore,
    nonce: payment.nonce as Hex,
    signature: payment.signature as Hex,
  };
}

function wireAuthorization({ signature, ...authorization }: Authorization) {
  return {
    signature,
    authorization: {
      ...authorization,
      value: authorization.value.toString(),
      validAfter: authorization.validAfter.toString(),
      validBefore: authorization.validBefore.toString(),
    },
  };
}
