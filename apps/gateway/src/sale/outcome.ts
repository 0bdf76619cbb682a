import type { RefusalCode } from "../payment/facilitator.ts";
import type { MismatchCode, Offer } from "../payment/offer.ts";
import type { Order, Payment } from "../store/orders.ts";
import type { Purchase } from "./purchase.ts";
import type { QuotaState } from "./quota.ts";

/** Why a 402 was answered. All but the first say that a payment was presented and did not move anything. */
export type PaymentRequiredCode = "payment_required" | "payment_resource_mismatch" | MismatchCode | RefusalCode;

/** Refusals that are business and no 402: money may be moving, or has moved, or cannot move now. */
export type SaleRefusalCode =
  | "payment_already_used"
  | "idempotency_key_reused"
  | "payment_outcome_unknown"
  | "settlement_unavailable"
  | "order_refund_due"
  | "order_refunded"
  | "order_retired"
  | "product_unavailable";

/** An order whose rows are to be delivered. */
export interface Sold {
  readonly order: Order;
  readonly payment: Payment | undefined;
  /** The order existed before this request: it is delivered again, and nothing was charged now. */
  readonly replayed: boolean;
}

export type Outcome =
  | ({ readonly kind: "delivery" } & Sold)
  | {
      readonly kind: "payment_required";
      readonly code: PaymentRequiredCode;
      readonly purchase: Purchase;
      readonly offer: Offer;
      readonly quota: QuotaState;
    }
  | {
      readonly kind: "refused";
      readonly code: SaleRefusalCode;
      readonly orderId?: string;
      /** The payment, where it was settled all the same. */
      readonly payment?: Payment;
    };

/** An outcome that asks for no payment. */
export type Concluded = Exclude<Outcome, { kind: "payment_required" }>;
