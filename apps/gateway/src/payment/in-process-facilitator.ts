import type { SupportedResponse } from "@x402/core/types";
import type { Clock } from "../ports.ts";
import * as broadcasts from "../store/broadcasts.ts";
import type { Store } from "../store/store.ts";
import { type Authorization, domainSeparator, type Hex, isSignedByPayer } from "./authorization.ts";
import type { Broadcaster } from "./broadcaster.ts";
import { type Chain, paysAuthorization, transferCalldata } from "./chain.ts";
import {
  type Facilitator,
  FacilitatorUnavailable,
  type RefusalCode,
  type Settlement,
  type Verdict,
} from "./facilitator.ts";
import { RpcRefused, RpcUnavailable } from "./rpc.ts";

/** How long a request waits for its transaction to be mined before the buyer is told to come back. */
const RECEIPT_MS = 20_000;

/**
 * The x402 exact scheme on EVM with EIP-3009, settled with a key of our own. The signature is checked natively and the
 * transfer is run once without sending it before any gas is spent: an empty wallet or a used nonce costs us nothing.
 */
export function inProcessFacilitator(deps: {
  chain: Chain;
  broadcaster: Broadcaster;
  store: Store;
  clock: Clock;
}): Facilitator {
  const { chain, broadcaster, store, clock } = deps;
  const domain = domainSeparator(chain.asset);

  async function refusal(authorization: Authorization): Promise<Verdict> {
    const [used, balance, code] = await Promise.all([
      chain.authorizationUsed(authorization.from, authorization.nonce),
      chain.tokenBalance(authorization.from),
      chain.hasCode(authorization.from),
    ]);
    if (used) return { kind: "used" };
    if (balance < authorization.value) return refused("payment_insufficient_funds");
    if (isSignedByPayer(domain, authorization)) return refused("payment_simulation_failed");
    return refused(code || isEoaSignature(authorization) ? "payment_signature_invalid" : "payment_wallet_not_deployed");
  }

  return {
    async supported() {
      return supportedBy(chain.asset.network, broadcaster.address);
    },

    async verify({ authorization }) {
      const now = BigInt(Math.floor(clock.now() / 1000));
      if (authorization.validAfter > now) return refused("payment_not_yet_valid");
      // Six seconds to be mined, as the published facilitator asks.
      if (authorization.validBefore < now + 6n) return refused("payment_expired");
      try {
        await chain.simulate(authorization, broadcaster.address);
        return { kind: "valid" };
      } catch (error) {
        if (error instanceof RpcRefused) return await refusal(authorization).catch(unavailable);
        return unavailable(error);
      }
    },

    async settle(orderId, { authorization }): Promise<Settlement> {
      try {
        const result = await broadcaster.broadcast({
          purpose: "settlement",
          orderId,
          to: chain.asset.address,
          data: transferCalldata.withAuthorization(authorization),
        });
        if (result.kind === "not_due") return { kind: "unknown" };
        const receipt = await broadcaster.receipt(result.hash, RECEIPT_MS);
        if (receipt === undefined) return { kind: "unknown" };
        if (receipt.succeeded && paysAuthorization(receipt.logs, chain.asset.address, authorization)) {
          return { kind: "settled", transaction: result.hash };
        }
        // Reverted: front-run, cancelled, or emptied since the simulation. Reconciliation tells which.
        await broadcasts.recordOutcome(store, result.hash, "reverted");
        return { kind: "unknown" };
      } catch (error) {
        if (error instanceof RpcUnavailable || error instanceof RpcRefused) return { kind: "unknown" };
        throw error;
      }
    },
  };
}

const refused = (code: RefusalCode): Verdict => ({ kind: "refused", code });

function unavailable(cause: unknown): never {
  throw new FacilitatorUnavailable("The chain cannot be asked right now", { cause });
}

function isEoaSignature({ signature }: Authorization): boolean {
  return signature.length === 132;
}

/** What an in-process facilitator says at /supported. */
function supportedBy(network: string, signer: Hex): SupportedResponse {
  return {
    kinds: [{ x402Version: 2, scheme: "exact", network: network as `${string}:${string}` }],
    extensions: [],
    signers: { "eip155:*": [signer] },
  };
}
