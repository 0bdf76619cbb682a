import type { Clock, Ids } from "../ports.ts";
import { type Batcher, createBatcher } from "../store/batch.ts";
import type { Order } from "../store/orders.ts";
import { type Charged, chargeFree, type FreeCharge, openingsLeft, quotaUsed, recordOpening } from "../store/quota.ts";
import type { Store } from "../store/store.ts";
import { type Purchase, requestDigest } from "./purchase.ts";
import type { Subject } from "./subject.ts";

export const FREE_ROWS = 50;
export const FREE_CALLS = 5;

/** What is left of a subject's free quota, and why nothing is if that has a reason of its own. */
export interface QuotaState {
  readonly applies: boolean;
  readonly rowsLeft: number;
  readonly callsLeft: number;
  /** The client address has opened as many wallets' quotas as it may in 24 hours. */
  readonly walletCapReached: boolean;
}

/** Who asks for free rows: the subject, and the client address that it came from. */
export interface Claimant {
  readonly subject: Subject;
  readonly address: Subject;
}

export interface FreeQuota {
  /** Takes the purchase from the quota and records the order, or takes nothing and answers undefined. */
  take(purchase: Purchase, claimant: Claimant, idempotencyKey: string | undefined): Promise<Order | undefined>;
  state(purchase: Pick<Purchase, "quotaApplies">, claimant: Claimant): Promise<QuotaState>;
}

export function openFreeQuota(deps: {
  store: Store;
  clock: Clock;
  ids: Ids;
  /** How many wallets an address may open in 24 hours; 0 means no cap. */
  walletsPerAddress: number;
}): FreeQuota {
  const { store, clock, ids, walletsPerAddress } = deps;
  const charges: Batcher<FreeCharge, Charged> = createBatcher({
    run: (items) => chargeFree(store, items, { rows: FREE_ROWS, calls: FREE_CALLS }),
    maxItems: 256,
    lanes: 2,
    keyOf: (item) => item.subject,
  });

  async function take(
    purchase: Purchase,
    { subject, address }: Claimant,
    idempotencyKey: string | undefined,
  ): Promise<Order | undefined> {
    if (!purchase.quotaApplies || purchase.rows > FREE_ROWS) return undefined;
    const capped = walletsPerAddress > 0 && subject !== address;
    const charge: FreeCharge = {
      subject,
      rows: purchase.rows,
      at: new Date(clock.now()),
      orderId: ids.order(),
      operation: purchase.operation,
      request: purchase.request,
      requestDigest: requestDigest(purchase),
      idempotencyKey: idempotencyKey ?? null,
      product: purchase.product,
      understoodAs: purchase.understoodAs,
      mayOpen: !capped,
    };
    let charged = await charges.submit(charge);
    if (charged === undefined && capped && (await quotaUsed(store, subject)) === undefined) {
      // A wallet that was never seen: opening its quota counts against the address that asks.
      if (!(await recordOpening(store, address, charge.at, walletsPerAddress))) return undefined;
      charged = await charges.submit({ ...charge, mayOpen: true });
    }
    return charged === undefined ? undefined : freeOrder(charge, charged);
  }

  return {
    take,
    async state({ quotaApplies }, { subject, address }) {
      if (!quotaApplies) return { applies: false, rowsLeft: 0, callsLeft: 0, walletCapReached: false };
      const used = await quotaUsed(store, subject);
      const capped = used === undefined && walletsPerAddress > 0 && subject !== address;
      if (capped && (await openingsLeft(store, address, new Date(clock.now()), walletsPerAddress)) === 0) {
        return { applies: true, rowsLeft: 0, callsLeft: 0, walletCapReached: true };
      }
      return {
        applies: true,
        rowsLeft: FREE_ROWS - (used?.rowsUsed ?? 0),
        callsLeft: FREE_CALLS - (used?.callsUsed ?? 0),
        walletCapReached: false,
      };
    },
  };
}

function freeOrder(charge: FreeCharge, charged: { rowsUsed: number; callsUsed: number }): Order {
  return {
    id: charge.orderId,
    createdAt: charge.at,
    updatedAt: charge.at,
    operation: charge.operation,
    request: charge.request,
    requestDigest: charge.requestDigest,
    subject: charge.subject,
    product: charge.product,
    understoodAs: charge.understoodAs,
    rows: charge.rows,
    amountMicroUsdc: 0n,
    mode: "free",
    state: "delivered",
    reason: null,
    freeRowsLeft: FREE_ROWS - charged.rowsUsed,
    freeCallsLeft: FREE_CALLS - charged.callsUsed,
    contentDigest: null,
  };
}
