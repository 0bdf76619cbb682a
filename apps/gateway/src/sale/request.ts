import type { PaymentHeader } from "../payment/header.ts";
import type { Purchase } from "./purchase.ts";
import type { Claimant } from "./quota.ts";

export interface SaleRequest {
  readonly purchase: Purchase;
  readonly claimant: Claimant;
  readonly payment: PaymentHeader | undefined;
  readonly idempotencyKey: string | undefined;
  /** The price is wanted and nothing else: a bare probe, or a buyer who keeps the free quota for later. */
  readonly probe: boolean;
}

/** A sale with a payment in hand. */
export type PaidRequest = SaleRequest & { readonly payment: PaymentHeader };
