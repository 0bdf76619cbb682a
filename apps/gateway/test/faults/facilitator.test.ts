import assert from "node:assert/strict";
import { describe, it, type TestContext } from "node:test";
import { type Facilitator, FacilitatorUnavailable } from "../../src/payment/facilitator.ts";
import { audit } from "./invariants.ts";
import {
  assertComeBack,
  type Market,
  type OpenGateway,
  openMarket,
  ordersOf,
  type Purchase,
  present,
  presentUntilDelivered,
  reconcileAll,
  signPurchase,
} from "./market.ts";

/** What becomes of one call, given the honest way to answer it. */
type Hostility<Method extends "verify" | "settle"> = (
  honest: () => ReturnType<Facilitator[Method]>,
) => ReturnType<Facilitator[Method]>;

describe("a hostile facilitator", { concurrency: 4 }, () => {
  it("that cannot be asked to verify costs nothing, and the same payment is good when it can", async (t) => {
    const { market, open, purchase } = await scene(t, {
      verify: async () => {
        throw new FacilitatorUnavailable("a test");
      },
    });
    const answer = await present(open.url, purchase);
    assertComeBack(answer);
    assert.deepEqual([answer.body.code, answer.body.charged], ["settlement_unavailable", false]);
    await assertNothingMoved(market);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("that breaks while it verifies costs nothing, and the same payment is good afterwards", async (t) => {
    const { market, open, purchase } = await scene(t, {
      verify: async () => {
        throw new TypeError("cannot read properties of undefined");
      },
    });
    const { status, body } = await present(open.url, purchase);
    assert.deepEqual([status, body.code, body.charged, body.retryable], [500, "internal_error", false, true]);
    assert.ok(!JSON.stringify(body).includes("undefined"), "nothing of the error is told");
    await reconcileAll(open, market);
    await assertNothingMoved(market);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("that refuses is obeyed: a 402 that says why, and nothing moves", async (t) => {
    const { market, open, purchase } = await scene(t, {
      verify: async () => ({ kind: "refused", code: "payment_insufficient_funds" }),
    });
    const { status, body } = await present(open.url, purchase);
    assert.deepEqual([status, body.code], [402, "payment_insufficient_funds"]);
    await assertNothingMoved(market);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("that calls an unused payment used does not cost the buyer his payment", async (t) => {
    const { market, open, purchase } = await scene(t, { verify: async () => ({ kind: "used" }) });
    assertComeBack(await present(open.url, purchase));
    await assertNothingMoved(market);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("that settles and does not know it is overruled by the chain: the rows come at once", async (t) => {
    const { market, open, purchase } = await scene(t, {
      settle: async (honest) => {
        await honest();
        return { kind: "unknown" };
      },
    });
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  it("that settles and breaks is overruled by the chain: the rows come at once", async (t) => {
    const { market, open, purchase } = await scene(t, {
      settle: async (honest) => {
        await honest();
        throw new TypeError("cannot read properties of undefined");
      },
    });
    assert.equal((await present(open.url, purchase)).status, 200);
    await assertDeliveredOnce(market, open, purchase);
  });

  for (const [what, settle] of [
    ["says that it does not know", async () => ({ kind: "unknown" }) as const],
    ["breaks", () => Promise.reject(new TypeError("cannot read properties of undefined"))],
  ] as const) {
    it(`that ${what} and has done nothing costs nothing: the same payment brings its rows`, async (t) => {
      const { market, open, purchase } = await scene(t, { settle });
      const answer = await present(open.url, purchase);
      assertComeBack(answer);
      await assertNothingMoved(market);
      await assertDeliveredOnce(market, open, purchase);
    });
  }
});

/** A gateway whose facilitator is hostile to the first call. */
async function scene(
  t: TestContext,
  hostility: { verify?: Hostility<"verify">; settle?: Hostility<"settle"> },
): Promise<{ market: Market; open: OpenGateway; purchase: Purchase }> {
  const market = await openMarket(t);
  let { verify, settle } = hostility;
  const open = await market.open({
    faults: {
      facilitator: (own) => ({
        supported: () => own.supported(),
        verify: (payment, offer) => {
          const hostile = verify;
          verify = undefined;
          const honest = () => own.verify(payment, offer);
          return hostile === undefined ? honest() : hostile(honest);
        },
        settle: (orderId, payment, offer) => {
          const hostile = settle;
          settle = undefined;
          const honest = () => own.settle(orderId, payment, offer);
          return hostile === undefined ? honest() : hostile(honest);
        },
      }),
    },
  });
  return { market, open, purchase: await signPurchase(open.url, market.buyer, 5) };
}

async function assertNothingMoved(market: Market): Promise<void> {
  assert.equal(await market.usdc(market.payTo), 0n);
  assert.deepEqual([...new Set((await ordersOf(market)).map(({ state }) => state))], ["rejected"]);
}

async function assertDeliveredOnce(market: Market, open: OpenGateway, purchase: Purchase): Promise<void> {
  await presentUntilDelivered(open.url, purchase);
  await reconcileAll(open, market);
  assert.deepEqual(await audit(market), { earned: purchase.amount, refunded: 0n });
}
