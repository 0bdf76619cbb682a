import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { startDoomed } from "./doomed-process.ts";
import { startFacilitator } from "./facilitator-server.ts";
import { audit } from "./invariants.ts";
import { type End, killPoints, ownSettlement, remoteSettlement, type Step, stepsSeen } from "./kill-points.ts";
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

type Settings = Readonly<Record<string, string>>;

interface Way {
  readonly name: string;
  readonly steps: readonly Step[];
  /** What is set beside the market's own settings. */
  settings(t: TestContext, market: Market): Promise<Settings>;
}

const ways: readonly Way[] = [
  { name: "settles itself", steps: ownSettlement, settings: async () => ({}) },
  {
    name: "settles through a facilitator elsewhere",
    steps: remoteSettlement,
    settings: async (t, market) => ({ FACILITATOR_URL: (await startFacilitator(t, market)).url }),
  },
];

for (const way of ways) {
  describe(`a gateway that ${way.name} and is killed in the middle of a sale`, { concurrency: 3 }, () => {
    it("has a kill point for every step that a paid sale takes", async (t) => {
      const market = await openMarket(t);
      const settings = await way.settings(t, market);
      const seen: string[] = [];
      const open = await market.open({ settings, faults: witnessed((step) => void seen.push(step)) });
      const purchase = await signPurchase(open.url, market.buyer, ROWS);
      seen.length = 0;
      await presentUntilDelivered(open.url, purchase);
      // The delivery is recorded after its answer.
      await open.gateway.close();
      assert.deepEqual(stepsSeen(seen), way.steps.map(({ step }) => step).sort());
    });

    for (const { point, end } of killPoints(way.steps)) {
      it(`${point}: reconciliation alone brings the order to its end`, (t) => reconciled(t, way, point, end));
      it(`${point}: the same payment brings its rows, charged once`, (t) => presentedAgain(t, way, point));
    }
  });
}

async function reconciled(t: TestContext, way: Way, point: string, end: End): Promise<void> {
  const { market, settings, purchase } = await killedSale(t, way, point);
  const survivor = await market.open({ settings });
  await reconcileAll(survivor, market);
  assert.deepEqual(await ends(market), end === "nothing" ? [] : [end]);
  const { earned } = await audit(market);
  assert.equal(earned, end === "delivered" ? purchase.amount : 0n);

  // Whatever the end was, the buyer's payment is still good for its rows, and for nothing more.
  await presentUntilDelivered(survivor.url, purchase);
  await reconcileAll(survivor, market);
  assert.equal((await audit(market)).earned, purchase.amount);
}

async function presentedAgain(t: TestContext, way: Way, point: string): Promise<void> {
  const { market, settings, purchase } = await killedSale(t, way, point);
  const survivor = await market.open({ settings, clockAhead: () => PAST_ABANDONMENT_MS });
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
}

/** A sale whose gateway died at the point, and the payment that the buyer kept. */
async function killedSale(
  t: TestContext,
  way: Way,
  point: string,
): Promise<{ market: Market; settings: Settings; purchase: Purchase }> {
  const market = await openMarket(t);
  const settings = await way.settings(t, market);
  const doomed = await startDoomed(t, { settings: { ...market.settings, ...settings }, isBroken: false });
  const purchase = await signPurchase(doomed.url, market.buyer, ROWS);
  await doomed.dieAt(point);
  // The delivery is recorded after its answer, so a late death may leave the answer whole.
  await present(doomed.url, purchase).catch(() => undefined);
  await doomed.death();
  return { market, settings, purchase };
}

async function ends(market: Market): Promise<End[]> {
  return (await ordersOf(market)).map(({ state }) => state as End);
}
