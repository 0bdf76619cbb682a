import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { brokenAfter, brokenProducts } from "./broken-products.ts";
import { startDoomed } from "./doomed-process.ts";
import { audit } from "./invariants.ts";
import { killPoints, refund, stepsSeen } from "./kill-points.ts";
import {
  type Answer,
  eventually,
  type Market,
  type OpenGateway,
  openMarket,
  ordersOf,
  PURSE,
  type Purchase,
  present,
  reconcileAll,
  signPurchase,
} from "./market.ts";
import { witnessed } from "./witness.ts";

const ROWS = 5;
/** More than are made in one go, so they are streamed. */
const STREAMED_ROWS = 2_500;

describe("an order that was paid and whose rows cannot be made", { concurrency: 3 }, () => {
  it("says so, and the money goes back by itself, once", async (t) => {
    const { market, open, purchase } = await brokenSale(t);
    await assertRefunded(open, market, purchase);
    assert.equal(
      (await market.database.store.pool.query("select 1 from broadcast where purpose = 'refund'")).rowCount,
      1,
    );
  });

  it("says while the money is on its way back that it is", async (t) => {
    const { market, open, purchase } = await brokenSale(t);
    await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
    const answer = await present(open.url, purchase);
    assert.deepEqual([answer.status, answer.body.code, answer.body.charged], [409, "order_refund_due", true]);
    await assertRefunded(open, market, purchase);
  });

  it("is refunded as well when it breaks in the middle of a stream, and the stream does not end as if it were whole", async (t) => {
    const market = await openMarket(t);
    const open = await market.open({ faults: { products: brokenAfter(1) } });
    const purchase = await signPurchase(open.url, market.buyer, STREAMED_ROWS);
    await assert.rejects(present(open.url, purchase));
    await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
    await assertRefunded(open, market, purchase);
  });

  it("is refunded when the gateway dies after the payment and its successor cannot make the rows either", async (t) => {
    const market = await openMarket(t);
    const doomed = await startDoomed(t, { settings: market.settings, isBroken: false });
    const purchase = await signPurchase(doomed.url, market.buyer, ROWS);
    await doomed.dieAt("after statement book");
    await assert.rejects(present(doomed.url, purchase));
    const open = await market.open({ faults: { products: brokenProducts } });
    await assertRefunded(open, market, purchase);
  });

  it("is refunded once when several reconciliations work at the same time", async (t) => {
    const { market, open, purchase } = await brokenSale(t);
    await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
    const others = await Promise.all([market.open(), market.open()]);
    const soon = new Date(Date.now() + 600_000);
    await Promise.all(
      [open, ...others].flatMap(({ gateway }) => [gateway.reconciler.round(soon), gateway.reconciler.round(soon)]),
    );
    await assertRefunded(open, market, purchase);
  });

  it("stays due while the treasury is empty, is logged, and is paid when there is money again", async (t) => {
    const { market, open, purchase } = await brokenSale(t, { emptyTreasury: true });
    await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
    await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    assert.deepEqual(
      (await ordersOf(market)).map(({ state }) => state),
      ["refund_due"],
    );
    assert.ok(open.logged.some(({ msg }) => /treasury does not hold enough/.test(String(msg))));
    await market.fillTreasury();
    await assertRefunded(open, market, purchase);
  });

  it("stays due while the day's cap is reached, is logged, and is paid under a higher cap", async (t) => {
    const { market, open } = await brokenSale(t, { settings: { REFUND_CAP_MICRO_USDC: "200000" } });
    const second = await signPurchase(open.url, market.buyer, ROWS);
    assert.equal((await present(open.url, second)).status, 500);
    await eventually("both refunds are due", async () =>
      (await ordersOf(market)).every(({ state }) => state === "refund_due"),
    );
    await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    assert.deepEqual((await ordersOf(market)).map(({ state }) => state).sort(), ["refund_due", "refunded"]);
    assert.ok(open.logged.some(({ msg }) => /cap on refunds is reached/.test(String(msg))));
    const richer = await market.open({ settings: { REFUND_CAP_MICRO_USDC: "400000" } });
    await reconcileAll(richer, market);
    assert.equal((await audit(market)).refunded, 2n * second.amount);
  });

  it("is refunded once even when the gateway's key is changed between sending the refund and booking it", async (t) => {
    const { market, purchase } = await dyingRefund(t, "before statement book");
    const heir = await openMarket(t);
    const open = await market.open({
      settings: { SETTLEMENT_PRIVATE_KEY: heir.settings.SETTLEMENT_PRIVATE_KEY ?? "" },
    });
    await assertRefunded(open, market, purchase);
    assert.equal(await market.usdc(heir.treasury.address), PURSE);
    await open.gateway.reconciler.checkLedger();
    assert.ok(!open.logged.some(({ msg }) => /the chain does not have/.test(String(msg))));
  });
});

