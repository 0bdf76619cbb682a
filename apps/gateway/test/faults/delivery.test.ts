import assert from "node:assert/strict";
import http from "node:http";
import { describe, it } from "node:test";
import { StoreUnavailable } from "../../src/store/failure.ts";
import { audit } from "./invariants.ts";
import {
  eventually,
  openMarket,
  ordersOf,
  type Purchase,
  present,
  presentUntilDelivered,
  reconcileAll,
  signPurchase,
} from "./market.ts";
import { witnessed } from "./witness.ts";

/** More than are made in one go, so they are streamed, and more than the sockets between take up at once. */
const STREAMED_ROWS = 2_800;

describe("a delivery that does not get through", { concurrency: 3 }, () => {
  it("is no reason for a refund when it was the buyer who hung up, whenever he did", async (t) => {
    const market = await openMarket(t);
    const open = await market.open();
    for (const bytes of [0, 1, 1_000, 100_000, 300_000]) {
      const purchase = await signPurchase(open.url, market.buyer, bytes === 0 ? 5 : 300);
      await hangUp(open.url, purchase, bytes);
    }
    const big = await signPurchase(open.url, market.buyer, STREAMED_ROWS);
    const attempts = Array.from({ length: 40 }, (_, place) => place * 30_000);
    for (const bytes of attempts) await hangUp(open.url, { ...big, path: big.path }, bytes);
    await reconcileAll(open, market);
    assert.deepEqual([...new Set((await ordersOf(market)).map(({ state }) => state))], ["delivered"]);
    assert.equal((await audit(market)).refunded, 0n);
    await presentUntilDelivered(open.url, big);
  });

  for (const rows of [5, STREAMED_ROWS]) {
    it(`is no reason for a refund when ${rows} rows were sent and the store could not be told`, async (t) => {
      const market = await openMarket(t);
      let isDown = true;
      const open = await market.open({
        faults: witnessed((step, moment) => {
          if (!isDown || `${moment} ${step}` !== "before statement mark-delivered") return;
          throw new StoreUnavailable("a test", false, undefined);
        }),
      });
      const purchase = await signPurchase(open.url, market.buyer, rows);
      await present(open.url, purchase).catch(() => undefined);
      await eventually("the delivery was tried", () => open.logged.length > 0);
      await open.gateway.reconciler.round(new Date(Date.now() + 600_000));
      assert.deepEqual(
        (await ordersOf(market)).map(({ state }) => state),
        ["settled"],
      );
      isDown = false;
      await presentUntilDelivered(open.url, purchase);
      await reconcileAll(open, market);
      assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
    });
  }
});

/** Presents the payment, and cuts the connection after so many bytes of the answer's body. */
async function hangUp(url: string, { path, header }: Purchase, bytes: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = http.get(url + path, { headers: { "PAYMENT-SIGNATURE": header }, agent: false }, (response) => {
      let got = 0;
      const cut = () => request.destroy();
      if (bytes === 0) cut();
      response.on("data", (chunk: Buffer) => {
        got += chunk.length;
        if (got >= bytes) cut();
      });
      response.on("error", () => {});
    });
    request.on("error", () => {});
    request.on("close", () => resolve());
  });
}
