import { encodePaymentResponseHeader } from "@x402/core/http";
import type { Payment } from "../store/orders.ts";

/** PAYMENT-RESPONSE of a settled payment: on every answer after the money moved, also when that is an error. */
export function settlementHeader(payment: Payment): { readonly "payment-response": string } {
  return {
    "payment-response": encodePaymentResponseHeader({
      success: true,
      payer: payment.payer,
      transaction: payment.transaction ?? "",
      network: payment.network as `${string}:${string}`,
      amount: payment.amountMicroUsdc.toString(),
    }),
  };
}
