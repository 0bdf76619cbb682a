import type { Hex } from "../payment/authorization.ts";
import { isTransfer, type Receipt, transferCalldata } from "../payment/chain.ts";
import { recordOutcome, signedFor } from "../store/broadcasts.ts";
import { refundedSince } from "../store/ledger.ts";
import { markRefunded, type PaidOrder, touch } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import { chainAccount } from "./settlement.ts";

const DAY_MS = 86_400_000;
const RECEIPT_MS = 20_000;

/**
 * Sends the money of an order that cannot be delivered back to its payer, once: a refund that was signed before is
 * followed up, never signed again. What would exceed the day's cap, or the treasury's means, stays due and is reported.
 */
export async function refund(context: SaleContext, paid: PaidOrder): Promise<void> {
  const { order, payment } = paid;
  const { treasury } = context;
  if (treasury === undefined) {
    context.log.error({ order: order.id }, "a refund is due and the gateway holds no key to pay it with");
    return;
  }
  const signed = await signedFor(context.store, order.id, "refund");
  if (signed.length > 0) await treasury.resend();
  for (const { hash, signer } of signed) {
    // From the key that signed it, which need not be the one that the gateway holds today.
    const receipt = await context.chain.receipt(hash as Hex);
    if (receipt !== undefined && (await book(context, paid, signer as Hex, receipt))) return;
  }
  if (!(await isAffordable(context, paid, treasury.address))) {
    // To the end of the queue: refunds that cannot be paid must not stand in the way of orders that can be moved on.
    return await touch(context.store, order.id, new Date(context.clock.now()));
  }
  const sent = await treasury.broadcast({
    purpose: "refund",
    orderId: order.id,
    to: context.asset.address,
    data: transferCalldata.plain(payment.payer as Hex, payment.amountMicroUsdc),
  });
  if (sent.kind === "not_due") {
    if (signed.some(({ signer }) => signer !== treasury.address)) {
      context.log.error({ order: order.id }, "a refund was signed with another key than today's, and is not mined");
    }
    return await touch(context.store, order.id, new Date(context.clock.now()));
  }
  const receipt = await treasury.receipt(sent.hash, RECEIPT_MS);
  if (receipt !== undefined) await book(context, paid, treasury.address, receipt);
}

async function isAffordable(context: SaleContext, { order, payment }: PaidOrder, treasury: Hex): Promise<boolean> {
  const since = new Date(context.clock.now() - DAY_MS);
  const [spent, held] = await Promise.all([refundedSince(context.store, since), context.chain.tokenBalance(treasury)]);
  if (spent + payment.amountMicroUsdc > context.refundCap) {
    context.log.error({ order: order.id }, "a refund is due and the day's cap on refunds is reached");
    return false;
  }
  if (held < payment.amountMicroUsdc) {
    context.log.error({ order: order.id, treasury }, "a refund is due and the treasury does not hold enough USDC");
    return false;
  }
  return true;
}

async function book(context: SaleContext, paid: PaidOrder, treasury: Hex, receipt: Receipt): Promise<boolean> {
  const { order, payment } = paid;
  const moved =
    receipt.succeeded &&
    receipt.logs.some((log) =>
      isTransfer(log, context.asset.address, treasury, payment.payer as Hex, payment.amountMicroUsdc),
    );
  if (!moved) {
    await recordOutcome(context.store, receipt.hash, "reverted");
    return false;
  }
  await markRefunded(context.store, {
    orderId: order.id,
    transaction: receipt.hash,
    at: new Date(context.clock.now()),
    debit: "refunds",
    credit: chainAccount(treasury),
    amount: payment.amountMicroUsdc,
  });
  context.log.info({ order: order.id, transaction: receipt.hash }, "refunded");
  return true;
}
