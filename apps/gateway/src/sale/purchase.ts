import { hash } from "node:crypto";
import { canonicalJson, type JsonValue } from "@sdg/proof/canonical-json";
import type { JsonRecord } from "../store/tables.ts";

/** What is being bought: fully decided and validated before anybody speaks of money. */
export interface Purchase {
  /** The operation that sells it, by its registry id. */
  readonly operation: string;
  /** The request's parameters in canonical form, without those that only say how to present the rows. */
  readonly request: JsonRecord;
  /** All that is needed to make the rows again, for ever: `kind` names the product line. */
  readonly product: JsonRecord & { readonly kind: string };
  readonly understoodAs: JsonRecord;
  readonly rows: number;
  /** How many calls they are, where the price is by the call. */
  readonly calls?: number;
  readonly amountMicroUsdc: bigint;
  /** Whether the free quota applies to this resource. */
  readonly quotaApplies: boolean;
  /** The absolute URL that the payment is for, as the 402 names it. */
  readonly resourceUrl: string;
}

/** What a payment is bound to: SHA-256 over the operation and its canonical parameters. */
export function requestDigest(purchase: Pick<Purchase, "operation" | "request">): Buffer {
  const text = canonicalJson({ operation: purchase.operation, request: purchase.request as JsonValue });
  return hash("sha256", text, "buffer");
}
