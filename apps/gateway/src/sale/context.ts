import type { Logger } from "pino";
import type { Asset } from "../payment/authorization.ts";
import type { Broadcaster } from "../payment/broadcaster.ts";
import type { Chain } from "../payment/chain.ts";
import type { Facilitator } from "../payment/facilitator.ts";
import type { Clock, Ids } from "../ports.ts";
import type { Store } from "../store/store.ts";
import type { OrderMode } from "../store/tables.ts";
import type { Outcome } from "./outcome.ts";
import type { ProductLines } from "./product-line.ts";
import type { FreeQuota } from "./quota.ts";

/** Everything that a sale works with. Made once at start, passed down, never reached for. */
export interface SaleContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly chain: Chain;
  readonly facilitator: Facilitator;
  /** Pays refunds; absent when the gateway holds no key. */
  readonly treasury: Broadcaster | undefined;
  readonly asset: Asset;
  readonly payTo: string;
  /** How a paid order is labelled: real money or the sandbox's. */
  readonly paidMode: Exclude<OrderMode, "free">;
  readonly products: ProductLines;
  readonly quota: FreeQuota;
  readonly refundCap: bigint;
  /** Seconds after its validity at which an unused authorization is void for certain. */
  readonly finalitySeconds: number;
  /** A block that the chain has reached for certain: logs of a new claim are looked for from there. */
  readonly knownBlock: () => bigint;
  /** Whether payments can be settled now. Asked before a price is named, so that nobody signs in vain. */
  readonly canSettle: () => boolean;
  /** Paid sales under way in this process, by claim. */
  readonly underway: Map<string, { readonly digest: Buffer; readonly outcome: Promise<Outcome> }>;
}
