import { domainSeparator, isSignedByPayer } from "../payment/authorization.ts";
import { FacilitatorUnavailable, type Settlement, type Verdict } from "../payment/facilitator.ts";
import type { PaymentHeader } from "../payment/header.ts";
import { type Offer, offerFor } from "../payment/offer.ts";
import { StoreUnavailable } from "../store/failure.ts";
import { type Claim, claim, close, type Order, orderByKey, type PaidOrder } from "../store/orders.ts";
import type { SaleContext } from "./context.ts";
import type { Outcome } from "./outcome.ts";
import { paymentMismatch } from "./payment-mismatch.ts";
import { paymentRequired } from "./payment-required.ts";
import { requestDigest } from "./purchase.ts";
import type { QuotaState } from "./quota.ts";
import type { PaidRequest } from "./request.ts";
import { afterChain, orderPaidBy, resume } from "./resume.ts";
import { recordSettlement } from "./settlement.ts";
import { walletSubject } from "./subject.ts";

/** How long a second presentation of a payment waits for the first one's outcome. */
const JOIN_MS = 8_000;
/** The authorization may have been sent to the chain by others before it was presented: on Base, within this past hour. */
const LOOK_BACK_BLOCKS = 2_000n;

/** A sale with a payment in hand: match, claim, verify, settle. */
export async function pay(context: SaleContext, request: PaidRequest): Promise<Outcome> {
  const { payment, purchase } = request;
  const digest = requestDigest(purchase);
  const offer = offerFor(context.asset, context.payTo, purchase.amountMicroUsdc);
  const { from, nonce, signature } = payment.authorization;
  // With the signature, because only who has it may wait for what the payment buys.
  const key = `${context.asset.network}/${context.asset.address}/${from}/${nonce}/${signature}`;

  const running = context.underway.get(key);
  if (running !== undefined) {
    if (!running.digest.equals(digest)) return { kind: "refused", code: "payment_already_used" };
    return await join(running.outcome);
  }
  const outcome = match(context, request, offer, digest)
    .then((refusal) => refusal ?? claimAndSettle(context, request, offer, digest))
    .catch((error: unknown): Outcome => {
      if (!(error instanceof FacilitatorUnavailable)) throw error;
      context.log.warn({ err: error }, "payment could not be verified");
      return { kind: "refused", code: "settlement_unavailable" };
    });
  context.underway.set(key, { digest, outcome });
  try {
    return await outcome;
  } finally {
    context.underway.delete(key);
  }
}

/** The same payment at the same time: one settles, the others get what it bought. */
async function join(first: Promise<Outcome>): Promise<Outcome> {
  const late = new Promise<Outcome>((resolve) => {
    setTimeout(resolve, JOIN_MS, { kind: "refused", code: "payment_outcome_unknown" }).unref();
  });
  const outcome = await Promise.race([first, late]);
  return outcome.kind === "delivery" ? { ...outcome, replayed: true } : outcome;
}

/** Checks that cost nothing and touch nothing. An answer here ends the sale; undefined lets it go on. */
async function match(
  context: SaleContext,
  request: PaidRequest,
  offer: Offer,
  digest: Buffer,
): Promise<Outcome | undefined> {
  const { payment, purchase } = request;
  const code = paymentMismatch(payment, purchase, offer, context.clock.now());
  if (code === undefined) return undefined;
  const claimed = await orderPaidBy(context, payment);
  // What the same words come to, and so their price, may differ from day to day: what was paid for does not.
  if (claimed?.payment.signature === payment.authorization.signature)
    return await resume(context, request, claimed.order.id, digest, "payment_already_used");
  // A payment that bought something else says so, rather than asking for money again.
  if (claimed !== undefined) return { kind: "refused", code: "payment_already_used" };
  return await paymentRequired(context, request, code);
}

