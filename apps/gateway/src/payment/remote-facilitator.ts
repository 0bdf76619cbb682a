import { HTTPFacilitatorClient } from "@x402/core/http";
import type { PaymentPayload } from "@x402/core/types";
import type { Clock } from "../ports.ts";
import { beginSettling } from "../store/orders.ts";
import type { Store } from "../store/store.ts";
import { type Authorization, domainSeparator, type Hex, isSignedByPayer } from "./authorization.ts";
import { type Chain, paysAuthorization } from "./chain.ts";
import { type Facilitator, FacilitatorUnavailable, type RefusalCode, type Settlement } from "./facilitator.ts";
import { minedReceipt } from "./mined-receipt.ts";

/** Every word for "refused" that the specification, the published facilitator and Coinbase's use. */
const REFUSALS: readonly (readonly [pattern: RegExp, code: RefusalCode])[] = [
  [/valid_before|expired/, "payment_expired"],
  [/valid_after|not_yet_valid/, "payment_not_yet_valid"],
  [/insufficient/, "payment_insufficient_funds"],
  [/undeployed|factory_not_allowed|deployment_failed/, "payment_wallet_not_deployed"],
  [/signature|typed_data/, "payment_signature_invalid"],
  [/simulation/, "payment_simulation_failed"],
];
const USED = /nonce_already_used|nonce_used/;
/** These say nothing about the money, whatever they are called. */
const UNDETERMINED =
  /settlement_pending|timed_out|timeout|node_failure|unexpected_|transaction_failed|failed_onchain|invalid_transaction_state/;

/** Our word for a facilitator's reason. */
export function refusalCode(reason: string): RefusalCode {
  return REFUSALS.find(([pattern]) => pattern.test(reason))?.[1] ?? "payment_refused";
}

/** How far our node may be behind the facilitator's. */
const LAG_MS = 10_000;

/** An x402 facilitator elsewhere, behind the same interface as our own. It is believed only when the chain agrees. */
export function remoteFacilitator(deps: {
  url: string;
  token: string | undefined;
  store: Store;
  chain: Chain;
  clock: Clock;
  timeoutMs?: number;
}): Facilitator {
  const { store, chain, clock, token, timeoutMs = 30_000 } = deps;
  const authorization = token === undefined ? undefined : { Authorization: `Bearer ${token}` };
  const client = new HTTPFacilitatorClient({
    url: deps.url,
    timeoutMs,
    ...(authorization === undefined
      ? {}
      : {
          createAuthHeaders: async () => ({ verify: authorization, settle: authorization, supported: authorization }),
        }),
  });
  const domain = domainSeparator(chain.asset);
  const wire = (payload: Readonly<Record<string, unknown>>) => payload as unknown as PaymentPayload;

  async function confirmed(transaction: string, authorization: Authorization): Promise<Settlement> {
    if (!/^0x[0-9a-fA-F]{64}$/.test(transaction)) return { kind: "unknown" };
    const receipt = await minedReceipt(chain, transaction.toLowerCase() as Hex, Math.min(timeoutMs, LAG_MS));
    const isPaid = receipt?.succeeded === true && paysAuthorization(receipt.logs, chain.asset.address, authorization);
    return isPaid ? { kind: "settled", transaction: receipt.hash } : { kind: "unknown" };
  }

  return {
    async supported() {
      try {
        return await client.getSupported();
      } catch (cause) {
        throw new FacilitatorUnavailable("The facilitator cannot be asked right now", { cause });
      }
    },
    async verify({ payload, authorization }, offer) {
      // An ordinary account's signature is checked here, and the facilitator checks all of it again before it settles:
      // asking twice would only cost a round trip. What a contract signed is for the chain to judge.
      if (isSignedByPayer(domain, authorization)) return { kind: "valid" };
      const answer = await client.verify(wire(payload), offer).catch((cause: unknown) => {
        throw new FacilitatorUnavailable("The facilitator cannot be asked right now", { cause });
      });
      if (answer.isValid) return { kind: "valid" };
      const reason = answer.invalidReason ?? "";
      if (USED.test(reason)) return { kind: "used" };
      if (UNDETERMINED.test(reason)) throw new FacilitatorUnavailable("The facilitator could not verify the payment");
      return { kind: "refused", code: refusalCode(reason) };
    },
    async settle(orderId, { payload, authorization }, offer) {
      if (!(await beginSettling(store, orderId, new Date(clock.now())))) return { kind: "unknown" };
      try {
        const answer = await client.settle(wire(payload), offer);
        if (answer.success) return await confirmed(answer.transaction, authorization);
        const reason = answer.errorReason ?? "";
        // A refusal may still hide our own earlier settlement; only words that exclude one are final, and only if true.
        if (USED.test(reason) || UNDETERMINED.test(reason) || reason === "") return { kind: "unknown" };
        if (await chain.authorizationUsed(authorization.from, authorization.nonce)) return { kind: "unknown" };
        return { kind: "refused", code: refusalCode(reason) };
      } catch {
        return { kind: "unknown" };
      }
    },
  };
}
