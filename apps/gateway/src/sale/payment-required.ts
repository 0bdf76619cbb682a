import { offerFor } from "../payment/offer.ts";
import type { SaleContext } from "./context.ts";
import type { Outcome, PaymentRequiredCode } from "./outcome.ts";
import type { SaleRequest } from "./request.ts";

/** The answer that names the price, and why a presented payment was not taken. Nothing was moved. */
export async function paymentRequired(
  context: SaleContext,
  { purchase, claimant }: Pick<SaleRequest, "purchase" | "claimant">,
  code: PaymentRequiredCode,
): Promise<Outcome> {
  return {
    kind: "payment_required",
    code,
    purchase,
    offer: offerFor(context.asset, context.payTo, purchase.amountMicroUsdc),
    quota: await context.quota.state(purchase, claimant),
  };
}