async function claimAndSettle(
  context: SaleContext,
  request: PaidRequest,
  offer: Offer,
  digest: Buffer,
): Promise<Outcome> {
  const { payment } = request;
  const now = BigInt(Math.floor(context.clock.now() / 1000));
  const signed = isSignedByPayer(domainSeparator(context.asset), payment.authorization);
  const idempotencyKey = payment.identifier ?? request.idempotencyKey;

  if (idempotencyKey !== undefined && signed) {
    const earlier = await orderByKey(context.store, walletSubject(payment.authorization.from), idempotencyKey);
    if (earlier !== undefined) return await resume(context, request, earlier.id, digest, "idempotency_key_reused");
  }
  // Kept with the order, so that the delivery says the same whenever it is repeated.
  const quota = await context.quota.state(request.purchase, request.claimant);
  const { order, claim: claimed } = newOrder(context, request, {
    digest,
    quota,
    idempotencyKey: idempotencyKey ?? null,
  });
  // An expired or unripe authorization, or a forged one of an ordinary account, is no claim; but it may be the
  // repetition of one that was good in its time.
  const inTime = payment.authorization.validAfter <= now && payment.authorization.validBefore > now;
  const plausible = signed || (await isForTheChain(context, payment));
  if (inTime && plausible && (await claim(context.store, order, claimed))) {
    context.log.info({ order: order.id, rows: order.rows, amount: order.amountMicroUsdc.toString() }, "claimed");
    return await verifyAndSettle(context, request, { order, payment: claimed }, offer);
  }
  const holder = await orderPaidBy(context, payment);
  if (holder !== undefined) {
    if (holder.payment.signature !== payment.authorization.signature)
      return await paymentRequired(context, request, "payment_signature_invalid");
    return await resume(context, request, holder.order.id, digest, "payment_already_used");
  }
  if (!plausible) return await paymentRequired(context, request, "payment_signature_invalid");
  if (idempotencyKey !== undefined && inTime) {
    const verdict: Verdict = signed ? { kind: "valid" } : await context.facilitator.verify(payment, offer);
    // A used nonce proves no signature.
    if (verdict.kind === "used") return await paymentRequired(context, request, "payment_nonce_used");
    if (verdict.kind === "refused") return await paymentRequired(context, request, verdict.code);
    const earlier = await orderByKey(context.store, order.subject, idempotencyKey);
    if (earlier !== undefined) return await resume(context, request, earlier.id, digest, "idempotency_key_reused");
  }
  // Whoever held it let go of it at this moment.
  if (inTime) return { kind: "refused", code: "settlement_unavailable" };
  const early = payment.authorization.validAfter > now;
  return await paymentRequired(context, request, early ? "payment_not_yet_valid" : "payment_expired");
}

/**
 * Contract wallets sign in any form, 65 bytes like an ordinary account's included: only the chain can judge those.
 * @throws FacilitatorUnavailable
 */
async function isForTheChain({ chain }: SaleContext, { authorization }: PaymentHeader): Promise<boolean> {
  if (authorization.signature.length !== 132) return true;
  return await chain.hasCode(authorization.from).catch((cause: unknown) => {
    throw new FacilitatorUnavailable("The chain cannot be asked right now", { cause });
  });
}

function newOrder(
  context: SaleContext,
  { purchase, payment }: PaidRequest,
  { digest, quota, idempotencyKey }: { digest: Buffer; quota: QuotaState; idempotencyKey: string | null },
): { order: Order; claim: Claim } {
  const id = context.ids.order();
  const at = new Date(context.clock.now());
  const known = context.knownBlock();
  const { authorization } = payment;
  const { operation, request, product, understoodAs, rows, amountMicroUsdc } = purchase;
  return {
    order: {
      ...{
        id,
        createdAt: at,
        updatedAt: at,
        operation,
        request,
        requestDigest: digest,
        product,
        understoodAs,
        rows,
        amountMicroUsdc,
      },
      subject: walletSubject(authorization.from),
      mode: context.paidMode,
      state: "claimed",
      reason: null,
      freeRowsLeft: quota.applies ? quota.rowsLeft : null,
      freeCallsLeft: quota.applies ? quota.callsLeft : null,
      contentDigest: null,
    },
    claim: {
      ...{ network: context.asset.network, asset: context.asset.address },
      ...{ payer: authorization.from, nonce: authorization.nonce },
      orderId: id,
      payTo: authorization.to,
      amountMicroUsdc: authorization.value,
      validAfter: authorization.validAfter,
      validBefore: authorization.validBefore,
      signature: authorization.signature,
      claimedBlock: known > LOOK_BACK_BLOCKS ? known - LOOK_BACK_BLOCKS : 0n,
      transaction: null,
      idempotencyKey,
    },
  };
}

async function verifyAndSettle(
  context: SaleContext,
  request: PaidRequest,
  paid: PaidOrder,
  offer: Offer,
): Promise<Outcome> {
  const { id } = paid.order;
  const reject = (reason: string) =>
    close(context.store, id, "rejected", ["claimed", "settling"], reason, new Date(context.clock.now()));
  try {
    const verdict = await context.facilitator.verify(request.payment, offer);
    if (verdict.kind === "refused") {
      await reject(verdict.code);
      return await paymentRequired(context, request, verdict.code);
    }
    if (verdict.kind === "used") return await afterChain(context, request, paid);
  } catch (error) {
    if (!(error instanceof FacilitatorUnavailable)) throw error;
    context.log.warn({ order: id, err: error }, "payment could not be verified");
    await reject("facilitator_unavailable");
    return { kind: "refused", code: "settlement_unavailable" };
  }
  const settlement = await context.facilitator
    .settle(id, request.payment, offer)
    .catch((error: unknown): Settlement => {
      if (error instanceof StoreUnavailable) throw error;
      // Whatever it was, it says nothing about the money.
      context.log.error({ order: id, err: error }, "settling broke off");
      return { kind: "unknown" };
    });
  if (settlement.kind === "settled") {
    const settled = await recordSettlement(context, paid, settlement.transaction);
    return { kind: "delivery", ...settled, replayed: false };
  }
  if (settlement.kind === "refused") {
    await reject(settlement.code);
    return await paymentRequired(context, request, settlement.code);
  }
  return await afterChain(context, request, paid);
}
