import type { Authorization, Hex } from "../payment/authorization.ts";
import { offerFor } from "../payment/offer.ts";
import { hashesOf } from "../store/broadcasts.ts";
import { close, type PaidOrder, type Payment, paidOrderById, touch } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import { finishDelivery } from "./delivery.ts";
import { refund } from "./refund.ts";
import { recordSettlement } from "./settlement.ts";

/**
 * Moves an open order on to where the chain says that it is. The only judge of money is the chain:
 * used and transferred to us → settled, also when somebody else sent it; used otherwise → rejected; unused and expired
 * past finality → released; unused, and nothing of ours can still be on its way → rejected; else it stays open.
 */
export async function reconcileOrder(context: SaleContext, paid: PaidOrder): Promise<PaidOrder> {
  const { order } = paid;
  if (order.state === "claimed" || order.state === "settling") await reconcilePayment(context, paid);
  else if (order.state === "settled") await finishDelivery(context, order);
  else if (order.state === "refund_due") await refund(context, paid);
  return (await paidOrderById(context.store, order.id)) ?? paid;
}

async function reconcilePayment(context: SaleContext, paid: PaidOrder): Promise<void> {
  const { order, payment } = paid;
  const at = () => new Date(context.clock.now());
  const end = async (state: "rejected" | "released", reason: string) => {
    if (await close(context.store, order.id, state, ["claimed", "settling"], reason, at())) {
      context.log.info({ order: order.id, reason }, state);
    }
  };
  const fate = await context.chain.fate(authorizationOf(payment), payment.claimedBlock);
  if (fate.kind === "paid") {
    await recordSettlement(context, paid, fate.transaction);
    return;
  }
  if (fate.kind === "spent_elsewhere") return await end("rejected", "authorization_spent_elsewhere");
  if (fate.chainTime > payment.validBefore + BigInt(context.finalitySeconds)) {
    return await end("released", "authorization_expired_unused");
  }
  if (order.state === "claimed") return await end("rejected", "interrupted_before_settlement");
  await settleAgain(context, paid, end);
}

/** Settling was begun and the money has not moved: carry on where it stopped. */
async function settleAgain(
  context: SaleContext,
  paid: PaidOrder,
  end: (state: "rejected", reason: string) => Promise<void>,
): Promise<void> {
  const { order, payment } = paid;
  await touch(context.store, order.id, new Date(context.clock.now()));
  const hashes = await hashesOf(context.store, order.id, "settlement");
  if (context.treasury !== undefined && hashes.length > 0) {
    await context.treasury.resend();
    const mined = await Promise.all(hashes.map((hash) => context.chain.receipt(hash as Hex)));
    // The nonce of ours is used up and the authorization is not: our transaction reverted, nothing can follow.
    if (mined.some((receipt) => receipt !== undefined && !receipt.succeeded))
      await end("rejected", "settlement_reverted");
    else if (mined.some((receipt) => receipt?.succeeded === true)) await reconcilePayment(context, paid);
    return;
  }
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