describe("a gateway that is killed while it pays a refund", { concurrency: 3 }, () => {
  it("has a kill point for every step of it", async (t) => {
    const market = await openMarket(t);
    const seen: string[] = [];
    const open = await market.open({
      faults: { ...witnessed((step) => void seen.push(step)), products: brokenProducts },
    });
    const purchase = await signPurchase(open.url, market.buyer, ROWS);
    await present(open.url, purchase);
    await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
    seen.length = 0;
    await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
    assert.deepEqual(
      stepsSeen(seen.slice(0, seen.indexOf("statement book") + 1)),
      refund.map(({ step }) => step).sort(),
    );
  });

  for (const { point } of killPoints(refund)) {
    it(`${point}: pays it once, and never again`, async (t) => {
      const { market, purchase } = await dyingRefund(t, point);
      const open = await market.open();
      await assertRefunded(open, market, purchase);
    });
  }
});

/** A sale that was paid and answered with 500, because no row could be made. */
async function brokenSale(
  t: TestContext,
  {
    emptyTreasury = false,
    settings = {},
  }: { emptyTreasury?: boolean; settings?: Readonly<Record<string, string>> } = {},
): Promise<{ market: Market; open: OpenGateway; purchase: Purchase }> {
  const market = await openMarket(t, { emptyTreasury });
  const open = await market.open({ faults: { products: brokenProducts }, settings });
  const purchase = await signPurchase(open.url, market.buyer, ROWS);
  assertFailed(await present(open.url, purchase));
  assert.equal(await market.usdc(market.payTo), purchase.amount);
  return { market, open, purchase };
}

/** A sale whose refund was under way when its gateway died at the point. */
async function dyingRefund(t: TestContext, point: string): Promise<{ market: Market; purchase: Purchase }> {
  const market = await openMarket(t);
  const doomed = await startDoomed(t, { settings: market.settings, isBroken: true });
  const purchase = await signPurchase(doomed.url, market.buyer, ROWS);
  assertFailed(await present(doomed.url, purchase));
  await eventually("the refund is due", async () => (await ordersOf(market))[0]?.state === "refund_due");
  await doomed.dieAt(point);
  await doomed.round().catch(() => undefined);
  await doomed.death();
  return { market, purchase };
}

function assertFailed({ status, body }: Answer): void {
  assert.deepEqual([status, body.code, body.charged, body.retryable], [500, "delivery_failed", true, false]);
}

/** The money is back, once, and presenting the payment again says so and takes nothing. */
async function assertRefunded(open: OpenGateway, market: Market, purchase: Purchase): Promise<void> {
  await reconcileAll(open, market);
  const { earned, refunded } = await audit(market);
  assert.deepEqual([earned, refunded], [purchase.amount, purchase.amount]);
  const again = await present(open.url, purchase);
  assert.deepEqual([again.status, again.body.code], [409, "order_refunded"]);
  await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
  assert.deepEqual(await audit(market), { earned, refunded });
  assert.equal(await market.usdc(market.buyer.address), PURSE);
}
