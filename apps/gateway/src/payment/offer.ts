import type { PaymentRequirements } from "@x402/core/types";
import type { Asset } from "./authorization.ts";

/** What a buyer has to pay, whom and how: one entry of `accepts`. */
export type Offer = PaymentRequirements;

/** Seconds for which a signed payment is good. Short, so that one that never settled is known to be void soon. */
export const PAYMENT_SECONDS = 120;

/** The exact-EVM offer. `upfront`: the money moves before the rows are made; all input was checked before. */
export function offerFor(asset: Asset, payTo: string, amountMicroUsdc: bigint): Offer {
  return {
    scheme: "exact",
    network: asset.network as Offer["network"],
    amount: amountMicroUsdc.toString(),
    asset: asset.address,
    payTo,
    maxTimeoutSeconds: PAYMENT_SECONDS,
    extra: { name: asset.name, version: asset.version, paymentFlow: "upfront" },
  };
}

export type MismatchCode =
  | "payment_scheme_mismatch"
  | "payment_network_mismatch"
  | "payment_asset_mismatch"
  | "payment_amount_mismatch"
  | "payment_recipient_mismatch"
  | "payment_terms_mismatch";

interface Accepted {
  readonly scheme: string;
  readonly network: string;
  readonly amount: string;
  readonly asset: string;
  readonly payTo: string;
  readonly maxTimeoutSeconds: number;
  readonly extra?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The first way in which what the buyer accepted is not what we offer; undefined when it is. */
export function mismatch(offer: Offer, accepted: Accepted): MismatchCode | undefined {
  if (accepted.scheme !== offer.scheme) return "payment_scheme_mismatch";
  if (accepted.network !== offer.network) return "payment_network_mismatch";
  if (accepted.asset.toLowerCase() !== offer.asset.toLowerCase()) return "payment_asset_mismatch";
  if (accepted.payTo.toLowerCase() !== offer.payTo.toLowerCase()) return "payment_recipient_mismatch";
  if (accepted.amount !== offer.amount) return "payment_amount_mismatch";
  if (accepted.maxTimeoutSeconds !== offer.maxTimeoutSeconds) return "payment_terms_mismatch";
  // Clients from before payment flows existed do not echo what they do not know; what they do echo must be ours.
  const extra = accepted.extra ?? {};
  const differs = Object.entries(offer.extra ?? {}).some(([key, value]) => key in extra && extra[key] !== value);
  return differs ? "payment_terms_mismatch" : undefined;
}
