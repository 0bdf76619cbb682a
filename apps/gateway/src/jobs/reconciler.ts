import type { Observer } from "../observe/observer.ts";
import { checkBooks } from "../sale/books.ts";
import type { SaleContext } from "../sale/context.ts";
import { reconcileOrder } from "../sale/reconcile.ts";
import { countByState, openOrders } from "../store/orders.ts";

const ORDERS_EVERY_MS = 3_000;
const BOOKS_EVERY_MS = 60_000;
/** An order that a gateway is working on is touched more often than this. */
const ABANDONED_MS = 60_000;

export interface Reconciler {
  /** Works until everything that can be moved on has been. */
  round(touchedBefore: Date): Promise<void>;
  checkLedger(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/**
 * Brings every open order to its end, and holds the ledger against the chain. The open orders are the queue: nothing
 * has to be enqueued, so nothing can be forgotten, and every step is safe to take twice.
 */
export function createReconciler(context: SaleContext, observer: Observer): Reconciler {
  let timers: NodeJS.Timeout[] = [];
  let running: Promise<void> = Promise.resolve();
  let lastChecked = 0n;
  let missing = 0n;

  async function round(touchedBefore: Date): Promise<void> {
    for (const paid of await openOrders(context.store, touchedBefore, 100)) {
      try {
        await reconcileOrder(context, paid);
      } catch (error) {
        context.log.warn({ order: paid.order.id, err: error }, "not reconciled yet");
      }
    }
    const counts = await countByState(context.store);
    for (const state of ["claimed", "settling", "settled", "refund_due"] as const) {
      observer.openOrders(state, counts.get(state) ?? 0);
    }
  }

  async function checkLedger(): Promise<void> {
    const check = await checkBooks(context, lastChecked);
    lastChecked = check.lastId;
    missing += check.ledger - check.chain;
    observer.ledgerDifference(missing);
    for (const { orderId, transaction } of check.missing) {
      context.log.error({ order: orderId, transaction }, "the ledger has a transfer that the chain does not have");
    }
  }

  /** One piece of work at a time; a failing one is logged and does not stop the next. */
  function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    const timer = setInterval(() => {
      running = running.then(work).catch((error) => context.log.warn({ err: error }, "reconciliation failed"));
    }, ms);
    return timer.unref();
  }

  return {
    round,
    checkLedger,
    start() {
      timers = [
        every(ORDERS_EVERY_MS, () => round(new Date(context.clock.now() - ABANDONED_MS))),
        every(BOOKS_EVERY_MS, checkLedger),
      ];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
