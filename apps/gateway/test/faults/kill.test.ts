import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { startDoomed } from "./doomed-process.ts";
import { audit } from "./invariants.ts";
import { background, type End, ownSettlement } from "./kill-points.ts";
import {
  type Market,
  openMarket,
  ordersOf,
  PAST_ABANDONMENT_MS,
  type Purchase,
  present,
  presentUntilDelivered,
  reconcileAll,
  signPurchase,
} from "./market.ts";
import { witnessed } from "./witness.ts";

const ROWS = 5;

describe("a gateway that is killed in the middle of a sale", { concurrency: 3 }, () => {
  it("has a kill point for every step that a paid sale takes", async (t) => {
    const market = await openMarket(t);
    const seen: string[] = [];
    const { gateway, url } = await market.open({ faults: witnessed((step) => void seen.push(step)) });
    const purchase = await signPurchase(url, market.buyer, ROWS);
    seen.length = 0;
    await presentUntilDelivered(url, purchase);
    await gateway.close();
    const steps = new Set(seen.filter((step) => !background.includes(step)));
    assert.deepEqual([...steps].sort(), ownSettlement.map(([step]) => step).sort());
  });

  for (const [step, before, after] of ownSettlement) {
    for (const [moment, end] of [["before", before] as const, ["after", after] as const]) {
      it(`${moment} ${step}: reconciliation alone brings the order to its end`, async (t) => {
        const { market, purchase } = await killedSale(t, `${moment} ${step}`);
        const survivor = await market.open();
        await reconcileAll(survivor, market);
        assert.deepEqual(await ends(market), end === "nothing" ? [] : [end]);
        const { earned } = await audit(market);
        assert.equal(earned, end === "delivered" ? purchase.amount : 0n);

        // Whatever the end was, the buyer's payment is still good for its rows, and for nothing more.
        await presentUntilDelivered(survivor.url, purchase);
        await reconcileAll(survivor, market);
        assert.equal((await audit(market)).earned, purchase.amount);
      });

      it(`${moment} ${step}: the same payment brings its rows, charged once`, async (t) => {
        const { market, purchase } = await killedSale(t, `${moment} ${step}`);
        const survivor = await market.open({ clockAhead: () => PAST_ABANDONMENT_MS });
        const first = await presentUntilDelivered(survivor.url, purchase);
        const again = await present(survivor.url, purchase);
        assert.equal(again.status, 200);
        assert.equal(again.headers.get("idempotent-replay"), "true");
        assert.deepEqual(again.body.order, first.body.order);
        assert.deepEqual(again.body.records, first.body.records);
        await reconcileAll(survivor, market);
        const states = await ends(market);
        assert.equal(states.filter((state) => state === "delivered").length, 1, states.join());
        assert.equal((await audit(market)).earned, purchase.amount);
      });
    }
  }
});

/** A sale whose gateway died at the point, with its answer. */
async function killedSale(t: TestContext, point: string): Promise<{ market: Market; purchase: Purchase }> {
  const market = await openMarket(t);
  const doomed = await startDoomed(t, { settings: market.settings, isBroken: false });
  const purchase = await signPurchase(doomed.url, market.buyer, ROWS);
  await doomed.dieAt(point);
  // The delivery's record follows the answer, so a late death may leave the answer whole.
  await present(doomed.url, purchase).catch(() => undefined);
  assert.equal(await doomed.death, "SIGKILL");
  return { market, purchase };
}

async function ends(market: Market): Promise<End[]> {
  return (await ordersOf(market)).map(({ state }) => state as End);
}
