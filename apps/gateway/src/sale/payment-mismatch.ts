import type { PaymentHeader } from "../payment/header.ts";
import { mismatch, type Offer } from "../payment/offer.ts";
import type { PaymentRequiredCode } from "./outcome.ts";
import type { Purchase } from "./purchase.ts";

/**
 * How long an authorization may be good. Far more than is offered, for clocks that are wrong; but one without an end
 * could never be known to be void.
 */
const LONGEST_SECONDS = 3_600;

/** The first way in which a payment is not for this purchase; undefined when it is. `now` in milliseconds. */
export function paymentMismatch(
  { authorization, accepted, resourceUrl }: PaymentHeader,
  purchase: Purchase,
  offer: Offer,
  now: number,
): PaymentRequiredCode | undefined {
  const different = mismatch(offer, accepted);
  if (different !== undefined) return different;
  if (resourceUrl !== undefined && resourceUrl !== purchase.resourceUrl) return "payment_resource_mismatch";
  if (authorization.to !== offer.payTo.toLowerCase()) return "payment_recipient_mismatch";
  if (authorization.value !== purchase.amountMicroUsdc) return "payment_amount_mismatch";
  if (authorization.validBefore > BigInt(Math.floor(now / 1000) + LONGEST_SECONDS)) return "payment_terms_mismatch";
  return undefined;
}
