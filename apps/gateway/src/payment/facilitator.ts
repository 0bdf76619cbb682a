import type { SupportedResponse } from "@x402/core/types";
import type { Authorization } from "./authorization.ts";
import type { Offer } from "./offer.ts";

/** A payment as presented: the wire object for a facilitator elsewhere, and what it says, parsed. */
export interface PresentedPayment {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly authorization: Authorization;
}

export type Verdict =
  | { readonly kind: "valid" }
  /** Final: this payment will not settle as it is, and nothing was moved. */
  | { readonly kind: "refused"; readonly code: RefusalCode }
  /** The nonce is used already, perhaps for this very order: the chain must be asked. */
  | { readonly kind: "used" };

export type Settlement =
  | { readonly kind: "settled"; readonly transaction: string }
  | { readonly kind: "refused"; readonly code: RefusalCode }
  /** It may or may not have happened. Only the chain can tell. */
  | { readonly kind: "unknown" };

/** Our own stable words for why a payment is refused; a facilitator's words are mapped to them. */
export type RefusalCode =
  | "payment_signature_invalid"
  | "payment_expired"
  | "payment_not_yet_valid"
  | "payment_insufficient_funds"
  | "payment_nonce_used"
  | "payment_wallet_not_deployed"
  | "payment_simulation_failed"
  | "payment_refused";

/** Nothing was sent: the same payment can be presented again later. */
export class FacilitatorUnavailable extends Error {
  override readonly name = "FacilitatorUnavailable";
}

/**
 * Who checks and settles payments. `settle` makes the order's move to `settling` durable before anything leaves the
 * process, and never throws for an outcome that it does not know: that is `unknown`.
 */
export interface Facilitator {
  supported(): Promise<SupportedResponse>;
  /** @throws FacilitatorUnavailable */
  verify(payment: PresentedPayment, offer: Offer): Promise<Verdict>;
  settle(orderId: string, payment: PresentedPayment, offer: Offer): Promise<Settlement>;
}
